"""The pages: short, with cards to look at, a turn to step through, and an album. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.album import ALBUM
from game.cardgames.six_takes.rulebook.lesson import worked_example
from game.cardgames.six_takes.rulebook.pictures import Group, Groups, Lines
from game.cardgames.six_takes.words.names import ducks_figure
from game.language.message import Text, capital, message, message_in, parts
from game.tables.book.rulebook import Cards, Page, Picture, Words
from game.voice.players import YOU


def _round_again(*names: str) -> Text:
    """The order of picking."""
    return message("{names}, and round again", names=capital(parts(", ", names)))


PAGES: tuple[Page, ...] = (
    Page(
        message("The idea"),
        (
            Words(
                message(
                    "Four rows of cards lie on the table. Each turn everybody secretly chooses one card; then all "
                    "are revealed and join the rows. Whoever lays the sixth card of a row has to take the other "
                    "five, and every card has ducks on it. You do not want ducks."
                )
            ),
            Cards(
                (9, 12, 21, 23, 30, 36),
                # For translators: under the sixth card of a row, as in the title of the game.
                ("", "", "", "", "", message("takes!")),
                message("Five cards fill a row. The sixth takes them."),
            ),
            Words(message("After ten turns the round is over. The fewest ducks are best.")),
        ),
    ),
    Page(
        message("Dealing"),
        (
            Words(
                message(
                    "Two to ten play. Everybody is dealt ten cards, and four more are laid open: the first cards of the four "
                    "rows. What is left over is not used in this round; with ten players there is nothing left."
                )
            ),
            Picture(
                Groups(
                    (
                        Group((0,) * 10, message("ten cards for everybody"), lapped=True),
                        Group((9, 33, 57, 81), message("four rows")),
                    )
                ),
                0.34,
            ),
            Words(
                message(
                    "A round has ten turns. In the last one nobody has to choose: everybody's last card plays itself."
                )
            ),
            Words(
                message(
                    "The cards that you take lie before you and never come back into your hand. At the end of the round their "
                    "ducks are counted."
                )
            ),
        ),
    ),
    Page(
        message("Ducks"),
        (
            Words(
                message(
                    "There are 104 cards, one of each number. The colour and the little ducks tell what one costs."
                )
            ),
            Cards(
                (7, 25, 40, 66, 55),
                (ducks_figure(1), ducks_figure(2), ducks_figure(3), ducks_figure(5), ducks_figure(7)),
                message("Plain numbers · fives · tens · doubles and their kin · the one and only 55"),
            ),
            Words(
                message(
                    "Multiples of five have two ducks, of ten three, of eleven five. 55 is both, and has seven. The "
                    "whole deck holds 171 ducks."
                )
            ),
        ),
    ),
    Page(
        message("Where cards go"),
        (
            Words(
                message(
                    "The revealed cards are placed one by one, the lowest first. Each goes to the row whose last "
                    "card is the highest one below it. You have no say in that."
                )
            ),
            Cards(
                (21, 24, 57, 81),
                # For translators: under the card 24, which cards from 25 to 56 go behind.
                ("", message("for 25–56"), "", ""),
                message("Four row ends. A 30 belongs after the 24."),
            ),
            Words(
                message(
                    "Close to a row's end is safe: little can come between. A card far above it may find the row "
                    "full when its turn comes, because lower cards are placed first."
                )
            ),
        ),
    ),
    Page(
        message("Too low"),
        (
            Words(
                message(
                    "A card that is lower than the ends of all rows fits nowhere. Its player takes a row of their "
                    "choice, and the card begins that row anew. You choose when the card's turn comes, and see all "
                    "revealed cards as you do."
                )
            ),
            Cards(
                (7, 21, 24, 57, 81),
                (message_in("a card", "too low"), "", "", "", ""),
                message("A 7 fits after none of these ends."),
            ),
            Words(
                message(
                    "The cheapest row is not always the best one to take: the new row is low, and will catch the "
                    "next low cards."
                )
            ),
        ),
    ),
    Page(message("Example"), lesson=worked_example()),
    Page(
        message("Winning"),
        (
            Words(
                message(
                    "Ducks add up over the rounds. By default whoever has more than 66 is out, and is dealt no more cards. The "
                    "others go on, and the last one at the table wins."
                )
            ),
            Picture(
                Lines(
                    (
                        ("1", "Celia", ducks_figure(58), message("still in")),
                        ("2", "Bob", ducks_figure(81), message("out after round {number}", number=5)),
                        (
                            "3",
                            message("You"),
                            ducks_figure(70),
                            message("out after round {number}", number=4),
                        ),
                        ("4", "David", ducks_figure(75), message("out after round {number}", number=4)),
                    )
                ),
                0.3,
                message("Later is better; of those who go out together, fewer ducks are."),
            ),
            Words(
                message(
                    "If the last ones go out together, the fewest ducks win. Equal totals share the better place."
                )
            ),
            Words(
                message(
                    "With the classic ending the match stops after the round in which somebody reaches the limit, and the "
                    "fewest ducks win. A limit of 0 plays just one round."
                )
            ),
        ),
    ),
    Page(
        message("Variants"),
        (
            Words(
                message(
                    "Professional: only as many cards as are needed are in play, ten for each player and four, from 1 upwards. "
                    "So a sharp mind can work out who holds what. When somebody is out, the deck shrinks."
                )
            ),
            Words(
                message(
                    "Draft: all cards to be played lie open, and players pick one at a time, clockwise, until each has ten. "
                    "The last card goes to its picker by itself. Everybody may remember who took what."
                )
            ),
            Picture(
                Lines(
                    (
                        (message("Round {number}", number=1), _round_again(YOU, "Bob", "Celia")),
                        (message("Round {number}", number=2), _round_again("Bob", "Celia", YOU)),
                        (message("Round {number}", number=3), _round_again("Celia", YOU, "Bob")),
                    )
                ),
                0.26,
                message("The first pick moves on with every round, to the next player who is still in."),
            ),
        ),
    ),
    Page(message("Try it"), album=ALBUM),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the rows to read: left and right through the rows, up and down through a row's "
                    "cards. 1 to 4 read a row at once. C tells the ducks of the card or row in focus, T who has "
                    "chosen, S the scores. None of these keys ever plays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad the right stick reads the rows, Y opens them, X tells the ducks, Back the scores "
                    "and a press on the right stick who has chosen."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus; while something moves, it finishes the movement. "
                    "Plus and minus change the speed, J shows the log, F10 pauses."
                )
            ),
            Words(
                message(
                    "In practice matches H (RT on a gamepad) asks for a hint: whether a card is safe now, and why. "
                    "Asked again it tells the ducks that each is expected to cost, and then it is put away. After "
                    "every round the coach looks at all you did."
                )
            ),
        ),
    ),
)
