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
        message("In a minute"),
        (
            Words(
                message(
                    "You hold ten cards, and there are four rows on the table. Each turn, "
                    "everyone secretly chooses a card. Then the cards are revealed and join the "
                    "rows, lowest first. Each goes to the row whose last card is the closest one "
                    "below it."
                )
            ),
            Words(
                message(
                    "Is yours the sixth card in a row? Take the other five. Is it lower than the "
                    "last card of every row? Take a row of your choice. Either way, your card "
                    "starts the new row, and the ducks on the cards you took count against you."
                )
            ),
        ),
    ),
    Page(
        message("Dealing"),
        (
            Words(
                message(
                    "Two to ten can play. Everyone is dealt ten cards. Four more go face up: the "
                    "first cards of the four rows. Leftover cards sit this round out; with ten "
                    "players, there aren’t any."
                )
            ),
            Picture(
                Groups(
                    (
                        Group((0,) * 10, message("ten cards each"), lapped=True),
                        Group((9, 33, 57, 81), message("four rows")),
                    )
                ),
                0.34,
            ),
            Words(
                message(
                    "A round has ten turns. On the last one, everyone’s last card plays itself. If "
                    "yours is too low, you still choose a row."
                )
            ),
            Words(
                message(
                    "Cards you take stay in front of you and never return to your hand. At the end "
                    "of the round, you count their ducks."
                )
            ),
        ),
    ),
    Page(
        message("Ducks"),
        (
            Words(
                message(
                    "There are 104 cards, one of each number. A card’s colour and its little ducks "
                    "show what it costs."
                )
            ),
            Cards(
                (7, 25, 40, 66, 55),
                (ducks_figure(1), ducks_figure(2), ducks_figure(3), ducks_figure(5), ducks_figure(7)),
                message("Plain numbers · fives · tens · doubles · the one and only 55"),
            ),
            Words(
                message(
                    "Multiples of 5 have two ducks, of 10 three, and of 11 five. 55 is both a 5 "
                    "and an 11, so it has seven. The whole deck holds 171 ducks."
                )
            ),
        ),
    ),
    Page(
        message("Where cards go"),
        (
            Words(
                message(
                    "Revealed cards are placed one by one, lowest first. Each goes to the row "
                    "whose last card is the closest one below it. You have no say in it."
                )
            ),
            Cards(
                (21, 24, 57, 81),
                # For translators: under the card 24, which cards from 25 to 56 go behind.
                ("", message("for 25–56"), "", ""),
                message("Four row ends. A 30 goes after the 24."),
            ),
            Words(
                message(
                    "Playing close to a row’s end is safe: not much can get in between. Play far "
                    "above it, and the row may be full when your card’s turn comes, because lower "
                    "cards are placed first."
                )
            ),
        ),
    ),
    Page(
        message("Too low"),
        (
            Words(
                message(
                    "A card that’s lower than the last card of every row fits nowhere. If it’s "
                    "yours, take any row you like, and your card starts the new row. You choose "
                    "when the card’s turn comes, with all the revealed cards in view."
                )
            ),
            Cards(
                (7, 21, 24, 57, 81),
                (message_in("a card", "too low"), "", "", "", ""),
                message("A 7 doesn’t fit after any of these."),
            ),
            Words(
                message(
                    "The cheapest row isn’t always the best one to take. The new row starts low, "
                    "and will catch the next low cards."
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
                    "Ducks add up from round to round. The usual ending is elimination: go over "
                    "66 and you’re out. The others play on, and the last one at the table wins."
                )
            ),
            Words(
                message(
                    "The classic ending puts nobody out: once somebody reaches 66, the match ends "
                    "after that round, and the fewest ducks wins. 66 is the usual limit. Set it to "
                    "0, and you play just one round."
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
                message("Later is better. In the same round, fewer ducks are better."),
            ),
            Words(
                message(
                    "If the last players go out together, fewest ducks wins. Equal totals share "
                    "the better place."
                )
            ),
        ),
    ),
    Page(
        message("Variants"),
        (
            Words(
                message(
                    "Professional: only as many cards as you need are in play, from 1 up: ten for "
                    "each player, plus four. So a sharp mind can work out who holds what. When "
                    "somebody goes out, the deck shrinks."
                )
            ),
            Words(
                message(
                    "Draft: all the cards to be played lie face up, and players pick one at a "
                    "time, clockwise, until everyone has ten. The last card is picked "
                    "automatically. Feel free to remember who took what."
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
                message("Each round, the first pick moves on to the next player still in."),
            ),
        ),
    ),
    Page(message("Try it"), album=ALBUM),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the rows for reading: left and right move through the rows, up and "
                    "down through a row’s cards. 1 to 4 read a row straight away. C reads the "
                    "ducks of the card or row in focus, T who has chosen, S the scores. None of "
                    "these keys ever plays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad, the right stick reads the rows, Y opens them, X reads the ducks "
                    "and Back the scores. Press the right stick to hear who has chosen."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus. While something’s moving, it "
                    "finishes the movement. Plus and minus change the speed, J shows the log, and "
                    "F10 pauses."
                )
            ),
            Words(
                message(
                    "In practice matches, H (RT on a gamepad) gives you a hint: whether a card is "
                    "safe now, and why. Press it again for the ducks each card is expected to "
                    "cost, and once more to put the hint away. After every round, the coach looks "
                    "back at everything you did."
                )
            ),
        ),
    ),
)
