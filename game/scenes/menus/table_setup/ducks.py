"""The choice of a duck for a chair, among portraits sorted by strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle

from pygame import FRect

from game.ai.levels import BOT_LEVEL, LEVELS, MIRROR_LEVEL, level_of
from game.language.message import Text, capital, message, parts, sentence, sentences
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.friends.joining import FriendScene
from game.scenes.menus.table_setup.company import (
    YOU,
    ChairRing,
    friend_id,
    friend_name,
    is_phone,
    level_plural,
    level_words,
    strength_words,
    style_words,
)
from game.scenes.pieces.boathouse import Area, draw_note, draw_title_board
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import TURNS, lily_pad_image
from game.scenes.pieces.kit import draw_light, mark_focus
from game.scenes.player_rating import PlayerRating
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.tables.company.people import COLOURS, MAX_LOCAL_PLAYERS
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Heading, Widget
from game.voice.words import LEVEL_WORDS

_TITLE: Area = (28.0, 14.0, 780.0, 66.0)
_ROWS: Area = (20.0, 92.0, 796.0, 612.0)
_LARGE, _LARGE_DUCK = (1044.0, 452.0), 330.0
"""The foot of the duck with the focus, and its width."""
_NAME: Area = (884.0, 476.0, 320.0, 62.0)
_NOTE: Area = (836.0, 556.0, 416.0, 148.0)
_HIGH, _FOOT, _PAD, _DUCK, _SIGN = 150.0, 93.0, 108.0, 87.0, 50.0
"""A place's height, the y of the sitter's foot there, and the widths of a pad, a duck and a sign."""
_LETTERS, _SMALL = 19.0, 15.0
_LEVEL = 38.0
"""The height of a level's name."""
_PHONED = message("A friend who plays on a phone, or in a browser. You’ll see how to join.")
_GUESTS = 5
"""The number of friends from earlier matches to offer."""


class SitterPad(Button):
    """A choice for the chair, on a lily pad: a duck, or a sign for a phone, a new friend, or nobody."""

    under: str = ""
    """The words below the name."""
    here = False
    """Whether the sitter is at the table already."""

    def __init__(
        self, text: str, on_press: Callable[[], None], help: str, sitter: Duck | str, art: Art
    ) -> None:
        """`sitter` is a duck or the name of a drawing, which is empty for an empty pad."""
        super().__init__(text, on_press, help)
        self.sitter, self._art = sitter, art

    def height(self, pen: Pen, width: float) -> float:
        del width
        return _HIGH * Fit.of(pen.area).scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.height / _HIGH
        foot = area.centerx, area.top + _FOOT * scale
        if focused:
            draw_light(pen, FRect(foot[0] - 60 * scale, foot[1] - 88 * scale, 120 * scale, 90 * scale), 0.6)
        self.draw_sitter(pen, foot, scale, raised=False)
        size, small, room = max(_LETTERS * scale, LEAST), max(_SMALL * scale, LEAST), area.width - 20 * scale
        lines = pen.lines(self.text, size, Typeface.TITLE, room)
        wide = max(pen.width(line, size, Typeface.TITLE) for line in lines)
        tag = FRect(0, 0, min(wide, room) + size * 0.7, size * (0.3 + 1.1 * len(lines)))
        tag.midtop = foot[0], foot[1] - 4 * scale
        pen.plate(tag, MINT if self.here else BONE, radius=9 * scale, border=INK)
        for number, line in enumerate(lines):
            at = foot[0], tag.top + size * (0.7 + 1.1 * number)
            pen.text(line, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        if self.under:
            at = foot[0], tag.bottom + small * 0.7
            pen.outlined(self.under, at, small, Typeface.BOLD, width=room, tight=True)
        if focused:
            mark_focus(pen, area.inflate(-18 * scale, -20 * scale).move(0, 2 * scale))

    def draw_sitter(self, pen: Pen, foot: tuple[float, float], scale: float, *, raised: bool) -> None:
        """Draw the duck or sign on its pad, its foot at a point; if `raised`, a duck has its wings up."""
        turn = len(self.text) % TURNS
        pen.image(lily_pad_image(pen, _PAD * scale, turn), (foot[0], foot[1] - 20 * scale), anchor="center")
        if isinstance(self.sitter, Duck):
            wings = Wings.UP if raised else Wings.DOWN
            wide = pen.screen.scale.px(_DUCK * scale)
            pen.image(self._art.ducks.bust(self.sitter, wide, (0.4, 0.0), wings), foot, anchor="midbottom")
        elif self.sitter:
            at = foot[0], foot[1] - 30 * scale
            pen.image(paint_art(pen, self.sitter, _SIGN * scale), at, anchor="center")


class Portrait(SitterPad):
    """A duck with its name and style, marked if it's already at the table."""

    def __init__(
        self, opponent: Opponent, here: str, even: str, on_press: Callable[[], None], art: Art
    ) -> None:
        """`here` says where the duck sits, `even` that its strength is the player's; both may be empty."""
        word, meaning = capital(level_words(opponent.level)), LEVEL_WORDS[level_of(opponent.level).id].help
        level = message("{level}: {meaning}", level=word, meaning=meaning)
        self._where = sentence(capital(here))
        help = sentences(opponent.about, level, even, self._where)
        super().__init__(opponent.name, on_press, help, duck_of(opponent), art)
        self.opponent, self._even, self.here = opponent, even, bool(here)
        self.under = here or (message("about even") if even else style_words(opponent))

    @property
    def state_words(self) -> str:
        return sentences(super().state_words, self._where)

    def describe(self) -> str:
        return sentences(self.state_words, self.opponent.about, self._even)


class LevelSign(Heading):
    """The heading of a level's ducks."""

    def height(self, pen: Pen, width: float) -> float:
        del width
        return _LEVEL * Fit.of(pen.area).scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        scale = area.height / _LEVEL
        size = max(_LETTERS * scale, LEAST)
        board = FRect(area.left + 8 * scale, area.top + 5 * scale, 0, area.height - 6 * scale)
        board.width = pen.width(self.text, size, Typeface.TITLE) + 36 * scale
        draw_title_board(pen, board, self.text, size, board.width - 24 * scale)


class DuckScene(FormScene):
    """A screen with all ducks, and others who may sit on a chair: the player, friends, or nobody."""

    title = message("Who sits here?")
    columns = 4
    pinned = True

    def __init__(
        self, context: Context, company: ChairRing, chair: int, rating: PlayerRating | None = None
    ) -> None:
        """`rating` is the player's rating at the game, or None if it's unknown."""
        super().__init__(context)
        self._company, self._chair, self._rating = company, chair, rating
        self.refill()
        self._find_focus()

    def _find_focus(self) -> None:
        """Focus the duck on the chair; if there is none, the first duck that isn't at the table."""
        now = self._company.chairs[self._chair]
        ducks = self.context.cast.opponents
        wanted = next((one for one in ducks if one.id == now), None)
        free = (one for one in ducks if one.id not in self._company.chairs)
        found = wanted or next(free, None)
        rows = enumerate(self.form.widgets)
        self.form.focus = next(
            (place for place, row in rows if isinstance(row, Portrait) and row.opponent == found), 0
        )

    def widgets(self) -> Sequence[Widget]:
        takes = message("Whoever’s sitting here takes your seat.")
        art, me = self.context.art, self.context.art.own_duck
        rows: list[Widget] = [SitterPad(message("Sit here myself"), partial(self._seat, YOU), takes, me, art)]
        rows += self._friends()
        if not is_phone(self._company.chairs[self._chair]):
            phone, seat_phone = message("A friend’s phone"), partial(self._company.seat_phone, self._chair)
            rows.append(SitterPad(phone, partial(self._close_after, seat_phone), _PHONED, "signs/phone", art))
        if self._company.may_clear(self._chair):
            fewer, clear = message("One player fewer."), partial(self._company.clear_chair, self._chair)
            rows.append(
                SitterPad(message("Leave it empty"), partial(self._close_after, clear), fewer, "", art)
            )
        for level in (*LEVELS, MIRROR_LEVEL, BOT_LEVEL):
            ducks = [one for one in self.context.cast.opponents if level_of(one.level) == level]
            if ducks:
                name = parts(" · ", (level_plural(level.id), level_words(level.id)))
                rows.append(LevelSign(name, LEVEL_WORDS[level.id].help))
                rows += [self._portrait(one) for one in ducks]
        return [*rows, self.back_sign(message("Back to where you were."))]

    def _friends(self) -> list[Widget]:
        """Return buttons for friends who aren't at the table yet, and one for a new friend."""
        company = self._company
        here = company.chairs[self._chair]
        if len(company.people) >= MAX_LOCAL_PLAYERS and not (here and friend_name(here)):
            return []
        names = [name for name in self.context.settings.friends if friend_id(name) not in company.chairs]
        help = message("A friend on this device: you take turns.")
        art, colours = self.context.art, cycle(COLOURS[1:])
        rows: list[Widget] = [
            SitterPad(name, partial(self._seat, friend_id(name)), help, colour.duck, art)
            for name, colour in zip(names[:_GUESTS], colours, strict=False)
        ]
        return [*rows, SitterPad(message("A new friend"), self._new_friend, help, "signs/question", art)]

    def _new_friend(self) -> None:
        names = [self.context.settings.name, *self._company.friends.values()]
        self.stack.push(FriendScene(self.context, names, self._seat_friend))

    def _seat_friend(self, name: str) -> None:
        self._company.seat_player(self._chair, friend_id(name))
        self.stack.pop_without_resuming()
        self.stack.pop()

    def _portrait(self, one: Opponent) -> Portrait:
        even = even_match_note(one, self._rating)
        return Portrait(one, self._where(one), even, partial(self._seat, one.id), self.context.art)

    def _where(self, opponent: Opponent) -> str:
        chairs = self._company.chairs
        if opponent.id not in chairs:
            return ""
        return message("sits here") if chairs[self._chair] == opponent.id else message("at the table")

    def _seat(self, one: str) -> None:
        self._close_after(partial(self._company.seat_player, self._chair, one))

    def _close_after(self, change: Callable[[], None]) -> None:
        change()
        self.stack.pop()

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_pond(pen)
        title = fit.area(*_TITLE)
        draw_title_board(pen, title, self.title, 40 * fit.scale, title.width - 40 * fit.scale)
        self.form.area = fit.area(*_ROWS)
        self.form.draw(pen)
        self.draw_caps(pen)
        if isinstance(self.form.focused, SitterPad):
            self._draw_large(pen, fit, self.form.focused)
        draw_note(pen, fit, fit.area(*_NOTE), self.focus_help)

    def _draw_large(self, pen: Pen, fit: Fit, place: SitterPad) -> None:
        """Draw the focused sitter, large, with its name."""
        place.draw_sitter(pen, fit.at(*_LARGE), fit.scale * _LARGE_DUCK / _DUCK, raised=True)
        board = fit.area(*_NAME)
        draw_title_board(pen, board, place.text, 36 * fit.scale, board.width - 28 * fit.scale)


def duck_words(opponent: Opponent) -> Text:
    """Return a duck's level, style and character, in words."""
    return sentences(sentence(capital(strength_words(opponent))), opponent.about)


def even_match_note(opponent: Opponent, rating: PlayerRating | None) -> str:
    """Return a note if an opponent is known to be about as strong as the player, otherwise an empty text."""
    if rating is None or not rating.is_even(opponent):
        return ""
    return message("About even with you.")
