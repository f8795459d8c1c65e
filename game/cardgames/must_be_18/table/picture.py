"""All that the painted parts of the table of You Must Be 18! show, for one frame."""

from __future__ import annotations

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.art.card_sprites import Faces
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft
from game.tables import picture
from game.tables.focus import Focus


class Picture(picture.Picture[MustBe18View, TableLayout, Focus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        draft: the play that the player is preparing.
        tops: the tops that the counter shows; `legal` whether they may be laid, `wrong` whether they may not.
        message: the counter's words about them; `last` the last play in words.
        beat: how strongly the counter throbs, 1 to 0.
        faded: how far a hint has come, 0 to 1.
    """

    draft: Draft
    faces: Faces
    tops: tuple[int, ...]
    legal: bool
    wrong: bool
    message: str
    last: str
    beat: float
    faded: float
