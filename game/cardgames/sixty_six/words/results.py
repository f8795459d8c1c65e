"""A hand's result for the scoring screen: a line for each team, with the parts of its ticks."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.events import MOON, HandScored
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.seats import partner_of, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import bid_name, called, points, sides, tricks_figure
from game.language.message import Text, message, parts, plural
from game.voice.narrator import Names
from game.voice.summary import SeatScore, Summary


def summary_of(view: SixtySixView, event: HandScored, names: Names) -> Summary:
    """Return the result of a hand; `view` is the view at its end."""
    lines = [_line(view, event, team) for team in sides(view)]
    return Summary(
        event.round,
        tuple(sorted(lines, key=lambda line: -line.points)),
        limit=view.options.target,
        verdict=_verdict(view, event, names),
    )


def _line(view: SixtySixView, event: HandScored, team: int) -> SeatScore:
    seat = view.seat if view.seat is not None and team_of(view.seat) == team else team
    won = [trick for trick in view.tricks if team_of(trick.winner) == team]
    notes = [tricks_figure(len(won)), points(event.card_points[team])]
    if event.marriages[team]:
        notes.append(message("{points} for marriages", points=event.marriages[team]))
        notes.append(message("{points} in all", points=event.totals[team]))
    if event.bid != MOON or team != team_of(event.bidder):
        # A Moon scores its own value, not the points of its bidders (§6.3).
        notes.append(plural("{n} tick", "{n} ticks", event.ticks[team]))
    return SeatScore(
        seat,
        tuple([card for trick in won for _seat, card in trick.plays]),
        event.change[team],
        event.after[team],
        partners=(partner_of(seat),),
        notes=parts(" · ", notes),
    )


def _verdict(view: SixtySixView, event: HandScored, names: Names) -> Text:
    """Return the bidder and the bid, and whether it is made or set."""
    bid, end = bid_name(event.bid), _end(event)
    if event.bidder == view.seat:
        # For translators: {end} is "made! 58 points, 33 needed." and its like.
        return message("You bid {bid}: {end}", bid=bid, end=end)
    return message("{name} bid {bid}: {end}", name=called(view, event.bidder, names), bid=bid, end=end)


def _end(event: HandScored) -> Text:
    """Return whether a bid is made or set, and by which tricks or points."""
    if event.bid == MOON:
        if event.made:
            return message("made! All six tricks won.")
        return message("set. Not all six tricks won.")
    total, promised = event.totals[team_of(event.bidder)], TICK * event.bid
    if event.made:
        return message("made! {n} points, {all} needed.", n=total, all=promised)
    return message("set. {n} points, {all} needed.", n=total, all=promised)
