"""What frames every title's board: who won, who follows, what happened last, the final table."""

from render import frame
from render.canvas import Canvas
from render.karnag.words import KarnagWords
from render.scene import Changes
from render.theme import LIGHT, WIDTH
from rules.core import Placing, Standings

WORDS = KarnagWords("en", {0: "Ada", 2: "Zoe"})


def canvas() -> Canvas:
    return Canvas(WIDTH, 500, LIGHT.page)


def printed(drawn: Canvas) -> list[str]:
    return [one.text for one in drawn.printed]


def ended(*places: int) -> Standings:
    return Standings([Placing(seat, place, 40 - place, 0, {}) for seat, place in enumerate(places)])


def test_the_winners_stand_in_the_header_once_nobody_is_asked() -> None:
    shared = canvas()
    frame.heading(shared, LIGHT, WORDS, "", "the end", [], frame.winners(ended(1, 2, 1)))
    assert printed(shared)[-2:] == ["Karnag", "the end"]
    assert [text for text in printed(shared) if text in ("Ada", "Zoe", "Blue")] == ["Zoe", "Ada"]
    asked = canvas()
    frame.heading(asked, LIGHT, WORDS, "gate", "round 1", [frame.Awaited(0, "Ada", "moves")], [])
    assert printed(asked) == ["Ada", "moves", "Karnag", "gate  ·  round 1"]


def test_a_victory_is_told_after_the_end_only() -> None:
    assert frame.victory(WORDS, "open-over", None) == ""
    assert frame.victory(WORDS, "open-over", Standings([])) == ""
    assert frame.victory(WORDS, "open-over", ended(1, 2)) == "Ada wins with 39 VP."
    assert frame.victory(WORDS, "open-over", ended(1, 2, 1)) == "Ada, Zoe share the victory with 39 VP."


def test_who_follows_in_turn() -> None:
    assert frame.in_turn([2, 0, 1], 0) == [frame.Next(1, ""), frame.Next(2, "")]
    assert frame.in_turn([2, 0, 1], 3) == frame.in_turn([], 0) == []


def test_what_happened_last_stands_before_what_is_asked() -> None:
    quiet, told = canvas(), canvas()
    frame.latest(quiet, LIGHT, 100, WORDS, Changes(), 0, "Ada moves.")
    frame.latest(told, LIGHT, 100, WORDS, Changes(story=["Zoe went.", "Zoe stayed."], seat=2), 0, "Ada moves.")
    assert "Ada moves." in printed(quiet)
    assert "Zoe went. Zoe stayed." in printed(told)
    assert "Ada moves." not in printed(told)


def test_long_words_of_a_final_table_stand_on_two_lines_where_they_may() -> None:
    columns = [(f"s{n}", "a very long source of points") for n in range(8)]
    rows = [frame.FinalRow("1", 0, "Ada", {"s0": 12, "s1": -3}, 9), frame.FinalRow("2", 1, "Bob", {}, 0)]
    plain = frame.FinalTable(columns, 1520, name_width=260, total_width=90, gap=12)
    two_lines = frame.FinalTable(columns, 1520, name_width=260, total_width=90, gap=12, staggers=True)
    short = frame.FinalTable([("s0", "gems")], 1520, name_width=260, total_width=90, gap=12, staggers=True)
    assert short.height(2) == plain.height(2) < two_lines.height(2)
    drawn = canvas()
    two_lines.paint(drawn, 40, 20, "total", rows, LIGHT)
    heads = [one.box.top for one in drawn.printed if one.text.startswith("a very")]
    assert len(set(heads)) == 2
    assert [text for text in printed(drawn) if text in ("12", "−3", "9", "0")] == ["12", "−3", "9", "0"]
    assert printed(drawn).count("·") == 14
