"""The choices of Sixty-six in words, and the cards they are about."""

from __future__ import annotations

from typing import Final

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import marriage_points_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import bid_name, card_name, card_with_article, promise_words
from game.engine.contract import Choice
from game.language.message import message
from game.voice.narrator import Choices

_LEADS: Final = (
    message("First lead"),
    message("Second lead"),
    message("Third lead"),
    message("Fourth lead"),
    message("Fifth lead"),
    message("Sixth lead"),
)
_TRICKS: Final = (
    message("First trick"),
    message("Second trick"),
    message("Third trick"),
    message("Fourth trick"),
    message("Fifth trick"),
    message("Sixth trick"),
)


class SixtySixChoices(Choices):
    """The words for calls, and for cards to lead or play."""

    def moment(self, view: SixtySixView) -> str:
        if view.bidder is None:
            return message("Bidding")
        place = min(len(view.tricks), HAND_SIZE - 1)
        return _TRICKS[place] if view.trick else _LEADS[place]

    def words(self, view: SixtySixView, choice: Choice) -> str:
        match choice:
            case Bid(bid=bid) if bid == PASS:
                return bid_name(bid)
            case Bid(bid=bid):
                # For translators: {bid} is a number or "Moon", {promise} "66 points" and the like.
                return message("bid {bid} ({promise})", bid=bid_name(bid), promise=promise_words(bid))
            case PlayCard(card=card) if view.trick:
                return message("play {card}", card=card_with_article(card))
            case PlayCard(card=card, announce=announce):
                if marriage_points_of(view, card) and (announce or view.options.announce == "auto"):
                    return message("lead {card} with the marriage", card=card_with_article(card))
                return message("lead {card}", card=card_with_article(card))
        raise TypeError(f"no choice of Sixty-six: {choice}")

    def label(self, view: SixtySixView, choice: Choice) -> str:
        match choice:
            case Bid(bid=bid):
                return bid_name(bid) if bid in (PASS, MOON) else message("bid {bid}", bid=bid)
            case PlayCard(card=card, announce=announce):
                name = card_name(card)
                return message("{card}, marriage", card=name) if announce else name
        raise TypeError(f"no choice of Sixty-six: {choice}")

    def cards(self, view: SixtySixView, choice: Choice) -> tuple[int, ...]:
        return (choice.card,) if isinstance(choice, PlayCard) else ()


CHOICES = SixtySixChoices()
