"""A tutorial in play: a match by the real rules that follows a script."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import Struct

from game.cardgames.registry import kit_of
from game.engine.contract import Choice, Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.engine.parsing import quoted
from game.storage.levels.tutorials import Tutorial, TutorialStep

PLAYER_SEAT = 0
"""The player's seat."""
_MOST_NAMED = 12
_HAND = "hand"
"""The zone of the player's hand, in every game."""


class BadScript(ValueError):
    """A script that can't be played; the text names the field and what was expected."""


class TryResult(Struct, frozen=True):
    """The result of trying a choice: whether it's accepted and, if not, the mascot's answer."""

    good: bool
    words: str = ""


class Course:
    """A tutorial in play: its match, the events to show, and the current step with its `good` choices."""

    def __init__(self, tutorial: Tutorial) -> None:
        """Deal and start the first step; may raise BadScript, BadOption, BadSetup or UnknownGame."""
        self.tutorial = tutorial
        self._kit = kit_of(tutorial.game)
        self._choices = self._kit.choices()
        game = self._kit.rules()
        options = resolve(game.options, tutorial.options)
        self.match = Match(game, Setup(len(tutorial.opponents) + 1, tutorial.seed, options))
        self.events: deque[Event] = deque()
        self.match.listen(self.events.append, PLAYER_SEAT)
        self.step_index = 0
        self.good: tuple[Choice, ...] = ()
        self.match.deal_if_due()
        self._start_step()

    @property
    def over(self) -> bool:
        return self.step_index >= len(self.tutorial.steps)

    @property
    def step(self) -> TutorialStep:
        return self.tutorial.steps[min(self.step_index, len(self.tutorial.steps) - 1)]

    @property
    def view(self) -> Any:
        """The player's current view; the screen may still show earlier events."""
        return self.match.view(PLAYER_SEAT)

    # -- choosing ------------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> TryResult:
        """Play a good choice and start the next step; reply to any other. May raise IllegalChoice."""
        if choice in self.good:
            self._commit(choice)
            return TryResult(True)
        label = self._choices.label(self.view, choice)
        if choice not in self.match.pending.get(PLAYER_SEAT, ()):
            # The rules raise IllegalChoice with the reason.
            self.match.game.apply(self.match.state, PLAYER_SEAT, choice)
        return TryResult(False, self.step.tries.get(label, self.step.wrong))

    def advance(self) -> bool:
        """Start the next step; return False if the current one needs a choice or the tutorial is over."""
        if self.over or self.step.good:
            return False
        self._start_next_step()
        return True

    def skip_step(self) -> None:
        if not self.over and not self.advance():
            self._commit(self.good[0])

    def _commit(self, choice: Choice) -> None:
        self.match.choose(PLAYER_SEAT, choice)
        self._start_next_step()

    def _start_next_step(self) -> None:
        self.step_index += 1
        self.good = ()
        if not self.over:
            self._start_step()

    # -- the script ----------------------------------------------------------------------------------

    def _start_step(self) -> None:
        """Start a step: play the opponents' choices, and check the step against the match."""
        step_name = f"steps[{self.step_index}]"
        if self.step.others or self.step.good:
            self.match.deal_if_due()
        for number, line in enumerate(self.step.others):
            self._play_opponent(f"{step_name}.others[{number}]", line)
        # Labels are only computed if needed, as there may be many legal choices.
        labelled = self._labelled_choices(PLAYER_SEAT) if self.step.good or self.step.tries else []
        labels = [label for _choice, label in labelled]
        expected = [(f"good[{number}]", label) for number, label in enumerate(self.step.good)]
        for where, label in expected + [("tries", label) for label in self.step.tries]:
            if label not in labels:
                raise BadScript(f"{step_name}.{where}: {_describe_expected(labels, label)}")
        self.good = tuple(choice for choice, label in labelled if label in self.step.good)
        for label in self.step.tries:
            if label in self.step.good:
                raise BadScript(f"{step_name}.tries: expected choices that are not good, got {label!r}")
        for number, line in enumerate(self.step.look):
            self._check_look(f"{step_name}.look[{number}]", line)

    def _play_opponent(self, field: str, line: str) -> None:
        """Play an opponent's choice, such as `bob: play 23`."""
        name, colon, wanted = line.partition(": ")
        names = self.tutorial.opponents
        if not colon or name not in names:
            known = ", ".join(names)
            raise BadScript(
                f"{field}: expected an opponent ({known}), a colon and a choice, got {quoted(line)}"
            )
        seat = names.index(name) + 1
        labelled = self._labelled_choices(seat)
        matching = next((choice for choice, label in labelled if label == wanted), None)
        if matching is None:
            raise BadScript(f"{field}: {_describe_expected([label for _choice, label in labelled], wanted)}")
        self.match.choose(seat, matching)

    def _labelled_choices(self, seat: int) -> list[tuple[Choice, str]]:
        view = self.match.view(seat)
        return [(choice, self._choices.label(view, choice)) for choice in self.match.pending.get(seat, ())]

    def _check_look(self, field: str, line: str) -> None:
        zone, key = parse_reference(line)
        zones = self._kit.zones()
        if zone not in zones or key is None:
            raise BadScript(f"{field}: expected a number after one of {', '.join(zones)}, got {quoted(line)}")
        hand = sorted(self.view.hand)
        if zone == _HAND and key not in hand:
            cards = ", ".join(map(str, hand)) or "none"
            raise BadScript(f"{field}: expected a card of the hand ({cards}), got {quoted(line)}")


def parse_reference(line: str) -> tuple[str, int | None]:
    """Parse a reference to something on the table: a zone, and a number (None if it's invalid)."""
    zone, _space, number = line.partition(" ")
    return zone, int(number) if number.isascii() and number.isdecimal() and len(number) < 9 else None


def _describe_expected(labels: list[str], got: str) -> str:
    """Return an error message for a label `got` that isn't among the legal choices' `labels`."""
    if not labels:
        return f"expected none, as nothing is asked of this seat now, got {quoted(got)}"
    more = ", …" if len(labels) > _MOST_NAMED else ""
    return f"expected one of {', '.join(map(str, labels[:_MOST_NAMED]))}{more}, got {quoted(got)}"
