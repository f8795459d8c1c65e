"""The state of a score sheet at a moment, and the base class of its painters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.arcade.run.state import PlayedTable
from game.audio.voices import QuackKind
from game.language.message import Text, message, plural
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.timing import eased_progress
from game.scenes.pieces.fit import Fit
from game.scenes.run.map_picture import RunStanding
from game.scenes.run.results.ghost_row import GhostRow
from game.scenes.run.results.sheet_times import SAID, SheetTimes
from game.scenes.run.results.sums import Sum
from game.tables.art import Art
from game.tables.company.people import Person
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, CORAL, INK, MINT
from game.ui.drawing.text import Typeface

Point = tuple[float, float]

OWN = 138.0
"""The width of the player's duck."""


class LastWord(NamedTuple):
    """The last word: its speaker, its text (which may be empty), and the speaker's mood and quack."""

    person: Person
    words: str
    mood: Mood
    quack: QuackKind


class CountedTable(NamedTuple):
    """A table with a known result; `best` if it's the run's best so far."""

    sum: Sum
    times: SheetTimes
    played: PlayedTable
    best: bool

    @property
    def outcome(self) -> tuple[tuple[Text, str], ...]:
        """The change in feathers and any in shells: words with their colour."""
        played = self.played
        words, colour = message("no feather lost"), MINT
        if played.grown:
            words = plural("a feather grows!", "{n} feathers grow!", played.grown)
        elif played.feathers:
            words, colour = plural("{n} feather lost", "{n} feathers lost", played.feathers), CORAL
        if played.shells:
            return (words, colour), (plural("+{n} shell", "+{n} shells", played.shells), MINT)
        return ((words, colour),)


class SheetPicture(NamedTuple):
    """The state of a score sheet at a moment.

    Attributes:
        head: the table's title with the verdict, and the goal in a sentence.
        standings: the run's standings before and after the table is counted.
        ranked_by: what ranks the players, shown in place of their points; empty if it's these points.
        labels: the results of the player and of par, in words.
        waiting: two lines on what the player is waiting for, or why there's no par.
    """

    time: float
    counted: CountedTable | None
    head: tuple[str, str]
    place: str
    ranked_by: str
    parties: Sequence[Party]
    own: Person
    standings: tuple[RunStanding, RunStanding]
    row: GhostRow
    labels: tuple[str, str]
    waiting: tuple[str, str]
    last: LastWord | None

    @property
    def score_growth(self) -> float:
        """The share of the score that is shown, from 0 to 1."""
        return 0.0 if self.counted is None else self.counted.times.growth(self.time)

    @property
    def walk_progress(self) -> float:
        """The share of the walk along the quay that is done, from 0 to 1."""
        return 0.0 if self.counted is None else self.counted.times.walk_progress(self.time)

    @property
    def speech_progress(self) -> float:
        """The share of the last word that has been spoken, from 0 to 1."""
        if self.counted is None:
            return 0.0
        return eased_progress(self.time, self.counted.times.said - SAID, SAID)


class SheetPart:
    """A painter of a part of a score sheet at a moment."""

    def __init__(self, pen: Pen, art: Art, fit: Fit, picture: SheetPicture) -> None:
        self.pen, self.art, self.fit, self.picture = pen, art, fit, picture
        self.time = picture.time

    def draw_text(
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
        width = None if room is None else room * self.fit.scale
        return self.pen.outlined(
            words,
            self.fit.at(*at),
            self.fit.letter_size(size),
            face,
            colour,
            outline=outline,
            anchor=anchor,
            width=width,
        )
