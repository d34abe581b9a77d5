"""A view in words: everything it knows, one fact per line, in the words of the commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from render.druids.changes import CHAT, PACKAGE, changes, told
from render.druids.paint import moment
from render.druids.panels import question
from render.shot import Shot
from render.words import Names, listing, say, who
from rules.druids.state import DruidsOptions
from rules.druids.view import DruidsView, TileView


class Words:
    """Sentences of the text board in one language, with the people's names."""

    def __init__(self, lang: str, names: Names | None) -> None:
        self.lang, self.names = lang, names

    def __call__(self, key: str, **facts: str | int) -> str:
        return say(PACKAGE, f"text-{key}", self.lang, **facts)

    def who(self, seat: int) -> str:
        return who(seat, self.lang, self.names)

    def list(self, items: Sequence[str]) -> str:
        return listing(items, self.lang)


def lines(view: DruidsView, shot: Shot) -> list[str]:
    t = Words(shot.lang, shot.names)
    return [
        *_standing(view, t),
        *_players(view, t),
        *_map(view, t),
        *_stock(view, t),
    ]


def summary(view: DruidsView, shot: Shot) -> str:
    """The alternative text of a picture."""
    t = Words(shot.lang, shot.names)
    best = sorted(view.seats, key=lambda player: -player.points)
    scores = t.list([f"{t.who(player.seat)} {player.points}" for player in best])
    parts = [
        t("head", moment=moment(view, t.lang)),
        question(view, t.lang, t.names),
        t("scores", scores=scores),
        *changes(view, shot.events, t.lang, t.names).story[-6:],
    ]
    return " ".join(part for part in parts if part)


def _standing(view: DruidsView, t: Words) -> Iterator[str]:
    yield t("head", moment=moment(view, t.lang))
    if view.viewer is not None:
        yield t("viewer", who=t.who(view.viewer))
    yield t("order", seats=t.list([t.who(seat) for seat in view.order]))
    asked = view.asked
    if asked is not None:
        yield t("asked", who=t.who(asked.seat), question=told(CHAT.question(view, asked.seat), t.lang, t.names))
        if asked.runs:
            yield t("runs", runs=t.list([f"{run} ×2" if asked.doubled else run for run in asked.runs]))
        if asked.may_boost:
            yield t("boost", who=t.who(asked.seat))
        if asked.drawn:
            places = [" ".join([field, *map(str, hours)]) for field, hours in asked.places.items()]
            yield t("drawn", piece=asked.drawn, places=t.list(places))
    if view.closed:
        yield t("closed", actions=t.list(view.closed))
    if view.last:
        yield t("last")
    if view.quiet:
        yield t("quiet", turns=view.quiet)
    if view.standings is not None:
        for placing in view.standings.placings:
            yield t("place", place=placing.place, who=t.who(placing.seat), score=placing.score)


def _players(view: DruidsView, t: Words) -> Iterator[str]:
    for player in view.seats:
        name, parts = t.who(player.seat), player.sources
        yield t(
            "seat", who=name, points=player.points, goal=view.goal, populations=parts.get("populations", 0),
            stones=parts.get("stones", 0), temples=parts.get("temples", 0),
        )  # fmt: skip
        facts: dict[str, str | int] = {"populations": player.populations_left, "stones": player.stones_left}
        yield t("supply", who=name, **facts, lost=player.lost, **{"stones-lost": player.stones_lost})
        caught = [f"{t.who(owner)} {count}" for owner, count in enumerate(player.captured) if count]
        yield t("captured", who=name, captured=t.list(caught))
        yield t("chosen", who=name, chosen=t.list(player.chosen))


def _map(view: DruidsView, t: Words) -> Iterator[str]:
    yield t("big", fields=t.list(view.big_field))
    yield t("portals", fields=t.list(view.portals))
    yield t("ring", fields=t.list(view.ring))
    owners = {temple.field: temple.seat for temple in view.temples}
    for tile in view.tiles:
        yield t("tile", field=tile.field, facts="; ".join(_tile(tile, owners, t)))
    for stone in view.stones:
        yield t("stone", corner=stone.corner, who=t.who(stone.seat))


def _tile(tile: TileView, owners: dict[str, int | None], t: Words) -> Iterator[str]:
    """Its sides from 1 o'clock clockwise, and what stands there."""
    yield t("sides", sides=tile.sides)
    if not tile.habitable:
        yield t("bare")
    if tile.demon:
        yield t("demon")
    if tile.temple:
        owner = owners.get(tile.field)
        yield t("temple-nobody") if owner is None else t("temple", who=t.who(owner))
    if tile.population is not None:
        yield t("immortal" if tile.immortal else "population", who=t.who(tile.population))
    if tile.moved:
        yield t("moved")


def _stock(view: DruidsView, t: Words) -> Iterator[str]:
    yield t("stock", demons=view.markers_left, temples=view.temples_left)
    pieces = [f"{piece} {count}" for piece, count in view.bag.items()]
    yield t("bag", count=sum(view.bag.values()), pieces=t.list(pieces))
    if view.face_up:
        yield t("open", pieces=t.list(view.face_up))
    plain, chosen = msgspec.structs.asdict(DruidsOptions()), msgspec.structs.asdict(view.options)
    other = [f"{name} {str(value).lower()}" for name, value in chosen.items() if value != plain[name]]
    if other:
        yield t("options", options=t.list(other))
