"""Ways of pieces through the events that led to a position: several moves of one piece are one arrow."""

from __future__ import annotations

from render.marks import MOST_ARROWS
from render.scene import Changes, Piece


class Track:
    """The way of one piece."""

    def __init__(self, piece: Piece, way: list[str]) -> None:
        self.piece, self.way = piece, way
        """The piece as it stood where the way begins."""
        self.gone = False

    def ends_with(self, kind: str, at: str) -> bool:
        return self.piece.kind == kind and not self.gone and self.way[-1] == at


def go(tracks: list[Track], piece: Piece, way: list[str]) -> None:
    """A piece goes on from where it stands; one that did not move yet begins a way."""
    for track in reversed(tracks):
        if track.ends_with(piece.kind, piece.at) and track.piece.seat == piece.seat:
            track.way += way
            track.piece = track.piece._replace(traits=piece.traits)
            return
    tracks.append(Track(piece, [piece.at, *way]))


def vanish(tracks: list[Track], kind: str, at: str) -> None:
    """A piece leaves the table where it stands."""
    track = next((track for track in reversed(tracks) if track.ends_with(kind, at)), None)
    if track is None:
        track = Track(Piece(kind, at), [at])
        tracks.append(track)
    track.gone = True


def thinned(found: Changes, most_frames: int) -> None:
    """Not more marks than help: with too many arrows or frames, only the story tells."""
    if len(found.arrows) > MOST_ARROWS:
        found.arrows = []
    found.focus = list(dict.fromkeys(found.focus))
    if len(found.focus) > most_frames:
        found.focus = []
