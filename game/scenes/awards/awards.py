"""The screen of all awards, with the layout of the medals and the focused one shown large."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from game.arcade.awards.wall import AWARDS
from game.cardgames.registry import GAMES
from game.language.message import Text, message, plural
from game.scenes.awards.saving import award_times, facts_of, save_won_awards
from game.scenes.awards.tile import MEDAL, AwardTile, draw_medallion
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, CountSign, WoodenSign, draw_room
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_label
from game.ui.devices.actions import InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, MINT
from game.ui.drawing.text import Typeface

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

_LEFT, _TOP, _FOOT = 26.0, 100.0, 712.0
_COLUMNS, _WIDE, _PITCH = 3, 280.0, 287.0
"""The number of columns, their width, and their pitch."""
_IN_LINE, _SIGN, _BELOW = 4, 38.0, 27.0
"""The number of medals in a line, the height of a group's sign, and the gap below the sign."""
_FREE = 8.0
"""The gap below a group."""
_LARGE: Area = (942.0, 84.0, 266.0, 266.0)
_BAR: Area = (914.0, 358.0, 322.0, 30.0)
_PAPER: Area = (894.0, 398.0, 362.0, 168.0)


class MedalGroup(NamedTuple):
    """The areas of a group of awards: its sign and its medals."""

    sign: Area
    medals: tuple[Area, ...]


class AwardsScene(BoardScene):
    """A scene with all awards in groups; the one focused last (`selected`, by index) is shown large."""

    title = message("Awards")

    def __init__(self, context: Context, looked: str = "") -> None:
        """`looked` is the id of the award to focus; empty for the first one."""
        super().__init__(context)
        save_won_awards(context)
        self._facts = facts_of(context)
        self._won = award_times(context)
        self.refill()
        self.focus_first(AwardTile)
        medals = enumerate(self.form.widgets)
        found = (place for place, one in medals if isinstance(one, AwardTile) and one.award.id == looked)
        self.form.focus = next(found, self.form.focus)
        self.selected = self.form.focus

    def refill(self) -> None:
        day, devices = self.context.day, self.context.input
        parts: list[PlacedWidget] = []
        found = [(game, tuple(awards)) for game, awards in groupby(AWARDS, key=lambda award: award.game)]
        places = group_areas([len(awards) for _game, awards in found])
        for (game, awards), place in zip(found, places, strict=True):
            won = sum(award.id in self._won for award in awards)
            title = GAMES[game].title if game in GAMES else _NAMES[game]
            parts.append((CountSign(title, won, len(awards)), place.sign))
            for award, area in zip(awards, place.medals, strict=True):
                when = day(self._won.get(award.id, ""))
                parts.append((AwardTile(award, award.progress(self._facts), when), area))
        looks = WoodenSign(message("Wardrobe"), self.context.screens.wardrobe, _WARDROBE, devices)
        self.set_widgets([*parts, (looks, _LOOKS), (self.back_sign(), _BACK)])

    @property
    def summary(self) -> Text:
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
        placed = zip(self.form.widgets, self._places, strict=True)
        signs = [(one, fit.area(*place)) for one, place in placed if isinstance(one, CountSign)]
        shortened = not all(one.fits(pen, area) for one, area in signs)
        for one, _area in signs:
            one.shortened = shortened
        if isinstance(looked := self.form.widgets[self.selected], AwardTile):
            _draw_selected_award(pen, fit, looked)
        self.draw_form(pen, fit)


def group_areas(counts: Sequence[int]) -> list[MedalGroup]:
    """Return the areas of groups that contain `counts` awards, in columns whose signs are level."""
    lines = [-(-count // _IN_LINE) for count in counts]
    columns = _balanced_columns(lines)
    return max((_level_areas(counts, columns, most) for most in range(1, max(lines) + 1)), key=_medal_size)


def _medal_size(found: Sequence[MedalGroup]) -> float:
    return found[0].medals[0][2]


def _level_areas(counts: Sequence[int], columns: Sequence[list[int]], most: int) -> list[MedalGroup]:
    """Return the areas of groups on shelves for `most` lines of medals; longer groups take several."""
    lines = [-(-count // _IN_LINE) for count in counts]
    shelves = [-(-count // most) for count in lines]
    high = (_FOOT - _TOP) / max(sum(shelves[group] for group in column) for column in columns)
    rooms = [high * taken - _SIGN - _BELOW - _FREE for taken in shelves]
    full = [max(count, most) for count in lines]
    wide = min(MEDAL, *(room / count - 8 for room, count in zip(rooms, full, strict=True)))
    found: list[MedalGroup] = []
    for number, column in enumerate(columns):
        left, top = _LEFT + number * _PITCH, _TOP
        for group in column:
            down = rooms[group] / full[group]
            step, first = _WIDE / _IN_LINE, top + _SIGN + _BELOW
            places = [divmod(place, _IN_LINE) for place in range(counts[group])]
            medals = (
                (left + (across + 0.5) * step - wide / 2, first + line * down, wide, wide)
                for line, across in places
            )
            found.append(MedalGroup((left, top, _WIDE, _SIGN), tuple(medals)))
            top += high * shelves[group]
    return found


def _balanced_columns(lines: Sequence[int]) -> list[list[int]]:
    """Return columns of similar height, as indices of groups, given the groups' numbers of lines."""
    most = max(lines)
    while True:
        columns: list[list[int]] = [[]]
        for group, count in enumerate(lines):
            if columns[-1] and sum(lines[one] for one in columns[-1]) + count > most:
                columns.append([])
            columns[-1].append(group)
        if len(columns) <= _COLUMNS:
            return columns
        most += 1


def _draw_selected_award(pen: Pen, fit: Fit, tile: AwardTile) -> None:
    """Draw an award large, with its description and the progress."""
    award = tile.award
    draw_medallion(pen, award, fit.area(*_LARGE), won=bool(tile.when))
    if not tile.when and award.needed > 1:
        bar = fit.area(*_BAR)
        pen.plate(bar.inflate(8 * fit.scale, 8 * fit.scale), INK, radius=bar.height / 2)
        pen.bar(bar, tile.done / award.needed, MINT)
        size = fit.letter_size(20)
        pen.outlined(tile.progress_words, bar.center, size, Typeface.BOLD)
    draw_label(pen, fit.area(*_PAPER), award.title, tile.description, fit.scale)
