"""Short texts on the table of Sixty-six: the question, a card's effect, and the progress of a bid."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import HAND_SIZE, POINTS
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_points_of, winning_play_with
from game.cardgames.sixty_six.rules.legality import legal_cards, winning_play
from game.cardgames.sixty_six.rules.scoring import TICK, points_of_team
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of
from game.cardgames.sixty_six.words.names import (
    card_with_article,
    point_count_words,
    suit_name,
    trick_count_figure,
)
from game.cardgames.sixty_six.words.questions import duty_words
from game.language.message import message, parts


def task_words(view: SixtySixView) -> str:
    """Return the question to a viewer who must play a card."""
    if view.seat is None:
        return ""
    if not view.trick:
        return message("lead to choose trumps") if makes_trump(view) else message("lead a card")
    allowed = legal_cards(view.hand, view.seat, view.trick, view.trump, view.options)
    if len(allowed) == 1:
        return message("only {card}", card=card_with_article(allowed[0]))
    return message("any card") if len(allowed) == len(view.hand) else duty_words(view, view.seat)


def effect_words(view: SixtySixView, card: int) -> str:
    if not view.trick:
        worth = marriage_points_of(view, card)
        if makes_trump(view):
            if worth:
                return message("makes {suit} trump, +{points}", suit=suit_name(card), points=worth)
            return message("makes {suit} trump", suit=suit_name(card))
        return message("marriage: +{points}", points=worth) if worth else point_count_words(POINTS[card])
    seat, best = winning_play_with(view, card)
    if seat != view.seat:
        return message("below {card}", card=card_with_article(best))
    if len(view.trick) == view.players - 1:
        return message("wins the trick")
    return message("beats {card}", card=card_with_article(winning_play(view.trick, view.trump)[1]))


def progress_words(view: SixtySixView, seat: int, bid: int) -> str:
    """Return a bid's promise or progress, such as "33 points" or "16 of 33"; a Moon counts tricks."""
    if bid == MOON:
        if not view.tricks:
            return message("all tricks")
        return message("{n} of {all}", n=view.tricks_won[team_of(seat)], all=HAND_SIZE)
    if not view.options.show_points or view.bidder is None:
        return point_count_words(TICK * bid)
    return message("{n} of {all}", n=points_of_team(view, team_of(seat)), all=TICK * bid)


def tally_words(view: SixtySixView, team: int) -> str:
    """Return a team's number of tricks in this hand and, if shown, its points."""
    tricks = trick_count_figure(view.tricks_won[team])
    return parts(" · ", (tricks, points_of_team(view, team))) if view.options.show_points else tricks


def bid_outcome(view: SixtySixView) -> bool | None:
    """Return whether the bid is made (True) or set (False); None while neither is certain."""
    if view.bidder is None:
        return None
    team = team_of(view.bidder)
    if view.bid == MOON:
        lost = len(view.tricks) > view.tricks_won[team]
        return False if lost else True if len(view.tricks) == HAND_SIZE else None
    if not view.options.show_points:
        return None
    made = points_of_team(view, team) >= TICK * view.bid
    return made if made or len(view.tricks) == HAND_SIZE else None
