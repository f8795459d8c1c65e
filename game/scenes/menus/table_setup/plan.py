"""The plan of the next match: its players, its options, and whether it's rated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.cardgames.registry import rules_of
from game.engine.contract import Setup
from game.engine.journal import Player
from game.engine.options import BadOption, Option, declared_options, is_practice, resolve
from game.scenes.context import Context
from game.scenes.menus.picker import in_option_order, wishes
from game.scenes.menus.table_setup.company import YOU, ChairRing
from game.storage.levels.tables import ReadyTable
from game.storage.settings import LastSetup
from game.tables.company.people import MAX_LOCAL_PLAYERS, free_name, name_or_colour

_FIRST_ROWS = 3
"""The number of options on the main set-up screen for a game that marks none as common."""


class MatchPlan:
    """A match that's being set up, starting from the last set-up."""

    def __init__(self, context: Context, game: str, *, among_friends: bool = False) -> None:
        """`among_friends` means that at least two people play; such plans are saved separately."""
        self.context = context
        self.game = game
        self.among_friends = among_friends
        self.rules = rules_of(game)
        self.declared = declared_options(self.rules.options)
        self.options: dict[str, Any] = {option.name: option.initial for option in self.declared}
        self._picked: set[str] = set()
        self.rated = False
        self.company = ChairRing([one.id for one in context.cast.opponents], list(self.rules.seat_counts))
        self.tables = [table for table in context.cast.tables if table.game == game]
        if self.company.counts:
            self._restore()

    def _restore(self) -> None:
        """Restore the last plan as far as it's still valid."""
        last = self._setups.get(self.game, {})
        company = self.company
        known = [one for one in dict.fromkeys(last.get("opponents", ())) if one in company.cast]
        friends = {int(one): name for one, name in last.get("friends", {}).items() if one.isdecimal()}
        phones = tuple(sorted(set(last.get("phones", ()))))
        seat, seats = last.get("seat", 0), len(known) + len(friends) + len(phones) + 1
        seat = seat if 0 <= seat < seats else 0
        people = [seat, *friends, *phones]
        apart = len(set(people)) == len(people) and all(0 <= one < seats for one in people)
        if not apart or len(friends) >= MAX_LOCAL_PLAYERS:
            friends, phones, seats = {}, (), len(known) + 1
        if seats == 1 or seats not in company.counts:
            most = company.counts[-1] if self.rules.usual_seats > company.counts[-1] else 0
            known, friends, phones = list(company.cast[: (most or self.rules.usual_seats) - 1]), {}, ()
        seats = len(known) + len(friends) + len(phones) + 1
        company.seat_all(known, seat if seat < seats else 0, friends, phones)
        if self.among_friends and not company.shared:
            name = self.context.settings.name
            company.seat_group([free_name([name_or_colour(name, 0)], 1, self.context.language)])
        kept = last.get("options", {})
        for option in self.declared:
            try:
                value = option.check(kept[option.name])
            except (KeyError, BadOption):
                continue
            self.options[option.name] = value
            if option.takes_several:
                self._picked.add(option.name)
        self.rated = bool(last.get("rated", False)) and not self.among_friends

    @property
    def _setups(self) -> dict[str, LastSetup]:
        """The last set-ups by game, among friends or not, like this plan."""
        settings = self.context.settings
        return settings.friends_setups if self.among_friends else settings.setups

    # -- options ---------------------------------------------------------------------------------------

    def common_options(self) -> list[Option]:
        """Return the common options that currently have an effect."""
        shown = [option for option in self.declared if option.common] or list(self.declared[:_FIRST_ROWS])
        return [option for option in shown if self.is_effective(option)]

    def rare_options(self) -> list[Option]:
        """Return the less common options that currently have an effect."""
        common = self.common_options()
        return [option for option in self.declared if self.is_effective(option) and option not in common]

    def differs(self, option: Option) -> bool:
        """Return whether an option isn't at its default."""
        value = self.chosen(option) if option.takes_several else self.options[option.name]
        return bool(value != option.default)

    def is_effective(self, option: Option) -> bool:
        """Return whether an option has an effect, given the other options and whether the match is rated."""
        return option.is_effective(self.options) and not (option.practice and self.rated)

    def offered(self, option: Option) -> tuple[Any, ...]:
        """Return the values on offer for an option, including the current one."""
        values = option.offered or option.values
        return tuple(one for one in option.values if one in values or one == self.options[option.name])

    def change(self, option: Option, value: Any) -> None:
        self.options[option.name] = value
        if option.takes_several:
            self._picked.add(option.name)

    def max_values(self, option: Option) -> int:
        """Return how many values a multiple-choice option may have at this table."""
        return option.values_used(len(self.company.seated))

    def wishes(self, option: Option) -> dict[str, str]:
        """Return the values that opponents wish for, by opponent id."""
        company = [self.context.cast.opponent(one) for one in self.company.opponents]
        return wishes(option, filter(None, company))

    def chosen(self, option: Option) -> tuple[str, ...]:
        """Return the chosen values that there's room for; before any choice, the opponents' wishes."""
        if option.name not in self._picked:
            return in_option_order(option, self.wishes(option).values())
        found: tuple[str, ...] = self.options[option.name]
        return found[: self.max_values(option)]

    def wished_labels(self) -> dict[str, str]:
        """Return the labels of chosen values that opponents wished for, by opponent id."""
        found: dict[str, str] = {}
        for option in self._multiple_options():
            chosen, brought = self.chosen(option), self.wishes(option).items()
            found |= {one: option.label_of((value,)) for one, value in brought if value in chosen}
        return found

    def _multiple_options(self) -> Iterator[Option]:
        return (option for option in self.declared if option.takes_several and self.is_effective(option))

    def effective_options(self) -> dict[str, Any]:
        """Return the effective options, including defaults."""
        return {
            option.name: self.chosen(option) if option.takes_several else self.options[option.name]
            for option in self.declared
            if self.is_effective(option)
        }

    # -- ready-made tables -------------------------------------------------------------------------------

    def use_table(self, table: ReadyTable) -> None:
        """Set the plan's opponents and options to those of a ready-made table."""
        self.company.seat_all(table.opponents)
        self.options = {option.name: option.default for option in self.declared}
        self._picked = {option.name for option in self.declared if option.name in table.options}
        resolved = resolve(self.rules.options, table.options)
        self.options |= {option.name: getattr(resolved, option.name) for option in self.declared}
        if is_practice(self.rules.options, table.options):
            self.rated = False

    def matches_table(self, table: ReadyTable) -> bool:
        """Return whether the plan has the opponents and rules of a ready-made table."""
        if self.company.shared or tuple(self.company.opponents) != table.opponents:
            return False
        return bool(self._resolved() == resolve(self.rules.options, table.options))

    def _resolved(self) -> Any:
        return resolve(self.rules.options, self.effective_options())

    # -- the match ---------------------------------------------------------------------------------------

    def check(self) -> None:
        """Raise BadOption or BadSetup if the plan can't be played."""
        self.setup()

    def setup(self) -> Setup:
        """Return the plan as a `Setup`, without a seed; raise BadOption or BadSetup if it can't be played."""
        made = Setup(len(self.company.seated), 0, self._resolved())
        self.rules.check(made)
        return made

    def save(self) -> None:
        """Save the plan for next time, if it has changed."""
        kept = {
            option.name: self.options[option.name]
            for option in self.declared
            if not option.takes_several or option.name in self._picked
        }
        setup: LastSetup = {
            "opponents": self.company.opponents,
            "options": kept,
            "rated": self.rated,
            "seat": self.company.seat,
            "friends": {str(place): name for place, name in self.company.friends.items()},
            "phones": list(self.company.phones),
        }
        setups = {**self._setups, self.game: setup}
        settings = self.context.settings
        if self.among_friends and (settings.friends_game, settings.friends_setups) != (self.game, setups):
            self.context.change(friends_setups=setups, friends_game=self.game)
        elif not self.among_friends:
            self.context.change(setups=setups, game=self.game)

    def start(self) -> None:
        """Save the plan and start the match, or first invite friends with phones."""
        self.save()
        context, company = self.context, self.company
        context.joined = company.seats_of_pads
        if company.phones:
            count = len(company.seated)
            context.screens.invite_planned(self.game, count, self.effective_options(), self.players())
            return
        header = context.header(
            self.game,
            tuple(company.opponents),
            self.effective_options(),
            rated=self.rated,
            title=next((table.key for table in self.tables if self.matches_table(table)), ""),
            seat=company.seat,
            friends=company.friends,
        )
        context.screens.start(header)

    def players(self) -> dict[int, Player]:
        """Return all players except friends with phones, by seat."""
        company = self.company
        seats = [seat for seat in range(len(company.seated)) if seat not in company.phones]
        friends = {seats.index(seat): name for seat, name in company.friends.items()}
        players = self.context.players(company.opponents, seats.index(company.seat), friends)
        return dict(zip(seats, players, strict=True))

    def is_partner(self, chair: int) -> bool:
        """Return whether the player's partner sits on a chair."""
        company = self.company
        if company.chairs[chair] in (None, YOU):
            return False
        ours = next(team for team in self.rules.teams(len(company.seated)) if company.seat in team)
        return company.seat_of(chair) in ours
