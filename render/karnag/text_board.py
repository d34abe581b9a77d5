"""A view of Karnag in words: everything it knows, one fact per line, in the words of the commands.

The first lines say where the game stands and what is asked; then the players, tiles and pieces; the ground comes last.
"""

from __future__ import annotations

import msgspec

from render.karnag.changes import changes
from render.karnag.overview import open_decision, phase_word
from render.karnag.parts.order import following
from render.karnag.scene import pieces
from render.karnag.words import KarnagWords
from render.shot import Shot
from rules.karnag.board import (
    CAULDRON,
    COLUMNS,
    GATE,
    GATE_WORD,
    LAYOUTS,
    PLACE_ON_RING,
    RAY,
    REGION,
    RING,
    ROCK,
    ROWS,
    SQUARE,
    STRIDE,
    WORD,
)
from rules.karnag.view import Asked, KarnagView, SlotView


def lines(view: KarnagView, shot: Shot) -> list[str]:
    t = KarnagWords(shot.lang, shot.names)
    return [
        *_standing(view, t),
        *_players(view, t),
        *_tiles(view, t),
        *_cauldrons(view, t),
        *_creatures(view, t),
        *_stones(view, t),
        *_rays(view, t),
        *_stock(view, t),
        *_end(view, t),
        *_obstacles(view, t),
        *_options(view, t),
    ]


def summary(view: KarnagView, shot: Shot) -> str:
    """The alternative text of a picture."""
    t = KarnagWords(shot.lang, shot.names)
    scores = sorted(view.seats, key=lambda seat: -seat.vp)
    parts = [
        t("text-head", round=view.round, rounds=view.rounds, phase=phase_word(view, t)),
        open_decision(view, t),
        t("text-scores", scores=t.listing(t("text-score", who=t.who(seat.seat), vp=seat.vp) for seat in scores)),
        *changes(pieces(view), shot.events, t).story[-4:],
    ]
    return " ".join(part for part in parts if part)


# --- where the game stands ---------------------------------------------------------------------------


def _standing(view: KarnagView, t: KarnagWords) -> list[str]:
    found = [t("text-head", round=view.round, rounds=view.rounds, phase=phase_word(view, t))]
    if view.viewer is not None:
        found.append(t("text-viewer", who=t.who(view.viewer)))
    found.append(t("text-order", seats=t.listing(t.who(seat) for seat in view.order)))
    if view.asked.seat is not None:
        found.append(open_decision(view, t))
        found.append(_asked(view.asked, view.asked.seat, t))
    then = following(view, most=5)
    if then:
        found.append(
            t("text-then", seats=t.listing(" ".join(filter(None, (t.who(one.seat), one.what))) for one in then))
        )
    return found


def _asked(asked: Asked, seat: int, t: KarnagWords) -> str:
    facts = [t.word("text-kind", asked.word)]
    if asked.slot:
        facts.append(t("text-slot", slot=asked.slot))
    if asked.left:
        facts.append(t("text-left", left=asked.left))
    if asked.least or asked.most or asked.spent:
        facts.append(t("text-points", spent=asked.spent, least=asked.least, most=asked.most))
    if any(asked.used):
        rocks, swamps, stones = asked.used
        facts.append(t("text-used", rocks=rocks, swamps=swamps, stones=stones))
    if asked.paid:
        facts.append(t("text-paid"))
    if asked.gems:
        facts.append(t("text-gems-made", gems=asked.gems))
    if asked.captured:
        facts.append(t("text-captured", druids=" ".join(asked.captured)))
    if asked.passed:
        facts.append(t("text-passed", squares=" ".join(asked.passed)))
    if asked.marked:
        marked = [str(number) for number, mark in enumerate(asked.marked, 1) if mark]
        facts.append(t("text-drew", cards=len(asked.marked), marked=" ".join(marked) or t("text-no")))
    if asked.drawn is not None:
        facts.append(t("text-drawn", cards=" ".join(t.word("card", card) for card in asked.drawn) or t("text-no")))
    return t("text-asked", who=t.who(seat), facts="; ".join(facts))


def _players(view: KarnagView, t: KarnagWords) -> list[str]:
    found: list[str] = []
    for seat in view.seats:
        name = t.who(seat.seat)
        found.append(
            t("text-seat", who=name, vp=seat.vp, mana=seat.mana, cards=seat.cards, gems=seat.gems_left,
              menhirs=seat.menhirs_left)
        )  # fmt: skip
        found.append(t("text-druids", who=name, places=t.listing(seat.druids)))
        levels = (f"{t.word('track', track)} {level}" for track, level in seat.knowledge.items())
        found.append(t("text-knowledge", who=name, levels=t.listing(levels)))
        caught = (f"{t.word('creature', kind)} {count}" for kind, count in seat.reserve.items())
        found.append(t("text-reserve", who=name, creatures=t.listing(caught)))
        if seat.hand is not None:
            found.append(t("text-hand", who=name, cards=t.listing(t.word("card", card) for card in seat.hand)))
    return found


def _tiles(view: KarnagView, t: KarnagWords) -> list[str]:
    def slot(one: SlotView) -> str:
        if one.seat is None:
            return t("text-slot-free", word=one.word)
        return t("text-slot-done" if one.performed else "text-slot-taken", word=one.word, who=t.who(one.seat))

    return [
        t(
            "text-tile",
            number=number,
            tile=t.word("tile", tile.tile),
            slots=t.listing(map(slot, (*tile.main, *tile.secondary))),
        )
        for number, tile in enumerate(view.tiles, 1)
    ]


# --- pieces ------------------------------------------------------------------------------------------


def _cauldrons(view: KarnagView, t: KarnagWords) -> list[str]:
    """Places and entrances: what one needs to know to walk there."""
    cauldrons = LAYOUTS[view.options.cauldron_layout]
    found: list[str] = []
    for number, name in enumerate(cauldrons.names):
        entrances = [WORD[RING[p]] for p in cauldrons.dark if cauldrons.entrance[p] == CAULDRON + number]
        places = cauldrons.places[min(max(len(view.seats), 2), 5)][number]
        inside = [t.who(seat.seat) for seat in view.seats for spot in seat.druids if spot == name]
        found.append(
            t("text-cauldron", name=name, entrances=t.listing(entrances), places=places, inside=t.listing(inside))
        )
    return found


def _creatures(view: KarnagView, t: KarnagWords) -> list[str]:
    stones = {stone.at: stone for stone in view.stones}
    ground = {square: kind for tile in view.obstacles.values() for square, kind in tile.items()}
    found: list[str] = []
    for one in view.creatures:
        facts = [t.word("creature", one.kind), t(f"text-turns-{one.turns}")]
        if one.black:
            facts.append(t("text-black"))
        if one.at in stones:
            stone = stones[one.at]
            facts.append(t("text-under-menhir" if stone.menhir else "text-under-gem", who=t.who(stone.seat)))
        if one.at in ground:
            facts.append(t("text-on-rock" if ground[one.at] == ROCK else "text-on-swamp"))
        found.append(t("text-creature", at=one.at, facts=", ".join(facts)))
    return found


def _stones(view: KarnagView, t: KarnagWords) -> list[str]:
    return [
        t(
            "text-menhir" if stone.menhir else "text-gem",
            at=stone.at,
            who=t.who(stone.seat),
            region=t.word("text-region", REGION.get(SQUARE.get(stone.at, -1), "green")),
        )
        for stone in view.stones
    ]


def _rays(view: KarnagView, t: KarnagWords) -> list[str]:
    """What every druid on the path looks at, up to the first creature or the gate."""
    creatures = {one.at: one for one in view.creatures}
    stones = {stone.at: stone for stone in view.stones}
    ground = {square: kind for tile in view.obstacles.values() for square, kind in tile.items()}
    found: list[str] = []
    for seat in view.seats:
        for spot in seat.druids:
            if spot not in SQUARE or not RAY[PLACE_ON_RING[SQUARE[spot]]]:
                continue
            met: list[str] = []
            for square in RAY[PLACE_ON_RING[SQUARE[spot]]]:
                word = WORD[square]
                if square in GATE:
                    met.append(GATE_WORD[GATE.index(square)])
                    break
                if word in ground:
                    met.append(f"{t('text-rock' if ground[word] == ROCK else 'text-swamp')} {word}")
                if word in stones:
                    stone = stones[word]
                    met.append(
                        f"{t('text-their-menhir' if stone.menhir else 'text-their-gem', who=t.who(stone.seat))} {word}"
                    )
                if word in creatures:
                    met.append(f"{t.word('creature', creatures[word].kind)} {word}")
                    break
            found.append(
                t(
                    "text-ray",
                    who=t.who(seat.seat),
                    druid=spot,
                    heading=t(f"text-heading-{_heading(spot)}"),
                    met=t.listing(met),
                )
            )
    return found


def _heading(spot: str) -> str:
    row, column = divmod(SQUARE[spot], STRIDE)
    if row in (0, ROWS + 1):
        return "south" if row == 0 else "north"
    assert column in (0, COLUMNS + 1)
    return "east" if column == 0 else "west"


def _stock(view: KarnagView, t: KarnagWords) -> list[str]:
    gone = (f"{t.word('creature', kind)} {count}" for kind, count in view.gone.items())
    return [
        t("text-deck-marked" if view.top_marked else "text-deck", deck=view.deck),
        t("text-bag", bag=view.bag),
        t("text-gone", creatures=t.listing(gone)),
    ]


def _obstacles(view: KarnagView, t: KarnagWords) -> list[str]:
    return [
        t(
            "text-obstacle",
            tile=tile,
            squares=t.listing(
                f"{t('text-rock' if kind == ROCK else 'text-swamp')} {at}" for at, kind in squares.items()
            ),
        )
        for tile, squares in view.obstacles.items()
    ]


def _options(view: KarnagView, t: KarnagWords) -> list[str]:
    def plain(value: object) -> str:
        return t("text-yes" if value else "text-not") if isinstance(value, bool) else str(value)

    chosen = (
        f"{name.replace('_', ' ')}: {plain(value)}" for name, value in msgspec.structs.asdict(view.options).items()
    )
    return [t("text-options", options="; ".join(chosen))]


def _end(view: KarnagView, t: KarnagWords) -> list[str]:
    if view.standings is None:
        return []
    found = [t("text-line", line=view.line, menhirs=t.listing(view.ring)) if view.line else t("text-no-line")]
    for one in view.standings.placings:
        sources = (f"{t.word('source', source)} {points}" for source, points in one.sources.items())
        found.append(
            t(
                "text-place",
                place=one.place,
                who=t.who(one.seat),
                vp=one.score,
                mana=one.tiebreak,
                sources=t.listing(sources),
            )
        )
    return found
