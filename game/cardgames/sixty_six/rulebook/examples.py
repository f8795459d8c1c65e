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
    task = Task(message("It’s your bid. How much is this hand worth?"), good, right, wrong)
    return Exercise(position(hand), NAMES, (task,), (AuctionWon, ThrownIn))


def _after_partner(hand: str, good: tuple[str, ...], right: Text, wrong: Text) -> Exercise:
    """An exercise in bidding: Ann has bid 1, Dot has passed, and only Bob calls after the reader."""
    task = Task(
        message("Ann, your partner, has bid 1, and Dot has passed. Do you let Ann’s bid stand, or raise it?"),
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
                "All six clubs, the trumps, are gone, and so are the aces of hearts and "
                "spades. One of your cards is now certain to win its trick. Lead it."
            ),
            ("ten of hearts",),
            message("With the ace gone, the ten is the highest heart. Nobody can beat it."),
            message(
                "There’s still a ten out there that beats your king, and a nine beats nothing. "
                "Which of your cards is the highest left in its suit?"
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
                "Bob led the queen of hearts, but Ann, your partner, has trumped it. You have "
                "to follow suit, but any heart will do: none can win this trick now. Which one "
                "do you play?"
            ),
            ("ten of hearts",),
            message("You’re the last to play, and the trick is Ann’s: ten more points for your team."),
            message(
                "That’s within the rules, but nobody can take this trick from Ann now. Give "
                "her as many points as you can."
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
                "Hearts were led, and Ann’s king is winning the trick. Your queen would do it "
                "no harm. Try to play her!"
            ),
            ("ten of hearts",),
            message(
                "If you follow suit and can beat the best card, you must, even if it’s your "
                "partner’s. Only the ten beats the king."
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
                "If you can’t follow suit, you must trump, even your partner’s ace. Your "
                "lowest trump was enough."
            ),
            message(
                "You had to trump, but not that high. Save the king for a trick that isn’t yours already."
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
                "Bob led the ace of hearts, and Dot has trumped it with the king of clubs. You "
                "have no hearts either. What can you play?"
            ),
            ("ten of clubs",),
            message(
                "If a trick has already been trumped and you must trump too, go higher if you "
                "can. Your ten beats the king, and 25 points are yours."
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
                "Dot has trumped with the king again, but this time you can’t beat it. You "
                "have no hearts, and diamonds and spades aren’t allowed. What do you play?"
            ),
            ("nine of clubs",),
            message(
                "If you can’t follow suit, you must trump, even in vain. The nine costs "
                "nothing, and your queen is now the highest trump."
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
            message(
                "You’ve bid 1: 33 points. The suit you lead becomes trump. Which card makes "
                "your bid right away?"
            ),
            ("king of clubs", "queen of clubs"),
            message(
                "The king and queen of a suit are a marriage. Lead one of them to the first "
                "trick, and that suit is trump: 40 points, even if you lose the trick."
            ),
            message(
                "That suit is trump now, and your chance of 40 points for a marriage in trumps "
                "is gone. Look for a king and queen of the same suit."
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
                "You’ve bid 2, which is 66 points, and your team has 46. Clubs are trump. "
                "Which lead brings you the rest, whoever wins the trick?"
            ),
            ("king of hearts", "queen of hearts"),
            message(
                "You can declare a marriage whenever you lead. In a suit that isn’t trump, "
                "it’s worth 20. That makes 66."
            ),
            message("This may win a trick, or it may not. A marriage is certain: it counts immediately."),
        ),
    ),
    "first_hand": _auction(
        "KC QC 10D QD 9D JS",
        ("bid 1",),
        message(
            "Led first, the marriage in clubs is worth 40 points: enough for a 1. You have "
            "no ace to make sure of a second tick."
        ),
        message(
            "Led first, the marriage in clubs is worth 40 points. What’s that enough for, "
            "and what else do you have?"
        ),
    ),
    "second_hand": _auction(
        "AC 10C JC 10H 9H JH",
        ("bid 1",),
        message(
            "The ace and ten of your trumps win two tricks and 21 points, or more than 33 "
            "with what falls on them. For 66, you’d need a lot from your partner."
        ),
        message(
            "Say you lead clubs: first the ace, then the ten. They’re certain to win two "
            "tricks, with whatever falls on them. How far does that get you?"
        ),
    ),
    "third_hand": _auction(
        "AS 10S KS AH KD JD",
        ("bid 2",),
        message(
            "The three highest spades win three tricks, and the ace of hearts may win a "
            "fourth. That should get you to 66."
        ),
        message(
            "Count the tricks nobody can take from you: three top spades, and an ace as "
            "well. That’s more than one tick, but not three."
        ),
    ),
    "fourth_hand": _auction(
        "AD 9C QS 9S KH QH",
        ("bid 1", "bid 2"),
        message(
            "Lead the marriage in hearts: 40 points make your 1 immediately. With the ace "
            "of diamonds and a good partner, it could even become a 2."
        ),
        message(
            "You have a marriage in hearts, and an ace as well. What are they worth, and "
            "how much more would luck have to bring?"
        ),
    ),
    "moon": _auction(
        "AC 10C KC QC JC AS",
        ("Moon",),
        message(
            "Only the nine of clubs is missing, and it falls right away. Your trumps win "
            "five tricks, and the ace of spades wins the last. Five ticks!"
        ),
        message(
            "Lead your clubs one after another, then the ace of spades. Who could ever take a trick from you?"
        ),
    ),
    "let_it_stand": _after_partner(
        "AC AD AH 9S JS QH",
        ("pass",),
        message(
            "Aces are as good with her trumps as with yours. Everything you add counts, "
            "even beyond her bid, and you don’t have to promise anything new."
        ),
        message(
            "You have aces, but no suit worth making trump. Let Ann choose trumps: your "
            "aces help her, and ticks beyond the bid still count."
        ),
    ),
    "raise": _after_partner(
        "AH 10H KH QH AC 9D",
        ("bid 2", "bid 3"),
        message(
            "With hearts as trump, you have 40 for the marriage and the highest trumps. "
            "That’s worth more than her suit. And a 2 is enough: ticks beyond it count as "
            "well."
        ),
        message(
            "She’d choose a different suit, and your marriage would be worth only 20. With "
            "hearts as trump, how far could you get, and how far for certain?"
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
                    "Bob’s Moon is set: your ace of hearts has won a trick. But the hand is played "
                    "out, because you and Ann score your ticks, and you have 25 points. Bob leads "
                    "the king of clubs. Which card do you discard?"
                ),
                ("jack of hearts",),
                message(
                    "The sixth trick plays itself, and your ace of spades wins it. That makes 40 "
                    "points: a tick for your team."
                ),
                message(
                    "The ace of spades would have won the last trick. Now you’re stuck at 25 "
                    "points, and that’s no tick."
                ),
            ),
        ),
        (RoundStarted,),
    ),
}
"""The exercises by what they are about."""
