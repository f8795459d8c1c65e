"""A small position for each pack, to be played: the question to the reader, the good answers, the reasons.

The rules themselves play on from each; the events are not written down here. Choices are named as the
game labels them.
"""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.position import position
from game.cardgames.sixpack.rules.events import RoundScored, TurnStarted
from game.language.message import message, message_in
from game.tables.book.rulebook import Exercise, Task

NAMES = (message_in("a player's name", "You"), "Bob", "Celia")


def exercise(
    piles: tuple[str, str, str], hands: tuple[str, str, str], *tasks: Task, laid: tuple[str, ...] = ()
) -> Exercise:
    """An exercise up to the end of its turn, on these piles, with these hands and the cards laid besides them."""
    return Exercise(position(piles, hands, laid), NAMES, tasks, (TurnStarted, RoundScored))


EXAMPLES = {
    "neutral": exercise(
        ("2", "3* 1* 4", "5"),
        ("1 5 6", "3", "3"),
        Task(
            message("There are two handprints in pile 2. Which of your cards can get them?"),
            ("1",),
            message("The 1 fits nowhere, and a card that fits nowhere claims."),
            message(
                "The 6 claims only where it lands: on the 5. The 5 just lands on the 4. Which "
                "card fits nowhere?"
            ),
        ),
        Task(
            message("Which pile do you claim with it?"),
            ("claim pile 2",),
            message(
                "Both cards with a handprint are yours, the 4 is out of the game, and your 1 "
                "starts a new pile."
            ),
            message("That pile has no handprints, so all its cards are lost. Look for the handprints!"),
        ),
    ),
    "reverse": exercise(
        ("2 4* 2 3", "reverse:5", "6*"),
        ("1 4 6", "2", "2"),
        Task(
            message("One Reverse is on top, so the order is reversed. Which of your cards claims?"),
            ("1",),
            message(
                "In reversed order, it’s the 1 that claims. It goes to the closest number "
                "above, the 3. The three cards without a handprint are yours."
            ),
            message(
                "In reversed order, the 6 claims nothing, and cards go to the closest number "
                "above. It’s the other end that claims now."
            ),
        ),
    ),
    "takeback": exercise(
        ("1", "6* 3* 2", "4"),
        ("takeback:2 takeback:6 3", "5", "5"),
        Task(
            message("Pile 2 shows a 2 and hides two handprints. Which card can get them?"),
            ("Takeback 2",),
            message("A Takeback may claim a pile of its own number, even a low one."),
            message(
                "Takebacks don’t claim the usual way: the 6 just comes back to you. And the 3 "
                "only lands on the 2."
            ),
        ),
        Task(
            message("It also fits on the 1, so it’s your choice. Where to?"),
            ("claim pile 2",),
            message("The 2 claims the other 2: two handprints for you, and the Takeback starts a new pile."),
            message("It can go on the 1, too, but that gains you nothing."),
        ),
    ),
    "seethrough": exercise(
        ("5* seethrough:2", "4", "1"),
        ("6 3 2", "2", "3"),
        Task(
            message("Pile 1 is under glass: look through the Seethrough. Which of your cards claims it?"),
            ("6",),
            message(
                "Through the glass, pile 1 is a 5, the closest number below your 6. The "
                "Seethrough also shows the handprint below it, so both cards are yours. In "
                "your hand, it lies face up."
            ),
            message("Through the glass, pile 1 is a 5. What claims a 5?"),
        ),
    ),
    "late_arrival": exercise(
        ("1", "3* 2* 5", "3"),
        ("4 5 6", "1", "2"),
        Task(
            message(
                "Your Late Arrival has landed and is holding the door for one more card. "
                "Celia’s 4 is still waiting. Which card gets you two handprints?"
            ),
            ("6",),
            message(
                "The 6 joins the queue, comes after Celia’s 4, and claims the pile with the 5: "
                "two handprints."
            ),
            message("A second 4 is a duplicate, and both cancel. A 5 lands quietly. Which card claims?"),
        ),
        laid=("late_arrival:2", "1", "4"),
    ),
    "sheriff": exercise(
        ("2", "5* 1* 3", "6 sheriff:4"),
        ("1 4 6", "2", "2"),
        Task(
            message("The Sheriff is on top with his 4. Which of your cards claims?"),
            ("4",),
            message("While the Sheriff is watching, only his number claims."),
            message(
                "With the Sheriff on top, the 6 claims nothing, and a 1 that fits nowhere goes "
                "under his pile."
            ),
        ),
        Task(
            message("The 4 may claim the closest pile below it, or the Sheriff himself. Which one pays off?"),
            ("claim pile 2",),
            message("Two handprints for you, and the Sheriff keeps watch."),
            message("There’s no handprint under the Sheriff. The pile with the 3 has two."),
        ),
    ),
    "veto": exercise(
        ("1", "3* 1* 5", "3"),
        ("5", "2", "3"),
        Task(
            message(
                "Your Veto has landed. Two cards are still waiting, and one of them is about "
                "to claim pile 2. Stop it!"
            ),
            ("6",),
            message(
                "Bob’s 6 is out of the game before it can do a thing. The handprints stay where they are."
            ),
            message("That card was harmless, and Bob’s 6 took the two handprints."),
        ),
        laid=("veto:2", "6", "4"),
    ),
    "no_superheroes": exercise(
        ("1* 4* reverse:5", "no_superheroes:2", "3"),
        ("2 takeback:3 6", "4", "4"),
        Task(
            message(
                "No Superheroes is on top: no card has an effect, not even the Reverse. Which "
                "card gets you handprints?"
            ),
            ("6",),
            message("With all effects off, the Reverse is a plain 5, and the 6 claims as usual."),
            message(
                "Only numbers count now. The Takeback is a plain 3 and goes on the 2. A 2 "
                "meets another 2 and comes back."
            ),
        ),
    ),
    "super_numbers": exercise(
        ("4", "5* 1* 4", "5"),
        ("2", "1", "1"),
        Task(
            message("Your Super Numbers shows 3 and 6. Bob played a 6. Which number do you use?"),
            ("use 3",),
            message("As a 6, it would be a duplicate of Bob’s. As a 3, it fits nowhere."),
            message("Two sixes are duplicates, and both cancel."),
        ),
        Task(
            message("So it may claim any pile. Which one?"),
            ("claim pile 2",),
            message("Two handprints for you. On the pile, both its numbers count: the 3 and the 6."),
            message("That pile has no handprints. Pile 2 has two."),
        ),
        laid=("super_numbers:3/6", "6", "5"),
    ),
    "biting_hand": exercise(
        ("biting_hand:2 4* 1* 5", "2 5", "biting_hand:4 carousel:3 5"),
        ("1 3 4", "2", "1"),
        Task(
            message(
                "Your 6 may claim any of these fives. A Biting Hand is hiding in pile 1, and "
                "another in pile 3. Which pile is worth having?"
            ),
            ("claim pile 3",),
            message("No handprints, no bite: you keep any one card of the pile."),
            message("Pile 2 has nothing for you, and in pile 1 two handprints cost you two cards."),
        ),
        Task(
            message("Which one do you keep?"),
            ("Biting Hand 4", "Carousel 3", "5"),
            message("It’s yours, and nobody got bitten."),
            "",
        ),
        laid=("6", "3", "3"),
    ),
    "sticky": exercise(
        ("3", "6 5", "2"),
        ("4 sticky:4 1", "4 3*", "4 2*"),
        Task(
            message("You’d bet your beak that Bob and Celia will both play a 4. What do you play?"),
            ("Sticky 4",),
            message(
                "The other fours are duplicates and cancel. Your Sticky stays, and a card each "
                "from Bob and Celia sticks to it."
            ),
            message("That got you nothing. One of your cards loves duplicates."),
        ),
    ),
    "second_hand": exercise(
        ("2* second_hand:1 5", "3 4*", "1"),
        ("6 2 4", "3 1", "3 2"),
        Task(
            message("There’s a Second Hand in pile 1. Which of your cards claims that pile?"),
            ("6",),
            message("The pile’s handprint is yours, and the Second Hand gets you one more card."),
            message("That card doesn’t claim. What claims a 5?"),
        ),
        Task(
            message(
                "Take another pile’s top card, or a card from somebody’s hand. Which is sure "
                "to have a handprint?"
            ),
            ("top of pile 2",),
            message("The 4 with a handprint is yours: two cards gained, one played."),
            message(
                "A face-down card is a surprise, and this one has no handprint. The top card "
                "of pile 2 has one."
            ),
        ),
    ),
    "carousel": exercise(
        ("1", "3", "5"),
        ("1 6*", "3", "seethrough:5*"),
        Task(
            message(
                "Left is clockwise: you pass to Bob, Bob to Celia, Celia to you. Celia has "
                "just one card, and it’s face up. Which way brings it to you?"
            ),
            ("pass left",),
            message("If you say left, Celia’s card comes to you."),
            message("If you say right, you pass to Celia and get whatever Bob gives away."),
        ),
        Task(
            message("And which card do you pass to Bob?"),
            ("1",),
            message("Goodbye, 1! You keep the 6 with its handprint, and you get the Seethrough."),
            message("Your 6 can claim, and it has a handprint. It was worth keeping."),
        ),
        laid=("carousel:2", "4", "4"),
    ),
    "pile_driver": exercise(
        ("4", "2* 1* biting_hand:5", "3"),
        ("1 3", "2", "2"),
        Task(
            message(
                "Your Pile Driver 6 is about to claim pile 2, but there’s a Biting Hand on "
                "top. First it has to move at least one card away. How many, and where to?"
            ),
            ("1 to pile 1", "1 to pile 3"),
            message("The Biting Hand is gone, and you claim what’s left of the pile without a bite."),
            message("Too many: the handprints left with the Biting Hand. Moving one card is enough."),
        ),
        laid=("pile_driver:6", "1", "1"),
    ),
    "copycat": exercise(
        ("5", "1* 2* 4", "2"),
        ("3", "2", "1"),
        Task(
            message(
                "Bob played a 3, Celia a 6. Your Copycat 1 copies one of them and comes right "
                "after it. Which one?"
            ),
            ("6",),
            message(
                "Celia’s 6 claims the 5 first. Yours is next: the closest number below is now "
                "the 4, and that’s where the handprints are."
            ),
            message("As a 3, it comes after Bob’s 3, meets another 3, and goes back to your hand."),
        ),
        laid=("copycat:1", "3", "6"),
    ),
    "calculator": exercise(
        ("3", "1* 2* 5", "4"),
        ("4 3 calculator:2", "1", "1"),
        Task(
            message(
                "You don’t have a 6, but 4 and 2 make 6. Play a card with the Calculator "
                "beneath it, so that it claims."
            ),
            ("4 + Calculator 2",),
            message(
                "4 + 2 = 6, which claims pile 2. Now both cards start the new pile, and "
                "together they still count as 6."
            ),
            message("That doesn’t make 6. Which card does, with the Calculator’s 2?"),
        ),
    ),
}
"""The exercises by pack."""
