"""Records of matches and par scores, with defaults."""

from typing import Any

from game.storage.history.par_scores import ParScore
from game.storage.history.records import MatchRecord


def result(**what: Any) -> MatchRecord:
    """Return a rated match that the player won on the first seat; the ranking has an entry for each seat."""
    others = len(what.get("ranking", (1, 2))) - 1
    usual: dict[str, Any] = {
        "game": "six_takes",
        "when": "2026-11-22T12:00:00",
        "players": ("You", *("Bob",) * others),
        "own_seat": 0,
        "ranking": (1, 2),
        "totals": (9, *(12,) * others),
        "rounds": (9,),
        "rated": True,
        "journal": "one.sixes",
    }
    return MatchRecord(**usual | what)


def score(result: float, **what: Any) -> ParScore:
    usual = {
        "journal": "one.sixes",
        "game": "six_takes",
        "table": "One",
        "deal": "0" * 32,
        "ghosts": (-20.0, -10.0, -30.0),
        "rated": True,
    }
    return ParScore(result=result, **usual | what)
