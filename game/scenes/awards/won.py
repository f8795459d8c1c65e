"""The screen for new awards and looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from game.arcade.awards.wall import Award
from game.arcade.wardrobe import Look
from game.audio.sounds import Sound
from game.language.message import message, plural, sentence, sentences
from game.scenes.awards.look_tile import LookTile, draw_preview
from game.scenes.awards.saving import save_earned_looks, save_won_awards
from game.scenes.awards.tile import AwardTile, draw_medallion
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_host, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, draw_board, draw_label
from game.scenes.stack import SceneStack
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.scenery.boathouse import draw_wall

Reward = AwardTile | LookTile
_TITLE: Area = (340.0, 24.0, 600.0, 88.0)
_LARGE: Area = (676.0, 118.0, 340.0, 340.0)
_RAYS = 1000.0
"""The width of the rays behind what was won."""
_PAPER: Area = (576.0, 466.0, 540.0, 112.0)
_BENCH: Area = (132.0, 544.0, 366.0, 34.0)
_FOOT, _DUCK = (315.0, 548.0), 340.0
"""The position of the duck's foot, and the duck's width."""
_BUTTON_ALONE: Area = (656.0, 612.0, 380.0, 80.0)
_BUTTON_BESIDE: Area = (850.0, 612.0, 380.0, 80.0)
"""The area of the button: alone, or beside a row of several rewards."""
_SHELF: Area = (40.0, 674.0, 780.0, 34.0)
_LEFT, _ACROSS, _UP = 50.0, 760.0, 14.0
"""The left edge and width of the row on the shelf, and how far the reward shown large is raised."""
_PITCH, _WIDE = 124.0, 80.0
"""The largest distance between rewards in a row, and their size."""


def show_won(context: Context, stack: SceneStack, then: Callable[[], None]) -> None:
    """Show any awards and looks won since the last call, and then call `then`."""
    awards, looks = save_won_awards(context), save_earned_looks(context)
    if awards or looks:
        stack.push(AwardsWonScene(context, awards, then, looks))
    else:
        then()


class AwardsWonScene(BoardScene):
    """A scene with new awards and looks, one of them shown large; leaving it calls `then`."""

    def __init__(
        self, context: Context, awards: Sequence[Award], then: Callable[[], None], looks: Sequence[Look] = ()
    ) -> None:
        """There must be at least one award or look."""
        super().__init__(context)
        self._awards, self._then, self._pieces = tuple(awards), then, tuple(looks)
        if awards:
            self.title = plural("An award!", "{n} awards!", len(awards))
        else:
            self.title = plural("A new look!", "{n} new looks!", len(looks))
        when = context.day(datetime.now(UTC).isoformat(timespec="seconds"))
        self._rewards: list[Reward] = [AwardTile(award, award.needed, when) for award in awards]
        self._rewards += [LookTile(look, context.art, when=when) for look in looks]
        self._selected = 0
        several = len(self._rewards) > 1
        go_on = BoardButton(message("Go on"), "", self.back, "", strong=True)
        go_on.pointed = not several
        on_shelf = zip(self._rewards, _reward_areas(len(self._rewards), 0), strict=True) if several else ()
        self.set_widgets([*on_shelf, (go_on, _BUTTON_BESIDE if several else _BUTTON_ALONE)])
        self.form.focus = len(self.form.widgets) - 1
        context.play_sound(Sound.AWARD)

    def resume(self) -> None:
        told = [sentences(sentence(award.title), award.about) for award in self._awards]
        looks = [message("New in your wardrobe: {title}.", title=look.title) for look in self._pieces]
        self.read_out(self.title, *told, *looks, self.form.words)

    def back(self) -> None:
        """Continue; resume the scene below only if it stays on top, so that only one scene is read out."""
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.stack.pop_without_resuming()
        below = self.stack.top
        self._then()
        if below is not None and self.stack.top is below and not self.stack.waiting:
            below.resume()

    def handle(self, event: InputEvent) -> bool:
        used = super().handle(event)
        if self.form.focus < len(self._rewards) > 1:
            self._selected = self.form.focus
            self._places[: len(self._rewards)] = _reward_areas(len(self._rewards), self._selected)
        return used

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is Action.CONFIRM and not event.repeat:
            self.back()
        else:
            super().handle_unused(event)

    def draw(self, pen: Pen) -> None:
        draw_wall(pen)
        fit, shown, art = Fit.of(pen.area), self._rewards[self._selected], self.context.art
        large = fit.area(*_LARGE)
        if pen.theme.scenery:
            rays = paint_art(pen, "scenery/rays", _RAYS * fit.scale, aside=True)
            pen.image(rays, large.center, anchor="center")
        draw_title_board(pen, fit.area(*_TITLE), self.title, 50 * fit.scale, 560 * fit.scale)
        draw_host(pen, fit, art, _FOOT, _DUCK, Wings.UP)
        draw_board(pen, fit.area(*_BENCH))
        if len(self._rewards) > 1:
            draw_board(pen, fit.area(*_SHELF))
        if isinstance(shown, AwardTile):
            draw_medallion(pen, shown.award, large, won=True)
            draw_label(pen, fit.area(*_PAPER), shown.award.title, shown.award.about, fit.scale)
        else:
            draw_preview(pen, art, shown.look, large.inflate(-30 * fit.scale, -30 * fit.scale), locked=False)
            draw_label(pen, fit.area(*_PAPER), shown.title, message("It’s in your wardrobe now."), fit.scale)
        self.draw_form(pen, fit)


def _reward_areas(count: int, shown: int) -> list[Area]:
    """Return the areas of a row of `count` rewards on the shelf; the one at index `shown` is raised."""
    pitch = min(_PITCH, _ACROSS / count)
    wide = min(_WIDE, pitch - 12)
    left = _LEFT + (_ACROSS - count * pitch + pitch - wide) / 2
    foot = _SHELF[1] + 3 - wide
    return [(left + number * pitch, foot - _UP * (number == shown), wide, wide) for number in range(count)]
