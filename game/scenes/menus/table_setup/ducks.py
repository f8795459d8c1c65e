"""The choice of a duck for a chair, among portraits sorted by strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.ai.levels import BOT_LEVEL, LEVELS, MIRROR_LEVEL, level_of
from game.language.message import Text, capital, message, parts, sentences
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.friends.joining import FriendScene
from game.scenes.menus.table_setup.company import (
    YOU,
    ChairRing,
    flock,
    friend,
    friend_name,
    is_phone,
    level_word,
    strength,
    style_words,
)
from game.scenes.pieces.boathouse import draw_title_board
from game.scenes.pieces.images import TURNS, pad_image
from game.scenes.pieces.kit import draw_light, mark_focus
from game.scenes.player_rating import PlayerRating
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.tables.company.people import MOST
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Heading, Widget
from game.voice.words import LEVEL_WORDS

_HIGH, _PAD, _DUCK = 116.0, 92.0, 84.0
"""The height of a duck's area, and the widths of its lily pad and of the duck."""
_BROAD, _UNDER = 240.0, 44.0
"""The width from which a duck's text is beside it, and the height that the text needs below it."""
_NAME, _SMALL, _LEADING = 20.0, 15.0, 1.2
_PHONED = message("A friend who plays on a phone, or in a browser. You’ll see how to join.")
_GUESTS = 5
"""The number of friends from earlier matches to offer."""


class Portrait(Button):
    """A duck with its name and style, marked if it's already at the table."""

    def __init__(
        self, opponent: Opponent, here: str, even: str, on_press: Callable[[], None], art: Art
    ) -> None:
        """`here` says where the duck sits, if it does; `even` says that it matches the player's strength."""
        word, meaning = capital(level_word(opponent.level)), LEVEL_WORDS[level_of(opponent.level).id].help
        level = message("{level}: {meaning}", level=word, meaning=meaning)
        self._where = message("{place}.", place=capital(here)) if here else ""
        super().__init__(opponent.name, on_press, sentences(opponent.about, level, even, self._where))
        self.opponent, self._here, self._even, self._art = opponent, here, even, art

    @property
    def stated(self) -> str:
        return sentences(super().stated, self._where)

    def describe(self) -> str:
        return sentences(self.stated, self.opponent.about, self._even)

    def height(self, pen: Pen, width: float) -> float:
        return _HIGH if width >= _BROAD else _HIGH + _UNDER

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            mark_focus(pen, area.inflate(-12, -12))
        place, paper = FRect(area.left + 12, area.top, _PAD, _HIGH), FRect(area).inflate(-24, 0)
        if area.width >= _BROAD:
            paper.left, paper.width = place.right + 10, area.right - 22 - place.right
        else:
            place.centerx = area.centerx
        self._draw_duck(pen, place, focused)
        below = self._here or (message("about even") if self._even else "")
        small = [(words, _SMALL, Typeface.BOLD) for words in (style_words(self.opponent), below) if words]
        if area.width < _BROAD:
            # With the duck above, the paper has room for one line only.
            small = small[-1:]
        lines = [(self.opponent.name, _NAME, Typeface.TITLE), *small]
        paper.height = sum(size * _LEADING for _words, size, _face in lines) + 12
        paper.centery = area.centery
        if area.width < _BROAD:
            paper.bottom = area.bottom - 10
        pen.plate(paper, MINT if self._here else BONE, radius=10, border=INK)
        y = paper.top + 6
        for words, size, face in lines:
            at = paper.centerx, y + size * _LEADING / 2
            pen.text(words, at, size, face, INK, anchor="center", width=paper.width - 12, tight=True)
            y += size * _LEADING

    def _draw_duck(self, pen: Pen, place: FRect, focused: bool) -> None:
        """Draw the duck on its lily pad."""
        foot = place.centerx, place.bottom - 28
        if focused:
            draw_light(pen, place.inflate(0, -40), 0.6)
        pen.image(
            pad_image(pen, _PAD, len(self.opponent.id) % TURNS), (foot[0], foot[1] - 18), anchor="center"
        )
        duck = duck_of(self.opponent)
        bust = self._art.ducks.bust(duck, pen.screen.scale.px(_DUCK), (0.4, 0.0), Wings.DOWN)
        pen.image(bust, foot, anchor="midbottom")


class LevelSign(Heading):
    """The heading of a level's ducks."""

    high = 46.0

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        board = FRect(area.left, area.top + 6, pen.width(self.text, 18, Typeface.TITLE) + 36, 34)
        draw_title_board(pen, board, self.text, 18, board.width - 24)


class DuckScene(FormScene):
    """Shows all ducks, and who else may sit on a chair: the player, friends, or nobody."""

    title = message("Who sits here?")
    afloat = True
    width = 1140.0
    columns = 4
    pinned = True

    def __init__(
        self, context: Context, company: ChairRing, chair: int, rating: PlayerRating | None = None
    ) -> None:
        """`rating` is the player's rating at the game, if known."""
        super().__init__(context)
        self._company, self._chair, self._rating = company, chair, rating
        self.refill()
        self._find_focus()

    def _find_focus(self) -> None:
        """Focus the duck on the chair, or else the first duck that isn't at the table."""
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
        rows: list[Widget] = [Button(message("Sit here myself"), partial(self._put, YOU), takes)]
        rows += self._friends()
        if not is_phone(self._company.chairs[self._chair]):
            rows.append(Button(message("A friend’s phone"), self._put_phone, _PHONED))
        if self._company.may_clear(self._chair):
            rows.append(Button(message("Leave it empty"), self._clear, message("One player fewer.")))
        for level in (*LEVELS, MIRROR_LEVEL, BOT_LEVEL):
            ducks = [one for one in self.context.cast.opponents if level_of(one.level) == level]
            if ducks:
                name = parts(" · ", (flock(level.id), level_word(level.id)))
                rows.append(LevelSign(name, LEVEL_WORDS[level.id].help))
                rows += [self._portrait(one) for one in ducks]
        return [*rows, Button(message("Back"), self.back, message("Back to where you were."))]

    def _friends(self) -> list[Widget]:
        """Return buttons for friends who aren't at the table yet, and one for a new friend."""
        company = self._company
        here = company.chairs[self._chair]
        if len(company.people) >= MOST and not (here and friend_name(here)):
            return []
        names = [name for name in self.context.settings.friends if friend(name) not in company.chairs]
        help = message("A friend on this device: you take turns.")
        rows: list[Widget] = [
            Button(name, partial(self._put, friend(name)), help) for name in names[:_GUESTS]
        ]
        return [*rows, Button(message("A new friend"), self._new_friend, help)]

    def _new_friend(self) -> None:
        names = [self.context.settings.name, *self._company.friends.values()]
        self.stack.push(FriendScene(self.context, names, self._seat_friend))

    def _seat_friend(self, name: str) -> None:
        self._company.put(self._chair, friend(name))
        self.stack.drop()
        self.stack.pop()

    def _portrait(self, one: Opponent) -> Portrait:
        even = about_even(one, self._rating)
        return Portrait(one, self._where(one), even, partial(self._put, one.id), self.context.art)

    def _where(self, opponent: Opponent) -> str:
        chairs = self._company.chairs
        if opponent.id not in chairs:
            return ""
        return message("sits here") if chairs[self._chair] == opponent.id else message("at the table")

    def _put(self, one: str) -> None:
        self._company.put(self._chair, one)
        self.stack.pop()

    def _put_phone(self) -> None:
        self._company.put_phone(self._chair)
        self.stack.pop()

    def _clear(self) -> None:
        self._company.clear(self._chair)
        self.stack.pop()


def duck_words(opponent: Opponent) -> Text:
    """Return a duck's level, style and character, in words."""
    return sentences(message("{strength}.", strength=capital(strength(opponent))), opponent.about)


def about_even(opponent: Opponent, rating: PlayerRating | None) -> str:
    """Return a note that an opponent is about as strong as the player; empty if that's not known."""
    if rating is None or not rating.is_even(opponent):
        return ""
    return message("About even with you.")
