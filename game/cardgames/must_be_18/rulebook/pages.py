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
        message("The idea"),
        (
            Words(
                message(
                    "Cards lie in columns, and only their top cards count. Whatever is laid, the tops come to 18: never "
                    "more, never less."
                )
            ),
            Picture(
                columns("6>5 6 4 2>3", total=True), 0.46, message("A 5 and a 3 for a 6 and a 2: still 18.")
            ),
            Words(
                message(
                    "Two to six play. Everybody gets twelve cards and wants to be rid of them. When one hand is empty, the "
                    "round is over, and the others score what they still hold. After 18 rounds the lowest total wins."
                )
            ),
        ),
    ),
    Page(
        message("The deck"),
        (
            Words(
                message(
                    "72 cards, a family tree of six generations. The oldest are 1, the youngest 6, and the young ones are "
                    "many."
                )
            ),
            Picture(
                Piles("generations"),
                0.5,
                message("Black or red makes no difference. Only the number counts."),
            ),
            Words(
                message(
                    "More than half of all cards are sixes. That is why a round can begin with three of them, and why a "
                    "six on a six is the most usual play. Ones and twos are rare: they help where a sum is hard to find."
                )
            ),
        ),
    ),
    Page(
        message("Dealing"),
        (
            Words(
                message(
                    "Chance names the first dealer. After each round the deal moves on to the left; whoever sits at the "
                    "dealer's left is first. Everybody gets twelve cards, and the rest is the stock."
                )
            ),
            Picture(Stocks(), 0.44, message("The stock that is left for drawing.")),
            Words(
                message(
                    "With six players no card is left. Nobody can draw then: who cannot play opens a column at once, or skips."
                )
            ),
        ),
    ),
    Page(
        message("A round"),
        (
            Words(
                message(
                    "From the dealer's left on, everybody is asked for three sixes. Who has fewer is passed over and does "
                    "not draw. The first who holds them must lay them as three columns. If nobody can, it is dealt again."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("6 6 5 4", message("Bob: passed over"), dim=True),
                        Group("6 6 6", message("Ann begins"), total=True),
                    )
                ),
                0.42,
            ),
            Words(
                message(
                    "Then play goes round to the left. The round ends at once when a hand is empty, or when it is blocked: "
                    "the stock is empty, and all in a row have skipped. Everybody scores the sum of the cards in hand."
                )
            ),
        ),
    ),
    Page(
        message("A turn"),
        (
            Words(
                message(
                    "Play: cover tops by as many cards of the same sum, one on each column. How many is up to you, but who "
                    "can play must."
                )
            ),
            Picture(
                Groups((Group("6>6 6 6", total=True), Group("6>4 6 6 +2", total=True))),
                0.42,
                message("A six on a six, and a new column."),
            ),
            Words(
                message(
                    "Draw: who cannot play draws a card, if there is one, and must play if that is possible now."
                )
            ),
            Words(
                message(
                    "Open a column: who still cannot play lays one card more than tops are covered, of the same sum; one of "
                    "them is the new column. That is a must, too, but there are six columns at most. Skip: who can do none "
                    "of these keeps all cards."
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
                    "Six columns can show 19 more. The even deck has enough twos for 6 6 2 2 2, a twentieth way with five "
                    "columns, and 29 ways with six. No need to learn them: the counter adds up for you."
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
                    "Lay many cards at a time. Whoever lays three sixes on three sixes is two turns ahead of whoever lays "
                    "one. Of plays with as many cards, the one with the highest sum leaves the fewest points behind."
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
                    "Watch who draws: they could not play on these tops. Leave them the same numbers, and they may have to "
                    "draw again. A new column lays two cards or more, so it is no misfortune; but more tops are more ways to "
                    "play, for everybody."
                )
            ),
            Words(
                message(
                    "Near the end, count. Which of your last cards go together, and what would have to lie there? If "
                    "somebody else has one card left, get rid of the high ones first."
                )
            ),
        ),
    ),
    Page(
        message("Options"),
        (
            Words(
                message(
                    "A match can have 1, 3, 6, 9 or 18 rounds. The even deck has twelve cards of each number: fewer sixes, "
                    "many more sums."
                )
            ),
            Picture(Piles("even"), 0.26),
            Words(
                message(
                    "Who can play may be allowed to draw a card instead, and then to play or to keep it. New columns can "
                    "be voluntary: instead of any play, and before any draw. There may be at most 4, 5 or 6 columns."
                )
            ),
            Words(
                message(
                    "By these two rules one may skip of free will. A free skip does not help to block the round if its player "
                    "has drawn in that turn. And while the stock is empty, who can play must, unless a column may be opened "
                    "instead."
                )
            ),
            Words(
                message(
                    "Who cannot play may have to draw until a play is possible. If nobody holds three sixes, all can draw "
                    "in turn until somebody does, instead of a new deal. Equal totals share a place, or the one who has "
                    "won more rounds is ahead."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "Choose a card, then the column for it; drag it there, click both, or use arrows and Enter (A). The "
                    "counter shows what the tops would come to. At 18, Lay can be pressed. Escape (B) takes the last card "
                    "back, and Tab (RB) suggests one way after the other."
                )
            ),
            Words(
                message(
                    "V opens the whole table to read: columns, counter, stock, players, totals. 1 to 6 read a column, C the "
                    "card in focus, T whose turn it is and all hand sizes, S the scores, E what is selected and its total, "
                    "L what was laid last, P your hand. None of these keys ever lays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad Y opens the table, X tells about the card, Back the scores, and a press on the right "
                    "stick whose turn it is. Push that stick up, right, down or left for columns 1 to 4."
                )
            ),
            Words(
                message(
                    "In practice matches H (RT) asks for a hint: the best plays, and why; again, for figures. "
                    "Plus and minus change the speed, J shows the log, F10 pauses."
                )
            ),
        ),
    ),
)
