"""Small positions to be played: the question to the reader, the good answers, and the reasons.

The rules themselves play on from each; the events are not written down here. Choices are named as the
game labels them in English. The reader is seat 0; Bob sits at the left, Ann opposite, Dot at the right.
"""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.position import position
from game.cardgames.sixty_six.rules.events import MOON, AuctionWon, RoundStarted, ThrownIn, TrickWon
from game.cardgames.sixty_six.rules.game import SixtySixState
from game.language.message import Text, message
from game.tables.book.rulebook import Exercise, Task

NAMES = (message("You"), "Bob", "Ann", "Dot")
_YOU, _BOB, _ANN = range(3)
_ONE = (1, 0, 0, 0)


def _trick(state: SixtySixState, *tasks: Task) -> Exercise:
    """An exercise that leaves the whole trick on the table."""
    return Exercise(state, NAMES, tasks, (TrickWon,))


def _auction(hand: str, good: tuple[str, ...], right: Text, wrong: Text) -> Exercise:
    """An exercise in bidding: the reader calls first."""
    task = Task(message("It is your call. How much is this hand worth?"), good, right, wrong)
    return Exercise(position(hand), NAMES, (task,), (AuctionWon, ThrownIn))


def _after_partner(hand: str, good: tuple[str, ...], right: Text, wrong: Text) -> Exercise:
    """An exercise in bidding: Ann has bid 1, Dot has passed, and only Bob calls after the reader."""
    task = Task(
        message("Ann, your partner, has bid 1, and Dot has passed. Do you let her bid stand, or raise it?"),
        good,
        right,
        wrong,
    )
    return Exercise(position(hand, first=_ANN, calls=(1, 0)), NAMES, (task,), (AuctionWon, ThrownIn))


EXAMPLES = {
    "order": _trick(
        position(
            "AC 10C AH 10H KS 9D",
            "JC QC JH 10S QS AD",
            "9C AS KH JS JD QD",
            "KC 9H QH 9S KD 10D",
            calls=_ONE,
            plays="AC JC 9C KC 10C QC AS 9H AH JH KH QH",
        ),
        Task(
            message(
                "All six clubs, the trumps, are gone, and so are the aces of hearts and spades. One of your cards "
                "now wins its trick for certain. Lead it."
            ),
            ("ten of hearts",),
            message("Without the ace, the ten is the highest heart. Nobody can beat it."),
            message(
                "A ten is still about that beats your king, and a nine beats nothing. Which of your cards is the "
                "highest of its suit?"
            ),
        ),
    ),
    "follow": _trick(
        position(
            "JC 10H 9H 9S QS 10D",
            "AC KC QH JH AS 9D",
            "9C 10C KS JS QD JD",
            "QC AH KH AD 10S KD",
            first=_BOB,
            calls=_ONE,
            plays="AC 9C QC JC QH 10C KH",
        ),
        Task(
            message(
                "Bob led the queen of hearts, but Ann, your partner, has trumped her. You have to follow suit; which "
                "heart you play is up to you, as no heart can win this any more. Which one?"
            ),
            ("ten of hearts",),
            message("You are the last to play and the trick is Ann's: ten points more for your side."),
            message(
                "Right as far as the rules go, but nobody can take this trick from Ann any more. Give her as many "
                "points as you can."
            ),
        ),
    ),
    "climb": _trick(
        position(
            "10C QH 10H KS QD JD",
            "AC 9C JH AH 10S QS",
            "QC KH 9S JS AD 10D",
            "KC JC 9H AS KD 9D",
            first=_BOB,
            calls=_ONE,
            plays="AC QC JC 10C JH KH 9H",
        ),
        Task(
            message(
                "Hearts were led, and Ann's king has the trick. Your queen would do no harm to it. Try to play her!"
            ),
            ("ten of hearts",),
            message(
                "Whoever follows suit and can beat the best card must do so, even if it is the partner's. Only the "
                "ten beats the king."
            ),
            "",
        ),
    ),
    "trump": _trick(
        position(
            "9C 10C KC 10H 9H AD",
            "JS QS KH JH QD 10D",
            "AC AS 10S QH JD 9D",
            "QC JC 9S KS AH KD",
            first=_ANN,
            calls=_ONE,
            plays="AC JC 10C JH AS 9S",
        ),
        Task(
            message(
                "Ann leads the ace of spades. You have no spades, and clubs are trump. What do you play?"
            ),
            ("nine of clubs",),
            message(
                "Who cannot follow must trump, and be it the partner's ace. Your lowest trump was enough for that."
            ),
            message(
                "You had to trump, but not so high. Keep the king for a trick that is not yours already."
            ),
        ),
    ),
    "over_trump": _trick(
        position(
            "9C QC 10C KS 10D JD",
            "AC AH QH AS 9S QD",
            "9H 10H KH JH QS 9D",
            "KC JC JS 10S AD KD",
            first=_BOB,
            calls=_ONE,
            plays="AC 9D JC QC AH 9H KC",
        ),
        Task(
            message(
                "Bob led the ace of hearts, and Dot has trumped it with the king of clubs. You have no hearts "
                "either. What are you allowed to play?"
            ),
            ("ten of clubs",),
            message(
                "If a trick is trumped already, whoever trumps next must go higher if they can. Your ten beats the "
                "king, and 25 points are yours."
            ),
            "",
        ),
    ),
    "under_trump": _trick(
        position(
            "9C JC QC KS 10D JD",
            "AC AH QH AS 9S QD",
            "9H 10H KH JH QS 9D",
            "KC 10C JS 10S AD KD",
            first=_BOB,
            calls=_ONE,
            plays="AC 9D 10C JC AH 9H KC",
        ),
        Task(
            message(
                "Again Dot has trumped with the king, but this time you cannot beat it. No hearts, and your diamonds "
                "and spades will not go. What do you play?"
            ),
            ("nine of clubs",),
            message(
                "Who cannot follow must trump, even in vain. The nine costs nothing, and your queen is now the "
                "highest trump."
            ),
            message(
                "You had to trump, but your queen gives them three points. And she would have been the highest trump "
                "left."
            ),
        ),
    ),
    "marriage": _trick(
        position(
            "KC QC 10D QD 9D JS",
            "AC 10C 9C AH AD KD",
            "JC JH JD KS QS 9S",
            "10H 9H KH QH AS 10S",
            calls=_ONE,
        ),
        Task(
            message("You have bid 1: 33 points. Your lead makes trump. Which card makes the bid at once?"),
            ("king of clubs", "queen of clubs"),
            message(
                "King and queen of one suit are a marriage, and as you lead one of them to the first trick, that suit "
                "is trump: 40 points. Even losing the trick does not change that."
            ),
            message(
                "That suit is trump now, and the 40 points of a marriage in trumps are gone. Look for a king and a "
                "queen of one suit."
            ),
        ),
    ),
    "second_marriage": _trick(
        position(
            "AC 10C AD KH QH JS",
            "JC QC 9D KD 10H 10S",
            "9C QD JD 10D 9S QS",
            "KC AH 9H JH AS KS",
            calls=(2, 0, 0, 0),
            plays="AC JC 9C KC 10C QC 9S 9H AD 9D QD JH",
        ),
        Task(
            message(
                "You have bid 2, which is 66 points, and your side has taken 46. Clubs are trump. Which lead brings "
                "what is missing, whoever takes the trick?"
            ),
            ("king of hearts", "queen of hearts"),
            message(
                "A marriage can be announced at any lead of your own; in a suit that is not trump it is worth 20. "
                "That makes 66."
            ),
            message("This may win a trick or not. A marriage is certain: it counts at once."),
        ),
    ),
    "first_hand": _auction(
        "KC QC 10D QD 9D JS",
        ("bid 1",),
        message(
            "The marriage in clubs, led first, is 40 points: that alone makes a 1. There is no ace to make sure of a "
            "second tick."
        ),
        message(
            "Led first, the marriage in clubs is worth 40 points. What does that make, and how much is there besides?"
        ),
    ),
    "second_hand": _auction(
        "AC 10C JC 10H 9H JH",
        ("bid 1",),
        message(
            "Ace and ten of the trumps that you make take two tricks and 21 points, with what falls on them more "
            "than 33. For 66, much would have to come from your partner."
        ),
        message(
            "You lead clubs: the ace and then the ten take two tricks for certain, with whatever falls on them. How "
            "far does that reach?"
        ),
    ),
    "third_hand": _auction(
        "AS 10S KS AH KD JD",
        ("bid 2",),
        message(
            "The three highest spades win three tricks from the top, and the ace of hearts may be a fourth: 66 should "
            "be there."
        ),
        message(
            "Count tricks that nobody can take from you: three spades from the top, and an ace besides. That is more "
            "than one tick, but not three."
        ),
    ),
    "fourth_hand": _auction(
        "AD 9C QS 9S KH QH",
        ("bid 1", "bid 2"),
        message(
            "Lead the marriage in hearts: 40 points make a 1 at once. With the ace of diamonds and a good partner it "
            "may become a 2."
        ),
        message(
            "There is a marriage in hearts, and an ace beside it. What are they worth, and what more would luck have "
            "to bring?"
        ),
    ),
    "moon": _auction(
        "AC 10C KC QC JC AS",
        ("Moon",),
        message(
            "Only the nine of clubs is missing, and it falls at once: your trumps win five tricks, the ace of spades "
            "the last. Five ticks!"
        ),
        message(
            "Lead your clubs one after the other, and then the ace of spades. Who could ever take a trick from you?"
        ),
    ),
    "let_it_stand": _after_partner(
        "AC AD AH 9S JS QH",
        ("pass",),
        message(
            "Aces are as good under her trumps as under yours. All that you add counts, also beyond her bid, and no new "
            "promise has to be kept."
        ),
        message(
            "You have aces, but no suit to make trump. Let her choose the trumps: your aces help her, and ticks beyond "
            "the bid score all the same."
        ),
    ),
    "raise": _after_partner(
        "AH 10H KH QH AC 9D",
        ("bid 2", "bid 3"),
        message(
            "With hearts as trump you have 40 for the marriage and the highest trumps. That is worth more than her suit, "
            "and a 2 is enough: ticks beyond it score as well."
        ),
        message(
            "Her trumps would be other ones, and your marriage only worth 20. With hearts as trump, how far would you "
            "get, and how far for certain?"
        ),
    ),
    "moon_lost": Exercise(
        position(
            "AS AH JC JH 10D 9C",
            "AC 10C KC QC KH 9S",
            "KD QH AD 10H JS 9H",
            first=_BOB,
            calls=(MOON,),
            plays="AC JS 9C KH 10H AH 10D QC AD 10C QH JC KC 9H",
        ),
        NAMES,
        (
            Task(
                message(
                    "Bob's Moon is lost: your ace of hearts has taken a trick. But it is played out, for you and Ann score "
                    "your ticks, and have 25 points. Bob leads the king of clubs. Which card do you throw away?"
                ),
                ("jack of hearts",),
                message(
                    "The sixth trick plays itself, and your ace of spades wins it: 40 points, and a tick for your side."
                ),
                message(
                    "The ace of spades would have won the last trick. Now you stay at 25 points, and that is no tick."
                ),
            ),
        ),
        (RoundStarted,),
    ),
}
"""The exercises by what they are about."""
