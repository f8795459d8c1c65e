"""The sum of a score sheet: the plates of points and multiplier, the tags beside them, and the score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect, Surface

from game.language.message import figure, message, translate
from game.scenes.match.ceremony.timing import eased_progress, slide
from game.scenes.pieces.fit import LEAST
from game.scenes.run.charms.charm_widgets import coin_image
from game.scenes.run.results.sheet_picture import OWN, CountedTable, Point, SheetPart
from game.scenes.run.results.sheet_times import FLIGHT, HOP, MEETING
from game.scenes.run.results.sums import SumStep, shown_factors, shown_points
from game.tables.raft.drawing import draw_tag
from game.ui.drawing.allowance import CARD
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.logo import logo, logo_shadow
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.text import Typeface

_POINTS, _FACTOR = (206.0, 112.0, 264.0, 118.0), (534.0, 112.0, 200.0, 118.0)
_BLUE, _VIOLET = ("#3F8FE8", "#1F4F9E", "#8FD3FF"), ("#9A6BFF", "#4B2AA6", "#D9C6FF")
"""The colours of the two plates: the upper part, the lower part, and the tags beside it."""
_TIMES = (502.0, 168.0)
_NEARER = 22.0
"""How far each plate moves towards the other."""
_STACK, _CHIP, _STACK_STEP, _MOST_CHIPS = (176.0, 202.0), 60.0, 13.0, 6
_ACTS, _ACTS_ROOM = (14.0, 246.0, 306.0), (214.0, 140.0)
"""The x, y and width of the tags for points, and their height: usually, and above the player's duck."""
_HOPS, _HOPS_ROOM = (744.0, 114.0, 220.0), 180.0
_SCORED, _SCORED_SIZE, _SCORED_ROOM = (520.0, 316.0), (104.0, 142.0), 396.0
"""The centre of the score, its letter size at the start and the end, and its largest width."""
_RAYS = 900.0
_BEST = 418.0


class _StepTag(NamedTuple):
    """The tag of a step, on 1280 × 720 units; `value` and `words` are x offsets from its left edge."""

    step: SumStep
    area: tuple[float, float, float, float]
    value: float
    words: float

    @property
    def start(self) -> Point:
        """The point from which the step's points or multiplier start their flight."""
        left, top, _wide, high = self.area
        return left + 30, top + high / 2


class SheetSum(SheetPart):
    """A painter of the sum above the water."""

    def draw(self) -> None:
        """Draw the sum or, while par isn't known, what the player is waiting for."""
        if self.picture.counted is not None:
            self._draw_counted(self.picture.counted)
            return
        head, more = self.picture.waiting
        self.draw_text(head, (520, 290), 46, face=Typeface.TITLE, colour=GOLD, room=700)
        self.draw_text(more, (520, 340), 20, room=700)

    def _draw_counted(self, counted: CountedTable) -> None:
        """Draw both plates with the tags beside them, and the score."""
        time, times, found = self.time, counted.times, counted.sum
        burst = slide(time, times.meets, 0.3) if counted.played.met else 0.0
        if burst and self.pen.theme.scenery:
            rays = paint_art(self.pen, "scenery/rays", _RAYS * self.fit.scale)
            self.pen.image(rays, self.fit.at(*_SCORED), anchor="center", alpha=burst)
        # If the player's duck is on the left, the tags must stay above its head.
        room = _ACTS_ROOM[self.picture.row.own < _ACTS[0] + _ACTS[2] + OWN / 2]
        points = self._layout_tags(partial(shown_points, found.points), len(found.points), _ACTS, room)
        factors = self._layout_tags(
            partial(shown_factors, found.factors), len(found.factors), _HOPS, _HOPS_ROOM
        )
        nearer = _NEARER * _closeness(time, times.meets)
        self._draw_stack(times.points)
        base = _total_reached(found.points, times.points, time, 0)
        factor = _total_reached(found.factors, times.factors, time, 1)
        pop = _swelling(times.points, time)
        self._draw_plate(_POINTS, nearer, _BLUE, figure(base), message("points"), pop)
        pop = _swelling(times.factors, time)
        self._draw_plate(_FACTOR, -nearer, _VIOLET, figure(factor), message("multiplier"), pop)
        self.draw_text("×", _TIMES, 60, face=Typeface.TITLE)
        self._draw_step_tags(points, _BLUE[2], times.points, FLIGHT)
        self._draw_step_tags(factors, _VIOLET[2], times.factors, HOP)
        if self.picture.score_growth > 0:
            self._draw_score(counted)
        self._draw_flights(points, times.points, hops=False)
        self._draw_flights(factors, times.factors, hops=True)

    def _draw_plate(
        self,
        place: tuple[float, float, float, float],
        shift: float,
        colours: tuple[str, str, str],
        value: str,
        words: str,
        pop: float,
    ) -> None:
        """Draw a plate with a value above `words`, `shift` units to the right; `pop` (0 to 1) enlarges it."""
        pen, fit = self.pen, self.fit
        area = fit.area(*place).move(shift * fit.scale, 0)
        swell = round(pop * 4) * 3 * fit.scale
        area = area.inflate(swell, swell)
        radius = 20 * fit.scale
        pen.plate(area.move(0, 5 * fit.scale), INK, radius=radius)
        pen.plate(area, colours[1], radius=radius, border=INK)
        if pen.theme.scenery:
            upper = FRect(area.left + 5, area.top + 5, area.width - 10, area.height * 0.66)
            pen.plate(upper, colours[0], radius=radius * 0.8)
        x = (area.centerx - fit.left) / fit.scale
        y = place[1] + place[3] * 0.36
        self.draw_text(value, (x, y), 64 + 6 * pop, face=Typeface.TITLE, room=place[2] - 30)
        self.draw_text(words, (x, place[1] + place[3] * 0.84), 17, room=place[2] - 24)

    def _draw_step_tags(
        self, tags: Sequence[_StepTag], colour: str, lands: Sequence[float], before: float
    ) -> None:
        """Draw each step's tag from shortly before its flight; `before` is a flight's duration in seconds."""
        for tag, at in zip(tags, lands, strict=False):
            shown = slide(self.time, at - before - 0.12, 0.2)
            if shown > 0:
                self._draw_step_tag(tag, colour, (1 - shown) * 30)

    def _draw_step_tag(self, tag: _StepTag, colour: str, aside: float) -> None:
        """Draw a tag, offset by `aside` while it slides in."""
        pen, fit, step = self.pen, self.fit, tag.step
        left, top, wide, high = tag.area
        left, middle = left - aside, top + high / 2
        pen.plate(fit.area(left, top, wide, high), colour, radius=10 * fit.scale, border=INK)
        if step.charm:
            pen.image(coin_image(pen, step.charm, 28 * fit.scale), fit.at(left + 4, middle), anchor="midleft")
        put = partial(self.draw_text, colour=INK, outline=None, anchor="midleft")
        put(step.value, (left + tag.value, middle), 20, face=Typeface.TITLE)
        put(step.words, (left + tag.words, middle), 16, room=wide - tag.words - 8)

    def _layout_tags(
        self,
        shown: Callable[[int], Sequence[SumStep]],
        count: int,
        column: tuple[float, float, float],
        room: float,
    ) -> list[_StepTag]:
        """Return tags for as many of `count` steps as fit; `shown` returns the steps for a maximum number."""
        tags = list[_StepTag]()
        for most in range(count, 0, -1):
            tags, top = [], column[1]
            for step in shown(most):
                tags.append(self._layout_tag(step, column[0], top, column[2]))
                top = tags[-1].area[1] + tags[-1].area[3] + 4
            if top <= column[1] + room:
                break
        return tags

    def _layout_tag(self, step: SumStep, left: float, top: float, most: float) -> _StepTag:
        pen, fit = self.pen, self.fit
        value = 34.0 if step.charm else 10.0
        figures = pen.width(step.value, fit.letter_size(20), Typeface.TITLE) / fit.scale
        words = value + figures + (8 if step.value else 0)
        size, room = fit.letter_size(16), (most - words - 8) * fit.scale
        wanted, small = pen.width(step.words, size, Typeface.BOLD) + 2, max(size * 0.75, LEAST)
        rows = 1
        if pen.width(step.words, small, Typeface.BOLD) > room:
            rows = len(pen.lines(step.words, small, Typeface.BOLD, room))
        wide, high = words + min(wanted, room) / fit.scale + 8, 30 + (rows - 1) * small * 1.2 / fit.scale
        return _StepTag(step, (left, top, wide, high), value, words)

    def _draw_stack(self, lands: Sequence[float]) -> None:
        landed = sum(self.time >= at for at in lands)
        for number in range(min(landed, _MOST_CHIPS)):
            x, y = _STACK
            self._draw_chip((x - number % 2 * 4, y - number * _STACK_STEP))

    def _draw_chip(self, at: Point) -> None:
        chip = paint_art(self.pen, "prizes/token", _CHIP * self.fit.scale, colour=_BLUE[0], shade=_BLUE[1])
        self.pen.image(chip, self.fit.at(*at), anchor="center")

    def _draw_flights(self, tags: Sequence[_StepTag], lands: Sequence[float], *, hops: bool) -> None:
        """Draw what's on its way from tags to their plate: charms, and multipliers (if `hops`) or chips."""
        seconds, arc = (HOP, 90) if hops else (FLIGHT, 46)
        for place, at in enumerate(lands):
            begun = self.time - (at - seconds)
            if not 0 <= begun < seconds:
                continue
            tag = tags[min(place, len(tags) - 1)]
            end = _STACK[0], _STACK[1] - min(place, _MOST_CHIPS - 1) * _STACK_STEP
            if hops:
                end = _FACTOR[0] + _FACTOR[2] / 2, _FACTOR[1] + 44
            here = _arc_point(tag.start, end, begun / seconds, arc)
            if tag.step.charm:
                image = coin_image(self.pen, tag.step.charm, _CHIP * self.fit.scale)
                self.pen.image(image, self.fit.at(*here), anchor="center")
            elif hops:
                self.draw_text(tag.step.value, here, 44, face=Typeface.TITLE, colour=_VIOLET[2])
            else:
                self._draw_chip(here)

    def _draw_score(self, counted: CountedTable) -> None:
        """Draw the score at its current growth, which also sets the letter size."""
        pen, fit, grown = self.pen, self.fit, self.picture.score_growth
        least, most = _SCORED_SIZE
        words = translate(figure(round(counted.sum.score * grown)), pen.fonts.language)
        letters = pen.screen.scale.px((least + (most - least) * grown) * fit.scale)
        room = pen.screen.scale.px(_SCORED_ROOM * fit.scale)
        wide = pen.fonts.size(words, Typeface.TITLE, letters)[0]
        letters = min(letters, max(letters * room // max(wide, 1), 1))
        pen.image(_figure_image(pen, words, letters), fit.at(*_SCORED), anchor="center")
        if counted.best and self.picture.walk_progress >= 1.0:
            self._draw_best()

    def _draw_best(self) -> None:
        """Draw the tag of a best table, clear of the player's duck."""
        words, fit = message("Your best table yet!"), self.fit
        size = fit.letter_size(19)
        half = (self.pen.width(words, size, Typeface.BOLD) + size) / 2 / fit.scale
        away, x = OWN / 2 + 16 + half, _SCORED[0]
        if abs(self.picture.row.own - x) < away:
            x = self.picture.row.own + (away if self.picture.row.own < x + 60 else -away)
        draw_tag(self.pen, words, fit.at(x, _BEST), size, width=400 * fit.scale, colour=GOLD)


def _figure_image(pen: Pen, words: str, letters: int) -> Surface:
    """Return the picture of a number in the logo's style, in a letter size in pixels."""
    fonts = pen.fonts

    def make() -> Surface:
        return logo(fonts, words, letters, logo_shadow(fonts, words, letters))

    wide, high = fonts.size(words, Typeface.TITLE, letters)
    return pen.shapes.get(("figures", words, letters), make, CARD, pixels=wide * high)


def _total_reached(acts: Sequence[SumStep], lands: Sequence[float], time: float, start: int) -> int:
    """Return the total of the steps that have landed at a time, or `start` before the first landing."""
    landed = sum(time >= at for at in lands)
    return acts[landed - 1].total if landed else start


def _swelling(lands: Sequence[float], time: float) -> float:
    """Return how enlarged a plate is, from 0 to 1 (when something has just landed on it)."""
    since = [time - at for at in lands if time >= at]
    return max(0.0, 1 - since[-1] / 0.2) if since else 0.0


def _closeness(time: float, meets: float) -> float:
    """Return how close together the plates have moved, from 0 to 1; after they meet, they part again."""
    if time < meets:
        return eased_progress(time, meets - MEETING, MEETING) ** 2
    return 1 - slide(time, meets, 0.35)


def _arc_point(start: Point, end: Point, way: float, high: float) -> Point:
    """Return the point at the share `way` of an arc between two points, at most `high` above their line."""
    x, y = (before + (after - before) * way for before, after in zip(start, end, strict=True))
    return x, y - 4 * high * way * (1 - way)
