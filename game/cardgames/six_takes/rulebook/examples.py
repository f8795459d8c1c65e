"""Small positions to be played: the question to the reader, the good answers, and the reasons.

The rules themselves play on from each; the events are not written down here. Choices are named as the
game labels them in English. The reader is seat 0; Bob and Celia play the lowest card that they hold.
"""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.position import position
from game.cardgames.six_takes.rules.events import MatchEnded, RoundStarted, TurnStarted
from game.cardgames.six_takes.rules.state import SixTakesState
from game.language.message import message
from game.tables.book.rulebook import Exercise, Task

NAMES = (message("You"), "Bob", "Celia")


def _turn(state: SixTakesState, *tasks: Task) -> Exercise:
    """An exercise up to the end of its turn."""
    return Exercise(state, NAMES, tasks, (TurnStarted, RoundStarted, MatchEnded))


EXAMPLES = {
    "sixth": _turn(
        position(
            ((12, 18, 25, 31, 36), (40,), (66, 70, 71, 72, 77), (90,)),
            (38, 43, 80),
            (50, 51, 52),
            (95, 96, 97),
        ),
        Task(
            message("Two rows are full. Where would your cards go? Play the one that takes nothing."),
            ("play 43",),
            message(
                "43 goes after the 40, and nobody can get in between. 38 or 80 would have been "
                "the sixth card in a full row."
            ),
            message(
                "That was the sixth card in a full row, so those five are yours. Which of your "
                "cards goes to a short row?"
            ),
        ),
    ),
    "nearest": _turn(
        position(
            ((5, 9, 13, 17), (22,), (48, 49, 53, 54), (77,)),
            (20, 60, 81),
            (56, 57, 58),
            (18, 19, 21),
        ),
        Task(
            message(
                "A fifth card is safe, unless somebody gets there first. A row with one card "
                "is safer. Which card goes there?"
            ),
            ("play 81",),
            message(
                "Celia’s 18 and Bob’s 56 have filled two rows. Your 81 goes after the 77, well "
                "away from all that."
            ),
            message(
                "Lower cards are placed first. Somebody played the fifth card there, so yours was the sixth."
            ),
        ),
    ),
    "too_low": _turn(
        position(
            ((25, 26), (44,), (7, 8), (60, 61, 62)),
            (3, 30),
            (9, 33),
            (64, 65),
            laid=(3, 9, 64),
        ),
        Task(
            message(
                "Your 3 is too low for every row. You have to take one, but you choose which. "
                "Which one costs the fewest ducks?"
            ),
            ("row 3",),
            message(
                "Two ducks. Those cards stay in front of you and never return to your hand. "
                "Your 3 starts the new row, and Bob’s 9 follows it."
            ),
            message("There’s a cheaper one. Count the ducks, not the cards."),
        ),
    ),
    "last_card": _turn(
        position(
            ((12, 18, 25, 31), (40,), (70,), (90,)),
            (35, 95),
            (36, 41),
            (72, 73),
        ),
        Task(
            message(
                "You have two cards left. Choose one; the other plays itself on the last turn. "
                "Row 1 has four cards, and your 35 would be its fifth. Which card do you play "
                "now?"
            ),
            ("play 35",),
            message("Just in time: Bob’s 36 was the sixth card. Then your 95 played itself, safe and sound."),
            message(
                "Now Bob’s 36 ends the row. Nobody chooses on the last turn: your 35 plays "
                "itself, is too low for every row, and has to take one."
            ),
        ),
    ),
}
"""The exercises by what they are about."""
