"""The pages: short, with cards to look at, a hand to step through, and an album. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.album import ALBUM
from game.cardgames.sixty_six.rulebook.lesson import LESSON
from game.cardgames.sixty_six.rulebook.pictures import Bids, Group, Groups, Scores, seating, situation
from game.language.message import message
from game.tables.book.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        message("The idea"),
        (
            Words(
                message(
                    "Four play, two against two. Your partner sits opposite; what either of you wins counts for both. "
                    "Everybody gets six cards, and whoever promises most leads to the first of six tricks."
                )
            ),
            Picture(seating, 0.4),
            Words(
                message(
                    "The cards that your side wins are worth points, and every 33 of them are a tick. The first side "
                    "with 10 ticks wins the match."
                )
            ),
            Words(
                message(
                    "Chance names the first dealer. After each hand the deal passes to the left, also if all have passed and "
                    "nothing was played."
                )
            ),
        ),
    ),
    Page(
        message("The cards"),
        (
            Words(
                message("Four suits of six cards. In each of them the order is not quite what one expects:")
            ),
            Picture(
                Groups((Group("AS 10S KS QS JS 9S", under=("11", "10", "4", "3", "2", "0")),)),
                0.44,
                message("From high to low, with the points that each is worth."),
            ),
            Words(
                message(
                    "The ten beats the king, and is worth much more. There are 30 points in each suit and 120 in all; "
                    "marriages come on top of that."
                )
            ),
        ),
    ),
    Page(
        message("Auction"),
        (
            Words(
                message(
                    "Each player in turn, the dealer last, passes or bids more than all before. A bid promises how many "
                    "points your side will have at the end of the hand. What two partners bid is not added up."
                )
            ),
            Picture(Bids(), 0.26),
            Words(
                message(
                    "The highest bidder leads to the first trick, and the suit of that card is trump for the whole hand. "
                    "So bid on the suit that you would like as trump, and tell nobody. If all pass, the next dealer deals."
                )
            ),
        ),
    ),
    Page(
        message("Bidding"),
        (
            Words(
                message(
                    "Count what is certain if you choose the trumps. A marriage led first is 40. An ace and its ten are 21, "
                    "with whatever falls on them; a row of high trumps wins a trick each. Your partner is good for something, "
                    "too, but you do not know for what."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("QC KC 9D QD 10D JS", message("the marriage: a safe 1")),
                        Group("KS 10S AS AH JD KD", message("four tricks or so: a safe 2")),
                    )
                ),
                0.26,
            ),
            Words(
                message(
                    "Has your partner bid? Then pass with aces: they help under any trumps, and ticks beyond the bid score as "
                    "well. Raise if your own suit is worth a tick more, or if the others would take the bid away."
                )
            ),
            Words(
                message(
                    "A 4 needs luck: it promises 4 × 33 = 132 points, and all cards together have only 120. What is missing "
                    "must come from marriages, 20 or 40 each. So even every trick is not enough."
                )
            ),
        ),
    ),
    Page(
        message("A trick"),
        (
            Words(
                message(
                    "The winner of a trick leads to the next. The highest trump wins it, or else the highest card of the "
                    "led suit. You must follow suit, and you must climb: beat the best card if you can, even if it is "
                    "your partner's."
                )
            ),
            Picture(
                Groups(
                    (
                        *situation(
                            "JH KH", message("the trick"), "QH 10H AH 9C", message("your hand"), trump="C"
                        ),
                        *situation(
                            "AH JC",
                            message("clubs are trump"),
                            "9C QC KD 10S",
                            message("your hand"),
                            trump="C",
                        ),
                    )
                ),
                0.34,
                message("What you may not play is dimmed; put the focus on it, and the table says why."),
            ),
            Words(
                message(
                    "Without the led suit you must trump, and you must go over a trump that was played before you if you "
                    "can. If you cannot, you must trump all the same. With neither suit nor trump you are free. The sixth "
                    "trick plays itself: everybody has one card left."
                )
            ),
        ),
    ),
    Page(
        message("Marriage"),
        (
            Words(
                message(
                    "King and queen of one suit in the same hand are a marriage. Lead one of them and it is announced: "
                    "20 points for your side at once, or 40 if the suit is trump."
                )
            ),
            Picture(
                Groups((Group("QC KC", message("trump: 40")), Group("QH KH", message("not trump: 20")))),
                0.4,
            ),
            Words(
                message(
                    "Led to the very first trick, a marriage makes its suit trump, and so is worth 40. It stands even if "
                    "you lose the trick, and all others. You can announce one at any lead of your own, and more than one."
                )
            ),
        ),
    ),
    Page(
        message("Scoring"),
        (
            Words(
                message(
                    "At the end both sides add up the cards of their tricks and their marriages. Each whole 33 is a tick. "
                    "If the bidders have what they promised, they score all their ticks, even more than they bid; if not, "
                    "they are set, and lose the bid. The other side always scores its ticks."
                )
            ),
            Picture(
                Scores((4, 8, -3, -7)),
                0.4,
                message("A black six and a red four: count the pips. Red ones first is below zero."),
            ),
            Words(
                message(
                    "Should both sides reach 10 in the same hand, the bidders win. A score can fall below zero as far as "
                    "it likes."
                )
            ),
        ),
    ),
    Page(
        message("Moon"),
        (
            Words(
                message(
                    "A Moon is played alone against two. Your partner's hand is laid aside face down, and its points count for "
                    "nobody. You lead, that card makes trump, and three cards are a trick."
                )
            ),
            Picture(
                Groups((Group("AC 10C KC QC JC AS", message("six tricks, whatever the others hold")),)),
                0.36,
            ),
            Words(
                message(
                    "All six tricks score 5 ticks, no more and no less. A single lost trick costs 5. Points and marriages do "
                    "not matter for that."
                )
            ),
            Words(
                message(
                    "A lost Moon is played out nevertheless: the other side scores the ticks that it makes, 33 points each."
                )
            ),
        ),
    ),
    Page(message("Example"), lesson=LESSON),
    Page(message("Try it"), album=ALBUM),
    Page(
        message("Options"),
        (
            Words(
                message(
                    "The match can go to 7, 10 or 15. When all pass, the dealer can be made to bid. Climbing can be left "
                    "out, or only over the partner; the duty to go over a trump, too. Or one has to climb even after a "
                    "trick was trumped."
                )
            ),
            Words(
                message(
                    "A marriage can be made to need a trick, or to be declared by hand: whoever forgets it goes without. "
                    "Then it is announced with the card that you lead, if you want to."
                )
            ),
            Words(
                message(
                    "A Moon can be forbidden, played without trumps, or worth 6. If both sides finish at once, the higher "
                    "score may win instead of the bidders. The points taken so far can be hidden: then you have to count."
                )
            ),
            Words(
                message(
                    "With open hands everybody sees all cards. That is for practice only, and a fine way to learn."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the whole table to read: the trick, the players, the contract, both sides. C tells about the "
                    "card in focus, and why it may not be played. T says whose turn it is and the bids, S both scores, L "
                    "the last trick, P the points so far, 3 trump and marriages, 4 your hand. None of these keys ever "
                    "plays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad Y opens the table, X tells about the card, Back the scores, and a press on the right "
                    "stick whose turn it is. Push that stick up for the last trick, right for the points, down for trump "
                    "and marriages, left for your hand."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus, or makes the bid; while something moves, it finishes the "
                    "movement. Plus and minus change the speed, J shows the log, F10 pauses."
                )
            ),
            Words(
                message(
                    "In practice matches H (RT on a gamepad) asks for a hint: how good each call or card is, and why; "
                    "again, for the ticks expected of it. After every hand the coach looks at all you did."
                )
            ),
        ),
    ),
)
