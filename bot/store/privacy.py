"""Files that only their owner may read: they hold the secrets of dice and what players hide."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

OWNER = 0o600
OWNERS_FOLDER = 0o700


def make_private(path: Path) -> None:
    """A file that is there afterwards, empty if it is new, and what SQLite has put beside it. SQLite gives the files it
    makes later the rights of this one.

    A file that is there is not opened: closing it would take away the locks that SQLite holds on it in this process,
    and another process could then tidy away the log from under it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))
    for file in (path, *path.parent.glob(f"{path.name}-*"), *path.parent.glob(f"{path.name}.before-*")):
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(OWNER)
        except OSError as error:
            log.warning("others may read %s: %s", file, error)


def private_folder(folder: Path) -> None:
    """A folder that is there afterwards. One that was made by somebody else keeps its rights."""
    folder.mkdir(parents=True, exist_ok=True, mode=OWNERS_FOLDER)
