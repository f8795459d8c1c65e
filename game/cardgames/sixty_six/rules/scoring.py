"""The score of a hand, and the end of the match (§7, §8)."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.events import MOON, HandScored
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView, team_of

TICK = 33
"""The points of a tick (§7.2)."""


def ticks_of(points: int) -> int:
    """Return the number of whole ticks in a team's points (§7.2)."""
    return points // TICK


def counted_marriages(view: SixtySixView) -> Pair:
    """Return each team's points for marriages that count so far (§5.3, §10.6)."""
    first, second = view.marriage_points
    if not view.options.marriage_needs_trick:
        return first, second
    won = view.tricks_won
    return first if won[0] else 0, second if won[1] else 0


def points_of_team(view: SixtySixView, team: int) -> int:
    """Return a team's points in this hand, including the marriages that count."""
    return view.points[team] + counted_marriages(view)[team]


def bid_score(bid: int, ticks: int, sweep: bool, moon_value: int) -> int:
    """Return what the bidders score for their ticks or, with a Moon, for a sweep; negative if set (§7)."""
    if bid == MOON:
        return moon_value if sweep else -moon_value
    return ticks if ticks >= bid else -bid


def score_hand(view: SixtySixView, bidder: int) -> HandScored:
    """Return the scoring event of a finished hand with this bidder (§7)."""
    team, bid, before = team_of(bidder), view.bid, view.score
    marriages = counted_marriages(view)
    totals = (view.points[0] + marriages[0], view.points[1] + marriages[1])
    ticks = (ticks_of(totals[0]), ticks_of(totals[1]))
    sweep = len(view.tricks) == view.tricks_won[team]
    own = bid_score(bid, ticks[team], sweep, view.options.moon_value)
    change = (own, ticks[1]) if team == 0 else (ticks[0], own)
    return HandScored(
        round=view.round,
        bidder=bidder,
        bid=bid,
        made=own > 0,
        card_points=view.points,
        marriages=marriages,
        totals=totals,
        ticks=ticks,
        change=change,
        before=before,
        after=(before[0] + change[0], before[1] + change[1]),
    )


def winning_team(score: Pair, bidders: int, options: SixtySixOptions) -> int | None:
    """Return the team that has won the match after a hand played by `bidders`; None if neither has (§8)."""
    finished = [team for team in (0, 1) if score[team] >= options.target]
    if len(finished) < 2:
        return finished[0] if finished else None
    if options.both_finish == "higher" and score[0] != score[1]:
        return 0 if score[0] > score[1] else 1
    return bidders
