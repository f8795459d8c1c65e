"""All that the painted parts of the table of You Must Be 18! show, for one frame."""

from __future__ import annotations

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.art.card_sprites import Faces
from game.cardgames.must_be_18.table.focus import LAYING
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft, Put
from game.tables.focus import Focus
from game.tables.painting import picture


class Picture(picture.Picture[MustBe18View, TableLayout, Focus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        draft: the play that the player is preparing; `aimed` the card picked up over the column aimed at.
        acts: the plaques that are there.
        targets: the columns to which the card that is picked up may go.
        tops: the tops that the sign shows; `legal` whether they may be laid.
        prompt: the words in the middle of the table.
        counts, totals: by seat, the cards in hand and the points of the match that have come to it so far.
        turn: the seat that the others wait for.
        standing: whether the totals are open.
        beat: how strongly the sign throbs, 1 to 0.
        faded: how far a hint has come, 0 to 1.
    """

    draft: Draft
    aimed: Put | None
    acts: tuple[int, ...]
    targets: frozenset[int]
    faces: Faces
    tops: tuple[int, ...]
    legal: bool
    prompt: str
    counts: tuple[int, ...]
    totals: tuple[int, ...]
    turn: int | None
    standing: bool
    beat: float
    faded: float

    @property
    def refuses(self) -> bool:
        """Whether the focus is on the plaque that lays, which cannot be pressed yet."""
        return self.focus.spot == LAYING and not self.legal
