"""The shortest match of every game, against the weakest opponents."""

from collections.abc import Callable
from typing import Any

from game.cardgames.registry import rules_of
from game.engine.contract import Phase
from game.scenes.context import Context
from game.session.session import Session

SHORT: dict[str, dict[str, Any]] = {
    "six_takes": {"limit": 0},
    "sixpack": {"preset": "everything", "rounds": 1},
    "sixty_six": {"target": 7},
    "must_be_18": {"rounds": 1},
    "hi_lo": {"rounds": 1},
}


def ducklings(context: Context, game: str) -> tuple[str, ...]:
    """Return the ids of as many beginners as usually sit at a game's table with the player."""
    able = [one.id for one in context.cast.opponents if one.level == "duckling"]
    return tuple(able[: rules_of(game).usual_seats - 1])


def play_out(session: Session, enough: Callable[[], bool] = lambda: False) -> None:
    """Play a match without drawing it until `enough` or over; people take the first legal choice."""
    while not (session.match.over or enough()):
        if session.match.phase is Phase.ROUND_OVER:
            session.deal()
        session.update(0.0, patient=False)
        seat = next((one for one in session.seats if one in session.match.pending), None)
        if seat is None:
            continue
        if session.shared:
            session.show_seat(seat)
        session.choose(session.game.choices(session.view)[0])
        if session.shared:
            session.show_seat(None)
