"""What a picture shows, and for whom: handed on whole, from whoever wants it down to the title that paints it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.words import Names
from rules.core import Event, View


class Shot(msgspec.Struct, frozen=True):
    view: View
    lang: str = "en"
    theme: str = "light"
    """The name of a theme, or of a palette for eyes that tell colours apart in another way (`colour_vision`)."""
    focus: str | None = None
    """A region instead of the whole table."""
    events: Sequence[Event] = ()
    """What they changed is marked and told."""
    names: Names | None = None
    places: Sequence[str] = ()
    """A picture to choose one of these places on: the part of the table where they are, each of them marked."""
    proposed: Sequence[Event] = ()
    """What advice would do, before it is done: laid on the table and marked, and told as a proposal."""
