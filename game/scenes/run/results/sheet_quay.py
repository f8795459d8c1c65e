"""The lower half of a score sheet: ghosts, par and ducks on the quay."""

from __future__ import annotations

import math

from msgspec.structs import replace

from game.language.message import Text, message, parts, plural
from game.scenes.match.ceremony.timing import slide
from game.scenes.pieces.kit import draw_board
from game.scenes.run.results.ghost_row import GhostRow, waiting_row
from game.scenes.run.results.sheet_picture import OWN, CountedTable, SheetPart
from game.tables.raft.drawing import draw_tag
from game.tables.raft.speech import BubblePlace, draw_speech
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import GOLD, INK, MINT, MIST
from game.ui.drawing.text import Typeface

_BELOW, _APART = 583.0, 36.0
"""The y of the texts on the front of the quay, and the gap between two."""
_GHOST, _GHOST_FOOT = 66.0, 536.0
_BLOCK = 124.0, 36.0
_KEEPER, _KEEPER_AT, _TAG = 206.0, (1106.0, 524.0), 508.0
SPEECH = (962.0, 140.0, 306.0, 150.0)
"""The area of the last word's bubble."""
LETTERS = 18
"""The letter size in the bubble."""
_GHOST_DUCK = Duck("#F4F6FF", "#BFC8EE", "#D9DDF2")


class SheetQuay(SheetPart):
    """A painter of the ducks on the quay."""

    def draw(self) -> None:
        """Draw the ghosts, par, the player's duck and the last word."""
        picture = self.picture
        self._draw_last_word()
        self._draw_ghosts()
        if picture.counted is None:
            return
        self._draw_par()
        self._draw_own(picture.counted)
        if picture.row.ghosts:
            self._draw_ends(there=picture.walk_progress >= 1.0)
        elif picture.waiting[0]:
            self.draw_text(picture.waiting[0], (picture.row.own, _BELOW), 26, face=Typeface.TITLE, room=600)

    def _draw_ghosts(self) -> None:
        picture = self.picture
        here = picture.row.duck_x(picture.walk_progress)
        pen, fit = self.pen, self.fit
        px = pen.screen.scale.px(_GHOST * fit.scale)
        # Ghosts take their places once par is known.
        starts = waiting_row(len(picture.row.ghosts))
        taken = slide(self.time, 0.0, 0.5) if picture.counted is not None else 1.0
        for number, (start, end) in enumerate(zip(starts, picture.row.ghosts, strict=True)):
            x = start + (end - start) * taken
            passed = here >= x
            mood = Mood.SHOCK if passed and here - x < OWN else Mood.SAD if passed else Mood.CALM
            look = max(-1.0, min(1.0, (here - x) / 300)), 0.0
            image = self.art.ducks.bust(replace(_GHOST_DUCK, mood=mood), px, look, Wings.DOWN)
            foot = _GHOST_FOOT + number % 2 * 6
            pen.image(image, fit.at(x, foot), anchor="midbottom", alpha=0.72 if passed else 0.92)

    def _draw_par(self) -> None:
        """Draw the peg that marks par."""
        x, fit = self.picture.row.par, self.fit
        if x is None:
            return
        self.pen.line(fit.at(x, 528), fit.at(x, 556), INK, 9 * fit.scale)
        self.pen.line(fit.at(x, 528), fit.at(x, 556), GOLD, 5 * fit.scale)
        words = self.picture.labels[1]
        draw_tag(self.pen, words, fit.at(x, 558), fit.letter_size(16), width=200 * fit.scale, colour=GOLD)

    def _draw_own(self, counted: CountedTable) -> None:
        """Draw the player's duck walking, or on its block after it has arrived."""
        pen, fit, picture = self.pen, self.fit, self.picture
        walked = picture.walk_progress
        x = picture.row.duck_x(walked)
        if walked <= 0:
            return
        there = walked >= 1.0
        if there:
            draw_board(pen, fit.area(x - _BLOCK[0] / 2, 516, *_BLOCK))
        hop = 0.0 if there else 14 * abs(math.sin(walked * math.pi * 7))
        mood = (Mood.GLEE if counted.played.met else Mood.SAD) if there else Mood.CALM
        duck = replace(picture.own.duck, mood=mood)
        wings = Wings.UP if there and counted.played.met else Wings.DOWN
        look = (0.0, -0.5) if there else (1.0, 0.0)
        image = self.art.ducks.bust(duck, pen.screen.scale.px(OWN * fit.scale), look, wings)
        pen.image(image, fit.at(x, (522 if there else 532) - hop), anchor="midbottom")
        if there:
            draw_tag(
                pen,
                picture.labels[0],
                fit.at(x, 533),
                fit.letter_size(17),
                width=220 * fit.scale,
                colour=MINT,
            )

    def _draw_ends(self, *, there: bool) -> None:
        """Label both ends of the row; after the player's arrival, also draw the number of beaten ghosts."""
        row, fit = self.picture.row, self.fit
        ends = parts(" ", ("‹", message("worse"))), parts(" ", (message("better"), "›"))
        worse = self.draw_text(ends[0], (24, _BELOW), 17, colour=MIST, anchor="midleft")
        better = self.draw_text(ends[1], (964, _BELOW), 17, colour=MIST, anchor="midright")
        if not there:
            return
        words = _ghosts_beaten_words(row)
        left, right = ((at - fit.left) / fit.scale for at in (worse.right, better.left))
        room = right - left - 2 * _APART
        half = min(self.pen.width(words, fit.letter_size(26), Typeface.TITLE) / fit.scale, room) / 2
        x = min(max(row.own, left + _APART + half), right - _APART - half)
        self.draw_text(words, (x, _BELOW), 26, face=Typeface.TITLE, colour=MINT, room=room)

    def _draw_last_word(self) -> None:
        """Draw the duck with the last word, in the water at the end of the quay."""
        last, pen, fit = self.picture.last, self.pen, self.fit
        if last is None:
            return
        x, y = _KEEPER_AT
        ripple = paint_art(pen, "prizes/ripple", 260 * fit.scale)
        pen.image(ripple, fit.at(x, y - 8), anchor="center")
        reacts = self.picture.speech_progress > 0
        mood = last.mood if reacts else Mood.CALM
        wings = Wings.UP if reacts and mood in (Mood.GLEE, Mood.SHOCK) else Wings.DOWN
        look = (-1.0, 0.0 if reacts else -0.5)
        wide = pen.screen.scale.px(_KEEPER * fit.scale)
        image = self.art.ducks.bust(replace(last.person.duck, mood=mood), wide, look, wings)
        pen.image(image, fit.at(x, y), anchor="midbottom")
        draw_tag(pen, last.person.name, fit.at(x, _TAG), fit.letter_size(18), width=220 * fit.scale)
        if reacts:
            mouth = BubblePlace(fit.at(x - 8, y - 202), fit.area(*SPEECH))
            draw_speech(pen, last.words, mouth, fit.letter_size(LETTERS), share=self.picture.speech_progress)


def _ghosts_beaten_words(row: GhostRow) -> Text:
    count = len(row.ghosts)
    if row.tied:
        return plural(
            "{n} of {count} ghosts beaten, {tied} tied",
            "{n} of {count} ghosts beaten, {tied} tied",
            row.beaten,
            count=count,
            tied=row.tied,
        )
    return plural("{n} of {count} ghosts beaten", "{n} of {count} ghosts beaten", row.beaten, count=count)
