"""The pages: short, with cards to look at, and the album of packs. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.album import ALBUM
from game.cardgames.sixpack.rulebook.pictures import Group, Groups
from game.tables.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        "The idea",
        (
            Words(
                "Cards are good here: have the most of them in hand when it is over. But every turn you play one. "
                "Whoever claims a pile gets cards back, and the ones to get are those with a little hand on them."
            ),
            Picture(
                Groups((Group("carousel:1 carousel:2* carousel:3 carousel:4 carousel:5* carousel:6"),)),
                0.36,
                "A pack: six cards from 1 to 6 with the same effect, and two of them show a hand.",
            ),
            Words(
                "Every player brings a pack, and there is one more for all; with two players there are four. They "
                "are shuffled. Everybody gets six cards (ten with two players), and three are laid open: the three "
                "piles. What is left is out of the game."
            ),
            Words("Neutral cards are only numbers. All other packs can do something: see their album."),
        ),
    ),
    Page(
        "A turn",
        (
            Words(
                "Everybody chooses a card in secret (two cards each with two players), and all are revealed at once. "
                "Cards of the same number are duplicates: they leave the game, every one of them. The others are "
                "handled one by one, the lowest first."
            ),
            Picture(
                Groups(
                    (
                        Group("veto:6 5 late_arrival:2 6*", "revealed", out=(0, 3), then=True),
                        Group("late_arrival:2 5", "2 before 5"),
                        Group("takeback:3"),
                        Group("1"),
                        Group("6"),
                    ),
                    leads=((4, 7), (5, 6)),
                ),
                0.34,
                "The sixes are duplicates. Then the 2 goes on the 1, and the 5 on the 3.",
            ),
            Words(
                "A card goes on the pile with the closest number below its own; an equal one is not below. If two "
                "piles are equally close, its player chooses. After every card everything is looked at anew: what "
                "has just been placed counts for the next."
            ),
        ),
    ),
    Page(
        "Claiming",
        (
            Words(
                "The 6 claims the pile it comes to. And a card that fits nowhere, because every pile is higher, "
                "claims any pile its player likes. Only if it finds its equal on a pile and nothing below, it goes "
                "back to the hand."
            ),
            Picture(
                Groups(
                    (
                        Group("2* 4 sheriff:1* 5", "a pile", piled=True),
                        Group("6", "claims it", then=True),
                        Group("2* sheriff:1*", "to the hand"),
                        Group("4 5", "out", out=(0, 1)),
                        Group("6", "new pile"),
                    )
                ),
                0.3,
            ),
            Words(
                "Of the cards in a claimed pile, those with a hand go to the claimer's hand. The others are out of "
                "the game. The claiming card starts the pile anew; it is not won itself."
            ),
            Words(
                "The round ends with the turn after which somebody has no card left. The most cards in hand win; if "
                "that is a draw, the most hands on them. Over several rounds, every card and every hand on one is a "
                "point. Should no card leave the game for twelve turns in a row, the round ends as well."
            ),
        ),
    ),
    Page("Album of packs", album=ALBUM),
    Page(
        "By ear and by hand",
        (
            Words(
                "V opens the whole table to read: piles, waiting cards, players, packs and your hand. 1 to 3 read a "
                "pile at once. C shows the card in focus close up and tells all it can do. T says who has chosen and "
                "which cards wait, S the cards in hand and the points, D which way play goes and which numbers "
                "claim. None of these keys ever plays a card."
            ),
            Words(
                "H asks for a hint: what each choice is expected to bring, and why. J shows the log, F10 pauses, Plus "
                "and minus change the speed."
            ),
            Words(
                "Enter, A or a click plays the card in focus, or answers what a card asks; while something moves, it "
                "finishes the movement. Escape or B takes back half an answer, such as a card whose Calculators you "
                "have not chosen yet."
            ),
            Words(
                "On a gamepad the right stick reads the piles, Y opens the table, X shows the card, Back tells the "
                "scores and a press on the right stick who has chosen."
            ),
        ),
    ),
)
