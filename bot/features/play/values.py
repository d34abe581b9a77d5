"""The answers to one question as controls: buttons, a menu, several menus, or groups first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.tables.choosing import JOIN, Path, coded
from bot.ui import limits
from bot.ui.page import Button, Menu, Option, button_rows

FEW = 5
"""Up to this many answers are buttons."""
MENUS = 4
"""Menus on one page; what does not fit them is asked group by group."""
BUTTONS = 25
"""Up to this many answers are buttons where a few letters of each are enough and the page has room; those that it has
no room for stand in a menu."""
BRIEF = BUTTONS + limits.SELECT_OPTIONS
"""Answers of a few letters on one page."""
RANKED = BUTTONS + MENUS * limits.SELECT_OPTIONS
"""The same, where a title says which of them are looked at first."""
MENU_COMPONENTS = 2
"""What a menu counts for: itself and its row."""
PAIRS = 24
"""Answers of a shortened question stand as buttons in pairs, up to this many."""

Rows = list[list[Button] | Menu]
Id = Callable[[str, Path], str]
"""(verb, path) -> the id of a control."""


class Value(msgspec.Struct):
    """One answer: the word that travels, what it says, a note, and the group it belongs to."""

    word: str
    label: str
    note: str = ""
    group: str = ""
    brief: str = ""
    """The answer in a few letters, where they are enough."""
    rank: int = 0
    """Of many brief answers those with the lowest have buttons."""


class Way(msgspec.Struct):
    """A brief answer, or several at once: as a button and in a menu."""

    button: Button
    option: Option
    rank: int = 0


def value_rows(
    values: Sequence[Value], path: Path, id: Id, asked: str, *, paired: bool = False, room: int = limits.V2_COMPONENTS
) -> Rows:
    """The controls for these answers, at most `room` components. `asked` is the question, for menus."""
    if paired and len(values) <= PAIRS:
        buttons = _buttons(values, path, id)
        pairs: Rows = [buttons[at : at + 2] for at in range(0, len(buttons), 2)]
        for rows in (pairs, button_rows(buttons)):
            if components(rows) <= room:
                return rows
    if len(values) <= FEW:
        return button_rows(_buttons(values, path, id))
    if all(value.brief for value in values):
        ways = [
            Way(Button(id("pick", path.answered(value.word)), value.brief, "blue"), _option(value), value.rank)
            for value in values
        ]
        if rows := brief_rows(ways, path, id, asked, room):
            return rows
    if len(values) <= limits.SELECT_OPTIONS:
        return [value_menu(values, path, id, asked)]
    groups = grouped(values)
    lists = _lists(groups)
    if len(lists) > MENUS and path.group is None:
        return _group_rows(groups, path, id, asked)
    if len(lists) > MENUS and path.group is not None:
        name, members = groups[min(path.group, len(groups) - 1)]
        lists = _lists([(name, members)])[:MENUS]
    return [
        value_menu(members, path.but(group=number), id, f"{asked} · {name}" if name else asked)
        for number, (name, members) in enumerate(lists)
    ]


def brief_rows(ways: Sequence[Way], path: Path, id: Id, asked: str, room: int) -> Rows:
    """As many as possible of these as buttons, those of the lowest rank, the others in as few menus as hold them; both
    keep their order. Nothing where they do not fit a page so."""
    ranked = sorted(range(len(ways)), key=lambda number: ways[number].rank)
    for menus in range(MENUS + 1):
        fitting = min(BUTTONS, len(ways))
        while fitting and components(_first(ways, ranked[:fitting])) > room - menus * MENU_COMPONENTS:
            fitting -= 1
        if fitting == len(ways):
            return _first(ways, ranked)
        if fitting <= FEW:
            return []
        left = [ways[number].option for number in sorted(ranked[fitting:])]
        if len(left) <= menus * limits.SELECT_OPTIONS:
            return [*_first(ways, ranked[:fitting]), *_menus(left, menus, path, id, asked)]
    return []


def _first(ways: Sequence[Way], numbers: Sequence[int]) -> Rows:
    return button_rows([ways[number].button for number in sorted(numbers)])


def _menus(options: Sequence[Option], count: int, path: Path, id: Id, asked: str) -> Rows:
    """Menus of about the same length; each says from where to where it goes."""
    if count == 1:
        return [Menu(id("menu", path), asked, list(options))]
    most = -(-len(options) // count)
    parts = [list(options[at : at + most]) for at in range(0, len(options), most)]
    return [
        Menu(id("menu", path.but(group=number)), f"{asked} · {_word(part[0])} … {_word(part[-1])}", part)
        for number, part in enumerate(parts)
    ]


def _word(option: Option) -> str:
    """Its first answer."""
    return option.value.split(JOIN)[0]


def green(rows: Rows, sights: Sequence[Button]) -> Rows:
    """What a careful player would look at first stands out among the others."""
    first = {button.id for button in sights}
    return [
        [msgspec.structs.replace(one, style="green") if one.id in first else one for one in row]
        if isinstance(row, list)
        else row
        for row in rows
    ]


def components(rows: Rows) -> int:
    """What rows count for at Discord: each row, and each control in it."""
    return sum(1 + (len(row) if isinstance(row, list) else 1) for row in rows)


def grouped(values: Sequence[Value]) -> list[tuple[str, list[Value]]]:
    """Answers by group, in the order in which the groups appear; a group longer than the menus of a page in parts.
    Without groups, or with too many, parts in order."""
    groups: dict[str, list[Value]] = {}
    for value in values:
        groups.setdefault(value.group, []).append(value)
    found = [part for name, members in groups.items() for part in _parts(name, members)]
    return found if len(found) <= limits.SELECT_OPTIONS else _parts("", values)


def _parts(name: str, members: Sequence[Value]) -> list[tuple[str, list[Value]]]:
    page = limits.SELECT_OPTIONS * MENUS
    return [(name, list(members[at : at + page])) for at in range(0, len(members), page)]


def _lists(groups: Sequence[tuple[str, list[Value]]]) -> list[tuple[str, list[Value]]]:
    """Groups cut into lists of a menu's length; the name says from where to where if a group needs several."""
    most = limits.SELECT_OPTIONS
    lists: list[tuple[str, list[Value]]] = []
    for name, members in groups:
        if len(members) <= most and name:
            lists.append((name, members))
            continue
        for at in range(0, len(members), most):
            part = members[at : at + most]
            span = _span(part)
            lists.append((f"{name} {span}" if name else span, part))
    return lists


def _span(values: Sequence[Value]) -> str:
    return f"{values[0].word} … {values[-1].word}"


def _group_rows(groups: Sequence[tuple[str, list[Value]]], path: Path, id: Id, asked: str) -> Rows:
    names = [name if [n for n, _ in groups].count(name) == 1 and name else _span(members) for name, members in groups]
    labels = [f"{name} ({len(members)})" for name, (_, members) in zip(names, groups, strict=True)]
    if len(groups) <= FEW:
        return button_rows(
            [Button(id("look", path.but(group=number)), label, "blue") for number, label in enumerate(labels)]
        )
    options = [Option(f"@g{number}", label) for number, label in enumerate(labels[: limits.SELECT_OPTIONS])]
    return [Menu(id("menu", path), asked, options)]


def _buttons(values: Sequence[Value], path: Path, id: Id) -> list[Button]:
    return [Button(id("pick", path.answered(value.word)), value.label, "blue") for value in values]


def value_menu(values: Sequence[Value], path: Path, id: Id, asked: str) -> Menu:
    return Menu(id("menu", path), asked, [_option(value) for value in values])


def _option(value: Value) -> Option:
    return Option(coded(value.word), value.label, value.note)
