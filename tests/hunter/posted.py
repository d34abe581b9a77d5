"""What stands in channels and private messages: as pages in their order, what came so far, what time brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tests.hunter.house import STRANGER, Asked, Got
from tests.hunter.scene import Opened, Scene, behind

STANDING = 4
"""The newest posts of a kind that are looked at again; each was looked at when it came."""
DAYS = (10.0, 3600.0, 4 * 24 * 3600.0)


def standing(scene: Scene, name: str) -> Iterator[Opened]:
    """Posts that stand now, as pages in their order and number, and what is behind their buttons."""
    house = scene.house
    row = house.row()
    with house.trying():
        shown = [
            [post.id, post.kind, post.key, post.channel, house.page(post, row), post.mentions, post.wanted]
            for post in house.posts(name)[-STANDING:]
            if post.message is not None and (post.kind != "dm" or post.channel == scene.viewer.person)
        ]
    opened = f"post {name}", Got(shown, [])
    yield opened
    last = Got(shown[-1:], [])
    yield from behind(scene, (opened[0], last))


def history(scene: Scene, name: str) -> Iterator[Opened]:
    """Everything that came so far, in its order and at its time; and what comes if nobody does anything."""
    seen = [one for one in scene.viewer.sees(scene.house.seen) if one[2] == name]
    yield f"posted {name}", Got(seen[-6:], [])


def waiting(scene: Scene) -> Iterator[Opened]:
    """Time passes: reminders, deadlines, questions about people who do not come."""
    for seconds in DAYS:

        async def wait(_: Asked, seconds: float = seconds) -> None:
            scene.house.later(seconds)

        yield f"{seconds} seconds later", scene.house.open(scene.viewer, wait)


def _tour(scene: Scene, name: str) -> Iterator[Opened]:
    """A tour is a table of one person against computer players of its own, under a fixed secret: opened anew."""
    house = scene.house
    with house.trying():
        row = house.tables.open_tour(
            "tour", guild=1, place=77, person=STRANGER, name="Guest", title=house.title, language="en"
        )
        with house.store.writing() as session:
            found = [[post.kind, post.key, house.page(post, row)] for post in session.posts(row.id)]
    yield f"post {name}", Got(found, [])


Posted = Callable[[Scene, str], Iterable[Opened]]


def _posted(scene: Scene, name: str) -> Iterator[Opened]:
    yield from standing(scene, name)
    yield from history(scene, name)


POSTS: dict[str, Posted] = {
    **dict.fromkeys(("card", "begin", "chapter", "call", "request", "end", "notice", "dm"), _posted),
    "tour": _tour,
}


def open_post(scene: Scene, name: str) -> Iterator[Opened]:
    yield from POSTS[name](scene, name)
