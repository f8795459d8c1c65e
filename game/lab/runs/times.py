"""The duration of tables and runs: animation is measured in the program, thinking is estimated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median, quantiles

from msgspec import Struct

from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.app import App
from game.arcade.ghosts import LEVEL
from game.cardgames.registry import kit_of, rules_of
from game.engine.chance import seed_of
from game.engine.journal import Header
from game.engine.match import decision_seed
from game.lab.bench.frames import open_program
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode
from game.session.analysis import Coaching
from game.session.session import Session
from game.ui.devices.actions import Action, ActionPressed

CHOICE_SECONDS = 4.0
"""The estimated seconds for a choice at a table."""
PRESS_SECONDS = 1.0
"""The estimated seconds to confirm the only legal choice."""
RESULT_SECONDS = 3.0
"""The estimated seconds for reading the result of a round."""
SHEET_SECONDS = 10.0
"""The estimated seconds for a score sheet: six of counting, four of reading."""
PLACE_SECONDS, CHARM_SECONDS = 6.0, 8.0
"""The estimated seconds for choosing a place on the map, and for choosing a charm."""
TRADE_SECONDS = 5.0
"""The estimated seconds for a trade at the stall, or for leaving it."""
_MINUTE = 60


class TableTime(Struct, frozen=True):
    """The duration of a table.

    Attributes:
        shown: the seconds of animation at normal speed.
        choices: the number of the player's choices between several legal ones.
        forced: the number of choices with only one legal option.
        results: the number of round results shown.
    """

    shown: float
    choices: int
    forced: int
    results: int

    @property
    def seconds(self) -> float:
        """The whole duration, from the first deal to leaving the score sheet."""
        thought = self.choices * CHOICE_SECONDS + self.forced * PRESS_SECONDS
        return self.shown + thought + self.results * RESULT_SECONDS + SHEET_SECONDS


class Minutes(Struct, frozen=True):
    """The 10 %, 50 % and 90 % quantiles of a duration."""

    short: float
    median: float
    long: float


def quantiles_in_minutes(seconds: Iterable[float]) -> Minutes:
    """Return the quantiles of durations given in seconds (at least one)."""
    minutes = [duration / _MINUTE for duration in seconds]
    tenths = quantiles(minutes, n=10, method="inclusive") if len(minutes) > 1 else minutes * 9
    return Minutes(tenths[0], median(minutes), tenths[-1])


_STEP = 1 / 30
_SIZE = (1280, 720)


class _MeasuredMode(MatchMode):
    """The mode of a measured match, which records its end."""

    ended = False

    def end(self, coaching: Coaching | None) -> bool:
        self.ended = True
        return True


@contextmanager
def open_clock() -> Iterator[Callable[[Header], TableTime]]:
    """Open the program; yield a function that returns the duration of a header's match."""
    with open_program(_SIZE) as app:
        app.context.change(speed="normal", told_keys=True)
        app.step(_STEP)
        app.draw()
        yield partial(_time_match, app)


def _time_match(app: App, header: Header) -> TableTime:
    """Play a match with a ghost's choices, and return its duration."""
    session = Session.new(rules_of(header.game), header, None, None)
    mode = _MeasuredMode()
    table = TableScene(app.context, session, mode)
    # The coach isn't needed.
    table.coaching = None
    app.stack.push(table)
    # A table is laid out for the window when it is drawn.
    app.draw()
    agent, seat = make_agent(kit_of(header.game), LEVEL), session.own_seat or 0
    shown, choices, forced, results = 0.0, 0, 0, 0
    while not mode.ended:
        app.step(_STEP)
        top = app.stack.top
        if isinstance(top, ScoringScene) and not top.counting:
            results += 1
            app.handle(ActionPressed(Action.CONFIRM))
        elif top is table and session.my_turn and not table.show.busy and not session.events:
            several = len(session.game.choices(session.view)) > 1
            choices, forced = choices + several, forced + (not several)
            seed = decision_seed(session.match.setup, seat, session.match.history)
            decision = agent.choose(session.view, budget_of(LEVEL), seed_of(seed, "ghost", 0))
            session.choose(decision.choice)
        else:
            shown += _STEP
    app.stack.pop()
    return TableTime(round(shown, 1), choices, forced, results)
