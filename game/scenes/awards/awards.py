"""The screen of all awards."""

from __future__ import annotations

from itertools import groupby

from game.arcade.awards.wall import AWARDS
from game.cardgames.registry import GAMES
from game.language.message import Text, message, plural
from game.scenes.awards.medals import draw_selected_award, group_areas
from game.scenes.awards.saving import award_times, facts_of, save_won_awards
from game.scenes.awards.tile import AwardTile
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, CountSign, WoodenSign, draw_room
from game.scenes.pieces.fit import Fit
from game.ui.devices.actions import InputEvent
from game.ui.drawing.draw import Pen

_WARDROBE = message("The looks you’ve earned with awards and medals.")
_LOOKS: Area = (894.0, 576.0, 362.0, 62.0)
_BACK: Area = (894.0, 646.0, 362.0, 62.0)
_NAMES = {
    "": message("All games"),
    "run": message("The run"),
    "daily": message("Daily deal"),
    "puzzles": message("Puzzles"),
}
"""The titles of award groups that aren't games."""


class AwardsScene(BoardScene):
    """A scene with all awards in groups; the one focused last (`selected`, by index) is shown large."""

    title = message("Awards")

    def __init__(self, context: Context, looked: str = "") -> None:
        """`selected` is the id of the award to focus; empty for the first one."""
        super().__init__(context)
        save_won_awards(context)
        self._facts = facts_of(context)
        self._won = award_times(context)
        self._refill()
        self.focus_first(AwardTile)
        medals = enumerate(self.form.widgets)
        found = (place for place, one in medals if isinstance(one, AwardTile) and one.award.id == looked)
        self.form.focus = next(found, self.form.focus)
        self.selected = self.form.focus

    def _refill(self) -> None:
        day, devices = self.context.day, self.context.input
        parts: list[PlacedWidget] = []
        found = [(game, tuple(awards)) for game, awards in groupby(AWARDS, key=lambda award: award.game)]
        places = group_areas([len(awards) for _game, awards in found])
        for (game, awards), place in zip(found, places, strict=True):
            won = sum(award.id in self._won for award in awards)
            parts.append((CountSign(_group_title(game), won, len(awards)), place.sign))
            for award, area in zip(awards, place.medals, strict=True):
                when = day(self._won.get(award.id, ""))
                parts.append((AwardTile(award, award.progress(self._facts), when), area))
        looks = WoodenSign(message("Wardrobe"), self.context.screens.wardrobe, _WARDROBE, devices)
        self.set_widgets([*parts, (looks, _LOOKS), (self.back_sign(), _BACK)])

    def resume(self) -> None:
        self._refill()
        self.read_out(self.title, self._summary, self.form.words)

    @property
    def _summary(self) -> Text:
        won = sum(award.id in self._won for award in AWARDS)
        return plural("{n} of {all} awards won.", "{n} of {all} awards won.", won, all=len(AWARDS))

    def handle(self, event: InputEvent) -> bool:
        used = super().handle(event)
        if isinstance(self.form.focused, AwardTile):
            self.selected = self.form.focus
        return used

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_room(pen, fit, self.title, "rooms/awards")
        if isinstance(looked := self.form.widgets[self.selected], AwardTile):
            draw_selected_award(pen, fit, looked)
        self.draw_form(pen, fit)


def _group_title(game: str) -> str:
    if game in GAMES:
        return GAMES[game].title
    return _NAMES[game]
