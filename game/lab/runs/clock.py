"""The duration of matches in the real program at normal speed, measured without waiting in real time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.app import App
from game.arcade.ghosts import LEVEL
from game.cardgames.registry import kit_of, rules_of
from game.engine.chance import seed_of
from game.engine.journal import Header
from game.engine.match import decision_seed
from game.lab.bench.frames import open_program
from game.lab.runs.times import TableTime
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode
from game.session.analysis import Coaching
from game.session.session import Session
from game.ui.devices.actions import Action, ActionPressed

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
