"""The paper with a day's deal, and the sign with the streak."""

from __future__ import annotations

from pygame import FRect

from game.arcade.daily.diary import DailyDeal
from game.cardgames.registry import GAMES
from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.daily.words import streak_words
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board, draw_paper
from game.tables.painting.little_table import draw_little_table
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

STREAK_STARS = 6
"""The number of consecutive days that earn a reward."""
_BAND, _LEADING = 54.0, 1.15
_TABLE = 84.0
"""The smallest height of the table's text and picture."""
_DUCK, _NAME, _TALL = 80.0, 16.0, 100.0
"""The width of a duck, the letter size of its name, and the height of the area for both."""


def draw_streak(pen: Pen, fit: Fit, board: FRect, days: int) -> None:
    """Draw a hanging sign with the streak: a star for each day, up to the number that earns a reward."""
    for x in (board.left + board.width * 0.12, board.right - board.width * 0.12):
        pen.line((x, pen.area.top), (x, board.top + 8 * fit.scale), INK, 5 * fit.scale)
    draw_board(pen, board)
    wide = 26 * fit.scale
    middle = board.centery - board.height * 0.04
    left = board.right - 16 * fit.scale - STREAK_STARS * wide
    for number in range(STREAK_STARS):
        at = left + (number + 0.5) * wide, middle
        alpha = 1.0 if number < days else 0.28
        pen.image(paint_art(pen, "signs/star", wide * 0.94), at, anchor="center", alpha=alpha)
    start = board.left + 16 * fit.scale
    at, room = ((start + left) / 2, middle), left - start - 10 * fit.scale
    words, size = streak_words(days), fit.letter_size(20)
    pen.outlined(words, at, size, Typeface.BOLD, width=room, tight=True)


def draw_day_paper(
    pen: Pen, fit: Fit, context: Context, paper: FRect, deal: DailyDeal | None, title: str, outcome: Text
) -> None:
    """Draw a day's paper: the date, the deal's table and opponents (None: no deal), and the outcome."""
    k = fit.scale
    draw_paper(pen, paper, band=_BAND * k, focused=True)
    at = paper.centerx, paper.top + (_BAND / 2 + 4) * k
    pen.text(title, at, fit.letter_size(30), Typeface.TITLE, INK, anchor="center", width=paper.width - 40 * k)
    inside = FRect(paper.left + 22 * k, paper.top + (_BAND + 12) * k, paper.width - 44 * k, 0.0)
    foot = FRect(inside)
    foot.height = _text_height(pen, outcome, fit.letter_size(18), foot.width)
    foot.bottom = paper.bottom - 10 * k
    pen.paragraph(outcome, foot, fit.letter_size(18), Typeface.BOLD, INK, leading=_LEADING, align="center")
    pen.line((foot.left, foot.top - 4 * k), (foot.right, foot.top - 4 * k), INK, 1.5)
    inside.height = foot.top - 8 * k - inside.top
    if deal is None:
        words = message("There’s no table for a daily deal.")
        pen.paragraph(words, inside, fit.letter_size(20), Typeface.BOLD, INK, leading=_LEADING)
        return
    used = max(_draw_table(pen, fit, context, inside, deal), _TABLE * k)
    inside.top, inside.height = inside.top + used, inside.height - used
    _draw_opponents(pen, fit, context, inside, deal)


def _text_height(pen: Pen, words: str, size: float, width: float) -> float:
    return len(pen.lines(words, size, Typeface.BOLD, width)) * size * _LEADING + 1


def _draw_table(pen: Pen, fit: Fit, context: Context, area: FRect, deal: DailyDeal) -> float:
    """Draw the game's table with its name and special rules; return the height of the text."""
    k, table = fit.scale, deal.table
    game = GAMES[table.game]
    wide = 104 * k
    raft = FRect(area.left, area.top, wide, 76 * k)
    draw_little_table(pen, context.art, game.emblem(), raft, lit=True)
    room = FRect(area.left + wide + 16 * k, area.top, area.width - wide - 16 * k, area.height)
    words = message("{game} · {table}", game=game.title, table=table.title)
    place = pen.text(words, room.topleft, fit.letter_size(24), Typeface.TITLE, INK, width=room.width)
    room.height = _text_height(pen, table.about, fit.letter_size(18), room.width)
    room.top = place.bottom + 2 * k
    pen.paragraph(table.about, room, fit.letter_size(18), Typeface.BOLD, INK, leading=_LEADING)
    return room.bottom - area.top


def _draw_opponents(pen: Pen, fit: Fit, context: Context, area: FRect, deal: DailyDeal) -> None:
    """Draw the opponents above their names or, if there's little room, beside them."""
    found = [one for name in deal.table.opponents if (one := context.cast.opponent(name))]
    people = context.people(context.players(tuple(one.id for one in found), 0))[1:]
    if not people:
        return
    step, size = area.width / len(people), fit.letter_size(_NAME)
    low = area.height < _TALL * fit.scale
    wide = min(area.height, size * 1.9) if low else min(_DUCK * fit.scale, step * 0.92)
    px = pen.screen.scale.px(wide)
    for number, person in enumerate(people):
        left, middle = area.left + number * step, area.left + (number + 0.5) * step
        if low:
            pen.image(context.art.ducks.face(person.duck, px), (left, area.centery), anchor="midleft")
            at, anchor, room = (left + wide + 2, area.centery), "midleft", step - wide - 4
        else:
            image = context.art.ducks.bust(person.duck, px, (0.0, 0.4), Wings.DOWN)
            pen.image(image, (middle, area.bottom - size * 1.4), anchor="midbottom")
            at, anchor, room = (middle, area.bottom - size * 0.7), "center", step - 4
        pen.text(person.name, at, size, Typeface.BOLD, INK, anchor=anchor, width=room, tight=True)
