"""The pages: short, with cards to look at, a hand to step through, and an album. RULES.md has the exact rules."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.album import ALBUM
from game.cardgames.sixty_six.rulebook.lesson import LESSON
from game.cardgames.sixty_six.rulebook.pictures import Bids, Group, Groups, Scores, situation
from game.language.message import message
from game.tables.book.rulebook import Page, Picture, Words

PAGES: tuple[Page, ...] = (
    Page(
        message("In a minute"),
        (
            Words(
                message(
                    "You and the partner across from you play against the other two. Everyone gets "
                    "six cards and bids once or passes: how many times 33 points will your team "
                    "make? The highest bidder leads to the first of six tricks, and that card’s "
                    "suit is trump."
                )
            ),
            Words(
                message(
                    "Follow suit, and beat the best card so far if you can. If you can’t follow "
                    "suit, play a trump. The highest trump wins the trick, or if there’s none, the "
                    "highest card of the led suit. From high to low: ace 11 points, ten 10, king "
                    "4, queen 3, jack 2, nine nothing."
                )
            ),
            Words(
                message(
                    "Lead a king or queen while you hold the other one of that suit, and your team "
                    "scores 20 points, or 40 in trumps. Every 33 points make a tick. If your team "
                    "misses its bid, it loses as many ticks as it bid. The first team to reach 10 "
                    "ticks wins the match."
                )
            ),
        ),
    ),
    Page(
        message("The cards"),
        (
            Words(message("Four suits of six cards. Their order isn’t quite what you’d expect:")),
            Picture(
                Groups((Group("AS 10S KS QS JS 9S", under=("11", "10", "4", "3", "2", "0")),)),
                0.44,
                message("From high to low, with the points for each card."),
            ),
            Words(
                message(
                    "The ten beats the king, and is worth much more. Each suit has 30 points, "
                    "which makes 120 in all. Marriages come on top of that."
                )
            ),
        ),
    ),
    Page(
        message("Bidding"),
        (
            Words(
                message(
                    "Everyone gets one chance to bid, the dealer last: pass, or bid more than "
                    "everyone before you. A Moon beats a 4 and ends the bidding. A bid promises "
                    "how many points your team will have at the end of the hand. Partners’ bids "
                    "aren’t added together."
                )
            ),
            Picture(Bids(), 0.26),
            Words(
                message(
                    "The highest bidder leads to the first trick, and that card’s suit is trump "
                    "for the whole hand. So have a suit in mind when you bid, but don’t name it."
                )
            ),
            Words(
                message(
                    "The first dealer is chosen at random. After each hand, the deal passes to the "
                    "left, even if everyone passed and nothing was played."
                )
            ),
        ),
    ),
    Page(
        message("How high?"),
        (
            Words(
                message(
                    "Count what’s certain if you choose trumps. A marriage led first is 40. An ace "
                    "and ten of the same suit are 21, plus whatever falls on them. Trumps in "
                    "unbroken order from the ace down win a trick each. Your partner is good for "
                    "something, too. You just don’t know what."
                )
            ),
            Picture(
                Groups(
                    (
                        Group("QC KC 9D QD 10D JS", message("the marriage: a safe 1")),
                        Group("KS 10S AS AH JD KD", message("about four tricks: a safe 2")),
                    )
                ),
                0.26,
            ),
            Words(
                message(
                    "Has your partner bid? Pass if you hold aces: they help whatever suit is "
                    "trump, and ticks beyond the bid count as well. Raise if your own suit is "
                    "worth a tick more, or if the other team would take the bid from you."
                )
            ),
            Words(
                message(
                    "A 4 needs luck: it promises 4 × 33 = 132 points, and all the cards together "
                    "have only 120. The rest must come from marriages, 20 or 40 each. So even "
                    "winning every trick isn’t enough."
                )
            ),
        ),
    ),
    Page(
        message("A trick"),
        (
            Words(
                message(
                    "The highest trump wins the trick, or if there’s none, the highest card of the "
                    "led suit. The winner leads to the next. You must follow suit, and you must "
                    "play higher: beat the best card if you can, even if it’s your partner’s. Once "
                    "somebody has trumped, any card of the led suit will do."
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
                message(
                    "Cards you can’t play are dimmed. Move the focus to one, and the table tells you why."
                ),
            ),
            Words(
                message(
                    "If you can’t follow suit, you must trump, and beat any earlier trump if you "
                    "can. If you can’t, you must still trump. With neither the suit nor a trump, "
                    "play what you like. The sixth trick plays itself: everyone has one card left."
                )
            ),
        ),
    ),
    Page(
        message("Marriage"),
        (
            Words(
                message(
                    "The king and queen of one suit in the same hand are a marriage. Lead one of "
                    "them to declare it: 20 points for your team immediately, or 40 if the suit is "
                    "trump."
                )
            ),
            Picture(
                Groups((Group("QC KC", message("trump: 40")), Group("QH KH", message("not trump: 20")))),
                0.4,
            ),
            Words(
                message(
                    "Led to the very first trick, a marriage makes its suit trump, so it’s worth "
                    "40. It counts even if you lose that trick and all the others. You can declare "
                    "one whenever you lead, and more than one in a hand."
                )
            ),
            Words(
                message(
                    "In the original game, you have to declare a marriage yourself. Here that’s "
                    "done for you, unless you switch it off in the house rules."
                )
            ),
        ),
    ),
    Page(
        message("Scoring"),
        (
            Words(
                message(
                    "At the end, both teams add up the cards in their tricks and their "
                    "marriages. Every full 33 is a tick, so a hand is worth anything from 0 to "
                    "6. If the bidders have what they promised, they score all their ticks, even "
                    "beyond the bid. If not, they’re set, and lose as many ticks as they bid. "
                    "The other team always scores its ticks."
                )
            ),
            Picture(
                Scores((4, 8, -3, -7)),
                0.4,
                message(
                    "Two cards keep each team’s score: count the pips you can see. Below zero, "
                    "the red four comes first."
                ),
            ),
            Words(
                message(
                    "If both teams reach 10 in the same hand, the bidders win. A score can fall as "
                    "far below zero as it likes."
                )
            ),
        ),
    ),
    Page(
        message("Moon"),
        (
            Words(
                message(
                    "In a Moon, you play alone against two. Your partner’s hand is laid aside face "
                    "down, and its points count for nobody. You lead, that card’s suit is trump, "
                    "and three cards make a trick."
                )
            ),
            Picture(
                Groups((Group("AC 10C KC QC JC AS", message("six tricks, whatever the others hold")),)),
                0.36,
            ),
            Words(
                message(
                    "Win all six tricks and you score 5 ticks, no more and no less. Lose a single "
                    "trick and it costs you 5. Points and marriages don’t matter to you."
                )
            ),
            Words(
                message(
                    "A Moon that’s set is still played out: the other team scores its ticks, one "
                    "for every 33 points."
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
                    "The match can go to 7, 10 or 15. If everyone passes, the dealer can be made "
                    "to bid. Playing higher can be optional, either always or only over your "
                    "partner. So can overtrumping. Or you may have to play higher even after a "
                    "trick has been trumped."
                )
            ),
            Words(
                message(
                    "A marriage may count only if your team wins a trick. Or you may have to "
                    "declare it yourself: then you choose as you lead the card. Forget it, and you "
                    "get nothing."
                )
            ),
            Words(
                message(
                    "A Moon can be forbidden, played without trumps, or worth 6. If both teams "
                    "finish in the same hand, the higher score may win instead of the bidders. The "
                    "points won so far can be hidden: then you have to count."
                )
            ),
            Words(
                message(
                    "With open hands, everyone sees all the cards. That’s for practice only, and a "
                    "great way to learn."
                )
            ),
        ),
    ),
    Page(
        message("Keys"),
        (
            Words(
                message(
                    "V opens the whole table for reading: the trick, the players, the bid, both "
                    "teams. C tells you about the card in focus, and why you can’t play it. T says "
                    "whose turn it is and what’s been bid. S gives both scores, L the last trick, "
                    "P the points so far, 3 trumps and marriages, 4 your hand. None of these keys "
                    "ever plays a card."
                )
            ),
            Words(
                message(
                    "On a gamepad, Y opens the table, X tells you about the card, and Back gives "
                    "the scores. Press the right stick to hear whose turn it is. Push it up for "
                    "the last trick, right for the points, down for trumps and marriages, left for "
                    "your hand."
                )
            ),
            Words(
                message(
                    "Enter, A or a click plays the card in focus or makes the bid. While "
                    "something’s moving, it finishes the movement. Plus and minus change the "
                    "speed, J shows the log, and F10 pauses."
                )
            ),
            Words(
                message(
                    "In practice matches, H (RT) gives you a hint: how good each bid or card is, "
                    "and why. Press it again for figures."
                )
            ),
        ),
    ),
)
