"""Questions that no position asks: the end of a match, and the order of picking in a draft."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.pictures import Lines
from game.tables.book.rulebook import Answer, Question, Quiz, Task


def _question(
    rows: tuple[tuple[str, ...], ...],
    prompt: str,
    answers: tuple[str, ...],
    good: str,
    right: str,
    wrong: str,
) -> Question:
    """A question about a little table of words."""
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), Lines(rows))


ENDINGS = Quiz(
    (
        _question(
            (("You", "66 ducks"), ("Bob", "67 ducks"), ("Celia", "40 ducks")),
            "The limit is 66, and a round is over. Who is out?",
            ("nobody", "Bob", "you and Bob"),
            "Bob",
            "Over the limit is out. Exactly 66 is not over it.",
            "Who has more than the limit is out. Who has just as many is not.",
        ),
        _question(
            (
                ("You", "70 ducks", "out after round 4"),
                ("Bob", "81 ducks", "out after round 5"),
                ("Celia", "52 ducks", "still in"),
            ),
            "Celia is the last one, and wins. Who is second?",
            ("you", "Bob", "both"),
            "Bob",
            "Who goes out later is ahead, however many ducks that costs.",
            "You have fewer ducks, but who stayed in for longer?",
        ),
        _question(
            (
                ("You", "75 ducks", "out after round 5"),
                ("Bob", "70 ducks", "out after round 5"),
                ("Celia", "70 ducks", "out after round 5"),
            ),
            "All three go out in the same round. Who wins?",
            ("nobody", "Bob", "Bob and Celia"),
            "Bob and Celia",
            "The fewest ducks win, and who has as many shares the place.",
            "If all go out together, the fewest ducks win. Who has them?",
        ),
    )
)
"""The quiz about the end of a match (RULES.md §5)."""

DRAFT = Quiz(
    (
        _question(
            (("1st pick", "You"), ("2nd pick", "Bob"), ("3rd pick", "Celia")),
            "Draft: you pick in turn, clockwise. Who has the fourth pick?",
            ("you", "Bob", "Celia"),
            "you",
            "After everybody has picked one it goes round again, until each has ten cards.",
            "It goes on clockwise, in the same order.",
        ),
        _question(
            (("Round 1", "You, Bob, Celia"), ("Round 2", "?")),
            "Who picks first in round 2?",
            ("you", "Bob", "Celia"),
            "Bob",
            "The first pick moves on with each round, to the next player clockwise.",
            "Nobody has the first pick twice in a row.",
        ),
        _question(
            (("Round 1", "You, Bob, Celia"), ("Bob", "out after round 1"), ("Round 2", "?")),
            "And if Bob is out after round 1?",
            ("you", "Bob", "Celia"),
            "Celia",
            "The first pick moves on to the next player who is still in.",
            "Bob is dealt no more cards. Who sits next after him?",
        ),
    )
)
"""The quiz about the order of picking in a draft (RULES.md §6.2)."""
