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
                "Bob was first, but he has only two sixes. So does Ann. Both had to skip. What "
                "do you have to do?"
            ),
            (BEGIN,),
            message(
                "The first player with three sixes must play them as three columns. You can’t "
                "keep them, and that was your turn."
            ),
            "",
        ),
    ),
    "six_on_six": _lay(
        position("66666654", "665554", "665544", stock="6556466", plays=(BEGIN, "6 on 6", "6 on 6")),
        message("Three columns, and three sixes in your hand. Play as many cards as you can in one turn."),
        "666",
        message("One on each column: three cards gone, and the total is still 18."),
        message("That’s legal. But you can play a card on every column, and you have more sixes."),
    ),
    "equal_sums": _lay(
        position("6665543", "5542", "66654", stock="5665", plays=(BEGIN, "new 2, 4 on 6", "6 on 6")),
        message(
            "The top cards are 6, 6, 4 and 2. You can play three of your cards in one "
            "turn. Which three are worth the most?"
        ),
        "554",
        message("5, 5 and 4 make 14, and so do 6, 6 and 2. You keep only the 3."),
        message(
            "That makes 18, too. But you can get rid of more points: three cards worth 14 on three worth 14."
        ),
    ),
    "last_cards": _lay(
        position("666344", "554455", "132", stock="52665", plays=(BEGIN, _FOURTH, _FIFTH)),
        message("You have only three cards left. Can you play them all in one turn?"),
        "443",
        message(
            "4, 4 and 3 make 11, and so do 5, 5 and 1. You’re out of cards: the round ends "
            "at once, and you score 0."
        ),
        message(
            "That’s legal, but it leaves you with cards. What do yours add up to, and "
            "which three top cards add up to the same?"
        ),
    ),
    "draw": _lay(
        position("666666", "66554", "5544", stock="5265", plays=(BEGIN, "6 on 6", _FOURTH)),
        message(
            "Your three sixes didn’t fit on 5, 4, 4 and 5, so you drew a 2. Now you can "
            "play, so you must. Play as many cards as you can."
        ),
        "662",
        message("6, 6 and 2 on 5, 5 and 4: the drawn card can bring others along."),
        message("The 2 and a six fit on two 4s. But which three top cards make as much as 2, 6 and 6?"),
    ),
    "open": _lay(
        position("5442", "66666", "66655", stock="5665", first=1, plays=(BEGIN, "6 on 6, 6 on 6")),
        message(
            "You have no six, and you drew a 5. You still can’t play, so you must start a "
            "new column: one card more than you cover, adding up to the same total. Play "
            "four cards."
        ),
        "5544",
        message("Three of them cover the sixes, and the last is the new column: 5, 5, 4 and 4 make 18."),
        message("That makes 18 with a new column, but not with four cards. You can cover all three sixes."),
    ),
    "sixth": _exercise(
        _FIVE_COLUMNS,
        Task(
            message(
                "Five columns, and you can’t play: you drew a 2. Start the sixth column so "
                "that your last card will match a top card."
            ),
            laying(_FIVE_COLUMNS, READER, "21"),
            message("1 and 2 for a 3. Bob couldn’t play or start a seventh column, so he drew and skipped."),
            message(
                "Then you’re left with the 1, and there’s no other 1. Which number should be "
                "among the top cards?"
            ),
        ),
        Task(
            message("Now play your last card!"),
            ("2 on 2",),
            message("2 on 2, and you’re out of cards. There are never more than six columns."),
            "",
        ),
    ),
    "blocked": _exercise(
        _NO_STOCK,
        Task(
            message(
                "The stock is empty, and Bob and Ann have skipped. This may be your last "
                "chance to play. Which play leaves the fewest points in your hand?"
            ),
            laying(_NO_STOCK, READER, "53"),
            message(
                "All three skipped in a row, and the stock is empty: the round is blocked. "
                "Your 6 costs you 6 points."
            ),
            message(
                "Everyone skipped in a row, so the round is blocked: 11 points for you. Could "
                "you have played the 5 as well?"
            ),
        ),
        alone=False,
    ),
}
"""The exercises by their subject."""
