"""The pages: short, with cards to look at, turns to step through, and albums. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.album import ALBUM, FINER_ALBUM
from game.cardgames.sixpack.rulebook.lessons import NORMAL, REVERSED
from game.cardgames.sixpack.rulebook.pictures import Group, Groups
from game.language.message import message, message_in
from game.tables.book.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        message("The idea"),
        (
            Words(
                message(
                    "Cards are good here: have the most of them in hand when it is over. But every turn you play one. "
                    "Whoever claims a pile gets cards back, and the ones to get are those with a little hand on them."
                )
            ),
            Picture(
                Groups((Group("carousel:1 carousel:2* carousel:3 carousel:4 carousel:5* carousel:6"),)),
                0.36,
                message("A pack: six cards from 1 to 6 with the same effect, and two of them show a hand."),
            ),
            Words(
                message(
                    "Every player brings a pack, and there is one more for all; with two players there are four. They "
                    "are shuffled. Everybody gets six cards (ten with two players), and three are laid open: the three "
                    "piles. What is left is out of the game."
                )
            ),
            Words(
                message("Neutral cards are only numbers. All other packs can do something: see their album.")
            ),
        ),
    ),
    Page(
        message("Packs"),
        (
            Words(
                message(
                    "First game: one Reverse pack, all others Neutral. One new pack: one more special pack besides, which "
                    "you choose or which is a surprise. Everything: special packs only, all different. Own choice: as you "
                    "like it; Neutral packs fill up what is missing."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("reverse:1 2 3 4", message("First game")),
                        Group("reverse:1 veto:2 3 4", message("One new pack")),
                        Group("sheriff:1 carousel:2 sticky:3 copycat:4", message("Everything")),
                    )
                ),
                0.26,
                message("With three players: four packs, of which one card each is shown here."),
            ),
            Words(
                message(
                    "A special pack is in a game once. Only Reverse, Seethrough and Calculator may be there twice, and "
                    "Neutral as often as there is room."
                )
            ),
            Words(
                message(
                    "A match has 1, 3, 5 or 7 rounds. The packs stay the same in all of them. Which cards show a hand is "
                    "drawn anew each time, and so is the second number of Super Numbers."
                )
            ),
        ),
    ),
    Page(
        message("A turn"),
        (
            Words(
                message(
                    "Everybody chooses a card in secret (two cards each with two players), and all are revealed at once. "
                    "Cards of the same number are duplicates: they leave the game, every one of them. The others are "
                    "handled one by one, the lowest first."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("veto:6 5 late_arrival:2 6*", message("revealed"), out=(0, 3), then=True),
                        Group("late_arrival:2 5", message("2 before 5")),
                        Group("takeback:3"),
                        Group("1"),
                        Group("6"),
                    ),
                    leads=((4, 7), (5, 6)),
                ),
                0.34,
                message("The sixes are duplicates. Then the 2 goes on the 1, and the 5 on the 3."),
            ),
            Words(
                message(
                    "A card goes on the pile with the closest number below its own; an equal one is not below. If two "
                    "piles are equally close, its player chooses. After every card everything is looked at anew: what "
                    "has just been placed counts for the next."
                )
            ),
        ),
    ),
    Page(
        message("Claiming"),
        (
            Words(
                message(
                    "The 6 claims the pile it comes to. And a card that fits nowhere, because every pile is higher, "
                    "claims any pile its player likes. Only if it finds its equal on a pile and nothing below, it goes "
                    "back to the hand."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("2* 4 sheriff:1* 5", message("a pile"), piled=True),
                        Group("6", message("claims it"), then=True),
                        Group("2* sheriff:1*", message("to the hand")),
                        Group("4 5", message_in("cards", "out"), out=(0, 1)),
                        Group("6", message("new pile")),
                    )
                ),
                0.3,
            ),
            Words(
                message(
                    "Of the cards in a claimed pile, those with a hand go to the claimer's hand. The others are out of "
                    "the game. The claiming card starts the pile anew; it is not won itself."
                )
            ),
            Words(
                message(
                    "Two cards can come to the same number after the comparison, by a Copycat for example. They are no "
                    "duplicates then: the one that was there first goes first, then whoever sits next. The first seat moves "
                    "on by one with every turn."
                )
            ),
        ),
    ),
    Page(message("Example"), lesson=NORMAL),
    Page(message("Backwards"), lesson=REVERSED),
    Page(message("Album"), album=ALBUM),
    Page(
        message("Open cards"),
        (
            Words(
                message(
                    "A Seethrough lies open in your hand, and whoever places a card on one must turn another hand card open. "
                    "Open cards choose first, from the lowest number up, and then all the others at once. Everybody sees an "
                    "open card leave a hand."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("seethrough:2 back", message("Bob is first")),
                        Group("5 back", message("then Celia")),
                        Group("back back", message("then you")),
                    )
                ),
                0.28,
            ),
            Words(
                message(
                    "Who ties for the lowest open number must lay that very card; with two players, the second card is free. "
                    "Of two numbers on a card the lower one counts. On a pile you look through all Seethroughs, to the first "
                    "card that is none."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("4* seethrough:1 seethrough:2", message("4, with three hands"), piled=True),
                        Group("seethrough:5 seethrough:2", message("nothing but glass: 2"), piled=True),
                    )
                ),
                0.28,
            ),
        ),
    ),
    Page(
        message("Details"),
        (
            Words(
                message(
                    "Copycats choose after the duplicates have gone, the lowest printed number first. They may copy each "
                    "other, as what the other one is by then. If no other player's card is left, a Copycat keeps its own "
                    "number and has no effect."
                )
            ),
            Words(
                message(
                    "Any number of Calculators may go along with a card. They count up to 6, and share its fate: they leave "
                    "the game with it, come back with it, or lie beneath it, the highest on top. A Calculator may also be "
                    "the card itself."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("calculator:1 calculator:2 3", "3 + 2 + 1 = 6", piled=True),
                        Group("calculator:3 5", message("5 + 3: still 6"), piled=True),
                        Group("reverse:4"),
                        Group("calculator:2 3", message("reversed: 3 − 2 = 1"), piled=True),
                    )
                ),
                0.3,
            ),
            Words(
                message(
                    "A Late Arrival adds a card that waits its turn like the others: it can be a duplicate, too. No card is "
                    "added twice in a turn, even if it came back to the hand."
                )
            ),
        ),
    ),
    Page(message("Try it"), album=FINER_ALBUM),
    Page(
        message("The end"),
        (
            Words(
                message(
                    "A round ends with the turn after which somebody's hand is empty. A hand that was empty for a moment, and "
                    "was filled again in the same turn, does not end it. Should no card leave the game for twelve turns in a "
                    "row, the round ends as it stands."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("2* 4* 5", message("3 cards, 2 hands: 5 points")),
                        Group("1 3 6*", message("3 cards, 1 hand: 4 points")),
                    )
                ),
                0.32,
                message("The little hands count as they are printed, whichever way play goes at the end."),
            ),
            Words(
                message(
                    "In a match of one round the most cards in hand win; if that is a draw, the most hands on them. Over "
                    "several rounds every card is a point, and so is every hand on one. Whoever is equal shares the place."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the whole table to read: piles, waiting cards, players, packs and your hand. 1 to 3 read a "
                    "pile at once. C shows the card in focus close up and tells all it can do. T says who has chosen and "
                    "which cards wait, S the cards in hand and the points, D which way play goes and which numbers "
                    "claim. None of these keys ever plays a card."
                )
            ),
            Words(
                message(
                    "H asks for a hint: how good each choice is, and why; again, for figures. J shows the log, F10 "
                    "pauses, Plus and minus change the speed."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus, or answers what a card asks; while something moves, it "
                    "finishes the movement. Escape or B takes back half an answer, such as a card whose Calculators you "
                    "have not chosen yet."
                )
            ),
            Words(
                message(
                    "On a gamepad the right stick reads the piles, Y opens the table, X shows the card, Back tells the "
                    "scores and a press on the right stick who has chosen."
                )
            ),
        ),
    ),
)
