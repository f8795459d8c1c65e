"""The pages: short, with cards to look at. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.lesson import worked_example
from game.tables.rulebook import Cards, Page, Words

PAGES: tuple[Page, ...] = (
    Page(
        "The idea",
        (
            Words(
                "Four rows of cards lie on the table. Each turn everybody secretly chooses one card; then all "
                "are revealed and join the rows. Whoever lays the sixth card of a row has to take the other "
                "five, and every card has ducks on it. You do not want ducks."
            ),
            Cards(
                (9, 12, 21, 23, 30, 36),
                ("", "", "", "", "", "takes!"),
                "Five cards fill a row. The sixth takes them.",
            ),
            Words("After ten turns the round is over. The fewest ducks are best."),
        ),
    ),
    Page(
        "Ducks",
        (
            Words(
                "There are 104 cards, one of each number. The colour and the little ducks tell what one costs."
            ),
            Cards(
                (7, 25, 40, 66, 55),
                ("1 duck", "2 ducks", "3 ducks", "5 ducks", "7 ducks"),
                "Plain numbers · fives · tens · doubles and their kin · the one and only 55",
            ),
            Words(
                "Multiples of five have two ducks, of ten three, of eleven five. 55 is both, and has seven. The "
                "whole deck holds 171 ducks."
            ),
        ),
    ),
    Page(
        "Where cards go",
        (
            Words(
                "The revealed cards are placed one by one, the lowest first. Each goes to the row whose last "
                "card is the highest one below it. You have no say in that."
            ),
            Cards((21, 24, 57, 81), ("", "for 25–56", "", ""), "Four row ends. A 30 belongs after the 24."),
            Words(
                "Close to a row's end is safe: little can come between. A card far above it may find the row "
                "full when its turn comes, because lower cards are placed first."
            ),
        ),
    ),
    Page(
        "Too low",
        (
            Words(
                "A card that is lower than the ends of all rows fits nowhere. Its player takes a row of their "
                "choice, and the card begins that row anew. You choose when the card's turn comes, and see all "
                "revealed cards as you do."
            ),
            Cards((7, 21, 24, 57, 81), ("too low", "", "", "", ""), "A 7 fits after none of these ends."),
            Words(
                "The cheapest row is not always the best one to take: the new row is low, and will catch the "
                "next low cards."
            ),
        ),
    ),
    Page("A turn to step through", lesson=worked_example()),
    Page(
        "Winning",
        (
            Words(
                "Ducks add up over the rounds. By default whoever has more than 66 is out, and the others go "
                "on; the last one at the table wins. If the last ones go over together, the fewest ducks win."
            ),
            Words(
                "With the classic ending the match stops after the round in which somebody reaches the limit, "
                "and the fewest ducks win. A limit of 0 plays just one round."
            ),
            Words(
                "Professional: only as many cards as are needed are in play (ten for each player and four), so "
                "a sharp mind can work out who holds what. Draft: the cards lie open, and players pick their "
                "hands in turn before the round begins."
            ),
        ),
    ),
    Page(
        "By ear and by hand",
        (
            Words(
                "V opens the rows to read: left and right through the rows, up and down through a row's "
                "cards. 1 to 4 read a row at once. C tells the ducks of the card or row in focus, T who has "
                "chosen, S the scores. None of these keys ever plays a card."
            ),
            Words(
                "On a gamepad the right stick reads the rows, Y opens them, X tells the ducks, Back the scores "
                "and a press on the right stick who has chosen."
            ),
            Words(
                "Enter, A or a click plays the card in focus; while something moves, it finishes the movement. "
                "Plus and minus change the speed, J shows the log, F10 pauses."
            ),
            Words(
                "In practice matches H (RT on a gamepad) asks for a hint: the ducks that each card is expected "
                "to cost, how likely it takes a row now, and why. After every round the coach looks at all "
                "you did."
            ),
        ),
    ),
)
