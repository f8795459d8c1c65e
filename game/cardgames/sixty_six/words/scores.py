"""A hand's scoring and the end of a match in words, and the summary for the scoring screen."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.view import SixtySixView, partner_of, team_of
from game.cardgames.sixty_six.words.names import (
    bid_name,
    is_own,
    is_partner,
    name_at_start,
    player_words,
    players_of_team,
    point_count_words,
    score_change_words,
    score_figure,
    team_words,
    teams_in_order,
    trick_count_figure,
)
from game.language.message import Text, capital, message, message_in, parts, plural, sentences
from game.voice.narrator import Names, Verbosity
from game.voice.summary import SeatScore, Summary
from game.voice.words import name_of


def hand_scored_words(event: ev.HandScored, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    """Return in words how a hand ended for both teams, and the scores."""
    team, other = team_of(event.bidder), 1 - team_of(event.bidder)
    if event.bid == ev.MOON:
        bidders = _moon_words(event, view, names)
    else:
        bidders = _bidders_words(event, view, names, verbosity)
    values = {
        "side": capital(team_words(view, other, names)),
        "points": _total_words(event, other, verbosity),
        "change": score_change_words(event.change[other]),
    }
    others = message("{side}, {points}: {change}.", **values)
    if verbosity < Verbosity.NORMAL:
        others = message("{side}: {change}.", **values)
    return sentences(
        # For translators: {outcome} is "your team makes its 2 with 70 points", {change} "plus 2".
        message(
            "{outcome}: {change}.", outcome=capital(bidders), change=score_change_words(event.change[team])
        ),
        others,
        score_words(view, names),
    )


def _moon_words(event: ev.HandScored, view: SixtySixView, names: Names) -> Text:
    if event.made:
        if event.bidder == view.seat:
            return message("you shoot the Moon")
        return message("{name} shoots the Moon", name=player_words(view, event.bidder, names))
    if event.bidder == view.seat:
        return message("your Moon is set")
    if is_partner(view, event.bidder):
        return message("your partner’s Moon is set")
    return message("{name}’s Moon is set", name=name_of(event.bidder, names))


def _bidders_words(event: ev.HandScored, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    team = team_of(event.bidder)
    own = is_own(view, team)
    values = {
        "names": players_of_team(view, team, names),
        "bid": event.bid,
        "points": _total_words(event, team, verbosity),
        "promised": TICK * event.bid,
    }
    if verbosity < Verbosity.NORMAL:
        if event.made:
            if own:
                return message("your team makes its {bid}", **values)
            return message("{names} make their {bid}", **values)
        return message("your team is set") if own else message("{names} are set", **values)
    if event.made:
        if own:
            # For translators: {points} is "70 points", or "70 points, including 20 from marriages".
            return message("your team makes its {bid} with {points}", **values)
        return message("{names} make their {bid} with {points}", **values)
    if own:
        return message("your team is set with {points}, short of {promised}", **values)
    return message("{names} are set with {points}, short of {promised}", **values)


def _total_words(event: ev.HandScored, team: int, verbosity: Verbosity) -> Text:
    """Return a team's points in words; at full verbosity, with those from marriages."""
    total, marriages = point_count_words(event.totals[team]), event.marriages[team]
    if verbosity < Verbosity.FULL or not marriages:
        return total
    return message("{points}, including {marriages} from marriages", points=total, marriages=marriages)


def score_words(view: SixtySixView, names: Names) -> Text:
    """Return both scores in words, the listener's first."""
    scores = [
        message_in(
            "a side and its points",
            "{side} {points}",
            side=team_words(view, team, names),
            points=score_figure(view.score[team]),
        )
        for team in teams_in_order(view)
    ]
    return message("Score: {scores}.", scores=parts(", ", scores))


def match_ended_words(event: ev.MatchEnded, view: SixtySixView, names: Names) -> Text:
    """Return the words for the end of a match, with both teams' scores."""
    team = event.team
    values = {"won": score_figure(event.totals[team]), "lost": score_figure(event.totals[1 - team])}
    if is_own(view, team):
        assert view.seat is not None
        name = names[partner_of(view.seat)]
        return message("You and {name} win the match, {won} to {lost}!", name=name, **values)
    both = players_of_team(view, team, names)
    return message("{names} win the match, {won} to {lost}.", names=both, **values)


# -- the scoring screen ------------------------------------------------------------------------------------


def summary_of(view: SixtySixView, event: ev.HandScored, names: Names) -> Summary:
    """Return the summary of a hand; `view` is the view at its end."""
    lines = [_team_score(view, event, team) for team in teams_in_order(view)]
    name, bid, end = name_at_start(view, event.bidder, names), bid_name(event.bid), _outcome_words(event)
    verdict = message("{name} bid {bid}: {end}", name=name, bid=bid, end=end)
    if event.bidder == view.seat:
        # For translators: {end} is "made! 58 points, 33 needed." and its like.
        verdict = message("You bid {bid}: {end}", bid=bid, end=end)
    return Summary(
        event.round,
        tuple(sorted(lines, key=lambda line: -line.points)),
        limit=view.options.target,
        verdict=verdict,
    )


def _team_score(view: SixtySixView, event: ev.HandScored, team: int) -> SeatScore:
    seat = view.seat if view.seat is not None and team_of(view.seat) == team else team
    won = [trick for trick in view.tricks if team_of(trick.winner) == team]
    notes = [trick_count_figure(len(won)), point_count_words(event.card_points[team])]
    if event.marriages[team]:
        notes.append(message("{points} for marriages", points=event.marriages[team]))
        notes.append(message("{points} in all", points=event.totals[team]))
    if event.bid != ev.MOON or team != team_of(event.bidder):
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


def _outcome_words(event: ev.HandScored) -> Text:
    """Return in words whether a bid is made or set, with the tricks or points."""
    if event.bid == ev.MOON:
        if event.made:
            return message("made! All six tricks won.")
        return message("set. It takes all six tricks.")
    total, promised = event.totals[team_of(event.bidder)], TICK * event.bid
    if event.made:
        return message("made! {n} points, {all} needed.", n=total, all=promised)
    return message("set. {n} points, {all} needed.", n=total, all=promised)
