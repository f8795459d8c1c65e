"""The scene for new awards and looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from game.arcade.awards.wall import Award
from game.arcade.wardrobe import Piece
from game.audio.sounds import Sound
from game.language.message import message, plural, sentences
from game.scenes.awards.keeping import earn, win
from game.scenes.awards.piece_tile import PieceTile
from game.scenes.awards.tile import AwardTile
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.stack import SceneStack
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Button, Heading, Widget


def show_won(context: Context, stack: SceneStack, then: Callable[[], None]) -> None:
    """Show what has been won and earned since the last call, if anything, and go on."""
    awards, pieces = win(context), earn(context)
    if awards or pieces:
        stack.push(AwardsWonScene(context, awards, then, pieces))
    else:
        then()


class AwardsWonScene(FormScene):
    """The new awards and looks, over the end of a match; then the way goes on."""

    width = 560.0
    see_through = True
    hints = ((Action.CANCEL, message("go on")),)

    def __init__(
        self,
        context: Context,
        awards: Sequence[Award],
        then: Callable[[], None],
        pieces: Sequence[Piece] = (),
    ) -> None:
        """There must be awards or pieces."""
        super().__init__(context)
        self._awards, self._then, self._pieces = tuple(awards), then, tuple(pieces)
        if awards:
            self.title = plural("An award!", "{n} awards!", len(awards))
        else:
            self.title = plural("A new look!", "{n} new looks!", len(pieces))
        self._when = context.day(datetime.now(UTC).isoformat(timespec="seconds"))
        self.refill()
        self.form.focus = len(self.form.widgets) - 1
        context.sound(Sound.AWARD)

    def resume(self) -> None:
        told = [sentences(message("{title}.", title=award.title), award.about) for award in self._awards]
        looks = [message("New in your wardrobe: {title}.", title=piece.title) for piece in self._pieces]
        self.context.captions.read(sentences(self.title, *told, *looks, self.form.words))

    def widgets(self) -> Sequence[Widget]:
        art = self.context.art
        tiles: list[Widget] = [AwardTile(award, award.needed, self._when, art) for award in self._awards]
        if self._pieces:
            tiles.append(Heading(message("New in your wardrobe")))
            tiles += [PieceTile(piece, art, when=self._when) for piece in self._pieces]
        return [*tiles, Button(message("Go on"), self.back, strong=True, apart=True)]

    def back(self) -> None:
        self.context.sound(Sound.MENU_CONFIRM)
        self.stack.pop()
        self._then()
