"""The wall of all awards, those won and those still to win."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.arcade.awards.wall import AWARDS
from game.cardgames.registry import GAMES
from game.language.message import Text, message, plural
from game.scenes.awards.keeping import facts_of, win, won_by_now
from game.scenes.awards.tile import AwardTile
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Button, Heading, Widget

_WARDROBE = message("The looks you’ve earned with awards and medals.")
_NAMES = {
    "": message("All games"),
    "run": message("The run"),
    "daily": message("Daily deal"),
    "puzzles": message("Puzzles"),
}
"""The groups of awards that don't belong to a game."""


class WallScene(FormScene):
    """All awards in their groups, including those won just now."""

    title = message("Awards")
    width = 1000.0
    columns = 2
    pinned = True
    hints = ((Action.CANCEL, message("back")),)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        win(context)
        self._facts = facts_of(context)
        self._won = won_by_now(context)
        self.refill()

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = []
        day = self.context.day
        for game, awards in groupby(AWARDS, key=lambda award: award.game):
            group = list(awards)
            won = sum(award.id in self._won for award in group)
            name = message("{group}: {won} of {all}", group=_name(game), won=won, all=len(group))
            rows.append(Heading(name))
            rows += [
                AwardTile(
                    award, award.progress(self._facts), day(self._won.get(award.id, "")), self.context.art
                )
                for award in group
            ]
        looks = Button(message("Wardrobe"), self.context.screens.wardrobe, _WARDROBE, wide=True)
        return [*rows, looks, Button(message("Back"), self.back, wide=True)]

    @property
    def summary(self) -> Text:
        won = sum(award.id in self._won for award in AWARDS)
        return plural("{n} of {all} awards won.", "{n} of {all} awards won.", won, all=len(AWARDS))


def _name(game: str) -> str:
    """Return the name of a group of awards."""
    if game in GAMES:
        return GAMES[game].title
    return _NAMES[game]
