"""The pages: short, with cards to look at, a turn to step through, and an album. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.album import ALBUM
from game.cardgames.six_takes.rulebook.lesson import worked_example
from game.cardgames.six_takes.rulebook.pictures import Group, Groups, Lines
from game.tables.book.rulebook import Cards, Page, Picture, Words

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
        "Dealing",
        (
            Words(
                "Two to ten play. Everybody is dealt ten cards, and four more are laid open: the first cards of the four "
                "rows. What is left over is not used in this round; with ten players there is nothing left."
            ),
            Picture(
                Groups(
                    (
                        Group((0,) * 10, "ten cards for everybody", lapped=True),
                        Group((9, 33, 57, 81), "four rows"),
                    )
                ),
                0.34,
            ),
            Words(
                "A round has ten turns. In the last one nobody has to choose: everybody's last card plays itself."
            ),
            Words(
                "The cards that you take lie before you and never come back into your hand. At the end of the round their "
                "ducks are counted."
            ),
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
    Page("Example", lesson=worked_example()),
    Page(
        "Winning",
        (
            Words(
                "Ducks add up over the rounds. By default whoever has more than 66 is out, and is dealt no more cards. The "
                "others go on, and the last one at the table wins."
            ),
            Picture(
                Lines(
                    (
                        ("1", "Celia", "58 ducks", "still in"),
                        ("2", "Bob", "81 ducks", "out after round 5"),
                        ("3", "You", "70 ducks", "out after round 4"),
                        ("4", "David", "75 ducks", "out after round 4"),
                    )
                ),
                0.3,
                "Later is better; of those who go out together, fewer ducks are.",
            ),
            Words(
                "If the last ones go out together, the fewest ducks win. Equal totals share the better place."
            ),
            Words(
                "With the classic ending the match stops after the round in which somebody reaches the limit, and the "
                "fewest ducks win. A limit of 0 plays just one round."
            ),
        ),
    ),
    Page(
        "Variants",
        (
            Words(
                "Professional: only as many cards as are needed are in play, ten for each player and four, from 1 upwards. "
                "So a sharp mind can work out who holds what. When somebody is out, the deck shrinks."
            ),
            Words(
                "Draft: all cards to be played lie open, and players pick one at a time, clockwise, until each has ten. "
                "The last card goes to its picker by itself. Everybody may remember who took what."
            ),
            Picture(
                Lines(
                    (
                        ("Round 1", "You, Bob, Celia, and round again"),
                        ("Round 2", "Bob, Celia, you, and round again"),
                        ("Round 3", "Celia, you, Bob, and round again"),
                    )
                ),
                0.26,
                "The first pick moves on with every round, to the next player who is still in.",
            ),
        ),
    ),
    Page("Try it", album=ALBUM),
    Page(
        "Keys",
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
                "In practice matches H (RT on a gamepad) asks for a hint: whether a card is safe now, and why. "
                "Asked again it tells the ducks that each is expected to cost, and then it is put away. After "
                "every round the coach looks at all you did."
            ),
        ),
    ),
)
