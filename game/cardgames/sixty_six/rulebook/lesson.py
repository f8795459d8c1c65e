"""A whole hand to step through (RULES.md §11, played to its end): played by the rules, not written down."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.position import position
from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    Bid,
    HandScored,
    PlayCard,
    RoundStarted,
    TrickWon,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.contract import Event
from game.language.message import message
from game.tables.book.exercise import READER
from game.tables.book.rulebook import Lesson, Stage

NAMES = (message("You"), "Bob", "Ann", "Dot")

_HANDS = ("KC QC 10D QD 9D JS", "AC 10C 9C AH AD KD", "JC JH JD KS QS 9S", "10H 9H KH QH AS 10S")
_CALLS = (1, 0, 0, 0)
_PLAYS = "KC AC JC 9H AH JH 10H QC JS 9C 9S 10S KD JD QH 10D 9D AD QS AS"

_WORDS = (
    message(
        "Dot dealt, so you bid first. The king and queen of clubs are worth 40 points "
        "if you lead one of them. So you bid 1, which promises 33."
    ),
    message("Bob, Ann and Dot pass. Your bid stands, and you lead to the first trick."),
    message(
        "Your king makes clubs trump, and the marriage scores 40 immediately. Bob must "
        "beat the king, and Ann, your partner, must follow with her only club. Dot has "
        "none. Bob wins the trick."
    ),
    message(
        "Bob leads the ace of hearts, and Dot adds her ten. But you have no hearts and "
        "must trump: your queen wins 26 points."
    ),
    message(
        "You lead the jack of spades. Now Bob has to trump. Dot must follow suit, and "
        "adds her ten to her partner’s trick."
    ),
    message("Bob leads the king of diamonds. Your ten beats it, so you must play it. 19 points for you."),
    message("Your nine of diamonds goes to Bob’s ace, and Dot adds the ace of spades."),
    message(
        "Everyone has one card left, so the sixth trick plays itself. Bob’s ten of clubs is the last trump."
    ),
    message(
        "45 points in tricks plus 40 for the marriage makes 85: two ticks, and you "
        "promised only one. The other team has 75, which is two ticks for them."
    ),
)


def _lesson() -> Lesson:
    state = position(*_HANDS)
    view = SIXTY_SIX.view(state, READER)
    stages, waiting = [Stage(_WORDS[0])], list[Event]()
    for choice in (*map(Bid, _CALLS), *map(PlayCard, parse(_PLAYS))):
        (seat,) = SIXTY_SIX.pending(state)
        state, events = SIXTY_SIX.apply(state, seat, choice)
        for event in events:
            heard = SIXTY_SIX.redact(event, READER)
            if heard is None or isinstance(heard, RoundStarted):
                break
            waiting.append(heard)
            if isinstance(heard, AuctionWon | TrickWon | HandScored):
                stages.append(Stage(_WORDS[len(stages)], tuple(waiting)))
                waiting.clear()
    return Lesson(view, NAMES, tuple(stages))


LESSON = _lesson()
