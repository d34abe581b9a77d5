"""The playground's time. Everything that ends after a while (interaction tokens, nonces, timers) asks this clock.

A running clock follows the wall clock; a frozen one moves only when told, so that tests never wait.
Both can be advanced: "be 25 hours later" is one call.
"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable


class Timer:
    """A callback that is due at some time; `cancel` is harmless at any moment."""

    __slots__ = ("callback", "cancelled", "when")

    def __init__(self, when: float, callback: Callable[[], None]) -> None:
        self.when, self.callback, self.cancelled = when, callback, False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """Seconds since 1970, `now()`, and timers on them."""

    def __init__(self, frozen_at: float | None = None) -> None:
        self._frozen = frozen_at
        self._shift = 0.0
        self._order = itertools.count()
        self._timers: list[tuple[float, int, Timer]] = []
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def frozen(self) -> bool:
        return self._frozen is not None

    def now(self) -> float:
        return self._frozen if self._frozen is not None else time.time() + self._shift

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(self.now() + seconds, callback)
        heapq.heappush(self._timers, (timer.when, next(self._order), timer))
        self._arm()
        return timer

    def advance(self, seconds: float) -> None:
        """Make it later. Timers that fall due run now, in their order."""
        if seconds < 0:
            raise ValueError("time does not run backwards here")
        if self._frozen is not None:
            self._frozen += seconds
        else:
            self._shift += seconds
        self._run_due()

    def close(self) -> None:
        self._timers.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _run_due(self) -> None:
        now = self.now()
        while self._timers and self._timers[0][0] <= now:
            timer = heapq.heappop(self._timers)[2]
            if not timer.cancelled:
                timer.callback()
        self._arm()

    def _arm(self) -> None:
        if self._frozen is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        while self._timers and self._timers[0][2].cancelled:
            heapq.heappop(self._timers)
        if self._timers:
            wait = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._run_due)
