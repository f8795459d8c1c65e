"""The choices of Sixty-six by name and picture."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import marriage_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import bid_name, card_name, promise, the
from game.engine.contract import Choice
from game.voice.choices import Choices
from game.voice.words import ordinal, sentence


class SixtySixChoices(Choices):
    """Calls, and cards to lead or to play."""

    def moment(self, view: SixtySixView) -> str:
        """The auction, or which trick it is: Third trick, Third lead."""
        if view.bidder is None:
            return "Auction"
        number = ordinal(min(len(view.tricks) + 1, HAND_SIZE))
        return sentence(f"{number} {'trick' if view.trick else 'lead'}")

    def words(self, view: SixtySixView, choice: Choice) -> str:
        """Pass, bid 2 (66 points), lead the king of hearts with the marriage, play the ten of hearts."""
        match choice:
            case Bid(bid=bid):
                return "pass" if bid == PASS else f"bid {bid_name(bid)} ({promise(bid)})"
            case PlayCard(card=card) if view.trick:
                return f"play {the(card)}"
            case PlayCard(card=card):
                married = " with the marriage" if _announced(view, choice) else ""
                return f"lead {the(card)}{married}"
        raise TypeError(f"no choice of Sixty-six: {choice}")

    def label(self, view: SixtySixView, choice: Choice) -> str:
        """Pass, bid 2, Moon, ten of hearts."""
        match choice:
            case Bid(bid=bid):
                return bid_name(bid) if bid in (PASS, MOON) else f"bid {bid}"
            case PlayCard(card=card, announce=announce):
                return f"{card_name(card)}, marriage" if announce else card_name(card)
        raise TypeError(f"no choice of Sixty-six: {choice}")

    def cards(self, view: SixtySixView, choice: Choice) -> tuple[int, ...]:
        """The card that is played."""
        return (choice.card,) if isinstance(choice, PlayCard) else ()


def _announced(view: SixtySixView, choice: PlayCard) -> bool:
    """Whether a lead comes with a marriage, declared or by itself (§5.4)."""
    return bool(marriage_of(view, choice.card)) and (choice.announce or view.options.announce == "auto")


CHOICES = SixtySixChoices()
