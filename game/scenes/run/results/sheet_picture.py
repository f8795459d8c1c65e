"""The picture of a score sheet at a moment: the ducks on the quay, and the sum above the water."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from pygame import FRect, Surface

from game.arcade.run.state import PlayedTable
from game.audio.voices import QuackKind
from game.language.message import Text, figure, message, parts, plural, translate
from game.scenes.match.ceremony.course import share, slide
from game.scenes.match.ceremony.party import Party
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.run.charms.row import coin
from game.scenes.run.map_picture import RunStanding, draw_feathers
from game.scenes.run.results.ghost_row import GhostRow, waiting_row
from game.scenes.run.results.sheet_times import FLIGHT, HOP, MEETING, SAID, SheetTimes
from game.scenes.run.results.sums import Sum, SumStep, shown_factors, shown_points
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.raft.drawing import draw_tag
from game.tables.raft.speech import Mouth, draw_speech
from game.ui.drawing.allowance import CARD
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.logo import logo, logo_shadow
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, INK, MINT, MIST
from game.ui.drawing.prizes import RIBBON_FOLD, ribbon
from game.ui.drawing.scenery.lakeside import Shore, draw_quay
from game.ui.drawing.text import Typeface

Point = tuple[float, float]

_HORIZON, _QUAY, _FRONT, _FOOT = 104.0, 520.0, 546.0, 616.0
_RIBBON, _RIBBON_LINE = (240.0, 14.0, 640.0, 74.0), 38.0
_STANDINGS = (14.0, 6.0, 212.0, 104.0)
_MOST_FACES, _FACE = 4, 38.0
_SCORE = (1000.0, 6.0, 266.0, 100.0)
_LOST = (1133.0, 136.0)
_POINTS, _FACTOR = (206.0, 112.0, 264.0, 118.0), (534.0, 112.0, 200.0, 118.0)
_BLUE, _VIOLET = ("#3F8FE8", "#1F4F9E", "#8FD3FF"), ("#9A6BFF", "#4B2AA6", "#D9C6FF")
"""The colours of the two plates: the upper part, the lower part, and the tags beside it."""
_TIMES = (502.0, 168.0)
_NEARER = 22.0
"""How far each plate moves towards the other."""
_STACK, _CHIP, _STACK_STEP, _MOST_CHIPS = (176.0, 202.0), 60.0, 13.0, 6
_ACTS, _ACTS_ROOM = (14.0, 246.0, 306.0), (214.0, 140.0)
"""The column of tags for points, and its height: usually, and above the player's duck."""
_HOPS, _HOPS_ROOM = (744.0, 114.0, 220.0), 180.0
_SCORED, _SCORED_SIZE, _SCORED_ROOM = (520.0, 316.0), (104.0, 142.0), 396.0
"""The centre of the score, its letter size at the start and the end, and its largest width."""
_RAYS = 900.0
_BEST = 418.0
_BELOW, _APART = 583.0, 36.0
"""The y of the text on the front of the quay."""
_GHOST, _GHOST_FOOT = 66.0, 536.0
_OWN, _BLOCK = 138.0, (124.0, 36.0)
_KEEPER, _KEEPER_AT, _TAG = 206.0, (1106.0, 524.0), 508.0
SPEECH = (962.0, 140.0, 306.0, 150.0)
"""The area of the last word's bubble."""
LETTERS = 18
"""The letter size in the bubble."""
_GHOST_DUCK = Duck("#F4F6FF", "#BFC8EE", "#D9DDF2")


class LastWord(NamedTuple):
    """Who has the last word, what is said, and the speaker's mood."""

    person: Person
    words: str
    mood: Mood
    quack: QuackKind


class CountedTable(NamedTuple):
    """A table with a known result; `best` if it's the run's best so far."""

    sum: Sum
    times: SheetTimes
    met: bool
    played: PlayedTable
    best: bool

    @property
    def outcome(self) -> tuple[Text, str]:
        """The change in feathers and shells, in words, and its colour."""
        played = self.played
        words, colour = message("no feather lost"), MINT
        if played.grown:
            words = plural("a feather grows!", "{n} feathers grow!", played.grown)
        elif played.feathers:
            words, colour = plural("{n} feather lost", "{n} feathers lost", played.feathers), CORAL
        if played.shells:
            return parts(" · ", [words, plural("{n} shell", "{n} shells", played.shells)]), colour
        return words, colour


class SheetPicture(NamedTuple):
    """The state of a score sheet at a moment.

    Attributes:
        head: the table's title with the verdict, and the goal in a sentence.
        standings: of the run, before and after the table is counted.
        labels: the results of the player and of par, in words.
        waiting: two lines on what the player is waiting for, or why there's no par.
    """

    time: float
    counted: CountedTable | None
    head: tuple[str, str]
    place: str
    parties: Sequence[Party]
    own: Person
    standings: tuple[RunStanding, RunStanding]
    row: GhostRow
    labels: tuple[str, str]
    waiting: tuple[str, str]
    last: LastWord | None

    @property
    def grown(self) -> float:
        """The share of the score that is shown."""
        return 0.0 if self.counted is None else self.counted.times.growth(self.time)

    @property
    def walked(self) -> float:
        """The share of the walk along the quay that is done."""
        return 0.0 if self.counted is None else self.counted.times.walked(self.time)

    @property
    def said(self) -> float:
        """The share of the last word that is said."""
        if self.counted is None:
            return 0.0
        return share(self.time, self.counted.times.said - SAID, SAID)


def shore_of(fit: Fit, canvas: FRect) -> Shore:
    horizon, quay, front, foot = (fit.at(0, y)[1] for y in (_HORIZON, _QUAY, _FRONT, _FOOT))
    wide = canvas.width
    return Shore(horizon, FRect(0, quay, wide, front - quay), FRect(0, front, wide, foot - front), fit.scale)


def draw_sheet(pen: Pen, art: Art, fit: Fit, picture: SheetPicture) -> None:
    """Draw the whole score sheet, apart from the buttons."""
    shore = shore_of(fit, pen.area)
    draw_quay(pen, shore, sunset=True)
    if not pen.theme.scenery:
        for edge in (shore.quay.top, shore.front.top, shore.front.bottom):
            pen.line((0, edge), (pen.area.width, edge), DIM, 2 * fit.scale)
    sheet = _Sheet(pen, art, fit, picture)
    sheet.draw_head()
    if picture.counted is None:
        sheet.draw_waiting()
    else:
        sheet.draw_sum(picture.counted)
    sheet.draw_quay()


class _Tag(NamedTuple):
    """The tag of a step, on 1280 × 720 units, with the x of figure and text from its left edge."""

    act: SumStep
    area: tuple[float, float, float, float]
    value: float
    words: float

    @property
    def start(self) -> Point:
        """The point from which the step's points or multiplier start their flight."""
        left, top, _wide, high = self.area
        return left + 30, top + high / 2


class _Sheet:
    """Draws the parts of a score sheet at a moment."""

    def __init__(self, pen: Pen, art: Art, fit: Fit, picture: SheetPicture) -> None:
        self._pen, self._art, self._fit, self._picture = pen, art, fit, picture
        self._time = picture.time

    def _write(
        self,
        words: str,
        at: Point,
        size: float,
        *,
        face: Typeface = Typeface.BOLD,
        colour: str = BONE,
        outline: str | None = INK,
        anchor: str = "center",
        room: float | None = None,
    ) -> FRect:
        """Draw a line of text; point, size and room refer to a canvas of 1280 × 720 units."""
        width = None if room is None else room * self._fit.scale
        return self._pen.outlined(
            words,
            self._fit.at(*at),
            self._fit.letters(size),
            face,
            colour,
            outline=outline,
            anchor=anchor,
            width=width,
        )

    # -- above the water -----------------------------------------------------------------------------

    def draw_head(self) -> None:
        """Draw the ribbon, the ranking of the match, and the standing of the run."""
        picture = self._picture
        self._draw_ribbon()
        left, top, wide, high = _RIBBON
        if picture.counted is not None:
            met = picture.counted.met
            sign = paint_art(self._pen, "signs/tick" if met else "signs/cross", 38 * self._fit.scale)
            self._pen.image(sign, self._fit.at(left + 58, top + high / 2), anchor="center")
        at, room = left + wide / 2 + 12, wide - 160
        self._write(picture.head[0], (at, top + high * 0.30), 25, face=Typeface.TITLE, room=room)
        self._write(picture.head[1], (at, top + high * 0.74), 17, room=room)
        self._draw_parties()
        self._draw_standing()

    def _draw_ribbon(self) -> None:
        pen, area, line = self._pen, self._fit.area(*_RIBBON), _RIBBON_LINE
        high = area.height + line * RIBBON_FOLD * self._fit.scale + 4
        drawn = partial(ribbon, _RIBBON[2], _RIBBON[3], line)
        image = paint_document(pen, ("run_ribbon",), (area.width, high), drawn)
        pen.image(image, area.topleft)

    def _draw_parties(self) -> None:
        """Draw the ranking of the match as faces, with the points below."""
        picture, (left, top, wide, _high) = self._picture, _STANDINGS
        draw_board(self._pen, self._fit.area(*_STANDINGS))
        self._write(picture.place, (left + wide / 2, top + 20), 17, room=wide - 20)
        shown = _shown_parties(picture.parties)
        cell = (wide - 16) / len(shown)
        for number, party in enumerate(shown):
            self._draw_party(party, (left + 8 + cell * (number + 0.5), top + 54))

    def _draw_party(self, party: Party, at: Point) -> None:
        pen, fit, (x, y) = self._pen, self._fit, at
        step = _FACE * 0.8
        first = x - step * (len(party.people) - 1) / 2
        for number, person in enumerate(party.people):
            image = self._art.ducks.face(person.duck, pen.screen.scale.px(_FACE * fit.scale))
            pen.image(image, fit.at(first + number * step, y), anchor="center")
        rank = fit.area(first - _FACE / 2 - 6, y - _FACE / 2 - 3, 20, 20)
        pen.plate(rank, GOLD, radius=rank.height / 2, border=INK)
        at = first - _FACE / 2 + 4, y - _FACE / 2 + 7
        self._write(figure(party.rank), at, 15, colour=INK, outline=None)
        self._write(figure(party.total), (x, y + 29), 17, colour=MINT if party.own else BONE)

    def _draw_standing(self) -> None:
        """Draw the run's score and feathers, and what the table cost."""
        pen, fit, picture = self._pen, self._fit, self._picture
        before, after = picture.standings
        grown = picture.grown
        left, top, wide, _high = _SCORE
        draw_board(pen, fit.area(*_SCORE))
        standing = after if grown >= 1.0 else before
        feather = min(38.0, 114 / max(after.most, 3) / 0.77)
        row = after.most * feather * 0.77
        at = fit.at(left + wide - 16 - row, top + 47)
        draw_feathers(pen, at, feather * fit.scale, standing.feathers, after.most)
        middle, room = left + (wide - 16 - row) / 2 + 4, wide - row - 36
        score = figure(before.score + round((after.score - before.score) * grown))
        self._write(score, (middle, top + 35), 36, face=Typeface.TITLE, colour=GOLD, room=room)
        self._write(message("run score"), (middle, top + 69), 15, room=room + 8)
        if picture.counted is not None and grown >= 1.0:
            words, colour = picture.counted.outcome
            draw_tag(pen, words, fit.at(*_LOST), fit.letters(16), width=250 * fit.scale, colour=colour)

    # -- the sum -------------------------------------------------------------------------------------

    def draw_waiting(self) -> None:
        """Draw what the player is waiting for, in place of the score."""
        head, more = self._picture.waiting
        self._write(head, (520, 290), 46, face=Typeface.TITLE, colour=GOLD, room=700)
        self._write(more, (520, 340), 20, room=700)

    def draw_sum(self, counted: CountedTable) -> None:
        """Draw both plates with the tags beside them, and the score."""
        time, times, found = self._time, counted.times, counted.sum
        burst = slide(time, times.meets, 0.3) if counted.met else 0.0
        if burst and self._pen.theme.scenery:
            rays = paint_art(self._pen, "scenery/rays", _RAYS * self._fit.scale)
            self._pen.image(rays, self._fit.at(*_SCORED), anchor="center", alpha=burst)
        # If the player's duck is on the left, the tags must stay above its head.
        room = _ACTS_ROOM[self._picture.row.own < _ACTS[0] + _ACTS[2] + _OWN / 2]
        points = self._tags(partial(shown_points, found.points), len(found.points), _ACTS, room)
        factors = self._tags(partial(shown_factors, found.factors), len(found.factors), _HOPS, _HOPS_ROOM)
        nearer = _NEARER * _together(time, times.meets)
        self._draw_stack(times.points)
        base = _reached(found.points, times.points, time, 0)
        factor = _reached(found.factors, times.factors, time, 1)
        pop = _pop(times.points, time)
        self._draw_plate(_POINTS, nearer, _BLUE, figure(base), message("points"), pop)
        pop = _pop(times.factors, time)
        self._draw_plate(_FACTOR, -nearer, _VIOLET, figure(factor), message("multiplier"), pop)
        self._write("×", _TIMES, 60, face=Typeface.TITLE)
        self._draw_acts(points, _BLUE[2], times.points, FLIGHT)
        self._draw_acts(factors, _VIOLET[2], times.factors, HOP)
        if self._picture.grown > 0:
            self._draw_score(counted)
        self._draw_flights(points, times.points)
        self._draw_hops(factors, times.factors)

    def _draw_plate(
        self,
        place: tuple[float, float, float, float],
        shift: float,
        colours: tuple[str, str, str],
        value: str,
        words: str,
        pop: float,
    ) -> None:
        """Draw a plate with a value, shifted sideways; `pop`, from 0 to 1, enlarges it."""
        pen, fit = self._pen, self._fit
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
        self._write(value, (x, y), 64 + 6 * pop, face=Typeface.TITLE, room=place[2] - 30)
        self._write(words, (x, place[1] + place[3] * 0.84), 17, room=place[2] - 24)

    def _draw_acts(self, tags: Sequence[_Tag], colour: str, lands: Sequence[float], before: float) -> None:
        """Draw the tags of steps, each from shortly before its flight begins."""
        for tag, at in zip(tags, lands, strict=False):
            shown = slide(self._time, at - before - 0.12, 0.2)
            if shown > 0:
                self._draw_act(tag, colour, (1 - shown) * 30)

    def _draw_act(self, tag: _Tag, colour: str, aside: float) -> None:
        """Draw a tag, offset by `aside` while it slides in."""
        pen, fit, act = self._pen, self._fit, tag.act
        left, top, wide, high = tag.area
        left, middle = left - aside, top + high / 2
        pen.plate(fit.area(left, top, wide, high), colour, radius=10 * fit.scale, border=INK)
        if act.charm:
            pen.image(coin(pen, act.charm, 28 * fit.scale), fit.at(left + 4, middle), anchor="midleft")
        put = partial(self._write, colour=INK, outline=None, anchor="midleft")
        put(act.value, (left + tag.value, middle), 20, face=Typeface.TITLE)
        put(act.words, (left + tag.words, middle), 16, room=wide - tag.words - 8)

    def _tags(
        self,
        shown: Callable[[int], Sequence[SumStep]],
        count: int,
        column: tuple[float, float, float],
        room: float,
    ) -> list[_Tag]:
        """Return tags for as many of `count` steps as fit; `shown` returns the steps for a largest number."""
        tags = list[_Tag]()
        for most in range(count, 0, -1):
            tags, top = [], column[1]
            for act in shown(most):
                tags.append(self._tag(act, column[0], top, column[2]))
                top = tags[-1].area[1] + tags[-1].area[3] + 4
            if top <= column[1] + room:
                break
        return tags

    def _tag(self, act: SumStep, left: float, top: float, most: float) -> _Tag:
        pen, fit = self._pen, self._fit
        value = 34.0 if act.charm else 10.0
        figures = pen.width(act.value, fit.letters(20), Typeface.TITLE) / fit.scale
        words = value + figures + (8 if act.value else 0)
        size, room = fit.letters(16), (most - words - 8) * fit.scale
        wanted, small = pen.width(act.words, size, Typeface.BOLD) + 2, max(size * 0.75, LEAST)
        rows = 1
        if pen.width(act.words, small, Typeface.BOLD) > room:
            rows = len(pen.lines(act.words, small, Typeface.BOLD, room))
        wide, high = words + min(wanted, room) / fit.scale + 8, 30 + (rows - 1) * small * 1.2 / fit.scale
        return _Tag(act, (left, top, wide, high), value, words)

    def _draw_stack(self, lands: Sequence[float]) -> None:
        landed = sum(self._time >= at for at in lands)
        for number in range(min(landed, _MOST_CHIPS)):
            x, y = _STACK
            self._draw_chip((x - number % 2 * 4, y - number * _STACK_STEP))

    def _draw_chip(self, at: Point) -> None:
        chip = paint_art(self._pen, "prizes/token", _CHIP * self._fit.scale, colour=_BLUE[0], shade=_BLUE[1])
        self._pen.image(chip, self._fit.at(*at), anchor="center")

    def _draw_flights(self, tags: Sequence[_Tag], lands: Sequence[float]) -> None:
        """Draw chips or charms that fly from a tag to the plate of points."""
        for place, at in enumerate(lands):
            begun = self._time - (at - FLIGHT)
            if 0 <= begun < FLIGHT:
                tag = tags[min(place, len(tags) - 1)]
                end = _STACK[0], _STACK[1] - min(place, _MOST_CHIPS - 1) * _STACK_STEP
                here = _arc(tag.start, end, begun / FLIGHT, 46)
                if tag.act.charm:
                    self._draw_coin(tag.act.charm, here)
                else:
                    self._draw_chip(here)

    def _draw_hops(self, tags: Sequence[_Tag], lands: Sequence[float]) -> None:
        """Draw multipliers or charms that hop from a tag to the plate of multipliers."""
        for place, at in enumerate(lands):
            begun = self._time - (at - HOP)
            if 0 <= begun < HOP:
                tag = tags[min(place, len(tags) - 1)]
                end = _FACTOR[0] + _FACTOR[2] / 2, _FACTOR[1] + 44
                here = _arc(tag.start, end, begun / HOP, 90)
                if tag.act.charm:
                    self._draw_coin(tag.act.charm, here)
                else:
                    self._write(tag.act.value, here, 44, face=Typeface.TITLE, colour=_VIOLET[2])

    def _draw_coin(self, charm: str, at: Point) -> None:
        image = coin(self._pen, charm, _CHIP * self._fit.scale)
        self._pen.image(image, self._fit.at(*at), anchor="center")

    def _draw_score(self, counted: CountedTable) -> None:
        """Draw the score at its current growth, which also sets the letter size."""
        pen, fit, grown = self._pen, self._fit, self._picture.grown
        least, most = _SCORED_SIZE
        words = translate(figure(round(counted.sum.score * grown)), pen.fonts.language)
        letters = pen.screen.scale.px((least + (most - least) * grown) * fit.scale)
        room = pen.screen.scale.px(_SCORED_ROOM * fit.scale)
        wide = pen.fonts.size(words, Typeface.TITLE, letters)[0]
        letters = min(letters, max(letters * room // max(wide, 1), 1))
        pen.image(_figures(pen, words, letters), fit.at(*_SCORED), anchor="center")
        if counted.best and self._picture.walked >= 1.0:
            self._draw_best()

    def _draw_best(self) -> None:
        """Draw the tag of a best table, clear of the player's duck."""
        words, fit = message("Your best table yet!"), self._fit
        size = fit.letters(19)
        half = (self._pen.width(words, size, Typeface.BOLD) + size) / 2 / fit.scale
        away, x = _OWN / 2 + 16 + half, _SCORED[0]
        if abs(self._picture.row.own - x) < away:
            x = self._picture.row.own + (away if self._picture.row.own < x + 60 else -away)
        draw_tag(self._pen, words, fit.at(x, _BEST), size, width=400 * fit.scale, colour=GOLD)

    # -- the quay ------------------------------------------------------------------------------------

    def draw_quay(self) -> None:
        """Draw the ghosts, par, the player's duck and the last word."""
        picture = self._picture
        self._draw_last_word()
        self._draw_ghosts()
        if picture.counted is None:
            return
        self._draw_par()
        self._draw_own(picture.counted)
        if picture.row.ghosts:
            self._draw_ends(there=picture.walked >= 1.0)
        elif picture.waiting[0]:
            self._write(picture.waiting[0], (picture.row.own, _BELOW), 26, face=Typeface.TITLE, room=600)

    def _draw_ghosts(self) -> None:
        picture = self._picture
        here = picture.row.at(picture.walked)
        pen, fit = self._pen, self._fit
        px = pen.screen.scale.px(_GHOST * fit.scale)
        # Ghosts take their places once par is known.
        starts = waiting_row(len(picture.row.ghosts))
        taken = slide(self._time, 0.0, 0.5) if picture.counted is not None else 1.0
        for number, (start, end) in enumerate(zip(starts, picture.row.ghosts, strict=True)):
            x = start + (end - start) * taken
            passed = here >= x
            mood = Mood.SHOCK if passed and here - x < _OWN else Mood.SAD if passed else Mood.CALM
            look = max(-1.0, min(1.0, (here - x) / 300)), 0.0
            image = self._art.ducks.bust(replace(_GHOST_DUCK, mood=mood), px, look, Wings.DOWN)
            foot = _GHOST_FOOT + number % 2 * 6
            pen.image(image, fit.at(x, foot), anchor="midbottom", alpha=0.72 if passed else 0.92)

    def _draw_par(self) -> None:
        """Draw the peg that marks par."""
        x, fit = self._picture.row.par, self._fit
        if x is None:
            return
        self._pen.line(fit.at(x, 528), fit.at(x, 556), INK, 9 * fit.scale)
        self._pen.line(fit.at(x, 528), fit.at(x, 556), GOLD, 5 * fit.scale)
        words = self._picture.labels[1]
        draw_tag(self._pen, words, fit.at(x, 558), fit.letters(16), width=200 * fit.scale, colour=GOLD)

    def _draw_own(self, counted: CountedTable) -> None:
        """Draw the player's duck walking, or on its block after it has arrived."""
        pen, fit, picture = self._pen, self._fit, self._picture
        walked = picture.walked
        x = picture.row.at(walked)
        if walked <= 0:
            return
        there = walked >= 1.0
        if there:
            draw_board(pen, fit.area(x - _BLOCK[0] / 2, 516, *_BLOCK))
        hop = 0.0 if there else 14 * abs(math.sin(walked * math.pi * 7))
        mood = (Mood.GLEE if counted.met else Mood.SAD) if there else Mood.CALM
        duck = replace(picture.own.duck, mood=mood)
        wings = Wings.UP if there and counted.met else Wings.DOWN
        look = (0.0, -0.5) if there else (1.0, 0.0)
        image = self._art.ducks.bust(duck, pen.screen.scale.px(_OWN * fit.scale), look, wings)
        pen.image(image, fit.at(x, (522 if there else 532) - hop), anchor="midbottom")
        if there:
            draw_tag(
                pen, picture.labels[0], fit.at(x, 533), fit.letters(17), width=220 * fit.scale, colour=MINT
            )

    def _draw_ends(self, *, there: bool) -> None:
        """Label both ends of the row, and after the player's arrival the number of beaten ghosts."""
        row, fit = self._picture.row, self._fit
        ends = parts(" ", ("‹", message("worse"))), parts(" ", (message("better"), "›"))
        worse = self._write(ends[0], (24, _BELOW), 17, colour=MIST, anchor="midleft")
        better = self._write(ends[1], (964, _BELOW), 17, colour=MIST, anchor="midright")
        if not there:
            return
        count = len(row.ghosts)
        words = plural(
            "{n} of {count} ghosts beaten", "{n} of {count} ghosts beaten", row.beaten, count=count
        )
        left, right = ((at - fit.left) / fit.scale for at in (worse.right, better.left))
        room = right - left - 2 * _APART
        half = min(self._pen.width(words, fit.letters(26), Typeface.TITLE) / fit.scale, room) / 2
        x = min(max(row.own, left + _APART + half), right - _APART - half)
        self._write(words, (x, _BELOW), 26, face=Typeface.TITLE, colour=MINT, room=room)

    def _draw_last_word(self) -> None:
        """Draw the duck with the last word, in the water at the end of the quay."""
        last, pen, fit = self._picture.last, self._pen, self._fit
        if last is None:
            return
        x, y = _KEEPER_AT
        ripple = paint_art(pen, "prizes/ripple", 260 * fit.scale)
        pen.image(ripple, fit.at(x, y - 8), anchor="center")
        reacts = self._picture.said > 0
        mood = last.mood if reacts else Mood.CALM
        wings = Wings.UP if reacts and mood in (Mood.GLEE, Mood.SHOCK) else Wings.DOWN
        look = (-1.0, 0.0 if reacts else -0.5)
        wide = pen.screen.scale.px(_KEEPER * fit.scale)
        image = self._art.ducks.bust(replace(last.person.duck, mood=mood), wide, look, wings)
        pen.image(image, fit.at(x, y), anchor="midbottom")
        draw_tag(pen, last.person.name, fit.at(x, _TAG), fit.letters(18), width=220 * fit.scale)
        if reacts:
            mouth = Mouth(fit.at(x - 8, y - 202), fit.area(*SPEECH))
            draw_speech(pen, last.words, mouth, fit.letters(LETTERS), share=self._picture.said)


def _figures(pen: Pen, words: str, letters: int) -> Surface:
    """Return the picture of a figure in the logo's style, in a letter size in pixels."""
    fonts = pen.fonts

    def make() -> Surface:
        return logo(fonts, words, letters, logo_shadow(fonts, words, letters))

    wide, high = fonts.size(words, Typeface.TITLE, letters)
    return pen.shapes.get(("figures", words, letters), make, CARD, pixels=wide * high)


def _shown_parties(parties: Sequence[Party]) -> list[Party]:
    """Return the best parties and the player's, as many as there's room for."""
    first = list(parties[:_MOST_FACES])
    own = [party for party in parties[_MOST_FACES:] if party.own]
    return [*first[: _MOST_FACES - 1], own[0]] if own else first


def _reached(acts: Sequence[SumStep], lands: Sequence[float], time: float, start: int) -> int:
    """Return the total of the steps that have landed."""
    landed = sum(time >= at for at in lands)
    return acts[landed - 1].total if landed else start


def _pop(lands: Sequence[float], time: float) -> float:
    """Return the enlargement of a plate after something landed on it, from 0 to 1."""
    since = [time - at for at in lands if time >= at]
    return max(0.0, 1 - since[-1] / 0.2) if since else 0.0


def _together(time: float, meets: float) -> float:
    """Return how far the plates have moved together, from 0 to 1; after they meet, it falls again."""
    if time < meets:
        return share(time, meets - MEETING, MEETING) ** 2
    return 1 - slide(time, meets, 0.35)


def _arc(start: Point, end: Point, way: float, high: float) -> Point:
    """Return the point at the share `way` of an arc between two points."""
    x, y = (before + (after - before) * way for before, after in zip(start, end, strict=True))
    return x, y - 4 * high * way * (1 - way)
