"""The line that a player sends to friends: emoji and figures in no language, and nothing about the cards."""

from __future__ import annotations

from game.arcade.daily.diary import DiaryEntry
from game.arcade.medals import Medal
from game.arcade.par import Par

_MEDALS = {Medal.GOLD: "🥇", Medal.SILVER: "🥈", Medal.BRONZE: "🥉"}
_BEATEN, _AHEAD = "🟩", "⬜"


def share_text(entry: DiaryEntry, game: str, streak: int) -> str:
    """Return the line of a finished deal; `game` is the game's title. Without a par, it shows the rank.

    Raises:
        ValueError: if the deal isn't over.
    """
    result = entry.result
    if result is None:
        raise ValueError("expected a deal that is over")
    told = ["🦆 Sixes", entry.day.isoformat(), game]
    if entry.score is None:
        told.append(f"🏁 {result.ranking[result.own_seat]}/{len(result.players)}")
    else:
        par, own = Par(entry.score.ghosts), entry.score.result
        beaten = par.below(own)
        medal = f"{_MEDALS[entry.medal]} " if entry.medal else ""
        squares = _BEATEN * beaten + _AHEAD * (len(par.results) - beaten)
        told += [f"{medal}{squares}", f"{par.beaten_by(own) + 0.0:+.1f}"]
    return " · ".join([*told, *([f"🔥{streak}"] if streak > 1 else [])])
