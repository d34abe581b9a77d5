"""One process per store. Whoever serves it holds a lock on a file beside it; the system lets go of that lock when the
process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class Lease:
    """Of the store in that file. Looking at a store needs none."""

    def __init__(self, store: Path) -> None:
        self.path = store.with_name(f"{store.name}.lock")
        self._file: int | None = None

    def take(self) -> bool:
        """Whether it is ours now; False: another process has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False
        os.truncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self._file = file
        return True

    def holder(self) -> str:
        """The number of the process that has it, or had it last."""
        return self.path.read_text("ascii", "replace")

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
