"""Pictures for posts: off the event loop, and never a reason for a post to fail."""

import asyncio
import logging
import platform
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from render import worker
from render.karnag.example import example
from render.pictures import NoPictures, picture, png
from render.shot import Shot
from render.text_board import text_board
from rules.core import View


async def test_the_work_is_done_by_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def spy(shot: Shot) -> bytes:
        threads.append(threading.current_thread().name)
        return png(shot)

    monkeypatch.setattr(worker, "png", spy)
    made = await worker.illustrated(Shot(example(), theme="dark"))
    assert made.png is not None
    assert made.png.startswith(b"\x89PNG")
    assert made.alt.startswith("Karnag, round 3 of 5")
    assert made.text_board == text_board(Shot(example()))
    assert len(threads) == 1
    assert threads[0].startswith("picture")


async def test_it_refuses_to_run_on_the_event_loop() -> None:
    assert asyncio.get_running_loop().is_running()
    with pytest.raises(RuntimeError, match="off the event loop"):
        worker.illustrate(Shot(example()))


async def test_two_at_once_are_the_same_as_one_after_the_other() -> None:
    alone = worker.illustrated(Shot(example(4)))
    first = await alone
    both = await asyncio.gather(*(worker.illustrated(Shot(example(4))) for _ in range(4)))
    assert all(one == first for one in both)


def test_a_failing_picture_leaves_the_text_board(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: object) -> bytes:
        raise OSError("out of ink")

    monkeypatch.setattr(worker, "png", broken)
    with caplog.at_level(logging.ERROR):
        made = worker.illustrate(Shot(example()))
    assert made.png is None
    assert made.text_board == text_board(Shot(example()))
    assert made.alt
    assert "no picture of a KarnagView" in caplog.text
    assert "out of ink" in caplog.text


class BareView(View, frozen=True):
    round: int = 1


def test_a_title_without_pictures(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(NoPictures):
        picture(Shot(BareView()))
    made = worker.illustrate(Shot(BareView()))
    assert (made.png, made.alt, made.text_board.lines) == (None, "", ())


def test_a_broken_view_is_logged_not_raised(caplog: pytest.LogCaptureFixture) -> None:
    broken = msgspec.structs.replace(example(), seats=None)
    with caplog.at_level(logging.ERROR):
        made = worker.illustrate(Shot(broken))
    assert (made.png, made.text_board.lines) == (None, ())
    assert "no picture" in caplog.text
    assert "no text board" in caplog.text


ROOT = Path(__file__).parents[2]
HELD = """
import sys
from PIL import Image
from render import worker
if sys.argv[1] == "tidy":
    worker.give_back()
def held():
    return int(open("/proc/self/statm").read().split()[1]) * 4096
Image.new("L", (8192, 2048)).close()  # from now on the library takes so much for small
before, kept = held(), []
for _ in range(10):
    pictures = [Image.new("RGB", (700, 700), "red") for _ in range(20)]
    for picture in pictures[::5]:
        kept.append(bytes(90_000))
    del pictures, picture
print(held() - before - len(kept) * 90_000)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc" or not Path("/proc/self/statm").exists(), reason="needs glibc")
def test_memory_of_pictures_is_given_back() -> None:
    """Twenty pictures of 2 MB at a time, and small things between them that stay: nothing else is held afterwards."""
    held = {
        how: int(subprocess.run([sys.executable, "-c", HELD, how], capture_output=True, check=True, cwd=ROOT).stdout)
        for how in ("tidy", "untidy")
    }
    assert held["tidy"] < 4_000_000 < held["untidy"], held


async def test_pictures_that_were_never_begun_hold_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """All threads are held up, others wait for them in vain: once they are free, pictures are made again."""
    free, begun = threading.Event(), threading.Semaphore(0)

    def held(shot: Shot) -> bytes:
        begun.release()
        free.wait(60)
        return png(shot)

    with monkeypatch.context() as slow:
        slow.setattr(worker, "png", held)
        first = [asyncio.ensure_future(worker.illustrated(Shot(example()))) for _ in range(worker.WORKERS)]
        for _ in first:
            await asyncio.to_thread(begun.acquire)
        slow.setattr(worker, "PATIENCE", 0.0)
        waiting = [await worker.illustrated(Shot(example())) for _ in range(worker.WORKERS)]
        assert [made.png for made in waiting] == [None] * worker.WORKERS
        free.set()
        await asyncio.gather(*first)
    assert (await worker.illustrated(Shot(example()))).png is not None
