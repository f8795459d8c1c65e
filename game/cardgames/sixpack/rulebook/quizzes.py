"""Questions that no position asks: who chooses first, what counts in the end, and which packs play together."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.pictures import Group, Groups
from game.tables.book.rulebook import Answer, Question, Quiz, Task


def _question(
    groups: tuple[Group, ...], prompt: str, answers: tuple[str, ...], good: str, right: str, wrong: str
) -> Question:
    """A question about cards that are shown."""
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), Groups(groups))


AT_ONCE = "all at once"

OPEN_CARDS = Quiz(
    (
        _question(
            (Group("seethrough:4", "you"), Group("seethrough:2", "Bob"), Group("back", "Celia")),
            "You and Bob have open cards; all of Celia's are closed. In which order do you choose?",
            ("you, Bob, Celia", "Bob, you, Celia", AT_ONCE),
            "Bob, you, Celia",
            "The lowest open number comes first, and who shows nothing comes last.",
            "Open cards choose before closed ones, from the lowest number up.",
        ),
        _question(
            (Group("5 seethrough:2", "you"), Group("seethrough:3", "Bob"), Group("back", "Celia")),
            "Your 5 was turned open besides your Seethrough. Who lays the first card?",
            ("you", "Bob", "Celia"),
            "you",
            "Your lowest open number is the 2. What you lay is still up to you: an open card or a closed one.",
            "Of several open cards the lowest one counts.",
        ),
        _question(
            (Group("super_numbers:2/6", "you"), Group("seethrough:3", "Bob"), Group("4", "Celia")),
            "All three have an open card, and yours shows two numbers. Who lays the first card?",
            ("you", "Bob", "Celia"),
            "you",
            "A card with two numbers counts as its lower one, the 2.",
            "Of two numbers on a card the lower one counts.",
        ),
        _question(
            (Group("seethrough:3", "you"), Group("3 1", "Bob"), Group("seethrough:1", "Celia")),
            "Bob's 3 and 1 were turned open. Which card may Celia lay?",
            ("only her 1", "any card", "a closed card"),
            "only her 1",
            "She ties with Bob for the lowest open number: each of them has to lay that 1.",
            "Two players show a 1, and nobody a lower card. Who ties has no choice.",
        ),
    )
)
"""The quiz about open hands (RULES.md §9.4 and §9.5)."""

IN_THE_END = Quiz(
    (
        _question(
            (Group("2* 5 6", "you"), Group("1 3* 4*", "Bob"), Group("reverse:4", "on top")),
            "One round, and Bob has as many cards as you. Play is reversed at the end. Who wins?",
            ("you", "Bob", "both"),
            "Bob",
            "As many cards, but more hands on them. What is printed counts, reversed or not.",
            "After the cards, the little hands decide. Does it matter that play is reversed?",
        ),
        _question(
            (Group("1* 3 4*", "your hand"),),
            "A match of three rounds. How many points is this hand worth?",
            ("3 points", "4 points", "5 points"),
            "5 points",
            "Three cards and two hands on them: five points.",
            "Over several rounds each card is a point, and each little hand another.",
        ),
        _question(
            (Group("6", "your last card", then=True), Group("2* 3*", "what it claims")),
            "Your hand is empty, and then your 6 claims two cards. Is this the last turn?",
            ("yes", "no, it goes on"),
            "no, it goes on",
            "Only a hand that is empty when the turn is over ends the round.",
            "Your hand was empty for a moment. Is it empty when the turn is over?",
        ),
    )
)
"""The quiz about the end of a round (RULES.md §3)."""

WHICH_PACKS = Quiz(
    (
        _question(
            (Group("reverse:1 seethrough:2 calculator:3"), Group("veto:1 sheriff:2 sticky:3")),
            "Most special packs are in a game once at most. Which ones may be there twice?",
            ("the first three", "the other three", "all six"),
            "the first three",
            "Reverse, Seethrough and Calculator may be in a game twice; Neutral as often as there is room.",
            "Think of the packs that get on with their own kind.",
        ),
        _question(
            (Group("reverse:2 veto:3 4 5"),),
            "Three players, four packs: Reverse, Veto, and two Neutral ones. Which choice makes a game like this?",
            ("First game", "One new pack", "Everything"),
            "One new pack",
            "Reverse, one new special pack, and otherwise Neutral ones.",
            "In a first game only Reverse is special, and in Everything all packs are.",
        ),
        _question(
            (Group("carousel:2 copycat:3"),),
            "Own choice: three players have chosen Carousel and Copycat, and four packs are needed. What is added?",
            ("two Neutral packs", "two surprises", "nothing"),
            "two Neutral packs",
            "Neutral packs fill up what is missing.",
            "A game has one pack for each player and one more. Which packs do nothing at all?",
        ),
    )
)
"""The quiz about packs that play together (RULES.md §1.2 and §2.2)."""
