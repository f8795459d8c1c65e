"""The top of a score sheet: the ribbon, the ranking of the match, and the standing of the run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language.message import figure, message
from game.scenes.match.ceremony.party import Party
from game.scenes.pieces.kit import draw_board
from game.scenes.run.map_picture import draw_feathers
from game.scenes.run.results.sheet_picture import Point, SheetPart
from game.tables.raft.drawing import draw_tag
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import centred_area
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.prizes import RIBBON_FOLD, ribbon_svg
from game.ui.drawing.text import Typeface

_RIBBON, _RIBBON_LINE = (240.0, 14.0, 640.0, 74.0), 38.0
_STANDINGS = (14.0, 6.0, 212.0, 106.0)
_MOST_FACES, _FACE = 4, 38.0
_SCORE = (1000.0, 6.0, 266.0, 100.0)
_CHANGES, _CHANGE_PITCH = (1133.0, 132.0), 34.0
"""The middle of the first tag for a change in feathers or shells, and the pitch of these tags."""


class SheetHead(SheetPart):
    """A painter of the top of a score sheet."""

    def draw(self) -> None:
        """Draw the ribbon, the ranking of the match, and the standing of the run."""
        picture = self.picture
        self._draw_ribbon()
        left, top, wide, high = _RIBBON
        if picture.counted is not None:
            met = picture.counted.played.met
            sign = paint_art(self.pen, "signs/tick" if met else "signs/cross", 38 * self.fit.scale)
            self.pen.image(sign, self.fit.at(left + 58, top + high / 2), anchor="center")
        at, room = left + wide / 2 + 12, wide - 160
        self.draw_text(picture.head[0], (at, top + high * 0.30), 25, face=Typeface.TITLE, room=room)
        self.draw_text(picture.head[1], (at, top + high * 0.74), 17, room=room)
        self._draw_parties()
        self._draw_standing()

    def _draw_ribbon(self) -> None:
        pen, area, line = self.pen, self.fit.area(*_RIBBON), _RIBBON_LINE
        high = area.height + line * RIBBON_FOLD * self.fit.scale + 4
        drawn = partial(ribbon_svg, _RIBBON[2], _RIBBON[3], line)
        image = paint_document(pen, ("run_ribbon",), (area.width, high), drawn)
        pen.image(image, area.topleft)

    def _draw_parties(self) -> None:
        """Draw the ranking of the match as faces, with the points or what counts instead below."""
        picture, (left, top, wide, _high) = self.picture, _STANDINGS
        draw_board(self.pen, self.fit.area(*_STANDINGS))
        self.draw_text(picture.place, (left + wide / 2, top + 21), 17, room=wide - 20)
        shown = _shown_parties(picture.parties)
        cell = (wide - 16) / len(shown)
        for number, party in enumerate(shown):
            self._draw_party(party, (left + 8 + cell * (number + 0.5), top + 55))
        self.draw_text(picture.ranked_by, (left + wide / 2, top + 82), 17, room=wide - 20)

    def _draw_party(self, party: Party, at: Point) -> None:
        pen, fit, (x, y) = self.pen, self.fit, at
        step = _FACE * 0.8
        first = x - step * (len(party.people) - 1) / 2
        for number, person in enumerate(party.people):
            image = self.art.ducks.face(person.duck, pen.screen.scale.px(_FACE * fit.scale))
            pen.image(image, fit.at(first + number * step, y), anchor="center")
        at = first - _FACE / 2 + 4, y - _FACE / 2 + 7
        wide = max(20 * fit.scale, 1.3 * fit.letter_size(15))
        pen.plate(centred_area(fit.at(*at), wide, wide), GOLD, radius=wide / 2, border=INK)
        self.draw_text(figure(party.rank), at, 15, colour=INK, outline=None)
        if not self.picture.ranked_by:
            self.draw_text(figure(party.total), (x, y + 27), 17, colour=MINT if party.own else BONE)

    def _draw_standing(self) -> None:
        """Draw the run's score and feathers, and what the table cost or earned."""
        pen, fit, picture = self.pen, self.fit, self.picture
        before, after = picture.standings
        grown = picture.score_growth
        left, top, wide, _high = _SCORE
        draw_board(pen, fit.area(*_SCORE))
        standing = after if grown >= 1.0 else before
        feather = min(38.0, 114 / max(after.most, 3) / 0.77)
        row = after.most * feather * 0.77
        at = fit.at(left + wide - 16 - row, top + 47)
        draw_feathers(pen, at, feather * fit.scale, standing.feathers, after.most)
        middle, room = left + (wide - 16 - row) / 2 + 4, wide - row - 36
        score = figure(before.score + round((after.score - before.score) * grown))
        self.draw_text(score, (middle, top + 35), 36, face=Typeface.TITLE, colour=GOLD, room=room)
        self.draw_text(message("run score"), (middle, top + 69), 15, room=room + 8)
        if picture.counted is not None and grown >= 1.0:
            for number, (words, colour) in enumerate(picture.counted.outcome):
                at = fit.at(_CHANGES[0], _CHANGES[1] + number * _CHANGE_PITCH)
                draw_tag(pen, words, at, fit.letter_size(16), width=250 * fit.scale, colour=colour)


def _shown_parties(parties: Sequence[Party]) -> list[Party]:
    """Return the best parties and the player's, as many as there's room for."""
    first = list(parties[:_MOST_FACES])
    own = [party for party in parties[_MOST_FACES:] if party.own]
    return [*first[: _MOST_FACES - 1], own[0]] if own else first
