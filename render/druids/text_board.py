"""A view in words: everything it knows, one fact per line, in the words of the commands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from render.druids.changes import changes
from render.druids.overview import open_decision
from render.druids.parts.proposal import sentence
from render.druids.words import DruidsWords
from render.shot import Shot
from rules.druids.state import DruidsOptions
from rules.druids.view import DruidsView, TileView


def lines(view: DruidsView, shot: Shot) -> list[str]:
    t = DruidsWords(shot.lang, shot.names)
    return [
        *_standing(view, t),
        *_players(view, t),
        *_map(view, t),
        *_stock(view, t),
    ]


def summary(view: DruidsView, shot: Shot) -> str:
    """The alternative text of a picture."""
    t = DruidsWords(shot.lang, shot.names)
    best = sorted(view.seats, key=lambda player: -player.points)
    scores = t.listing([f"{t.who(player.seat)} {player.points}" for player in best])
    parts = [
        t("text-head", moment=t.moment(view)),
        open_decision(view, t),
        t("text-scores", scores=scores),
        *changes(view, shot.events, t).story[-6:],
        sentence(shot.proposed, t),
    ]
    return " ".join(part for part in parts if part)


def _standing(view: DruidsView, t: DruidsWords) -> Iterator[str]:
    yield t("text-head", moment=t.moment(view))
    if view.viewer is not None:
        yield t("text-viewer", who=t.who(view.viewer))
    yield t("text-order", seats=t.listing([t.who(seat) for seat in view.order]))
    asked = view.asked
    if asked.seat is not None:
        yield t("text-asked", who=t.who(asked.seat), question=t.question(view, asked.seat))
        if asked.runs:
            yield t("text-runs", runs=t.listing([f"{run} ×2" if asked.doubled else run for run in asked.runs]))
        if asked.may_boost:
            yield t("text-boost", who=t.who(asked.seat))
        if asked.drawn:
            places = [" ".join([field, *map(str, hours)]) for field, hours in asked.places.items()]
            yield t("text-drawn", piece=asked.drawn, places=t.listing(places))
    if view.closed:
        yield t("text-closed", actions=t.listing(view.closed))
    if view.last:
        yield t("text-last")
    if view.quiet:
        yield t("text-quiet", turns=view.quiet)
    if view.standings is not None:
        for placing in view.standings.placings:
            yield t("text-place", place=placing.place, who=t.who(placing.seat), score=placing.score)


def _players(view: DruidsView, t: DruidsWords) -> Iterator[str]:
    for player in view.seats:
        name, parts = t.who(player.seat), player.sources
        yield t(
            "text-seat", who=name, points=player.points, goal=view.goal, populations=parts.get("populations", 0),
            stones=parts.get("stones", 0), temples=parts.get("temples", 0),
        )  # fmt: skip
        facts: dict[str, str | int] = {"populations": player.populations_left, "stones": player.stones_left}
        yield t("text-supply", who=name, **facts, lost=player.lost, **{"stones-lost": player.stones_lost})
        caught = [f"{t.who(owner)} {count}" for owner, count in enumerate(player.captured) if count]
        yield t("text-captured", who=name, captured=t.listing(caught))
        yield t("text-chosen", who=name, chosen=t.listing(player.chosen))


def _map(view: DruidsView, t: DruidsWords) -> Iterator[str]:
    yield t("text-big", fields=t.listing(view.big_field))
    yield t("text-portals", fields=t.listing(view.portals))
    yield t("text-ring", fields=t.listing(view.ring))
    owners = {temple.field: temple.seat for temple in view.temples}
    for tile in view.tiles:
        yield t("text-tile", field=tile.field, facts="; ".join(_tile(tile, owners, t)))
    for stone in view.stones:
        yield t("text-stone", corner=stone.corner, who=t.who(stone.seat))


def _tile(tile: TileView, owners: dict[str, int | None], t: DruidsWords) -> Iterator[str]:
    """Its sides from 1 o'clock clockwise, and what stands there."""
    yield t("text-sides", sides=tile.sides)
    if not tile.habitable:
        yield t("text-bare")
    if tile.demon:
        yield t("text-demon")
    if tile.temple:
        owner = owners.get(tile.field)
        yield t("text-temple-nobody") if owner is None else t("text-temple", who=t.who(owner))
    if tile.population is not None:
        yield t("text-immortal" if tile.immortal else "text-population", who=t.who(tile.population))
    if tile.moved:
        yield t("text-moved")


def _stock(view: DruidsView, t: DruidsWords) -> Iterator[str]:
    yield t("text-stock", demons=view.markers_left, temples=view.temples_left)
    pieces = [f"{piece} {count}" for piece, count in view.bag.items()]
    yield t("text-bag", count=sum(view.bag.values()), pieces=t.listing(pieces))
    if view.face_up:
        yield t("text-open", pieces=t.listing(view.face_up))
    plain, chosen = msgspec.structs.asdict(DruidsOptions()), msgspec.structs.asdict(view.options)
    other = [f"{name} {str(value).lower()}" for name, value in chosen.items() if value != plain[name]]
    if other:
        yield t("text-options", options=t.listing(other))
