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
            message("Two hands lie in pile 2. Which of your cards can fetch them?"),
            ("1",),
            message("The 1 fits nowhere, and what fits nowhere claims."),
            message(
                "The 6 claims only where it lands, on the 5. The 5 just lands on the 4. Which card fits nowhere?"
            ),
        ),
        Task(
            message("Which pile do you claim with it?"),
            ("claim pile 2",),
            message(
                "Both cards with a hand are yours, the 4 is out of the game, and your 1 starts the pile anew."
            ),
            message("That pile has no hands: all its cards were lost. Look for the little hands!"),
        ),
    ),
    "reverse": exercise(
        ("2 4* 2 3", "reverse:5", "6*"),
        ("1 4 6", "2", "2"),
        Task(
            message("One Reverse lies on top, so everything runs backwards. Which of your cards claims?"),
            ("1",),
            message(
                "Reversed, the 1 is the extreme: it goes to the closest number above, the 3, and claims. The three "
                "cards without a hand are yours."
            ),
            message(
                "Reversed, the 6 claims nothing, and cards go to the closest number above them. The extreme is at "
                "the other end now."
            ),
        ),
    ),
    "takeback": exercise(
        ("1", "6* 3* 2", "4"),
        ("takeback:2 takeback:6 3", "5", "5"),
        Task(
            message("Pile 2 shows a 2 and hides two hands. Which card can fetch them?"),
            ("Takeback 2",),
            message("A Takeback may claim a pile of its own number, even a small one."),
            message(
                "Claiming in the usual way is not for Takebacks: the 6 only comes back to you. And the 3 just lands "
                "on the 2."
            ),
        ),
        Task(
            message("It also fits on the 1, so the choice is yours. Where to?"),
            ("claim pile 2",),
            message("The 2 on the 2 claims: two hands for you, and the Takeback starts the pile anew."),
            message("It may lie on the 1, too, but there it gains nothing."),
        ),
    ),
    "seethrough": exercise(
        ("5* seethrough:2", "4", "1"),
        ("6 3 2", "2", "3"),
        Task(
            message("Pile 1 is under glass: look through the Seethrough. Which card of yours claims it?"),
            ("6",),
            message(
                "Through the glass pile 1 is a 5, the closest below your 6. The Seethrough shows the hand below it "
                "too, so both cards are yours. In your hand it lies open."
            ),
            message("Seen through the glass, pile 1 is a 5. What claims a 5?"),
        ),
    ),
    "late_arrival": exercise(
        ("1", "3* 2* 5", "3"),
        ("4 5 6", "1", "2"),
        Task(
            message(
                "Your Late Arrival has landed and holds the door for one more card. Celia's 4 still waits. Which "
                "card brings you two hands?"
            ),
            ("6",),
            message("The 6 joins the queue, comes after Celia's 4, and claims the 5's pile: two hands."),
            message("A second 4 is a duplicate, and both go. A 5 lands quietly. Which card claims?"),
        ),
        laid=("late_arrival:2", "1", "4"),
    ),
    "sheriff": exercise(
        ("2", "5* 1* 3", "6 sheriff:4"),
        ("1 4 6", "2", "2"),
        Task(
            message("The Sheriff is on top with his 4. Which of your cards claims?"),
            ("4",),
            message("While the Sheriff watches, his number is the only extreme."),
            message(
                "With the Sheriff on top the 6 claims nothing, and a 1 that fits nowhere goes under his pile."
            ),
        ),
        Task(
            message("The 4 may claim the closest pile below it, or the Sheriff himself. Which pile pays?"),
            ("claim pile 2",),
            message("Two hands for you, and the Sheriff goes on watching."),
            message("Nobody under the Sheriff has a hand. The 3's pile has two."),
        ),
    ),
    "veto": exercise(
        ("1", "3* 1* 5", "3"),
        ("5", "2", "3"),
        Task(
            message(
                "Your Veto has landed. Two cards still wait, and one of them is about to claim pile 2. Stop it!"
            ),
            ("6",),
            message("Bob's 6 is out of the game before it comes to anything. The hands stay where they are."),
            message("That card did no harm, and Bob's 6 has taken the two hands."),
        ),
        laid=("veto:2", "6", "4"),
    ),
    "no_superheroes": exercise(
        ("1* 4* reverse:5", "no_superheroes:2", "3"),
        ("2 takeback:3 6", "4", "4"),
        Task(
            message(
                "No Superheroes is on top: no card has an effect, not even the Reverse. Which card brings you hands?"
            ),
            ("6",),
            message("With all effects off the Reverse is a plain 5, and the 6 claims as ever."),
            message(
                "Only numbers count now: the Takeback is a plain 3 and goes on the 2, and a 2 finds its equal and "
                "comes back."
            ),
        ),
    ),
    "super_numbers": exercise(
        ("4", "5* 1* 4", "5"),
        ("2", "1", "1"),
        Task(
            message("Your Super Numbers shows 3 and 6. Bob has played a 6. Which number do you use?"),
            ("use 3",),
            message("As a 6 it would be Bob's duplicate. As a 3 it fits nowhere."),
            message("Two sixes are duplicates, and both are gone."),
        ),
        Task(
            message("So it may claim any pile. Which one?"),
            ("claim pile 2",),
            message("Two hands for you. On the pile both of its numbers count, the 3 and the 6."),
            message("That pile has no hands in it. Pile 2 has two."),
        ),
        laid=("super_numbers:3/6", "6", "5"),
    ),
    "biting_hand": exercise(
        ("biting_hand:2 4* 1* 5", "2 5", "biting_hand:4 carousel:3 5"),
        ("1 3 4", "2", "1"),
        Task(
            message(
                "Your 6 may claim any of these fives. A Biting Hand hides in pile 1 and in pile 3. Which pile is "
                "worth having?"
            ),
            ("claim pile 3",),
            message("Where there are no hands there is no bite: you keep any one card of the pile."),
            message("Pile 2 has nothing for you, and in pile 1 two hands cost you two cards."),
        ),
        Task(
            message("Which one do you keep?"),
            ("Biting Hand 4", "Carousel 3", "5"),
            message("It is yours, and nobody was bitten."),
            "",
        ),
        laid=("6", "3", "3"),
    ),
    "sticky": exercise(
        ("3", "6 5", "2"),
        ("4 sticky:4 1", "4 3*", "4 2*"),
        Task(
            message("You would bet your beak that Bob and Celia both play a 4. What do you play?"),
            ("Sticky 4",),
            message(
                "The other fours are duplicates and go. The Sticky stays, and a card of each of them sticks to it."
            ),
            message("That brought you nothing. One of your cards is glad of duplicates."),
        ),
    ),
    "second_hand": exercise(
        ("2* second_hand:1 5", "3 4*", "1"),
        ("6 2 4", "3 1", "3 2"),
        Task(
            message("A Second Hand lies in pile 1. Which of your cards wins that pile?"),
            ("6",),
            message("The pile's hand is yours, and the Second Hand brings one card more."),
            message("That card does not claim. What claims a 5?"),
        ),
        Task(
            message(
                "Take the top of another pile, or a card from somebody's hand. What is sure to show a hand?"
            ),
            ("top of pile 2",),
            message("The 4 with a hand is yours: two cards won, one played."),
            message("A closed card is a surprise, and this one has no hand. The top of pile 2 shows one."),
        ),
    ),
    "carousel": exercise(
        ("1", "3", "5"),
        ("1 6*", "3", "seethrough:5*"),
        Task(
            message(
                "Left is clockwise: you pass to Bob, Bob to Celia, Celia to you. Celia has but one card, and it lies "
                "open. Which way brings it to you?"
            ),
            ("pass left",),
            message("To the left, Celia's card comes to you."),
            message("To the right you pass to Celia, and get what Bob has to give."),
        ),
        Task(
            message("And which card do you pass to Bob?"),
            ("1",),
            message("Away with the 1: the 6 with its hand stays, and the Seethrough comes."),
            message("Your 6 claims, and it has a hand. It was worth keeping."),
        ),
        laid=("carousel:2", "4", "4"),
    ),
    "pile_driver": exercise(
        ("4", "2* 1* biting_hand:5", "3"),
        ("1 3", "2", "2"),
        Task(
            message(
                "Your Pile Driver 6 is about to claim pile 2, but a Biting Hand lies on it. It has to drive at least "
                "one card away first. How many, and where to?"
            ),
            ("1 to pile 1", "1 to pile 3"),
            message("The Biting Hand is gone, and what is left in the pile is won without a bite."),
            message("Too many: the hands went away with the Biting Hand. Driving one card is enough."),
        ),
        laid=("pile_driver:6", "1", "1"),
    ),
    "copycat": exercise(
        ("5", "1* 2* 4", "2"),
        ("3", "2", "1"),
        Task(
            message(
                "Bob has played a 3, Celia a 6. Your Copycat 1 becomes a copy of one of them and comes right after "
                "it. Which one?"
            ),
            ("6",),
            message(
                "Celia's 6 claims the 5 first. Yours is next, the closest below is now the 4, and there are the hands."
            ),
            message("As a 3 it comes after Bob's 3, finds its equal, and goes back to your hand."),
        ),
        laid=("copycat:1", "3", "6"),
    ),
    "calculator": exercise(
        ("3", "1* 2* 5", "4"),
        ("4 3 calculator:2", "1", "1"),
        Task(
            message(
                "You have no 6, but 4 and 2 are 6. Play a card with the Calculator beneath it, so that it claims."
            ),
            ("4 + Calculator 2",),
            message(
                "4 + 2 = 6, which claims pile 2. Now both start it anew, and together they still count as 6."
            ),
            message("That does not make 6. Which card does, with the Calculator's 2?"),
        ),
    ),
}
"""The exercises by pack."""
