"""A view of Oak in words: everything it knows, one fact per line, in the words of the commands."""

from __future__ import annotations

import msgspec

from render.oak.changes import changes
from render.oak.overview import open_decision
from render.oak.parts.ending import places
from render.oak.words import OakWords, printed_number
from render.shot import Shot
from rules.oak.board import BROICHAN_CARDS
from rules.oak.chat.prices import tally
from rules.oak.options import OakOptions
from rules.oak.view import ArtefactView, OakView, SeatView, Standing


def lines(view: OakView, shot: Shot) -> list[str]:
    t = OakWords(view, shot.lang, shot.names)
    found = [*_standing(view, t), *_sun(view, t)]
    for own in view.seats:
        found += _player(own, t)
    return [*found, *_board(view, t), *_end(view, t), *_options(view, t)]


def summary(view: OakView, shot: Shot) -> str:
    """The alternative text of a picture."""
    t = OakWords(view, shot.lang, shot.names)
    scores = sorted(view.seats, key=lambda own: -own.vp)
    parts = [
        t("text-head", moment=t.moment(view)),
        open_decision(view, t),
        t("alt-scores", scores=t.listing([t("alt-score", who=t.who(own.seat), vp=own.vp) for own in scores])),
        *changes(shot.events, t).story[-4:],
    ]
    return " ".join(part for part in parts if part)


# --- where the game stands ---------------------------------------------------------------------------


def _standing(view: OakView, t: OakWords) -> list[str]:
    found = [t("text-head", moment=t.moment(view))]
    if view.viewer is not None:
        found.append(t("text-viewer", who=t.who(view.viewer)))
    found.append(t("text-first", who=t.who(view.first), turn=t.who(view.turn)))
    decision = open_decision(view, t)
    if decision:
        found.append(decision)
    if view.drawn is not None and view.viewer is not None:
        found.append(t("text-drawn", who=t.who(view.viewer), cards=t.listing(view.drawn)))
    return found


def _sun(view: OakView, t: OakWords) -> list[str]:
    solstices = ", ".join(str(view.solar_values[space - 1]) for space in view.solstices)
    spaces = len(view.solar_values)
    tokens = [t("text-token", count=count, after=t.place(after)) for after, count in view.tokens.items()]
    return [
        t("text-sun", space=view.sun, spaces=spaces, value=view.sun_value, solstices=solstices),
        t("text-tokens", tokens=t.listing(tokens)),
        t("text-blocked", spaces=t.listing(view.blocked)),
    ]


# --- players -------------------------------------------------------------------------------------------


def _player(own: SeatView, t: OakWords) -> list[str]:
    who = t.who(own.seat)
    resources = " ".join(f"{count}{letter}" for letter, count in own.resources.items())
    order = t.word("order", own.order) if own.order else t("none")
    upper, lower = own.shrine_row, own.creature_row
    return [
        t("text-seat", who=who, vp=own.vp, order=order, resources=resources),
        t("text-status", who=who, passed=_yes(own.passed), stopped=_yes(own.stopped), travelled=own.travelled,
          gained=own.gained, cost=own.limit_cost),
        t("text-rest", who=who, druids=_counted("druid", own.rest, t), all=own.rest_all, elders=own.rest_elders),
        t("text-roots", who=who, druids=_counted("druid", own.roots, t)),
        t("text-out", who=who, druids=_standing_at(own.placed, t)),
        t("text-tree", who=who, druids=_standing_at(own.climbers, t)),
        t("text-elders", who=who, elders=_all("druid", own.elders, t)),
        t("text-cards", who=who, hand=_all("card", own.hand, t), played=_all("card", own.played, t),
          aside=_all("card", own.aside, t)),
        t("text-upper", who=who, used=upper.used, slots=upper.slots, limit=upper.limit, menhirs=own.menhirs,
          elder=own.shrines.get("elder", 0), plain=own.shrines.get("plain", 0)),
        t("text-lower", who=who, creatures=t.listing(own.creatures), used=lower.used, slots=lower.slots,
          limit=lower.limit),
        t("text-artefacts", who=who, artefacts=t.listing([_artefact(tile, t) for tile in own.artefacts]),
          places=own.artefact_places, exhausted=_all("artefact", own.exhausted, t)),
        t("text-ingredients", who=who, ingredients=_counted("ingredient", own.ingredients, t), potions=own.potions,
          private=t.word("potion", own.private) if own.private else "none"),
        t("text-sources", who=who, sources=_sources(own, t)),
    ]  # fmt: skip


def _artefact(tile: ArtefactView, t: OakWords) -> str:
    return t(
        "text-artefact",
        artefact=t.word("artefact", tile.artefact),
        notch=tile.notch,
        loss=tile.loss,
        busy=_yes(tile.busy),
    )


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _sources(own: SeatView, t: OakWords) -> str:
    return t.listing([f"{t.source(source)} {vp}" for source, vp in own.sources.items()])


def _standing_at(druids: list[Standing], t: OakWords) -> str:
    return t.listing([t("text-at", druid=t.word("druid", one.druid), at=t.place(one.at)) for one in druids])


def _all(kind: str, words: list[str], t: OakWords) -> str:
    return t.listing([t.word(kind, word) for word in words])


def _counted(kind: str, things: list[str] | dict[str, int], t: OakWords) -> str:
    """`acorn, root ×2`."""
    counts = things if isinstance(things, dict) else tally(things)
    told = {t.word(kind, word): count for word, count in counts.items() if count}
    return t.listing([word if count == 1 else f"{word} ×{count}" for word, count in told.items()])


# --- the board -----------------------------------------------------------------------------------------


def _board(view: OakView, t: OakWords) -> list[str]:
    found = []
    for space, standing in view.temples.items():
        druids = [t("text-neutral") if seat is None else t.who(seat) for seat in standing]
        found.append(t("text-temple", space=space, druids=t.listing(druids)))
    forest = [f"{place} {t.word('ingredient', word)}" for place, word in enumerate(view.forest, 1) if word]
    found += [
        t("text-forest", ingredients=t.listing(forest)),
        t("text-bag", ingredients=_counted("ingredient", view.bag, t)),
        t("text-creatures", cards=_numbered("creature", view.creatures, t), count=view.creature_deck),
        t("text-artefact-display", tiles=_numbered("artefact", view.artefacts, t), count=view.artefact_pile),
        t("text-potions", potions=_all("potion", view.potions, t), box=_all("potion", view.box, t)),
        t("text-supply", count=view.supply),
    ]
    if t.broichan >= 0:
        found.append(t("text-broichan", deck=view.broichan_deck, discard=_all("card", view.broichan_discard, t)))
        found += [
            t("text-broichan-card", card=t.word("card", card), effect=t.effect("broichan", card))
            for card in BROICHAN_CARDS
        ]
    return found


def _numbered(kind: str, words: list[str], t: OakWords) -> str:
    """`27 glaistig`: Broichan takes the highest number (O-223, O-226)."""
    return t.listing([f"{printed_number(word)} {word if kind == 'creature' else t.word(kind, word)}" for word in words])


def _end(view: OakView, t: OakWords) -> list[str]:
    if view.standings is None:
        return []
    by_seat = {own.seat: own for own in view.seats}
    return [
        t("text-place", place=place, who=t.who(seat), score=by_seat[seat].vp, tiebreak=by_seat[seat].travelled)
        for seat, place in sorted(places(view).items(), key=lambda one: one[1])
    ]


def _options(view: OakView, t: OakWords) -> list[str]:
    """Options that differ from what a newcomer gets."""
    usual = msgspec.structs.asdict(OakOptions())
    told = [
        f"{name.replace('_', ' ')} {value}"
        for name, value in msgspec.structs.asdict(view.options).items()
        if value != usual[name]
    ]
    return [t("text-options", options=", ".join(told))] if told else []
