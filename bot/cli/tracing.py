"""Counting what a walk through the bot passes. Everything runs in one thread here, in the order in which it was handed
in, so that the same walk gives the same numbers every time and on every machine."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.cli.common import ROOT

BOT = str(ROOT / "bot")
TOOLS = str(Path(__file__).parent)
WRITES, READS = ("transaction", "writing"), ("reading",)
"""Methods of the store that open a transaction."""
DEFERS = (5, 6)
"""Discord's kinds of answers that only say that one will come."""

Counts = dict[str, int]


class OneThread(asyncio.SelectorEventLoop):
    """An event loop that has no threads beside it: their work is done here, one piece a round, each pool's in order."""

    def __init__(self) -> None:
        super().__init__()
        self.ran: Callable[[Callable[..., Any]], None] = lambda work: None
        """Told of each piece of work when its turn comes."""
        self.waiting: deque[tuple[asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]] = deque()

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.create_future()
        self.waiting.append((future, func, args))
        self.call_soon(self._run)
        return future

    def _run(self) -> None:
        future, func, args = self.waiting.popleft()
        self.ran(func)
        settle: Callable[[asyncio.Future[Any], Any], None] = _give
        result: Any
        asyncio._set_running_loop(None)  # as in a thread, where none runs
        try:
            result = func(*args)
        except Exception as error:  # noqa: BLE001  whatever it is, it belongs to whoever waits for the work
            settle, result = _fail, error
        finally:
            asyncio._set_running_loop(self)
        self.call_soon(settle, future, result)  # a round later, as from a thread: what the work woke goes first


def _give(future: asyncio.Future[Any], result: Any) -> None:
    if not future.cancelled():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Any) -> None:
    if not future.cancelled():
        future.set_exception(error)


def _forget() -> None:
    """What functions of the bot have kept from earlier walks: a walk counts what it passes the first time."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bot."):
            for kept in list(vars(module).values()):
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()


class Trace:
    """What is passed between `begin` and `end`; `answered` says that the answer is handed to Discord."""

    def __init__(self, loop: OneThread) -> None:
        self.codes: set[CodeType] = set()
        self.jobs = self.writes = self.reads = 0
        self.before: Counts | None = None
        self._open = 0
        """Transactions inside each other; only the outermost is one."""
        loop.ran = self._ran

    def watch(self, store: Any) -> None:
        """Count the transactions of a store."""
        for name in (*WRITES, *READS):
            if hasattr(store, name):
                setattr(store, name, self._counted(getattr(store, name), reads=name in READS))

    def _counted(
        self, opening: Callable[..., AbstractContextManager[Any]], *, reads: bool
    ) -> Callable[..., AbstractContextManager[Any]]:
        @contextmanager
        def counted(*args: Any, **kwargs: Any) -> Iterator[Any]:
            if not self._open:
                self.reads += reads
                self.writes += not reads
            self._open += 1
            try:
                with opening(*args, **kwargs) as session:
                    yield session
            finally:
                self._open -= 1

        return counted

    def _ran(self, work: Callable[..., Any]) -> None:
        """Work of the bot's worker; pictures are drawn elsewhere."""
        self.jobs += str(getattr(work, "__module__", "")) == "bot.tables.tables"

    # --- one walk --------------------------------------------------------------------------------

    def begin(self) -> None:
        self.codes.clear()
        self.jobs = self.writes = self.reads = 0
        self.before = None
        _forget()
        sys.setprofile(self._profile)

    def answered(self) -> None:
        if self.before is None:
            self.before = self._counts()

    def end(self) -> Counts:
        """The numbers until the answer, and in all."""
        sys.setprofile(None)
        assert self.before is not None, "nothing was answered"
        before, in_all = self.before, self._counts()
        return {
            "modules": before["modules"],
            "functions": before["functions"],
            "jobs_before_answer": before["jobs"],
            "transactions_before_answer": before["transactions"],
            "reads_before_answer": before["reads"],
            "modules_in_all": in_all["modules"],
            "functions_in_all": in_all["functions"],
            "jobs": in_all["jobs"],
            "transactions": in_all["transactions"],
            "reads": in_all["reads"],
        }

    def modules(self) -> list[str]:
        """Files of the bot that were passed."""
        return sorted({Path(code.co_filename).relative_to(ROOT).as_posix() for code in self.codes})

    def _counts(self) -> Counts:
        return {
            "modules": len({code.co_filename for code in self.codes}),
            "functions": len(self.codes),
            "jobs": self.jobs,
            "transactions": self.writes,
            "reads": self.reads,
        }

    def _profile(self, frame: FrameType, event: str, arg: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code.co_filename.startswith(BOT) and not code.co_filename.startswith(TOOLS) and _is_function(code):
            self.codes.add(code)


def _is_function(code: CodeType) -> bool:
    """Neither a module nor a loop in brackets."""
    return not code.co_name.startswith("<") or code.co_name == "<lambda>"


ANSWERS = (
    (AsyncWebhookAdapter, "create_interaction_response"),
    (AsyncWebhookAdapter, "edit_original_interaction_response"),
    (AsyncWebhookAdapter, "execute_webhook"),
)
"""What hands an interaction's answer to Discord."""
POSTS = ((HTTPClient, "send_message"), (HTTPClient, "edit_message"))
"""What hands a post to Discord."""


@contextmanager
def noticing(calls: Iterable[tuple[type, str]], answered: Callable[[], None]) -> Iterator[None]:
    """Tells when one of these calls hands a page to Discord; that one will come is no page."""

    def noticed(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            payload = getattr(kwargs.get("params"), "payload", None) or {}
            if payload.get("type") not in DEFERS:
                answered()
            return method(*args, **kwargs)

        return call

    kept = [(owner, name, getattr(owner, name)) for owner, name in calls]
    try:
        for owner, name, method in kept:
            setattr(owner, name, noticed(method))
        yield
    finally:
        for owner, name, method in kept:
            setattr(owner, name, method)
