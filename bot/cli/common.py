"""What several commands share."""

import sys
import time


class Trouble(Exception):
    """Something the person at the keyboard can mend: printed as one line, exit code 2, no traceback."""


class Progress:
    """A progress line on standard error for long runs: one updated line on a terminal, else one line per 5 s."""

    def __init__(self, total: int, what: str, quiet: bool = False) -> None:
        self.total, self.what, self.quiet = total, what, quiet
        self.done = 0
        self.said = time.monotonic()
        self.terminal = sys.stderr.isatty()

    def step(self, n: int = 1) -> None:
        self.done += n
        now = time.monotonic()
        if self.quiet or now - self.said < (0.2 if self.terminal else 5.0):
            return
        self.said = now
        self._write("\r" if self.terminal else "", "" if self.terminal else "\n")

    def close(self) -> None:
        if self.terminal and not self.quiet:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _write(self, start: str, end: str) -> None:
        print(f"{start}{self.what}: {self.done} of {self.total}", end=end, file=sys.stderr, flush=True)
