"""Discord's errors: a status, a code, a message and, for forms, which field is wrong and why."""

from collections.abc import Sequence
from typing import Any

JSON = dict[str, Any]

# code -> (status, message), as Discord documents them.
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class ApiError(Exception):
    """An answer in Discord's error shape."""

    def __init__(self, code: int, errors: JSON | None = None, *, status: int | None = None, message: str = "") -> None:
        known = KNOWN.get(code, (400, message))
        self.status = status if status is not None else known[0]
        self.code, self.message, self.errors = code, message or known[1], errors
        super().__init__(f"{self.status} {self.code}: {self.message} {errors or ''}")

    def body(self) -> JSON:
        body: JSON = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def plain(status: int, message: str) -> ApiError:
    """The errors without a code: `401: Unauthorized`, `404: Not Found`, `405: Method Not Allowed`."""
    return ApiError(0, status=status, message=f"{status}: {message}")


Path = Sequence[str | int]


class Form:
    """Collects what is wrong with one request body; `check()` raises all of it as one 50035."""

    def __init__(self) -> None:
        self.errors: JSON = {}

    def fail(self, path: Path, code: str, message: str) -> None:
        at = self.errors
        for step in path:
            at = at.setdefault(str(step), {})
        at.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        if self.errors:
            raise ApiError(50035, self.errors)

    # The checks below return the value when it is good and None when it is absent or was refused.

    def text(self, owner: JSON, key: str, path: Path, longest: int, least: int = 0, need: bool = False) -> str | None:
        value = owner.get(key)
        at = (*path, key)
        if value is None or (value == "" and need):
            if need:
                self.fail(at, "BASE_TYPE_REQUIRED", "This field is required")
            return None
        if not isinstance(value, str):
            self.fail(at, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return None
        if least and not least <= len(value) <= longest:
            self.fail(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {longest} in length.")
            return None
        if len(value) > longest:
            self.fail(at, "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length.")
            return None
        return value

    def number(self, owner: JSON, key: str, path: Path, least: int, most: int, need: bool = False) -> int | None:
        value = owner.get(key)
        at = (*path, key)
        if value is None:
            if need:
                self.fail(at, "BASE_TYPE_REQUIRED", "This field is required")
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value > most:
            self.fail(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
            return None
        if value < least:
            self.fail(at, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
            return None
        return value

    def objects(self, owner: JSON, key: str, path: Path, most: int, least: int = 0, need: bool = False) -> list[JSON]:
        value = owner.get(key)
        at = (*path, key)
        if value is None:
            if need:
                self.fail(at, "BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not isinstance(value, list):
            self.fail(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if least and not least <= len(value) <= most:
            self.fail(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif len(value) > most:
            self.fail(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                self.fail((*at, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return [item for item in value if isinstance(item, dict)]
