"""The posters of the games, each with a table, cards and a duck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from pygame import FRect

from game.language.message import message
from game.scenes.pieces.fit import LEAST
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import CHOOSE, Prompts, Widget

if TYPE_CHECKING:
    from game.tables.painting.emblem import Emblem

_WIDEST = 1.02
"""The width of a poster, as a share of its height."""
_GAP = 0.07
"""The gap between two posters, as a share of their height."""
_HEAD, _RIM, _BUST = 0.3, 0.062, 0.44
_APART = 0.84


class Posters(Widget):
    """A choice of games: left and right select one, confirm or a click on a poster plays it.

    The pointer only moves the focus, as it may be on its way to another part of the screen.
    """

    def __init__(
        self,
        names: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        on_play: Callable[[], None],
        emblem: Callable[[int], Emblem | None],
        art: Art,
        helps: Sequence[str],
    ) -> None:
        """`emblem` returns a game's emblem, or None until it's loaded; `helps` has a line about each game."""
        self.names, self.index, self._helps = tuple(names), index, tuple(helps)
        self._chosen = index
        self._on_change, self._on_play = on_change, on_play
        self._emblem, self._art = emblem, art
        self._played = False
        self.sway = 0.0
        """The sway of the selected game's cards, from -1 to 1."""

    @property
    def help(self) -> str:  # type: ignore[override]
        return self._helps[self.index]

    @property
    def state_words(self) -> str:
        return message("Game: {game}.", game=self.names[self.index])

    @property
    def announcement(self) -> str:
        return "" if self._played else self.state_words

    @property
    def list_position(self) -> tuple[int, int]:
        return self.index, len(self.names)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        for place in range(len(self.names)):
            tile = self.tile(area, place)
            if focused and place == self.index:
                pen.outline(tile, BONE, 3.5, radius=tile.height * 0.06)
            self._paint_poster(pen, place, tile)

    def tile(self, area: FRect, place: int) -> FRect:
        count, gap = len(self.names), area.height * _GAP
        width = min(area.height * _WIDEST, (area.width - gap * (count - 1)) / count)
        left = area.centerx - (width * count + gap * (count - 1)) / 2
        return FRect(left + place * (width + gap), area.top, width, area.height)

    def prepare(self, pen: Pen, area: FRect, place: int, emblem: Emblem) -> None:
        """Paint a game's poster in advance; the scene covers it until all of them are ready."""
        self._paint_table(
            pen, emblem, _raft_area(self.tile(area, place)), area.height * _RIM, place == self.index
        )

    def _paint_poster(self, pen: Pen, place: int, tile: FRect) -> None:
        chosen = place == self.index
        raft = _raft_area(tile)
        rim = tile.height * _RIM
        emblem = self._emblem(place)
        if emblem is not None:
            self._paint_table(pen, emblem, raft, rim, chosen)
        size = max(tile.height * 0.068, LEAST)
        room = tile.width - size
        wide = min(pen.width(self.names[place], size, Typeface.TITLE), room)
        tag = centred_area((raft.centerx, raft.bottom - rim * 1.9), wide + size * 1.3, size * 1.75)
        pen.plate(tag, MINT if chosen else BONE, radius=size * 0.55, border=INK)
        pen.text(self.names[place], tag.center, size, Typeface.TITLE, INK, anchor="center", width=room)

    def _paint_table(self, pen: Pen, emblem: Emblem, raft: FRect, rim: float, chosen: bool) -> None:
        # Imported late, as the first frame has no emblems.
        from game.tables.painting.emblem import draw_emblem
        from game.tables.painting.little_table import paint_emblem_raft

        image = paint_emblem_raft(pen, emblem, raft, rim, lit=chosen)
        duck = replace(emblem.duck, mood=Mood.GLEE) if chosen else emblem.duck
        width = raft.height / (1 - _HEAD) * _BUST * 0.92
        wings = Wings.UP if chosen else Wings.DOWN
        bust = self._art.ducks.bust(duck, pen.screen.scale.px(width), (0.0, 0.6), wings)
        pen.image(bust, (raft.centerx, raft.top + rim * 1.5), anchor="midbottom")
        pen.image(image, raft.topleft)
        cloth = raft.inflate(-3.4 * rim, 0)
        cloth.top = raft.top + rim * 0.9
        cloth.height = raft.height - rim * 3.7
        if emblem.scene is None:
            draw_emblem(pen, self._art, emblem, cloth, _APART)
            return
        cloth = raft.inflate(-4.3 * rim, 0)
        cloth.top = raft.top + rim * 1.9
        cloth.height = raft.height - rim * 4.7
        emblem.scene(pen, self._art, cloth, self.sway if chosen else 0.0)

    def cap_area(self, area: FRect) -> FRect:
        return self.tile(area, self.index)

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, CHOOSE),)

    def handle_action(self, action: Action) -> bool:
        self._played = action is Action.CONFIRM
        if self._played:
            return self._play(self.index)
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(action)
        return False if step is None else self._choose((self.index + step) % len(self.names))

    def _choose(self, place: int) -> bool:
        self.index = self._chosen = place
        self._on_change(place)
        return True

    def _play(self, place: int) -> bool:
        """Select and play a game."""
        if place != self._chosen:
            self._choose(place)
        self._on_play()
        return True

    def hover(self, area: FRect, x: float, y: float) -> bool:
        before = self.index
        self.index = next(iter(self._posters_at(area, x, y)), before)
        return self.index != before

    def lose_focus(self) -> None:
        self.index = self._chosen

    def _posters_at(self, area: FRect, x: float, y: float) -> list[int]:
        return [place for place in range(len(self.names)) if self.tile(area, place).collidepoint(x, y)]

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        found = self._posters_at(area, x, y)
        if not found or held:
            return False
        self._played = True
        return self._play(found[0])


def _raft_area(tile: FRect) -> FRect:
    return FRect(tile.left, tile.top + tile.height * _HEAD, tile.width, tile.height * (1 - _HEAD))
