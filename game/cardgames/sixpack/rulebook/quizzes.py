"""Questions that no position asks: who chooses first, what counts in the end, and which packs play together."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.pictures import Group, Groups
from game.language.message import message
from game.tables.book.rulebook import Answer, Question, Quiz, Task
from game.voice.players import YOU


def _question(
    groups: tuple[Group, ...], prompt: str, answers: tuple[str, ...], good: str, right: str, wrong: str
) -> Question:
    """A question about cards that are shown."""
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), Groups(groups))


AT_ONCE = message("all at once")

OPEN_CARDS = Quiz(
    (
        _question(
            (Group("seethrough:4", YOU), Group("seethrough:2", "Bob"), Group("back", "Celia")),
            message("You and Bob have open cards; all of Celia's are closed. In which order do you choose?"),
            (message("you, Bob, Celia"), message("Bob, you, Celia"), AT_ONCE),
            "Bob, you, Celia",
            message("The lowest open number comes first, and who shows nothing comes last."),
            message("Open cards choose before closed ones, from the lowest number up."),
        ),
        _question(
            (Group("5 seethrough:2", YOU), Group("seethrough:3", "Bob"), Group("back", "Celia")),
            message("Your 5 was turned open besides your Seethrough. Who lays the first card?"),
            (YOU, "Bob", "Celia"),
            "you",
            message(
                "Your lowest open number is the 2. What you lay is still up to you: an open card or a closed one."
            ),
            message("Of several open cards the lowest one counts."),
        ),
        _question(
            (Group("super_numbers:2/6", YOU), Group("seethrough:3", "Bob"), Group("4", "Celia")),
            message("All three have an open card, and yours shows two numbers. Who lays the first card?"),
            (YOU, "Bob", "Celia"),
            "you",
            message("A card with two numbers counts as its lower one, the 2."),
            message("Of two numbers on a card the lower one counts."),
        ),
        _question(
            (Group("seethrough:3", YOU), Group("3 1", "Bob"), Group("seethrough:1", "Celia")),
            message("Bob's 3 and 1 were turned open. Which card may Celia lay?"),
            (message("only her 1"), message("any card"), message("a closed card")),
            "only her 1",
            message("She ties with Bob for the lowest open number: each of them has to lay that 1."),
            message("Two players show a 1, and nobody a lower card. Who ties has no choice."),
        ),
    )
)
"""The quiz about open hands (RULES.md §9.4 and §9.5)."""

IN_THE_END = Quiz(
    (
        _question(
            (Group("2* 5 6", YOU), Group("1 3* 4*", "Bob"), Group("reverse:4", message("on top"))),
            message("One round, and Bob has as many cards as you. Play is reversed at the end. Who wins?"),
            (YOU, "Bob", message("both")),
            "Bob",
            message("As many cards, but more hands on them. What is printed counts, reversed or not."),
            message("After the cards, the little hands decide. Does it matter that play is reversed?"),
        ),
        _question(
            (Group("1* 3 4*", message("your hand")),),
            message("A match of three rounds. How many points is this hand worth?"),
            (message("3 points"), message("4 points"), message("5 points")),
            "5 points",
            message("Three cards and two hands on them: five points."),
            message("Over several rounds each card is a point, and each little hand another."),
        ),
        _question(
            (Group("6", message("your last card"), then=True), Group("2* 3*", message("what it claims"))),
            message("Your hand is empty, and then your 6 claims two cards. Is this the last turn?"),
            (message("yes"), message("no, it goes on")),
            "no, it goes on",
            message("Only a hand that is empty when the turn is over ends the round."),
            message("Your hand was empty for a moment. Is it empty when the turn is over?"),
        ),
    )
)
"""The quiz about the end of a round (RULES.md §3)."""

WHICH_PACKS = Quiz(
    (
        _question(
            (Group("reverse:1 seethrough:2 calculator:3"), Group("veto:1 sheriff:2 sticky:3")),
            message("Most special packs are in a game once at most. Which ones may be there twice?"),
            (message("the first three"), message("the other three"), message("all six")),
            "the first three",
            message(
                "Reverse, Seethrough and Calculator may be in a game twice; Neutral as often as there is room."
            ),
            message("Think of the packs that get on with their own kind."),
        ),
        _question(
            (Group("reverse:2 veto:3 4 5"),),
            message(
                "Three players, four packs: Reverse, Veto, and two Neutral ones. Which choice makes a game like this?"
            ),
            (message("First game"), message("One new pack"), message("Everything")),
            "One new pack",
            message("Reverse, one new special pack, and otherwise Neutral ones."),
            message("In a first game only Reverse is special, and in Everything all packs are."),
        ),
        _question(
            (Group("carousel:2 copycat:3"),),
            message(
                "Own choice: three players have chosen Carousel and Copycat, and four packs are needed. What is added?"
            ),
            (message("two Neutral packs"), message("two surprises"), message("nothing")),
            "two Neutral packs",
            message("Neutral packs fill up what is missing."),
            message("A game has one pack for each player and one more. Which packs do nothing at all?"),
        ),
    )
)
"""The quiz about packs that play together (RULES.md §1.2 and §2.2)."""
