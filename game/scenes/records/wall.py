"""The records screen: plaques, the rating as a sail, and the last matches as photos."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from pygame import FRect

from game.cardgames.registry import rules_of
from game.language.message import Text, figure, message
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, WoodenSign, draw_note
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_light
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.pieces.pennants import Rod, next_game
from game.scenes.player_rating import PlayerRating, player_rating
from game.scenes.records.photo import HIGH, WIDE, Photo, focused_area
from game.scenes.records.sail import draw_sail
from game.scenes.records.words import MatchFigures, MatchWords, NamedFigure, Statistics
from game.storage.history.records import MatchRecord
from game.storage.levels.tables import Opponent
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.boathouse import draw_wall
from game.ui.drawing.text import Typeface

_PHOTOS = 5
_LEFT, _TOP, _PITCH = 26.0, 482.0, 212.0
_TURNED = (3.0, -3.0, 2.0, -2.0, 3.5)
_ALL: Area = (1088.0, 560.0, 180.0, 68.0)
_BACK: Area = (1088.0, 638.0, 180.0, 68.0)
_PLAQUES, _PLAQUE_PITCH, _PLAQUE = (26.0, 154.0), (194.0, 126.0), (184.0, 116.0)
"""The upper left corner of the plaques, the distances between them, and their size."""
_GOLDEN = 3
"""The number of figures, from the first, that are the player's records."""
_GOLD, _TIN = "#FFE9A8", "#F3E2C2"
_COUNT_AT = (30.0, 128.0)
_EMPTY: Area = (290.0, 540.0, 560.0, 100.0)
_LINE_STEPS = 30
_ROD = Rod(86.0, 706.0, ((12.0, 40.0), (864.0, 40.0)))
_NONE_YET = message("No matches yet. Play one, and you’ll find it here.")


class RecordsScene(BoardScene):
    """A scene with the player's records at a game; initially the newest match has the focus."""

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._shown: Shapes | None = None
        self.game = game
        self._load_game(game)

    def _load_game(self, game: str) -> None:
        self.game, self._shown = game, None
        self.title = message("Records · {game}", game=rules_of(game).title)
        self.matches: list[MatchRecord] = [one for one in self.context.archive.results() if one.game == game]
        self.rating = player_rating(self.context, game)
        self.refill()
        self.focus_first(Photo if self.matches else WoodenSign)

    def refill(self) -> None:
        """Recreate the widgets, keeping the focus."""
        context, game = self.context, self.game
        self.results = Statistics(context, game, self.matches, self.rating)
        self.figures = _shown_figures(self.results.figures, self.rating, context.cast.opponents)
        words = MatchWords(context, game)
        parts: list[PlacedWidget] = [*_ROD.pennants(game, self._choose_game, context.language)]
        for number, result in enumerate(reversed(self.matches[-_PHOTOS:])):
            line, outcome = words.match_line(result), words.outcome_words(result)
            help = words.help_words(result)
            watch = partial(self._watch_match, result)
            photo = Photo(context, result, line, outcome, watch, help, _TURNED[number])
            parts.append((photo, (_LEFT + number * _PITCH, _TOP + (number % 2) * 6, WIDE, HIGH)))
        open_list = partial(context.screens.matches, game)
        all_matches = message("Every figure and every match, to look up and filter.")
        parts += [
            (WoodenSign(message("All matches"), open_list, all_matches, context.input), _ALL),
            (self.back_sign(), _BACK),
        ]
        self.set_widgets(parts)

    def _choose_game(self, game: str) -> None:
        """Show another game's records; if a pennant had the focus, the focus moves to that game's pennant."""
        focused = self.form.focused
        self._load_game(game)
        if focused is not None and not isinstance(focused, Photo | WoodenSign):
            names = [one.title for one in self.form.widgets]
            self.form.focus = names.index(rules_of(game).title)
        self._read()

    def _read(self) -> None:
        self.read_out(self.title, self.results.summary, "" if self.matches else _NONE_YET, self.form.words)

    def resume(self) -> None:
        self.refill()
        self._read()

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.PAGE_UP, Action.PAGE_DOWN, Action.ANNOUNCE_SCORES)

    def handle(self, event: InputEvent) -> bool:
        if game := next_game(self.game, event):
            self._choose_game(game)
        elif isinstance(event, ActionPressed) and event.action is Action.ANNOUNCE_SCORES:
            self.context.captions.answer(self.results.spoken_statistics)
        else:
            return super().handle(event)
        return True

    def _watch_match(self, result: MatchRecord) -> None:
        path = self.context.places.saves / result.journal
        show_when_loaded(self.context, self.stack, path, self.context.screens.watch)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, context = Fit.of(pen.area), self.context
        if self._shown is pen.shapes or not pen.shapes.allowance.bounded:
            for widget, place in zip(self.form.widgets, self._places, strict=True):
                if isinstance(widget, Photo):
                    widget.prepare(pen, fit.area(*place))
        draw_wall(pen)
        _ROD.draw(pen, fit, context.input)
        room = 570 * fit.scale
        at, size = fit.at(*_COUNT_AT), fit.letter_size(19)
        pen.outlined(self.results.match_count, at, size, Typeface.BOLD, anchor="midleft", width=room)
        _draw_plaques(pen, fit, self.figures)
        draw_sail(pen, fit, context.art, self.rating, context.cast.opponents)
        _draw_line(pen, fit)
        if not self.matches:
            draw_note(pen, fit, fit.area(*_EMPTY), _NONE_YET)
        self.draw_form(pen, fit)
        if self._shown is not pen.shapes:
            # The next frame can paint what this one couldn't.
            self._shown, pen.shapes.allowance.short = pen.shapes, True

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        focused, place = self.form.focused, self._places[self.form.focus]
        if isinstance(focused, Photo):
            draw_light(pen, focused_area(fit.area(*place)))
        super().draw_form(pen, fit)
        if isinstance(focused, Photo):
            # The focused photo overlaps its neighbours, so it's drawn last.
            focused.draw(pen, fit.area(*place), True)


def _draw_line(pen: Pen, fit: Fit) -> None:
    """Draw the line from which the photos hang, across the canvas."""
    points = []
    for step in range(_LINE_STEPS + 1):
        share = step / _LINE_STEPS
        x = pen.area.left + pen.area.width * share
        points.append((x, fit.at(0, 470 + 60 * share * (1 - share))[1]))
    for start, end in pairwise(points):
        pen.line(start, end, INK, 4 * fit.scale)


def _shown_figures(
    found: MatchFigures, rating: PlayerRating | None, cast: Sequence[Opponent]
) -> tuple[NamedFigure, ...]:
    """Return the figures for the plaques: three records, then three other figures."""
    last = found.wins
    if rating is not None and rating.course:
        stronger = [one for one in cast if (rating.strengths.strength_of(one.spec) or 0.0) > rating.value]
        # For translators: a place in a ranking, such as #3.
        place: Text = message("#{place}", place=figure(len(stronger) + 1))
        last = NamedFigure(message("Among our ducks"), place)
    return found.best_round, found.best_total, found.longest_streak, found.accuracy, found.mean_round, last


def _draw_plaques(pen: Pen, fit: Fit, figures: tuple[NamedFigure, ...]) -> None:
    for number, one in enumerate(figures):
        x, y = _PLAQUES[0] + number % 3 * _PLAQUE_PITCH[0], _PLAQUES[1] + number // 3 * _PLAQUE_PITCH[1]
        _draw_plaque(pen, fit, fit.area(x, y, *_PLAQUE), one, golden=number < _GOLDEN)


def _draw_plaque(pen: Pen, fit: Fit, area: FRect, one: NamedFigure, *, golden: bool) -> None:
    if pen.theme.scenery:
        metal: dict[str, Any] = {} if golden else {"metal": "url(#tin)"}
        pen.image(paint_art(pen, "records/plaque", area.width, area.height, **metal), area.topleft)
    else:
        pen.plate(area, _GOLD if golden else _TIN, radius=14 * fit.scale, border=INK)
    k = fit.scale
    at, room = (area.centerx, area.top + 43 * k), area.width - 50 * k
    pen.text(one.value, at, fit.letter_size(42), Typeface.TITLE, INK, anchor="center", width=room, tight=True)
    # The smallest letters may come nearer to the edges.
    least = min(pen.width(one.name, LEAST, Typeface.BOLD) + 1, area.width - 36 * k)
    at, room = (area.centerx, area.top + 82 * k), max(area.width - 46 * k, least)
    pen.text(one.name, at, fit.letter_size(16), Typeface.BOLD, INK, anchor="center", width=room, tight=True)
