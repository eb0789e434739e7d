"""Guests: an identity is a random id in a signed cookie, without a password."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "undercroft"
LIFETIME = 400 * 86400
LINK_LIFETIME = 3600.0
"""A personal link moves an identity to another device; it works once, within the hour."""


class Signer:
    """Signs ids with the house's secret; a forged or changed cookie is nobody."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return f"{person}.{self._mark(person)}"

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if it is not one of ours."""
        if cookie is None or len(cookie) > 200:
            return None
        person, _, mark = cookie.rpartition(".")
        return person if person and hmac.compare_digest(mark.encode(), self._mark(person).encode()) else None

    def _mark(self, person: str) -> str:
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_secret() -> str:
    """A secret for the house, made at its first start."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """An id for somebody new."""
    return secrets.token_urlsafe(16)


def link_hash(token: str) -> str:
    """What is kept of a personal link."""
    return hashlib.sha256(token.encode()).hexdigest()
