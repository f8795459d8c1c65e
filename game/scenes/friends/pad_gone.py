"""The pause after a player's gamepad was unplugged."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.dialog import SheetText, SpeakerPlank
from game.scenes.friends.curtain import CurtainDialog
from game.scenes.pieces.fit import Fit
from game.scenes.screens import MatchControls
from game.tables.company.people import COLOURS
from game.ui.devices.actions import InputEvent, PadJoined, PadLeft
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.forms.widgets import Widget

_PAD = 900.0, 680.0, 240.0
"""The foot and the width of the gamepad."""


class PadGoneScene(CurtainDialog):
    """The dialog that pauses a match until all gamepads are back, or the players continue without them."""

    def __init__(self, context: Context, match: MatchControls, seat: int, pad: int) -> None:
        super().__init__(context, match, seat)
        self._seats = {pad: seat}
        self.title = message("Gamepad missing")

    @property
    def duck(self) -> Duck:
        return replace(super().duck, mood=Mood.SAD)

    def draw_beside(self, pen: Pen, fit: Fit) -> None:
        """Draw a gamepad in the person's colour, with its plug pulled."""
        colour, shade = self._colour.pale, self._colour.deep
        image = paint_art(pen, "signs/gamepad", _PAD[2] * fit.scale, colour=colour, shade=shade)
        pen.image(image, fit.at(*_PAD[:2]), anchor="midbottom")

    @property
    def _lost(self) -> list[Text]:
        """A message about each person who has lost a gamepad."""
        people = self._match.session.local_seats
        return [
            message(
                "{name} has lost gamepad {n}, the {colour} one. The match will wait until it’s back.",
                name=self._match.show.table.people[seat].name,
                n=pad,
                colour=COLOURS[people.index(seat)].name,
            )
            for pad, seat in self._seats.items()
        ]

    def widgets(self) -> Sequence[Widget]:
        return [
            *(SheetText(words) for words in self._lost),
            SpeakerPlank(
                message("Play on without it"),
                self.back,
                message("Any key, the mouse or another gamepad will do."),
            ),
            SpeakerPlank(message("Save and leave"), self._leave, message("Carry on whenever you like.")),
        ]

    def handle(self, event: InputEvent) -> bool:
        match event:
            case PadJoined(pad=pad) if pad in self._seats:
                if len(self._seats) > 1:
                    del self._seats[pad]
                    self.refill()
                else:
                    self.context.captions.answer(message("Gamepad {n} is back.", n=pad))
                    self.stack.pop()
                return True
            case PadLeft(pad=pad) if (seat := self._match.seat_of_pad(pad)) is not None:
                self._seats[pad] = seat
                self.refill()
                return True
        return super().handle(event)

    def back(self) -> None:
        sharing = self._match.sharing
        if sharing is not None:
            for seat in self._seats.values():
                sharing.pads.release(seat)
        super().back()

    def _leave(self) -> None:
        stack = self.stack
        stack.pop()
        stack.pop()
