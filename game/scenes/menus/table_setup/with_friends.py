"""The set-up of a match among friends: boards with their names, the game, chairs and options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.cardgames.registry import GAMES
from game.language.message import message, sentence, translate
from game.scenes.board_scene import PlacedWidget
from game.scenes.context import Context
from game.scenes.friends.joining import LONGEST_NAME, FriendScene, remember_friend
from game.scenes.menus.plaques import PictureButton
from game.scenes.menus.table_setup import setup_places as places
from game.scenes.menus.table_setup.company import YOU, friend_id
from game.scenes.menus.table_setup.option_controls import GAME, OptionPick
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.table_setup.sitters import own_duck
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_focusable_board
from game.scenes.pieces.plates import NamePlate
from game.storage.settings import has_own_name
from game.tables.company.people import COLOURS, MAX_LOCAL_PLAYERS, colour_names
from game.ui.drawing.artwork import draw_plus, paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import TextField, Widget

_LEADING = 1.15


class FriendCard(NamePlate):
    """A name on a tag below a duck's face."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, scale = _draw_ground(pen, area, focused), Fit.of(pen.area).scale
        size, label = max(24 * scale, LEAST), max(17 * scale, LEAST)
        tag = FRect(board.left, 0, board.width, size * 1.5)
        tag.bottom = board.bottom
        high = tag.top - board.top - 4 * scale
        image = self.face(pen.screen.scale.px(high))
        # The label is beside the face if there's room; otherwise, it's left out.
        words = pen.width(self.label, label, Typeface.TITLE)
        if high + words + 8 * scale < board.width:
            pen.image(image, board.topleft)
            at = board.left + high + 8 * scale, board.top + high / 2
            pen.outlined(self.label, at, label, anchor="midleft")
        else:
            pen.image(image, (board.centerx, board.top), anchor="midtop")
        pen.plate(tag, GOLD if self.editing else BONE, radius=tag.height * 0.3, border=INK)
        words_shown, room = self.value_with_cursor, tag.width - 12 * scale
        pen.text(words_shown, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)


class InviteCard(PictureButton):
    """A button that invites a friend, with a picture and a plus sign."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        board, scale = _draw_ground(pen, area, focused), Fit.of(pen.area).scale
        size = max(19 * scale, LEAST)
        lines = pen.lines(self.text, size, Typeface.TITLE, board.width)[:2]
        high = board.height - len(lines) * size * _LEADING - 4 * scale
        middle = board.centerx, board.top + high / 2
        pen.image(paint_art(pen, self.picture, high, high), middle, anchor="center")
        sign = middle[0] + high * 0.6, middle[1] + high * 0.2
        draw_plus(pen, sign, high * 0.5, GOLD if focused else BONE)
        for number, line in enumerate(lines):
            y = board.bottom - (len(lines) - number - 0.5) * size * _LEADING
            pen.outlined(line, (board.centerx, y), size, width=board.width, tight=True)


def _draw_ground(pen: Pen, area: FRect, focused: bool) -> FRect:
    """Draw a board, with the focus mark if it has the focus; return the area inside its edges."""
    scale = Fit.of(pen.area).scale
    draw_focusable_board(pen, area, focused, scale)
    return area.inflate(-24 * scale, -24 * scale).move(0, -3 * scale)


class FriendsSetupScene(SetupScene):
    """The set-up of a match among friends; changes are saved immediately."""

    def __init__(self, context: Context) -> None:
        last = context.settings.friends_game
        super().__init__(context, last if last in GAMES else context.game, among_friends=True)

    def _show_plan(self, plan: MatchPlan) -> None:
        super()._show_plan(plan)
        self.title = message("With friends")

    def _choose_game(self, game: str) -> None:
        """Switch the plan to another game for the same people."""
        before, plan = self.plan.company, MatchPlan(self.context, game, among_friends=True)
        names, phones = list(before.friends.values()), len(before.phones)
        now = list(plan.company.friends.values()), len(plan.company.phones)
        if before.shared and (names, phones) != now:
            plan.company.seat_group(names, phones)
        plan.company.pads = dict(before.pads)
        self._show_plan(plan)

    def refill(self) -> None:
        super().refill()
        if self.plan.company.counts:
            self.plan.save()

    def shutdown(self) -> None:
        if self.plan.company.counts:
            self.plan.save()

    @property
    def first_focus(self) -> int:
        fields = (place for place, row in enumerate(self.form.widgets) if isinstance(row, TextField))
        return next(fields, super().first_focus)

    # -- rows ------------------------------------------------------------------------------------------

    def upper_widgets(self) -> list[PlacedWidget]:
        cards = [*self._name_fields(), *self._invitations()]
        return list(zip(cards, places.friends(len(cards)), strict=True))

    def _invitations(self) -> list[InviteCard]:
        """Return the ways to invite more friends, if there's a chair for one."""
        company, found = self.plan.company, list[InviteCard]()
        if not (None in company.chairs or company.opponents):
            return found
        if len(company.people) < MAX_LOCAL_PLAYERS:
            help = message("A friend on this device: you take turns.")
            found.append(InviteCard(message("A new friend"), "rooms/friends", self._invite_friend, help))
        help = message("Anyone with a phone or a browser. You’ll see how to join.")
        found.append(InviteCard(message("A friend’s phone"), "rooms/phones", self._invite_phone, help))
        return found

    def _invite_friend(self) -> None:
        names = [own_duck(self.plan)[1], *self.plan.company.friends.values()]
        self.stack.push(FriendScene(self.context, names, self._seat_friend))

    def _seat_friend(self, name: str) -> None:
        self.stack.pop()
        self.plan.company.join(friend_id(name))
        self.refill()

    def _invite_phone(self) -> None:
        self.plan.company.join_phone()
        self.refill()
        self._announce(message("Anyone with a phone or a browser. You’ll see how to join."))

    def _name_fields(self) -> list[FriendCard]:
        help = message("What the table calls you. You take turns, and a curtain hides your cards.")
        name = translate(own_duck(self.plan)[1], self.context.language)
        own = self._name_field(YOU, message("Name"), name, self._rename, help)
        help = message("What the table calls your friend.")
        names = self.plan.company.friends.values()
        friends = [
            self._name_field(
                friend_id(name),
                message("Friend {n}", n=number),
                name,
                partial(self._rename_friend, name),
                help,
            )
            for number, name in enumerate(names, 1)
        ]
        return [own, *friends]

    def option_rows(self) -> list[Widget]:
        games = list(GAMES)

        def choose(place: int) -> None:
            self._choose_game(games[place])
            self.refill()

        pitch = sentence(self._kit.pitch)
        titles = [kit.title for kit in GAMES.values()]
        game = OptionPick(message("Game"), titles, games.index(self.plan.game), choose, pitch)
        game.picture = GAME
        return [game, *super().option_rows()]

    def _name_field(
        self, one: str, label: str, name: str, rename: Callable[[str], None], help: str
    ) -> FriendCard:
        """Return the name field of one of the people at the table."""
        typing, unnamed = self.context.input.set_text_mode, not has_own_name(self.context.settings.name)
        default = name in colour_names(self.context.language) or (one == YOU and unnamed)
        made = FriendCard(label, name, LONGEST_NAME, rename, typing, help, default=default)
        made.face = partial(self.context.art.ducks.face, COLOURS[self.plan.company.people.index(one)].duck)
        return made

    # -- names -----------------------------------------------------------------------------------------

    def _is_free(self, name: str, taken: list[str]) -> bool:
        """Return whether a name is still free; announce it if the name is taken."""
        free = name not in [translate(one, self.context.language) for one in taken]
        if not free:
            self._refuse(message("{name} is already here.", name=name))
        return free

    def _rename(self, name: str) -> None:
        if self._is_free(name, list(self.plan.company.friends.values())):
            self.context.change(name=name)
        self.refill()

    def _rename_friend(self, before: str, name: str) -> None:
        company = self.plan.company
        others = [one for one in company.friends.values() if one != before]
        if self._is_free(name, [own_duck(self.plan)[1], *others]):
            company.rename(before, name)
            remember_friend(self.context, name)
        self.refill()
