"""The pages: short, with cards to look at, turns to step through, and albums. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.album import ALBUM, FINER_ALBUM
from game.cardgames.sixpack.rulebook.lessons import NORMAL, REVERSED
from game.cardgames.sixpack.rulebook.pictures import Group, Groups
from game.language.message import message, message_in
from game.tables.book.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        message("In a minute"),
        (
            Words(
                message(
                    "Cards are good here: have the most in hand when it’s over. But every turn, "
                    "you play one. To get cards back, claim a pile: you get the ones with a "
                    "handprint on them."
                )
            ),
            Words(
                message(
                    "Everyone plays a card at the same time. Equal numbers cancel. The others go "
                    "one by one, lowest first, each to the pile with the closest number below it. "
                    "A 6 claims the pile it goes on. Is your card lower than every pile? Claim any "
                    "pile. Is a pile equal and none lower? Take the card back."
                )
            ),
            Words(
                message(
                    "While one Reverse is on top of a pile, everything is the other way round: "
                    "high to low, closest above, and 1 claims. When somebody’s hand is empty at "
                    "the end of a turn, the round is over, and whoever holds the most cards wins "
                    "it."
                )
            ),
        ),
    ),
    Page(
        message("Dealing"),
        (
            Words(
                message(
                    "There’s one pack for each player and one extra; two players use four packs. "
                    "They’re shuffled together. Everyone gets six cards (ten with two players), "
                    "and three go face up as the three piles. The rest are out of the game."
                )
            ),
            Picture(
                Groups((Group("carousel:1 carousel:2* carousel:3 carousel:4 carousel:5* carousel:6"),)),
                0.36,
                message("A pack: six cards from 1 to 6 with the same effect. Two of them show a handprint."),
            ),
            Words(
                message(
                    "Neutral cards are just numbers. All other packs can do something: look "
                    "them up in the Album."
                )
            ),
        ),
    ),
    Page(
        message("Packs"),
        (
            Words(
                message(
                    "First game: one Reverse pack, the rest Neutral. One new pack: one more "
                    "special pack, which you choose or leave to chance. Everything: special packs "
                    "only, all different. Your choice: whatever you like, with Neutral packs "
                    "filling any gaps."
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
                message("With three players: four packs. Here’s one card from each."),
            ),
            Words(
                message(
                    "A special pack can be in a game once. Only Reverse, Seethrough and Calculator "
                    "may be in twice, and Neutral as often as there’s room."
                )
            ),
            Words(
                message(
                    "A match has 1, 3, 5 or 7 rounds, all with the same packs. Which cards show a "
                    "handprint is drawn again for each round, and so is the second number of Super "
                    "Numbers."
                )
            ),
        ),
    ),
    Page(
        message("A turn"),
        (
            Words(
                message(
                    "Everyone chooses a card in secret (two cards each with two players), and all "
                    "are revealed at the same time. Cards with the same number are duplicates and "
                    "cancel: every one of them leaves the game. The others go one by one, lowest "
                    "first."
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
                message("The sixes are duplicates and cancel. Then the 2 goes on the 1, and the 5 on the 3."),
            ),
            Words(
                message(
                    "A card goes on the pile with the closest number below its own; equal isn’t "
                    "below. If two piles are equally close, its player chooses. The piles are "
                    "checked again before each card, so what was just played counts for the next "
                    "one. If the order flips, the waiting cards swap, too."
                )
            ),
        ),
    ),
    Page(
        message("Claiming"),
        (
            Words(
                message(
                    "The 6 claims the pile it goes on. And a card that fits nowhere, because every "
                    "pile is higher, claims any pile its player likes. But if a pile has the same "
                    "number and none is lower, the card goes back to the hand."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("2* 4 sheriff:1* 5", message("a pile"), piled=True),
                        Group("6", message("claims it"), then=True),
                        Group("2* sheriff:1*", message("back to hand")),
                        Group("4 5", message_in("cards", "out"), out=(0, 1)),
                        Group("6", message("new pile")),
                    )
                ),
                0.3,
            ),
            Words(
                message(
                    "When you claim a pile, its cards with a handprint go to your hand. The others "
                    "are out of the game. The card you claimed with starts a new pile; you don’t "
                    "get it back."
                )
            ),
            Words(
                message(
                    "Two cards can still end up with the same number later, through a Copycat, for "
                    "example. They aren’t duplicates then: the one that was there first goes "
                    "first. If both were there from the start, go clockwise from the first seat, "
                    "which moves on by one each turn."
                )
            ),
        ),
    ),
    Page(message("Example"), lesson=NORMAL),
    Page(message("Reversed"), lesson=REVERSED),
    Page(message("Album"), album=ALBUM),
    Page(
        message("Face-up cards"),
        (
            Words(
                message(
                    "A Seethrough lies face up in your hand, and if you play a card on one, you "
                    "must turn another card in your hand face up. Face-up cards choose first, from "
                    "the lowest number up; then everyone else chooses at the same time. Everyone "
                    "sees a face-up card leave a hand."
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
                    "If you tie for the lowest face-up number, you must play that very card; with "
                    "two players, your second card is free. If a card has two numbers, the lower "
                    "one counts. On a pile, you look through all Seethroughs to the first other "
                    "card."
                )
            ),
            Picture(
                Groups(
                    (
                        Group(
                            "4* seethrough:1 seethrough:2", message("4, with three handprints"), piled=True
                        ),
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
                    "Copycats choose after duplicates cancel, lowest printed number first. They "
                    "may copy each other, as whatever the other one is at that moment. If no other "
                    "player’s card is left, a Copycat keeps its own number and has no effect."
                )
            ),
            Words(
                message(
                    "You may play any number of Calculators with a card. They count up to 6 and "
                    "share the card’s fate: they leave the game with it, come back with it, or go "
                    "beneath it, the highest on top. A Calculator may also be your main card."
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
                    "A Late Arrival adds a card that waits its turn like the others, so it can be "
                    "a duplicate, too. No card is added twice in a turn, even if it came back to "
                    "your hand."
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
                    "A round ends when somebody’s hand is empty at the end of a turn. If a hand "
                    "was empty for a moment but filled again in the same turn, the round goes on. "
                    "If no card leaves the game for twelve turns in a row, the round ends as it "
                    "stands."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("2* 4* 5", message("3 cards, 2 handprints: 5 points")),
                        Group("1 3 6*", message("3 cards, 1 handprint: 4 points")),
                    )
                ),
                0.32,
                message("Handprints count as printed, whether the order ends up normal or reversed."),
            ),
            Words(
                message(
                    "In a one-round match, whoever has the most cards in hand wins. If that’s a "
                    "tie, the most handprints decide. Over several rounds, each card is a point, "
                    "and so is each handprint. Tied players share the place."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the whole table for reading: piles, waiting cards, players, packs and "
                    "your hand. 1 to 3 read a pile right away. C shows the card in focus close up "
                    "and tells you everything it can do. T says who has chosen and which cards are "
                    "waiting, S the cards in hand and the points, D whether the order is reversed "
                    "and which numbers claim. None of these keys ever plays a card."
                )
            ),
            Words(
                message(
                    "Press H for a hint: how good each choice is, and why. Press it again for "
                    "figures. J shows the log, F10 pauses, and Plus and Minus change the speed."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus or answers a card’s question. "
                    "While something’s moving, it finishes the movement. Escape or B takes back "
                    "half an answer, such as a card whose Calculators you haven’t chosen yet."
                )
            ),
            Words(
                message(
                    "On a gamepad, the right stick reads the piles, Y opens the table, X shows the "
                    "card, and Back gives the scores. Press the right stick to hear who has chosen."
                )
            ),
        ),
    ),
)
