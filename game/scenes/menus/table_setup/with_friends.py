"""The set-up of a match among friends: names, the game, chairs and options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cardgames.registry import GAMES
from game.language.message import message, translate
from game.scenes.board_scene import PlacedWidget
from game.scenes.context import Context
from game.scenes.friends.joining import LONGEST_NAME, FriendScene, remember_friend
from game.scenes.menus.table_setup import setup_places as places
from game.scenes.menus.table_setup.company import YOU, friend_id
from game.scenes.menus.table_setup.friend_cards import FriendCard, InviteCard
from game.scenes.menus.table_setup.option_controls import GAME, OptionPick
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.tables.company.people import COLOURS, MAX_LOCAL_PLAYERS
from game.ui.forms.widgets import TextField, Widget


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
        names = [self._you()[1], *self.plan.company.friends.values()]
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
        name = translate(self._you()[1], self.context.language)
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

        pitch = message("{pitch}.", pitch=self._kit.pitch)
        titles = [kit.title for kit in GAMES.values()]
        game = OptionPick(message("Game"), titles, games.index(self.plan.game), choose, pitch)
        game.picture = GAME
        return [game, *super().option_rows()]

    def _name_field(
        self, one: str, label: str, name: str, rename: Callable[[str], None], help: str
    ) -> FriendCard:
        """Return the name field of one of the people at the table."""
        made = FriendCard(label, name, LONGEST_NAME, rename, self.context.input.set_text_mode, help)
        made.face = partial(self.context.art.ducks.face, COLOURS[self.plan.company.people.index(one)].duck)
        return made

    # -- names -----------------------------------------------------------------------------------------

    def _is_free(self, name: str, taken: list[str]) -> bool:
        """Return whether a name isn't taken yet; if it is, announce that."""
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
        if self._is_free(name, [self._you()[1], *others]):
            company.rename(before, name)
            remember_friend(self.context, name)
        self.refill()
