"""The wardrobe of all looks: hats, card backs and felts, and the mirror that shows them worn."""

from __future__ import annotations

from functools import partial

from game.arcade.wardrobe import DEFAULT_LOOKS, LOOKS, CosmeticPart, Look
from game.audio.sounds import Sound
from game.language.message import Text, message, plural, sentences
from game.scenes.awards.hung_look import ROWS, HungLook, board_area, look_areas
from game.scenes.awards.look_tile import LookTile
from game.scenes.awards.mirror import draw_mirror
from game.scenes.awards.saving import look_times, merits_of, save_earned_looks
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, CountSign, draw_room
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_label
from game.ui.drawing.draw import Pen

_NAMES = {
    CosmeticPart.BACK: message("Card backs"),
    CosmeticPart.FELT: message("Table felts"),
    CosmeticPart.HAT: message("Hats for your duck"),
}
_PAPER: Area = (804.0, 476.0, 456.0, 164.0)
_BACK: Area = (1036.0, 648.0, 224.0, 64.0)


class WardrobeScene(BoardScene):
    """A scene with all looks by part; a chosen one is used immediately, at every table."""

    title = message("Wardrobe")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        save_earned_looks(context)
        self._merits = merits_of(context)
        self._earned = look_times(context)
        self.refill()

    def refill(self) -> None:
        parts: list[PlacedWidget] = []
        for part in ROWS:
            pieces = [look for look in LOOKS if look.part is part]
            earned = sum(look.id in self._earned for look in pieces)
            parts.append((CountSign(_NAMES[part], earned, len(pieces)), board_area(part)))
            looks = DEFAULT_LOOKS[part], *pieces
            hung = [self._look_tile(look, place) for place, look in enumerate(looks)]
            parts += zip(hung, look_areas(part, len(hung)), strict=True)
        self.set_widgets([*parts, (self.back_sign(), _BACK)])

    def _look_tile(self, look: Look, place: int) -> HungLook:
        return HungLook(
            look,
            self.context.art,
            partial(self._use_look, look),
            when=self.context.day(self._earned.get(look.id, "")),
            done=look.progress(self._merits) if look.id else 0,
            worn=getattr(self.context.settings, look.part) == look.id,
            place=place,
        )

    @property
    def summary(self) -> Text:
        count, pieces = len(self._earned), len(LOOKS)
        return plural("{n} of {all} looks earned.", "{n} of {all} looks earned.", count, all=pieces)

    def _use_look(self, look: Look) -> None:
        """Put a look in use, or say how to earn it."""
        if look.id and look.id not in self._earned:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(sentences(message("Not earned yet."), look.requirement))
            return
        self.context.change(**{look.part.value: look.id})
        self.refill()
        self.context.captions.answer(message("{title}: now in use.", title=look.title))

    def draw(self, pen: Pen) -> None:
        fit, focused = Fit.of(pen.area), self.form.focused
        draw_room(pen, fit, self.title, "rooms/wardrobe")
        looks = {part: getattr(self.context.settings, part) for part in CosmeticPart}
        if isinstance(focused, LookTile):
            looks[focused.look.part] = focused.look.id
        draw_mirror(pen, fit, self.context, looks)
        self.draw_form(pen, fit)
        if isinstance(focused, LookTile):
            draw_label(pen, fit.area(*_PAPER), focused.title, focused.note_words, fit.scale)
