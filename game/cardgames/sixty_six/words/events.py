"""The events of Sixty-six in words, from the listener's view, and the summary for the scoring screen."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, POINTS, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.scoring import TICK, counted_marriages, points_of_team
from game.cardgames.sixty_six.rules.view import Play, SixtySixView, next_seat, partner_of, team_of
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    bid_name,
    card_name,
    card_with_article,
    cards_by_suit,
    is_own,
    is_partner,
    name_at_start,
    player_words,
    players_of_team,
    point_count_words,
    promise_words,
    score_change_words,
    score_figure,
    suit_name,
    team_words,
    teams_in_order,
    trick_count_figure,
)
from game.language.message import (
    Text,
    capital,
    join_items,
    message,
    message_in,
    parts,
    plural,
    sentence,
    sentences,
)
from game.voice.narrator import Names, Verbosity
from game.voice.summary import SeatScore, Summary
from game.voice.words import name_of, number_word


def narrate(
    event: ev.SixtySixEvent,
    before: SixtySixView,
    after: SixtySixView,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str | None:
    """Return an event in words for the listener; None if it isn't narrated at this verbosity.

    A new trump suit is mentioned with the card that makes it trump.
    """
    match event:
        case ev.RoundStarted():
            return _round_started_words(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            return _hand_words(cards, verbosity)
        case ev.HandsShown():
            return message("All hands are face up.")
        case ev.BidMade():
            return _bid_words(event, after, names, verbosity)
        case ev.Passed(seat=seat) if seat == after.seat:
            return message("You pass.")
        case ev.Passed(seat=seat):
            return message("{name} passes.", name=name_at_start(after, seat, names))
        case ev.AuctionWon():
            return _auction_won_words(event, after, names, verbosity)
        case ev.HandLaidAside():
            return _laid_aside_words(event, after, names, verbosity)
        case ev.ThrownIn(dealer=dealer):
            words = message("No bids: the hand is thrown in.")
            if verbosity < Verbosity.FULL:
                return words
            if next_seat(dealer) == after.seat:
                return sentences(words, message("You deal next."))
            name = name_at_start(after, next_seat(dealer), names)
            return sentences(words, message("{name} deals next.", name=name))
        case ev.CardLaid():
            return _card_laid_words(event, before, after, names, verbosity)
        case ev.MarriageAnnounced():
            return _marriage_words(event, after, names, verbosity)
        case ev.TrickWon():
            return _trick_won_words(event, after, names, verbosity)
        case ev.HandScored():
            return _hand_scored_words(event, after, names, verbosity)
        case ev.MatchEnded():
            return _match_ended_words(event, after, names)
        case ev.HandDealt() | ev.TrumpMade():
            return None
        case _:
            assert_never(event)


# -- dealing -----------------------------------------------------------------------------------------------


def _round_started_words(
    event: ev.RoundStarted, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    opponents: Text | None = None
    if event.round == 1:
        first, second = teams_in_order(view)
        opponents = message(
            "{names} against {others}.",
            names=capital(players_of_team(view, first, names)),
            others=players_of_team(view, second, names),
        )
    deals = message("{name} deals.", name=name_at_start(view, event.dealer, names))
    if event.dealer == view.seat:
        deals = message("You deal.")
    bids = message("{name} bids first.", name=name_at_start(view, event.first, names))
    if event.first == view.seat:
        bids = message("You bid first.")
    return sentences(
        message("Hand {number}.", number=event.round),
        opponents,
        deals if verbosity >= Verbosity.NORMAL else "",
        bids if verbosity >= Verbosity.FULL else "",
    )


def _hand_words(cards: tuple[int, ...], verbosity: Verbosity) -> Text | None:
    if verbosity < Verbosity.NORMAL:
        return None
    hand = message("Your hand: {cards}.", cards=cards_by_suit(cards))
    suits = dict.fromkeys(suit_name(card) for card in cards if MATES[card] in cards)
    if not suits or verbosity < Verbosity.FULL:
        return hand
    return sentences(hand, message("Marriage in {suits}.", suits=join_items(list(suits))))


# -- the auction -------------------------------------------------------------------------------------------


def _bid_words(event: ev.BidMade, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    own, team = event.seat == view.seat, team_of(event.seat)
    values = {
        "name": name_at_start(view, event.seat, names),
        "bid": bid_name(event.bid),
        "promise": promise_words(event.bid),
        "points": promise_words(event.bid),
        "names": players_of_team(view, team, names),
    }
    if verbosity < Verbosity.NORMAL:
        if own:
            # For translators: {bid} is a number or "Moon", here and in all messages about bids.
            return message("You bid {bid}.", **values)
        return message("{name} bids {bid}.", **values)
    if verbosity < Verbosity.FULL or event.bid == ev.MOON:
        if own:
            return message("You bid {bid}: {promise}.", **values)
        return message("{name} bids {bid}: {promise}.", **values)
    if own:
        return message("You bid {bid}: your team promises {points}.", **values)
    if is_own(view, team):
        return message("{name} bids {bid}: your team promises {points}.", **values)
    return message("{name} bids {bid}: {names} promise {points}.", **values)


def _auction_won_words(event: ev.AuctionWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    own, bid = event.seat == view.seat, bid_name(event.bid)
    values = {
        "name": name_at_start(view, event.seat, names),
        "bid": bid,
        "promise": promise_words(event.bid),
    }
    if verbosity < Verbosity.NORMAL:
        if own:
            # For translators: {bid} is a number or "Moon", here and in the next ones.
            return message("Your {bid} stands.", bid=bid)
        if is_partner(view, event.seat):
            return message("Your partner’s {bid} stands.", bid=bid)
        return message("{name}’s {bid} stands.", name=capital(name_of(event.seat, names)), bid=bid)
    if verbosity < Verbosity.FULL:
        if own:
            return message("You win the bidding with {bid}.", **values)
        return message("{name} wins the bidding with {bid}.", **values)
    if own:
        return message("You win the bidding with {bid}: {promise}. You lead.", **values)
    return message("{name} wins the bidding with {bid}: {promise}. {name} leads.", **values)


def _laid_aside_words(
    event: ev.HandLaidAside, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    name = capital(name_of(event.seat, names))
    if event.seat == view.seat:
        if verbosity < Verbosity.FULL:
            return message("Your hand is laid aside.")
        return message("Your hand is laid aside: your partner plays alone.")
    if is_partner(view, event.seat):
        if verbosity < Verbosity.FULL:
            return message("Your partner’s hand is laid aside.")
        return message("Your partner’s hand is laid aside: you play alone.")
    if verbosity < Verbosity.FULL:
        return message("{name}’s hand is laid aside.", name=name)
    return message(
        "{name}’s hand is laid aside: {bidder} plays alone.", name=name, bidder=name_of(event.bidder, names)
    )


def call_words(view: SixtySixView, seat: int, bid: int, names: Names) -> Text:
    """Return a player's call in words, such as "you passed" or "Bob 2"."""
    name = player_words(view, seat, names)
    if bid != PASS:
        return message_in("a player and a bid", "{name} {bid}", name=name, bid=bid_name(bid))
    return message("you passed") if seat == view.seat else message("{name} passed", name=name)


def contract_words(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return in words the bid that is played, and what it promises."""
    bid, promised = bid_name(view.bid), promise_words(view.bid)
    if bidder == view.seat:
        return message("Your {bid} stands: {promise}.", bid=bid, promise=promised)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} stands: {promise}.", bid=bid, promise=promised)
    name = capital(name_of(bidder, names))
    return message("{name}’s {bid} stands: {promise}.", name=name, bid=bid, promise=promised)


def moon_progress_words(won: int) -> Text:
    """Return in words how many of the six tricks the bidder of a Moon has won."""
    if not won:
        return message("No tricks yet. The Moon needs all {all}.", all=HAND_SIZE)
    return plural(
        "{n} of {all} tricks for the Moon.",
        "{n} of {all} tricks for the Moon.",
        won,
        n=capital(number_word(won)),
        all=HAND_SIZE,
    )


def bid_progress_words(view: SixtySixView, bidder: int, names: Names) -> Text:
    """Return in words how many points the bid still needs, or that it is made."""
    missing = TICK * view.bid - points_of_team(view, team_of(bidder))
    values = {"name": capital(name_of(bidder, names)), "bid": view.bid, "points": missing}
    if missing <= 0:
        if bidder == view.seat:
            return message("Your {bid} is made.", **values)
        if is_partner(view, bidder):
            return message("Your partner’s {bid} is made.", **values)
        return message("{name}’s {bid} is made.", **values)
    if bidder == view.seat:
        return message("Your {bid} needs {points} more.", **values)
    if is_partner(view, bidder):
        return message("Your partner’s {bid} needs {points} more.", **values)
    return message("{name}’s {bid} needs {points} more.", **values)


# -- the play of a hand ------------------------------------------------------------------------------------


def _card_laid_words(
    event: ev.CardLaid, before: SixtySixView, after: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    """Return the words for a played card, and for the trump suit if the card makes it."""
    if verbosity < Verbosity.NORMAL:
        values = {"name": name_at_start(after, event.seat, names), "card": card_name(event.card)}
        if before.trick or not makes_trump(before):
            return message("{name}: {card}.", **values)
        return message("{name}: {card}, {suit} are trump.", **values, suit=suit_name(event.card))
    words = _follow_words(event, before, names) if before.trick else _lead_words(event, before, names)
    if verbosity >= Verbosity.FULL and 1 < len(after.trick) < after.players:
        return sentences(words, trick_leader_words(after, names))
    return words


def _lead_words(event: ev.CardLaid, before: SixtySixView, names: Names) -> Text:
    own, name = event.seat == before.seat, player_words(before, event.seat, names)
    card, suit = card_with_article(event.card), suit_name(event.card)
    if event.automatic:
        if own:
            return message("Last trick: you lead {card}.", card=card)
        return message("Last trick: {name} leads {card}.", name=name, card=card)
    name = capital(name)
    if not makes_trump(before):
        return (
            message("You lead {card}.", card=card)
            if own
            else message("{name} leads {card}.", name=name, card=card)
        )
    if own:
        return message("You lead {card}: {suit} are trump.", card=card, suit=suit)
    return message("{name} leads {card}: {suit} are trump.", name=name, card=card, suit=suit)


def _follow_words(event: ev.CardLaid, before: SixtySixView, names: Names) -> Text:
    """Return the words for a card that follows suit, trumps the trick, or is discarded."""
    own, suit = event.seat == before.seat, SUIT_OF[event.card]
    name, card = name_at_start(before, event.seat, names), card_with_article(event.card)
    if suit == SUIT_OF[before.trick[0][1]]:
        if own:
            return message("You play {card}.", card=card)
        return message("{name} plays {card}.", name=name, card=card)
    if suit == before.trump:
        if own:
            return message("You trump with {card}.", card=card)
        return message("{name} trumps with {card}.", name=name, card=card)
    if own:
        return message_in("an off-suit card", "You discard {card}.", card=card)
    return message_in("an off-suit card", "{name} discards {card}.", name=name, card=card)


def trick_leader_words(view: SixtySixView, names: Names) -> Text:
    """Return in words who is winning the current trick, and its points."""
    seat, _card = winning_play(view.trick, view.trump)
    worth = point_count_words(points_of(tuple([card for _seat, card in view.trick])))
    if seat == view.seat:
        return message("You’re winning the trick: {points} so far.", points=worth)
    return message(
        "{name} is winning the trick: {points} so far.", name=name_at_start(view, seat, names), points=worth
    )


def _marriage_words(
    event: ev.MarriageAnnounced, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    """Return the words for a marriage: its points, and at higher verbosity its suit, team and player."""
    team, trump = team_of(event.seat), event.suit == view.trump
    values = {
        "name": name_at_start(view, event.seat, names),
        "suit": SUIT_NAMES[event.suit],
        "points": event.points,
        "names": players_of_team(view, team, names),
    }
    if verbosity < Verbosity.NORMAL:
        return message("Marriage: {points}.", **values)
    if verbosity < Verbosity.FULL:
        if is_own(view, team):
            return message("Marriage in {suit}: {points} for your team.", **values)
        return message("Marriage in {suit}: {points} for {names}.", **values)
    if event.seat == view.seat:
        if trump:
            return message("You declare the trump marriage in {suit}: {points} for your team.", **values)
        return message("You declare the marriage in {suit}: {points} for your team.", **values)
    if is_own(view, team):
        if trump:
            return message("{name} declares the trump marriage in {suit}: {points} for your team.", **values)
        return message("{name} declares the marriage in {suit}: {points} for your team.", **values)
    if trump:
        return message("{name} declares the trump marriage in {suit}: {points} for {names}.", **values)
    return message("{name} declares the marriage in {suit}: {points} for {names}.", **values)


def _trick_won_words(event: ev.TrickWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    """Return the words for a won trick, with both teams' points at full verbosity."""
    own, name = event.seat == view.seat, name_at_start(view, event.seat, names)
    worth = point_count_words(event.points)
    if verbosity < Verbosity.NORMAL:
        if own:
            return message("You win {points}.", points=event.points)
        return message("{name} wins {points}.", name=name, points=event.points)
    if verbosity < Verbosity.FULL:
        if own:
            return message("You win the trick: {points}.", points=worth)
        return message("{name} wins the trick: {points}.", name=name, points=worth)
    if own:
        words = message("You win trick {number}: {points}.", number=event.number, points=worth)
    else:
        words = message("{name} wins trick {number}: {points}.", name=name, number=event.number, points=worth)
    if view.options.show_points and event.number < HAND_SIZE:
        return sentences(words, team_points_words(view, names))
    return words


def team_points_words(view: SixtySixView, names: Names) -> Text:
    """Return in words each team's points in this hand, including marriages that count."""
    taken = []
    marriages = counted_marriages(view)
    for team in teams_in_order(view):
        values = {
            "side": team_words(view, team, names),
            "points": view.points[team] + marriages[team],
            "marriages": marriages[team],
        }
        if marriages[team]:
            taken.append(message("{side} {points}, including {marriages} from marriages", **values))
        else:
            taken.append(message_in("a side and its points", "{side} {points}", **values))
    return sentence(capital(parts("; ", taken)))


def card_words(view: SixtySixView, card: int) -> Text:
    """Return a card in words, such as "ace of clubs, 11 points, trump"."""
    name, worth = card_name(card), point_count_words(POINTS[card])
    if SUIT_OF[card] == view.trump:
        return message("{card}, {points}, trump", card=name, points=worth)
    return message("{card}, {points}", card=name, points=worth)


def plays_words(view: SixtySixView, plays: tuple[Play, ...], names: Names) -> Text:
    """Return a trick's plays in words, such as "You led the ace of hearts; Bob nine of hearts"."""
    (leader, led), *others = plays
    if leader == view.seat:
        first = message("you led {card}", card=card_with_article(led))
    else:
        first = message(
            "{name} led {card}", name=player_words(view, leader, names), card=card_with_article(led)
        )
    followed = [
        message_in(
            "a player and a card", "{name} {card}", name=player_words(view, seat, names), card=card_name(card)
        )
        for seat, card in others
    ]
    return sentence(capital(parts("; ", [first, *followed])))


# -- scoring, and the end of a match -----------------------------------------------------------------------


def _hand_scored_words(event: ev.HandScored, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
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


def _match_ended_words(event: ev.MatchEnded, view: SixtySixView, names: Names) -> Text:
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
