"""The pages: short, with cards to look at, an example, and an album to try. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.album import ALBUM
from game.cardgames.must_be_18.rulebook.deck_pictures import Layouts, Piles, Stocks
from game.cardgames.must_be_18.rulebook.lesson import LESSON
from game.cardgames.must_be_18.rulebook.pictures import Group, Groups, columns
from game.language.message import message
from game.tables.book.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        message("In a minute"),
        (
            Words(
                message(
                    "The first player with three sixes plays them as three columns. Only the top "
                    "cards count, and together they always make 18. On your turn, cover some of "
                    "them with cards from your hand so that they make 18 again. If you can, you "
                    "must."
                )
            ),
            Picture(
                columns("6>5 6 4 2>3", total=True), 0.46, message("A 5 and a 3 for a 6 and a 2: still 18.")
            ),
            Words(
                message(
                    "Nothing fits? Draw a card and try again. Still nothing? Start a new column if "
                    "that makes 18 (six at most), or skip. When someone runs out of cards, the "
                    "round is over, and the others score what they still hold. After 18 rounds, "
                    "the lowest total wins."
                )
            ),
        ),
    ),
    Page(
        message("The deck"),
        (
            Words(
                message(
                    "72 cards form a family tree of six generations. The oldest are 1, the "
                    "youngest 6, and there are plenty of youngsters."
                )
            ),
            Picture(
                Piles("generations"),
                0.5,
                message("Black or red makes no difference. Only the number counts."),
            ),
            Words(
                message(
                    "More than half of the cards are sixes. That’s why a round can begin with "
                    "three of them, and why a six on a six is the most common play. Ones and twos "
                    "are rare: they help when a total is hard to make."
                )
            ),
        ),
    ),
    Page(
        message("Dealing"),
        (
            Words(
                message(
                    "Two to six can play. The first dealer is chosen at random. After each round, "
                    "the deal moves to the left. Everyone gets twelve cards, and the rest are the "
                    "stock."
                )
            ),
            Picture(Stocks(), 0.44, message("How many cards are left in the stock.")),
            Words(
                message(
                    "With six players, no cards are left to draw. If you can’t play, start a new "
                    "column at once. If you can’t do that, skip."
                )
            ),
        ),
    ),
    Page(
        message("A round"),
        (
            Words(
                message(
                    "Starting at the dealer’s left, the first player with three sixes must play "
                    "them as three columns. If you have fewer, you skip and don’t draw. If nobody "
                    "has three, the cards are dealt again."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("6 6 5 4", message("Bob skips"), dim=True),
                        Group("6 6 6", message("Ann begins"), total=True),
                    )
                ),
                0.42,
            ),
            Words(
                message(
                    "Then play continues to the left. The round ends at once when someone is out "
                    "of cards, or when it’s blocked: the stock is empty, and all players have "
                    "skipped, one after another. Each player scores the total of the cards left in "
                    "their hand."
                )
            ),
        ),
    ),
    Page(
        message("A turn"),
        (
            Words(
                message(
                    "Play: a 5 and a 3 can cover a 6 and a 2, because both pairs make 8. Cover "
                    "some top cards with just as many cards of the same total. If you can play, "
                    "you must."
                )
            ),
            Picture(
                Groups((Group("6>6 6 6", total=True), Group("6>4 6 6 +2", total=True))),
                0.42,
                message("A six on a six, and a new column."),
            ),
            Words(
                message(
                    "Draw: if you can’t play, draw a card, if there is one. If you can play now, you must."
                )
            ),
            Words(
                message(
                    "New column: if you still can’t play, play one card more than you cover, "
                    "with the same total. One of them is the new column. If you can, you must."
                )
            ),
            Words(
                message(
                    "Skip if none of this works. With six columns, that’s as soon as the card "
                    "you’ve drawn doesn’t fit."
                )
            ),
        ),
    ),
    Page(
        message("Layouts"),
        (
            Picture(Layouts("generations"), 0.76),
            Words(
                message(
                    "Six columns can show 19 more. The even deck has enough twos for 6 6 2 2 2, a "
                    "twentieth way with five columns, and has 29 ways with six. No need to learn "
                    "them: the counter adds up for you."
                )
            ),
        ),
    ),
    Page(message("Example"), lesson=LESSON),
    Page(message("Try it"), album=ALBUM),
    Page(
        message("Tips"),
        (
            Words(
                message(
                    "Play lots of cards at a time. Three sixes on three sixes put you two turns "
                    "ahead of someone who plays one. Between plays with the same number of cards, "
                    "the one with the highest sum leaves you the fewest points."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("6>5 6>5 4 2>4", message("three cards, 14 points")),
                        Group("6 6 4>4 2", message("one card, 4 points")),
                    )
                ),
                0.34,
            ),
            Words(
                message(
                    "Watch who draws: they couldn’t play on these top cards. Leave them the same "
                    "numbers, and they may have to draw again. A new column uses up at least two "
                    "cards, so it’s no disaster. But more columns mean more ways to play, for "
                    "everyone."
                )
            ),
            Words(
                message(
                    "Near the end, count. Which of your last cards go together, and what would "
                    "have to be on top? If an opponent has one card left, get rid of your high "
                    "cards first."
                )
            ),
        ),
    ),
    Page(
        message("Options"),
        (
            Words(
                message(
                    "A match can have 1, 3, 6, 9 or 18 rounds. The even deck has twelve cards of "
                    "each number: fewer sixes, many more ways to make 18."
                )
            ),
            Picture(Piles("even"), 0.26),
            Words(
                message(
                    "You may be allowed to draw a card even if you can play, then play or keep it. "
                    "New columns can be voluntary: instead of any play, and before any draw. The "
                    "limit can be 4, 5 or 6 columns."
                )
            ),
            Words(
                message(
                    "With either of these rules, you can skip by choice. If you’ve drawn in that "
                    "turn, your skip doesn’t count towards a blocked round. And while the stock is "
                    "empty, you must play if you can, unless you may start a new column instead."
                )
            ),
            Words(
                message(
                    "You may have to draw until you can play. If nobody has three sixes, everyone "
                    "can draw in turn until someone does, instead of a new deal. Equal totals "
                    "share a place, or the player who has won more rounds is ahead."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "Choose a card, then its column: drag it there, click both, or use the arrows "
                    "and Enter (A). The counter shows what the top cards would make. At 18, you "
                    "can press Play. Escape (B) takes back the last card, and Tab (RB) suggests "
                    "one play after another."
                )
            ),
            Words(
                message(
                    "V opens the whole table for reading: columns, counter, stock, players and "
                    "totals. 1 to 6 read a column, C the card in focus, T whose turn it is and how "
                    "many cards everyone has, S the scores, E your selection and its total, L the "
                    "last play, and P your hand. None of these keys ever plays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad, Y opens the table, X describes the card, Back reads the scores, "
                    "and pressing the right stick tells you whose turn it is. Push that stick up, "
                    "right, down or left for columns 1 to 4."
                )
            ),
            Words(
                message(
                    "In practice matches, H (RT) gives you a hint: the best plays, and why. Press "
                    "it again for figures. Plus and minus change the speed, J shows the log, and "
                    "F10 pauses."
                )
            ),
        ),
    ),
)
