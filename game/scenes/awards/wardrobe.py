"""The wardrobe of all looks; those that are earned can be worn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.arcade.wardrobe import PIECES, PLAIN, CosmeticPart, Piece
from game.audio.sounds import Sound
from game.language.message import Text, message, plural, sentences
from game.scenes.awards.keeping import earn, earned_by_now, won_by_now
from game.scenes.awards.piece_tile import PieceTile
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.forms.widgets import Button, Heading, Widget

_NAMES = {
    CosmeticPart.BACK: message("Card backs"),
    CosmeticPart.FELT: message("Table felts"),
    CosmeticPart.HAT: message("Hats for your duck"),
}


class WardrobeScene(FormScene):
    """All looks, part by part; a chosen one is worn immediately, at every table."""

    title = message("Wardrobe")
    width = 1000.0
    columns = 2
    pinned = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        earn(context)
        self._won, self._scores = won_by_now(context), context.archive.scores()
        self._earned = earned_by_now(context)
        self.refill()

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = []
        for part in CosmeticPart:
            rows.append(Heading(_NAMES[part]))
            pieces = (PLAIN[part], *(piece for piece in PIECES if piece.part is part))
            rows += [self._tile(piece) for piece in pieces]
        return [*rows, Button(message("Back"), self.back, wide=True)]

    def _tile(self, piece: Piece) -> PieceTile:
        return PieceTile(
            piece,
            self.context.art,
            when=self.context.day(self._earned.get(piece.id, "")),
            done=piece.done(self._won, self._scores) if piece.id else 0,
            worn=getattr(self.context.settings, piece.part) == piece.id,
            press=partial(self._choose, piece),
        )

    @property
    def summary(self) -> Text:
        count, pieces = len(self._earned), len(PIECES)
        return plural("{n} of {all} looks earned.", "{n} of {all} looks earned.", count, all=pieces)

    def _choose(self, piece: Piece) -> None:
        """Wear a look, if it's earned."""
        if piece.id and piece.id not in self._earned:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(sentences(message("Not earned yet."), piece.how))
            return
        self.context.change(**{piece.part.value: piece.id})
        self.refill()
        self.context.captions.answer(message("{title}: now in use.", title=piece.title))
