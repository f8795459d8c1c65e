"""Questions that no position asks: the end of a match, and the order of picking in a draft."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.pictures import Lines
from game.cardgames.six_takes.words.names import ducks_figure
from game.language.message import Text, capital, listed, message, message_in, parts
from game.tables.book.rulebook import Answer, Question, Quiz, Task
from game.voice.players import YOU

_NOBODY, _BOTH = message_in("an answer", "nobody"), message_in("an answer", "both")


def _question(
    rows: tuple[tuple[str, ...], ...],
    prompt: Text,
    answers: tuple[str, ...],
    good: str,
    right: Text,
    wrong: Text,
) -> Question:
    """A question about a little table of words."""
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), Lines(rows))


def _out(number: int) -> Text:
    """Out after a round."""
    return message("out after round {number}", number=number)


def _round(number: int) -> Text:
    """A round as the first word of a row."""
    return message("Round {number}", number=number)


_FIRST_ROUND = (_round(1), capital(parts(", ", (YOU, "Bob", "Celia"))))
"""The order of picking in the first round."""

ENDINGS = Quiz(
    (
        _question(
            ((message("You"), ducks_figure(66)), ("Bob", ducks_figure(67)), ("Celia", ducks_figure(40))),
            message("The limit is 66, and the round is over. Who’s out?"),
            (_NOBODY, "Bob", listed((YOU, "Bob"))),
            "Bob",
            message("Go over the limit and you’re out. Exactly 66 isn’t over."),
            message("Go over the limit and you’re out. Land exactly on it and you’re safe."),
        ),
        _question(
            (
                (message("You"), ducks_figure(70), _out(4)),
                ("Bob", ducks_figure(81), _out(5)),
                ("Celia", ducks_figure(52), message("still in")),
            ),
            message("Celia is the last one left, and wins. Who’s second?"),
            (YOU, "Bob", _BOTH),
            "Bob",
            message("Whoever lasts longer is ahead, however many ducks it costs."),
            message("You have fewer ducks, but who lasted longer?"),
        ),
        _question(
            (
                (message("You"), ducks_figure(75), _out(5)),
                ("Bob", ducks_figure(70), _out(5)),
                ("Celia", ducks_figure(70), _out(5)),
            ),
            message("All three go out in the same round. Who wins?"),
            (_NOBODY, "Bob", listed(("Bob", "Celia"))),
            listed(("Bob", "Celia")),
            message("Fewest ducks wins, and equal totals share the place."),
            message("If everyone goes out together, fewest ducks wins. Who has the fewest?"),
        ),
    )
)
"""The quiz about the end of a match (RULES.md §5)."""

DRAFT = Quiz(
    (
        _question(
            (
                (message("1st pick"), message("You")),
                (message("2nd pick"), "Bob"),
                (message("3rd pick"), "Celia"),
            ),
            message("Draft: you take turns picking, clockwise. Who gets the fourth pick?"),
            (YOU, "Bob", "Celia"),
            YOU,
            message("Once everyone has picked, it goes round again, until each player has ten cards."),
            message("It keeps going clockwise, in the same order."),
        ),
        _question(
            (_FIRST_ROUND, (_round(2), "?")),
            message("Who picks first in round 2?"),
            (YOU, "Bob", "Celia"),
            "Bob",
            message("Each round, the first pick moves on to the next player clockwise."),
            message("Nobody gets the first pick twice in a row."),
        ),
        _question(
            (_FIRST_ROUND, ("Bob", _out(1)), (_round(2), "?")),
            message("What if Bob is out after round 1?"),
            (YOU, "Bob", "Celia"),
            "Celia",
            message("The first pick moves on to the next player still in."),
            message("Bob is dealt no more cards. Who’s next after him?"),
        ),
    )
)
"""The quiz about the order of picking in a draft (RULES.md §6.2)."""
