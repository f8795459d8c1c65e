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


AT_ONCE = message("all together")

OPEN_CARDS = Quiz(
    (
        _question(
            (Group("seethrough:4", YOU), Group("seethrough:2", "Bob"), Group("back", "Celia")),
            message(
                "You and Bob have face-up cards; all of Celia’s are face down. In what order do you choose?"
            ),
            (message("you, Bob, Celia"), message("Bob, you, Celia"), AT_ONCE),
            "Bob, you, Celia",
            message("The lowest face-up number goes first, and a player with nothing face up goes last."),
            message("Face-up cards choose before face-down ones, from the lowest number up."),
        ),
        _question(
            (Group("5 seethrough:2", YOU), Group("seethrough:3", "Bob"), Group("back", "Celia")),
            message("Your Seethrough was face up, and now so is your 5. Who plays the first card?"),
            (YOU, "Bob", "Celia"),
            "you",
            message(
                "Your lowest face-up number is the 2. What you play is still up to you: any "
                "card, face up or face down."
            ),
            message("If several are face up, the lowest one counts."),
        ),
        _question(
            (Group("super_numbers:2/6", YOU), Group("seethrough:3", "Bob"), Group("4", "Celia")),
            message(
                "All three players have a face-up card, and yours shows two numbers. Who plays "
                "the first card?"
            ),
            (YOU, "Bob", "Celia"),
            "you",
            message("A card with two numbers counts as the lower one, the 2."),
            message("If a card has two numbers, the lower one counts."),
        ),
        _question(
            (Group("seethrough:3", YOU), Group("3 1", "Bob"), Group("seethrough:1", "Celia")),
            message("Bob’s 3 and 1 were turned face up. Which card may Celia play?"),
            (message("only her 1"), message("any card"), message("a face-down card")),
            "only her 1",
            message("She ties with Bob for the lowest face-up number, so each of them has to play that 1."),
            message("Two players show a 1, and nobody shows a lower card. If you tie, you have no choice."),
        ),
    )
)
"""The quiz about open hands (RULES.md §9.4 and §9.5)."""

IN_THE_END = Quiz(
    (
        _question(
            (Group("2* 5 6", YOU), Group("1 3* 4*", "Bob"), Group("reverse:4", message("on top"))),
            message(
                "One round, and Bob has as many cards as you. The order is reversed at the end. Who wins?"
            ),
            (YOU, "Bob", message("both")),
            "Bob",
            message("The same number of cards, but more handprints. What’s printed counts, reversed or not."),
            message("After the cards, the handprints decide. Does it matter that the order is reversed?"),
        ),
        _question(
            (Group("1* 3 4*", message("your hand")),),
            message("In a three-round match, how many points is this hand worth?"),
            (message("3 points"), message("4 points"), message("5 points")),
            "5 points",
            message("Three cards and two handprints: five points."),
            message("Over several rounds, each card is a point, and each handprint another."),
        ),
        _question(
            (Group("6", message("your last card"), then=True), Group("2* 3*", message("what it claims"))),
            message("Your hand is empty, and then your 6 gets you two cards. Is this the last turn?"),
            (message("yes"), message("no, it goes on")),
            "no, it goes on",
            message("The round ends only if a hand is empty when the turn is over."),
            message("Your hand was empty for a moment. Is it still empty when the turn is over?"),
        ),
    )
)
"""The quiz about the end of a round (RULES.md §3)."""

WHICH_PACKS = Quiz(
    (
        _question(
            (Group("reverse:1 seethrough:2 calculator:3"), Group("veto:1 sheriff:2 sticky:3")),
            message("Most special packs can be in a game only once. Which ones may be in it twice?"),
            (message("the first three"), message("the other three"), message("all six")),
            "the first three",
            message(
                "Reverse, Seethrough and Calculator may be in a game twice; Neutral as often as there’s room."
            ),
            message("Think of the packs that get on with their own kind."),
        ),
        _question(
            (Group("reverse:2 veto:3 4 5"),),
            message(
                "Three players, four packs: Reverse, Veto and two Neutral. Which choice gives you this game?"
            ),
            (message("First game"), message("One new pack"), message("Everything")),
            "One new pack",
            message("Reverse, one new special pack, and the rest Neutral."),
            message("In First game, only Reverse is special, and in Everything, all packs are."),
        ),
        _question(
            (Group("carousel:2 copycat:3"),),
            message(
                "Your choice: three players have picked Carousel and Copycat, and the game "
                "needs four packs. What’s added?"
            ),
            (message("two Neutral packs"), message("two surprises"), message("nothing")),
            "two Neutral packs",
            message("Neutral packs fill any gaps."),
            message("A game has one pack for each player and one extra. Which packs do nothing at all?"),
        ),
    )
)
"""The quiz about packs that play together (RULES.md §1.2 and §2.2)."""
