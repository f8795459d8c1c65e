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
            message("You and Bob both have an open 3, and nobody shows a lower card. Try to lay your 6!"),
            ("Seethrough 3",),
            message(
                "Who ties for the lowest open number has to lay that very card. Both did, and so both threes were "
                "duplicates."
            ),
            "",
        ),
    ),
    "stacked_glass": exercise(
        ("4* seethrough:1 seethrough:2", "5", "3"),
        ("2 6 4", "1 2", "1 2"),
        Task(
            message(
                "Two Seethroughs lie on each other in pile 1. Look through both: which of your cards can get you that "
                "pile?"
            ),
            ("2",),
            message("Through both of them pile 1 is a 4. So a 2 fits nowhere, and may claim."),
            message(
                "The 4 lands on the 3, and the 6 claims the 5, which is closer. Which card is lower than all three "
                "piles, now that pile 1 is a 4?"
            ),
        ),
        Task(
            message("And which pile do you claim?"),
            ("claim pile 1",),
            message("Three cards! Each Seethrough shows the hand of the 4 as well."),
            message(
                "There is no hand in that pile. Under the glass there is one, and it is seen three times."
            ),
        ),
    ),
    "several_copycats": exercise(
        ("5", "1* 2* 4", "3"),
        ("3", "2", "1"),
        Task(
            message(
                "Bob has played a Copycat, too. The lowest printed number chooses first, and that is your 1. Copy "
                "Celia's 6, or Bob's Copycat as the plain 4 that it still is?"
            ),
            ("6",),
            message(
                "Celia's 6 claims, yours is next and finds the two hands; Bob's copy of the same card comes after "
                "yours."
            ),
            message("As a 4 you only land on the 3. As a 6 you would come right after Celia's."),
        ),
        laid=("copycat:1", "copycat:4", "6"),
    ),
    "no_target": exercise(
        ("5* 2* 4", "1", "3"),
        ("copycat:6 2 5", "3 2", "3 1"),
        Task(
            message(
                "Bob and Celia will both play a 3; you would bet your beak on it. The threes go as duplicates, and "
                "then a Copycat finds nobody to copy. What do you play?"
            ),
            ("Copycat 6",),
            message("Without a card to copy it stays what is printed on it: a 6, which claims."),
            message("That is a plain number for a plain place. Which of your cards claims pile 1?"),
        ),
    ),
    "laid_along": exercise(
        ("3", "1* 2* 5", "4"),
        ("calculator:3 4 calculator:1 2", "1", "1"),
        Task(
            message(
                "Any number of Calculators may go along, and they count up to 6 at most. Make a 6, and keep as many "
                "cards as you can."
            ),
            ("4 + Calculator 3",),
            message("4 and 3 are more than enough for a 6. The 4 claims, with its Calculator beneath it."),
            message("That is no 6, or it takes more cards than it has to. What is beyond 6 counts as 6."),
        ),
    ),
    "once_a_turn": exercise(
        ("1", "6", "6"),
        ("late_arrival:6*", "2", "4"),
        Task(
            message(
                "Your Late Arrival 2 brought your Late Arrival 6 along. That claimed pile 1, which gave you back the 2, and "
                "brought the 2 along in turn. It fits nowhere. Which pile does it claim?"
            ),
            ("claim pile 1",),
            message(
                "Your 6 is back in your hand. The 2 would bring it along once more, but it was added in this turn already: "
                "no card is added twice, or these two would call each other for ever."
            ),
            message("That 6 has no hand on it. Your Late Arrival 6 has one, and lies in pile 1."),
        ),
        laid=("late_arrival:2*", "3", "3"),
    ),
}
"""The exercises by what they are about."""
