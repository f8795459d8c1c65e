"""A tutorial in play: a match by the real rules, and a script of what the player should choose."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import Struct

from game.cardgames.registry import kit_of
from game.engine.contract import Choice, Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.engine.reading import quoted
from game.storage.levels.tutorials import Tutorial, TutorialStep

OWN = 0
"""The player's seat."""
_MOST_NAMED = 12
_HAND = "hand"
"""The zone of the player's hand, in every game."""


class BadScript(ValueError):
    """A script that can't be played; the text names the place and what was expected."""


class TryResult(Struct, frozen=True):
    good: bool
    words: str = ""


class Course:
    """A tutorial in play: its match, the events to show, and the current step."""

    def __init__(self, tutorial: Tutorial) -> None:
        """Deal and start the first step; may raise BadScript, BadOption, BadSetup or UnknownGame."""
        self.tutorial = tutorial
        self._kit = kit_of(tutorial.game)
        self._choices = self._kit.choices()
        game = self._kit.rules()
        options = resolve(game.options, tutorial.options)
        self.match = Match(game, Setup(len(tutorial.opponents) + 1, tutorial.seed, options))
        self.events: deque[Event] = deque()
        self.match.listen(self.events.append, OWN)
        self.place = 0
        self._good: tuple[Choice, ...] = ()
        self._deal()
        self._begin()

    @property
    def over(self) -> bool:
        return self.place >= len(self.tutorial.steps)

    @property
    def step(self) -> TutorialStep:
        return self.tutorial.steps[min(self.place, len(self.tutorial.steps) - 1)]

    @property
    def view(self) -> Any:
        """The player's current view; the picture may still lag behind it."""
        return self.match.view(OWN)

    @property
    def good(self) -> tuple[Choice, ...]:
        return self._good

    # -- going on ------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> TryResult:
        """Try a choice: accepted ones start the next step, others get an answer; may raise IllegalChoice."""
        if choice in self.good:
            self._commit(choice)
            return TryResult(True)
        label = self._choices.label(self.view, choice)
        if choice not in self.match.pending.get(OWN, ()):
            # The rules raise the reason.
            self.match.game.apply(self.match.state, OWN, choice)
        return TryResult(False, self.step.tries.get(label, self.step.wrong))

    def advance(self) -> bool:
        """Continue with the next step; return False if the current one needs a choice."""
        if self.over or self.step.good:
            return False
        self._start_next_step()
        return True

    def skip_step(self) -> None:
        if not self.over and not self.advance():
            self._commit(self.good[0])

    def _commit(self, choice: Choice) -> None:
        self.match.choose(OWN, choice)
        self._start_next_step()

    def _start_next_step(self) -> None:
        self.place += 1
        self._good = ()
        if not self.over:
            self._begin()

    # -- the script ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Start a step: play the opponents' choices, and check the step against the match."""
        place = f"steps[{self.place}]"
        if self.step.others or self.step.good:
            self._deal()
        for number, line in enumerate(self.step.others):
            self._play_opponent(f"{place}.others[{number}]", line)
        # Labels are only computed if needed, as there may be many legal choices.
        labelled = self._labelled_choices(OWN) if self.step.good or self.step.tries else []
        own = [label for _choice, label in labelled]
        asked = [(f"good[{number}]", label) for number, label in enumerate(self.step.good)]
        for where, label in asked + [("tries", label) for label in self.step.tries]:
            if label not in own:
                raise BadScript(f"{place}.{where}: {_describe_expected(own, label)}")
        self._good = tuple(choice for choice, label in labelled if label in self.step.good)
        for label in self.step.tries:
            if label in self.step.good:
                raise BadScript(f"{place}.tries: expected choices that are not good, got {label!r}")
        for number, line in enumerate(self.step.look):
            self._check_look(f"{place}.look[{number}]", line)

    def _play_opponent(self, place: str, line: str) -> None:
        """Play an opponent's choice, such as `bob: play 23`."""
        name, colon, wanted = line.partition(": ")
        names = self.tutorial.opponents
        if not colon or name not in names:
            known = ", ".join(names)
            raise BadScript(
                f"{place}: expected an opponent ({known}), a colon and a choice, got {quoted(line)}"
            )
        seat = names.index(name) + 1
        labelled = self._labelled_choices(seat)
        found = next((choice for choice, label in labelled if label == wanted), None)
        if found is None:
            raise BadScript(f"{place}: {_describe_expected([label for _choice, label in labelled], wanted)}")
        self.match.choose(seat, found)

    def _labelled_choices(self, seat: int) -> list[tuple[Choice, str]]:
        view = self.match.view(seat)
        return [(one, self._choices.label(view, one)) for one in self.match.pending.get(seat, ())]

    def _check_look(self, place: str, line: str) -> None:
        zone, key = parse_reference(line)
        zones = self._kit.zones()
        if zone not in zones or key is None:
            raise BadScript(f"{place}: expected a number after one of {', '.join(zones)}, got {quoted(line)}")
        hand = sorted(self.view.hand)
        if zone == _HAND and key not in hand:
            cards = ", ".join(map(str, hand)) or "none"
            raise BadScript(f"{place}: expected a card of the hand ({cards}), got {quoted(line)}")

    def _deal(self) -> None:
        self.match.deal_if_due()


def parse_reference(line: str) -> tuple[str, int | None]:
    """Parse a reference to something on the table: a zone, and a number (None if it's invalid)."""
    zone, _space, number = line.partition(" ")
    return zone, int(number) if number.isascii() and number.isdecimal() and len(number) < 9 else None


def _describe_expected(labels: list[str], got: str) -> str:
    """Return an error message for a label that no legal choice has."""
    if not labels:
        return f"expected none, as nothing is asked of this seat now, got {quoted(got)}"
    more = ", …" if len(labels) > _MOST_NAMED else ""
    return f"expected one of {', '.join(map(str, labels[:_MOST_NAMED]))}{more}, got {quoted(got)}"
