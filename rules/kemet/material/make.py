"""Fills the facts of `table.json` in from a file of facts about the printed material.

`python -m rules.kemet.material.make FILE` reads what was found out about tiles, cards and battle cards (names, colours,
levels, copies, costs, figures) and writes the table anew. Effects, conditions and printings are written in the table by
hand and kept; a tile or card without an effect is refused, so that none is forgotten.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

PLACE = Path(__file__).with_name("table.json")
Entry = dict[str, Any]


def key(name: str) -> str:
    """The word of a tile or card in tables and catalogues: `Khnum's Sphinx` -> khnums-sphinx."""
    plain = re.sub(r"\(.*?\)", "", name).lower().replace("'", "")
    return re.sub(r"[^a-z]+", "-", plain).strip("-")


def filled(source: Entry, table: Entry) -> Entry:
    """The table with the facts of the source."""
    tiles = {(tile["colour"], tile["key"]): tile for tile in table["tiles"]}
    cards = {card["key"]: card for card in table["cards"]}
    return {
        **table,
        "tiles": [_tile(one, tiles.get((one["colour"], key(one["name"])))) for one in source["tiles"]],
        "cards": [_card(one, cards.get(key(one["name"]))) for one in source["cards"]],
        "battle_cards": _battle_cards(source, table),
        "special_cards": [
            {**_known(key(name), table["special_cards"]), "name": name, **_figures([*figures, 0])}
            for name, figures in source["special_cards"].items()
        ],
    }


def _tile(fact: Entry, written: Entry | None) -> Entry:
    if written is None:
        raise SystemExit(f"{fact['colour']} {fact['name']}: write its effects in {PLACE.name} first")
    return {**written, **{name: fact[name] for name in ("name", "colour", "level", "copies")}}


def _card(fact: Entry, written: Entry | None) -> Entry:
    if written is None:
        raise SystemExit(f"{fact['name']}: write its effects in {PLACE.name} first")
    return {**written, **{name: fact[name] for name in ("name", "cost", "icon")}, "copies": copies(fact["copies"])}


def copies(said: int | str) -> int:
    """How many copies there are; of a card everybody has one of, the number in brackets: `1 per player (5)`."""
    return said if isinstance(said, int) else int(re.findall(r"\((\d+)\)", said)[0])


def _battle_cards(source: Entry, table: Entry) -> list[Entry]:
    return [
        {**_known(f"battle-{number}", table["battle_cards"]), **_figures(figures)}
        for number, figures in enumerate(source["battle_cards"], start=1)
    ]


def _known(word: str, written: list[Entry]) -> Entry:
    return next(card for card in written if card["key"] == word)


def _figures(figures: list[int]) -> Entry:
    strength, damage, defense, loss = figures
    return {"strength": strength, "damage": damage, "defense": defense, "own_loss": abs(loss)}


# --- writing it down -----------------------------------------------------------------------------


def written(table: Entry) -> str:
    """The table as it is kept: one line for an effect, a card, a rule; so that a change is one line of a comparison."""
    parts = []
    for name, value in table.items():
        if name == "setup":
            inner = ",\n".join(f"    {_line(one)}: {_line(other)}" for one, other in value.items())
            parts.append(f'  "setup": {{\n{inner}\n  }}')
        elif isinstance(value, list):
            parts.append(f"  {_line(name)}: [\n" + ",\n".join(_entry(one) for one in value) + "\n  ]")
        else:
            parts.append(f"  {_line(name)}: {_line(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _entry(entry: Entry) -> str:
    if "effects" not in entry:
        return f"    {_line(entry)}"
    head = _line({name: value for name, value in entry.items() if name != "effects"})
    effects = ",\n".join(f"      {_line(effect)}" for effect in entry["effects"])
    return f'    {head[:-1]}, "effects": [\n{effects}\n    ]}}'


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    facts = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    PLACE.write_text(written(filled(facts, json.loads(PLACE.read_text("utf-8")))), "utf-8")
