"""The names of cards, suits, bids, points and players in Sixty-six, from the listener's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cardgames.sixty_six.rules.deck import RANK_OF, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, partner_of, team_of
from game.language.message import (
    Text,
    capital,
    join_items,
    message,
    message_in,
    messages_in,
    parts,
    plural,
    plural_in,
)
from game.voice.narrator import Names
from game.voice.words import YOU, name_of, number_word

SUIT_NAMES: Final = messages_in("suit", "clubs", "diamonds", "hearts", "spades")
ONE_OF_SUIT: Final = messages_in("one card of a suit", "club", "diamond", "heart", "spade")
"""The singular of each suit, as used after "the highest" or "a higher"."""
SOME_OF_SUIT: Final = messages_in("several cards of a suit", "clubs", "diamonds", "hearts", "spades")
"""The plural of each suit, as used after a number or an adjective."""
RANK_NAMES: Final = messages_in("rank of a card", "nine", "jack", "queen", "king", "ten", "ace")


# -- cards -------------------------------------------------------------------------------------------------


def _names_in(suit: Text) -> tuple[Text, ...]:
    """Return the names of a suit's cards without an article, from low to high."""
    return (
        message("nine of {suit}", suit=suit),
        message("jack of {suit}", suit=suit),
        message("queen of {suit}", suit=suit),
        message("king of {suit}", suit=suit),
        message("ten of {suit}", suit=suit),
        message("ace of {suit}", suit=suit),
    )


def _names_with_article_in(suit: Text) -> tuple[Text, ...]:
    """Return the names of a suit's cards with the article, from low to high."""
    return (
        # For translators: cards are subjects and objects of sentences alike, and stand after "than".
        message("the nine of {suit}", suit=suit),
        message("the jack of {suit}", suit=suit),
        message("the queen of {suit}", suit=suit),
        message("the king of {suit}", suit=suit),
        message("the ten of {suit}", suit=suit),
        message("the ace of {suit}", suit=suit),
    )


_CARD_NAMES: Final = tuple(name for suit in SUIT_NAMES for name in _names_in(suit))
_WITH_ARTICLE: Final = tuple(name for suit in SUIT_NAMES for name in _names_with_article_in(suit))


def suit_name(card: int) -> Text:
    return SUIT_NAMES[SUIT_OF[card]]


def card_name(card: int) -> Text:
    return _CARD_NAMES[card]


def card_with_article(card: int) -> Text:
    return _WITH_ARTICLE[card]


def cards_as_alternatives(cards: Sequence[int]) -> Text:
    """Return cards as alternatives in words, such as "the king of hearts or the ten of hearts"."""
    return join_items([card_with_article(card) for card in cards], "or")


def cards_by_suit(cards: Sequence[int]) -> Text:
    """Return cards in words by suit, from low to high, such as "nine and king of clubs; ace of hearts"."""
    suits: dict[int, list[Text]] = {}
    for card in sorted(cards):
        suits.setdefault(SUIT_OF[card], []).append(RANK_NAMES[RANK_OF[card]])
    return parts(
        "; ",
        [
            message_in(
                "the ranks of a suit in a hand",
                "{ranks} of {suit}",
                ranks=join_items(ranks),
                suit=SUIT_NAMES[suit],
            )
            for suit, ranks in suits.items()
        ],
    )


# -- numbers -----------------------------------------------------------------------------------------------


def point_count_words(count: int) -> Text:
    return plural("{n} point", "{n} points", count)


def trick_count_words(count: int) -> Text:
    """Return a number of tricks in words, such as "two tricks" or "no tricks"."""
    if not count:
        return message("no tricks")
    return plural("{n} trick", "{n} tricks", count, n=number_word(count))


def trick_count_figure(count: int) -> Text:
    """Return a number of tricks in figures, such as "2 tricks"."""
    return plural_in("in figures", "{n} trick", "{n} tricks", count)


def score_change_words(change: int) -> Text:
    """Return a change of score in words, such as "plus 2", "minus 1" or "nothing"."""
    if not change:
        return message_in("change of a score", "nothing")
    return message("plus {n}", n=change) if change > 0 else message("minus {n}", n=-change)


def score_figure(score: int) -> str:
    """Return a score in words, such as "4" or "minus 2"."""
    return str(score) if score >= 0 else message("minus {n}", n=-score)


# -- bids --------------------------------------------------------------------------------------------------


def bid_name(bid: int) -> str:
    """Return a call's name, such as "2", "Moon" or "pass"."""
    if bid == PASS:
        return message_in("a bid", "pass")
    return message_in("a bid", "Moon") if bid == MOON else str(bid)


def promise_words(bid: int) -> Text:
    """Return in words what a bid promises, such as "66 points" or, for a Moon, "all six tricks, alone"."""
    return message("all six tricks, alone") if bid == MOON else point_count_words(TICK * bid)


# -- players and their teams -------------------------------------------------------------------------------


def is_partner(view: SixtySixView, seat: int) -> bool:
    return view.seat is not None and seat == partner_of(view.seat)


def player_words(view: SixtySixView, seat: int, names: Names) -> str:
    """Return "you", "your partner" or a player's name."""
    if seat == view.seat:
        return YOU
    if is_partner(view, seat):
        # For translators: stands for a name, always as a subject.
        return message_in("in a list of players", "your partner")
    return name_of(seat, names)


def name_at_start(view: SixtySixView, seat: int, names: Names) -> Text:
    """Return a player's name to start a sentence with: "You", "Your partner", or a name such as "Bob"."""
    return capital(player_words(view, seat, names))


def is_own(view: SixtySixView, team: int) -> bool:
    return view.seat is not None and team == team_of(view.seat)


def team_words(view: SixtySixView, team: int, names: Names) -> Text:
    """Return "your team", or the names of both players."""
    return message("your team") if is_own(view, team) else players_of_team(view, team, names)


def players_of_team(view: SixtySixView, team: int, names: Names) -> Text:
    """Return both players of a team by name; the listener comes first, as "you"."""
    seats = range(team, SEATS, 2)
    if not is_own(view, team):
        return join_items([name_of(seat, names) for seat in seats])
    (other,) = [seat for seat in seats if seat != view.seat]
    return join_items([YOU, name_of(other, names)])


def teams_in_order(view: SixtySixView) -> tuple[int, int]:
    """Return both teams, the listener's first."""
    return (1, 0) if is_own(view, 1) else (0, 1)


def trump_words(view: SixtySixView) -> Text:
    """Return a sentence about the trump suit, such as "Hearts are trump" or "No trumps yet"."""
    if view.trump is not None:
        return message("{suit} are trump.", suit=capital(SUIT_NAMES[view.trump]))
    return message("No trumps yet.") if makes_trump(view) else message("There are no trumps.")
