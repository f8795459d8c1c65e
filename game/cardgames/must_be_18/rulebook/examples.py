"""Small positions to be played: the question to the reader, the good answers, and the reasons.

The rules themselves play on from each; the events are not written down here. Choices are named as the
game labels them in English. The reader is seat 0; Bob sits at the left, then Ann.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.rulebook.position import BEGIN, laying, position
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.language.message import Text, message
from game.tables.book.exercise import READER
from game.tables.book.rulebook import Exercise, Task

NAMES = (message("You"), "Bob", "Ann")

_FOURTH: Final = "new 5, 5 on 6, 4 on 6, 4 on 6"
_FIFTH: Final = "new 1, 3 on 4"
_ELEVEN: Final = "3 on 5, 4 on 5, 4 on 1"
"""The plays behind the columns of several examples: 5 4 4 5, then 5 4 3 5 1, then 3 4 3 4 4."""


def _exercise(state: MustBe18State, *tasks: Task, alone: bool = True) -> Exercise:
    return Exercise(state, NAMES[: state.open.seats], tasks, alone=alone)


def _lay(state: MustBe18State, prompt: Text, cards: str, right: Text, wrong: Text) -> Exercise:
    """An exercise that is solved by laying just these cards, on any columns."""
    return _exercise(state, Task(prompt, laying(state, READER, cards), right, wrong))


_FIVE_COLUMNS: Final = position("666311", "5544344", stock="52266", plays=(BEGIN, _FOURTH, _FIFTH, _ELEVEN))
_NO_STOCK: Final = position(
    "4344356", "66666", "5544132", first=1, plays=(BEGIN, _FOURTH, "4 on 4", _FIFTH, _ELEVEN)
)

EXAMPLES = {
    "begin": _exercise(
        position("666554331", "665544", "665554", stock="6556466", first=1),
        Task(
            message(
                "Bob was first, but he has only two sixes; so has Ann. Both were passed over. What do you have to do?"
            ),
            (BEGIN,),
            message(
                "The first who holds three sixes lays them as three columns. That was your turn; you cannot keep them."
            ),
            "",
        ),
    ),
    "six_on_six": _lay(
        position("66666654", "665554", "665544", stock="6556466", plays=(BEGIN, "6 on 6", "6 on 6")),
        message("Three columns, three sixes in your hand. Lay as many cards as you can in one turn."),
        "666",
        message("One card on each column: three are gone, and the tops are still 18."),
        message("That may be laid. But a card can go on every column, and you have more sixes."),
    ),
    "equal_sums": _lay(
        position("6665543", "5542", "66654", stock="5665", plays=(BEGIN, "new 2, 4 on 6", "6 on 6")),
        message(
            "The tops are 6, 6, 4 and 2. Three of your cards can be laid at once. Which three are worth most?"
        ),
        "554",
        message("5, 5 and 4 are 14, as much as 6, 6 and 2. You keep the 3 only."),
        message("That makes 18, too. But more points can go: three cards of 14 on three tops of 14."),
    ),
    "last_cards": _lay(
        position("666344", "554455", "132", stock="52665", plays=(BEGIN, _FOURTH, _FIFTH)),
        message("Only three cards are left in your hand. Is there a way to lay all of them?"),
        "443",
        message(
            "4, 4 and 3 are 11, as much as 5, 5 and 1. Your hand is empty: the round ends at once, and you score 0."
        ),
        message(
            "That may be laid, but it leaves you with cards. What do yours come to, and which three tops come to the "
            "same?"
        ),
    ),
    "draw": _lay(
        position("666666", "66554", "5544", stock="5265", plays=(BEGIN, "6 on 6", _FOURTH)),
        message(
            "With three sixes you could not play on 5, 4, 4 and 5, so you have drawn: a 2. Now you can play, and so you "
            "must. Lay as many cards as you can."
        ),
        "662",
        message("6, 6 and 2 on 5, 5 and 4: the drawn card may bring others along."),
        message("The 2 helps a six on two 4s. But which three tops come to as much as 2, 6 and 6?"),
    ),
    "open": _lay(
        position("5442", "66666", "66655", stock="5665", first=1, plays=(BEGIN, "6 on 6, 6 on 6")),
        message(
            "You have no six, and you have drawn a 5. You still cannot play, so you must open a column: one card more "
            "than you cover, of the same sum. Lay four cards."
        ),
        "5544",
        message("Three of them are on the sixes, and the last is the new column: 5, 5, 4 and 4 are 18."),
        message("That makes 18 with a new column, but not with four cards. All three sixes can be covered."),
    ),
    "sixth": _exercise(
        _FIVE_COLUMNS,
        Task(
            message(
                "Five columns, and you cannot play: you have drawn a 2. Open the sixth column so that your last card "
                "will lie on its equal."
            ),
            laying(_FIVE_COLUMNS, READER, "21"),
            message(
                "1 and 2 for a 3. Bob could neither play nor open a seventh column: he drew and skipped."
            ),
            message("Then the 1 is left, and there is no other 1. Which number should be among the tops?"),
        ),
        Task(
            message("Now lay your last card!"),
            ("2 on 2",),
            message("2 on 2, and you are out. Six columns are the most there can be."),
            "",
        ),
    ),
    "blocked": _exercise(
        _NO_STOCK,
        Task(
            message(
                "The stock is empty; Bob and Ann have skipped. This may be your last chance to lay something. Which "
                "play leaves the fewest points in your hand?"
            ),
            laying(_NO_STOCK, READER, "53"),
            message(
                "All three skipped in a row, and there is nothing to draw: the round is blocked. Your 6 counts 6."
            ),
            message(
                "All skipped in a row, and the round is blocked: 11 points for you. Could the 5 have gone as well?"
            ),
        ),
        alone=False,
    ),
}
"""The exercises by their subject."""
