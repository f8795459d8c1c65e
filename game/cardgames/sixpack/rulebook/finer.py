"""Small positions for the finer points, to be played: packs that meet, and cases that come up now and then."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.examples import exercise
from game.language.message import message
from game.tables.book.rulebook import Task

FINER = {
    "tied_open": exercise(
        ("2", "1* 3* 5", "4"),
        ("6 seethrough:3", "5 seethrough:3", "4 1"),
        Task(
            message("You and Bob both have a face-up 3, and nobody shows a lower card. Try to play your 6!"),
            ("Seethrough 3",),
            message(
                "If you tie for the lowest face-up number, you must play that very card. You "
                "both did, so both threes were duplicates."
            ),
            "",
        ),
    ),
    "stacked_glass": exercise(
        ("4* seethrough:1 seethrough:2", "5", "3"),
        ("2 6 4", "1 2", "1 2"),
        Task(
            message(
                "Pile 1 has two Seethroughs, one on top of the other. Look through both: which "
                "of your cards can get you that pile?"
            ),
            ("2",),
            message("Through both of them, pile 1 is a 4. So a 2 fits nowhere and may claim."),
            message(
                "The 4 lands on the 3, and the 6 claims the 5, which is closer. Which card is lower than all three "
                "piles, now that pile 1 is a 4?"
            ),
        ),
        Task(
            message("And which pile do you claim?"),
            ("claim pile 1",),
            message("Three cards! Each Seethrough also shows the 4’s handprint."),
            message(
                "There’s no handprint in that pile. There’s one under the glass, and it shows three times."
            ),
        ),
    ),
    "several_copycats": exercise(
        ("5", "1* 2* 4", "3"),
        ("3", "2", "1"),
        Task(
            message(
                "Bob played a Copycat, too. The lowest printed number chooses first, and "
                "that’s your 1. Copy Celia’s 6, or Bob’s Copycat as the plain 4 it still is?"
            ),
            ("6",),
            message(
                "Celia’s 6 claims. Yours is next and finds the two handprints. Bob’s copy of "
                "the same card comes after yours."
            ),
            message("As a 4, you just land on the 3. As a 6, you’d come right after Celia’s."),
        ),
        laid=("copycat:1", "copycat:4", "6"),
    ),
    "no_target": exercise(
        ("5* 2* 4", "1", "3"),
        ("copycat:6 2 5", "3 2", "3 1"),
        Task(
            message(
                "You’d bet your beak that Bob and Celia will both play a 3. The threes cancel "
                "as duplicates, and then a Copycat has nobody to copy. What do you play?"
            ),
            ("Copycat 6",),
            message("With no card to copy, it stays what’s printed on it: a 6, which claims."),
            message("That’s just a plain number in a plain place. Which of your cards claims pile 1?"),
        ),
    ),
    "laid_along": exercise(
        ("3", "1* 2* 5", "4"),
        ("calculator:3 4 calculator:1 2", "1", "1"),
        Task(
            message(
                "You may add any number of Calculators, and they count up to 6 at most. Make a "
                "6, and keep as many cards as you can."
            ),
            ("4 + Calculator 3",),
            message("4 plus 3 is more than enough for a 6. The 4 claims, with its Calculator beneath it."),
            message("That’s not a 6, or it takes more cards than it needs. Anything over 6 counts as 6."),
        ),
    ),
    "once_a_turn": exercise(
        ("1", "6", "6"),
        ("late_arrival:6*", "2", "4"),
        Task(
            message(
                "Your Late Arrival 2 added your Late Arrival 6. That claimed pile 1, which "
                "gave you back the 2, and then added the 2 in turn. It fits nowhere. Which "
                "pile does it claim?"
            ),
            ("claim pile 1",),
            message(
                "Your 6 is back in your hand. The 2 would add it again, but it was already "
                "added this turn. No card is added twice, or these two would call each other "
                "forever."
            ),
            message("That 6 has no handprint. Your Late Arrival 6 has one, and it’s in pile 1."),
        ),
        laid=("late_arrival:2*", "3", "3"),
    ),
}
"""The exercises by what they are about."""
