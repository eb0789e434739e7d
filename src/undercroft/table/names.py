"""Names: of guests and bots, and the codes by which tables are found."""

import re
import secrets

NAME_LENGTH = 24
BOT_NAMES = ("Oswin", "Ludmila", "Borin", "Ilaria", "Marek", "Sofia", "Tomas", "Vera")
# Short, easy to say over the phone, and nothing that one would not say to a child.
_WORDS = (
    "ash", "bat", "bell", "bone", "brook", "candle", "cave", "clover", "coin", "crow", "crypt", "dusk", "ember",
    "elm", "fang", "fern", "flint", "fox", "frost", "ghost", "goblin", "hawk", "hearth", "helm", "holly",
    "iron", "ivy", "key", "lantern", "lynx", "maple", "mead", "mist", "moon", "moss", "moth", "oak", "ogre",
    "otter", "owl", "pine", "quill", "rat", "raven", "reed", "rook", "rose", "rune", "sage", "salt", "shield",
    "silver", "sloe", "sparrow", "spire", "stag", "stone", "storm", "sword", "thorn", "toad", "torch", "tower",
    "troll", "vale", "vault", "viper", "willow", "wolf", "wren", "yew",
)  # fmt: skip


def table_code() -> str:
    """A code by which a table is found, such as ``oak-lynx-42``."""
    return f"{secrets.choice(_WORDS)}-{secrets.choice(_WORDS)}-{secrets.randbelow(90) + 10}"


def read_code(text: str) -> str | None:
    """A code as it is kept, however somebody wrote it; None if it cannot be one."""
    spelled = "-".join(text.lower().replace("-", " ").split())
    return spelled if re.fullmatch(r"[a-z]{1,12}-[a-z]{1,12}-[0-9]{2}", spelled) else None


def guest_name() -> str:
    """A name for somebody who has not told theirs."""
    return secrets.choice(_WORDS).capitalize()


def kept_name(name: str) -> str:
    """A name without line breaks and other invisible signs."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
