"""What cannot be done at a table, and why."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.messages import Reason, Value


class Refused(UndercroftError):
    """Something that cannot be done at a table now; ``reason`` tells why, ``status`` is HTTP's word for it."""

    def __init__(self, message: str, status: int = 409, **args: Value) -> None:
        super().__init__(message, args)
        self.status = status
        self.reason = Reason("", message, args)

    @staticmethod
    def because(reason: Reason, status: int = 409) -> Refused:
        """A refusal for a reason that the rules gave."""
        refused = Refused(reason.message, status)
        refused.reason = reason
        return refused

    @staticmethod
    def of_error(error: UndercroftError, status: int = 400) -> Refused:
        """A refusal for an error of the kernel's."""
        refused = Refused(error.message, status)
        refused.reason = Reason("", error.message, error.args_)
        return refused
