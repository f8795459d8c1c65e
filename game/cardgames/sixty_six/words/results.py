"""A hand's result for the scoring screen: a line for each team, with the parts of its ticks."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.events import MOON, HandScored
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.seats import partner_of, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import bid_name, points, sides, subject
from game.voice.narrator import Names
from game.voice.summary import Line, Summary
from game.voice.words import amount, sentence


def summary_of(view: SixtySixView, event: HandScored, names: Names) -> Summary:
    """The result of a hand; `view` is the view at its end."""
    lines = [_line(view, event, team) for team in sides(view)]
    return Summary(
        event.round,
        tuple(sorted(lines, key=lambda line: -line.points)),
        limit=view.options.target,
        verdict=_verdict(view, event, names),
    )


def _line(view: SixtySixView, event: HandScored, team: int) -> Line:
    seat = view.seat if view.seat is not None and team_of(view.seat) == team else team
    won = [trick for trick in view.tricks if team_of(trick.winner) == team]
    notes = [amount(len(won), ("trick", "tricks")), points(event.card_points[team])]
    if event.marriages[team]:
        notes += [f"{event.marriages[team]} for marriages", f"{event.totals[team]} in all"]
    if event.bid != MOON or team != team_of(event.bidder):
        # A Moon scores its own value, not the points of its bidders (§6.3).
        notes.append(amount(event.ticks[team], ("tick", "ticks")))
    return Line(
        seat,
        tuple([card for trick in won for _seat, card in trick.plays]),
        event.change[team],
        event.after[team],
        partners=(partner_of(seat),),
        notes=" · ".join(notes),
    )


def _verdict(view: SixtySixView, event: HandScored, names: Names) -> str:
    """The bidder and the bid, and whether it is made or set."""
    who = sentence(subject(view, event.bidder, names, "bid", "bid"))
    words = f"{who} {bid_name(event.bid)}"
    if event.bid == MOON:
        end = "all six tricks are won, it is made!" if event.made else "a trick is lost, it is set."
        return f"{words}: {end}"
    total = f"{event.totals[team_of(event.bidder)]} of {TICK * event.bid} points"
    return f"{words}: {total}, it is {'made!' if event.made else 'set.'}"
