"""Ways of pieces: moves of one piece join, others stay apart, too many marks are none."""

from render.marks import MOST_ARROWS
from render.scene import Arrow, Changes, Piece
from render.tracks import Track, go, thinned, vanish


def ways(tracks: list[Track]) -> list[tuple[str, list[str], bool]]:
    return [(track.piece.kind, track.way, track.gone) for track in tracks]


def test_moves_of_one_piece_join() -> None:
    tracks: list[Track] = []
    go(tracks, Piece("troop", "A", 0, ("3",)), ["B"])
    go(tracks, Piece("troop", "B", 1, ("5",)), ["C"])
    go(tracks, Piece("troop", "B", 0, ("2",)), ["C", "D"])
    assert ways(tracks) == [("troop", ["A", "B", "C", "D"], False), ("troop", ["B", "C"], False)]
    assert tracks[0].piece == Piece("troop", "A", 0, ("2",)), "where it began, as it is now"


def test_a_piece_that_is_gone_goes_nowhere() -> None:
    tracks: list[Track] = []
    go(tracks, Piece("golem", "A"), ["B"])
    vanish(tracks, "golem", "B")
    vanish(tracks, "ghoul", "B")
    go(tracks, Piece("golem", "B"), ["C"])
    assert ways(tracks) == [("golem", ["A", "B"], True), ("ghoul", ["B"], True), ("golem", ["B", "C"], False)]


def test_more_marks_than_help_are_left_out() -> None:
    found = Changes(arrows=[Arrow(("A", "B"))] * MOST_ARROWS, focus=["A", "B", "A"])
    thinned(found, 2)
    assert (len(found.arrows), found.focus) == (MOST_ARROWS, ["A", "B"])
    found.arrows.append(Arrow(("A", "C")))
    thinned(found, 1)
    assert (found.arrows, found.focus) == ([], [])
