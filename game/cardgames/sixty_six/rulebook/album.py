"""The entries of the album: every rule with a picture, its text, and a hand to play."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.examples import EXAMPLES
from game.cardgames.sixty_six.rulebook.pictures import HandPicture, Lines, Scores
from game.cardgames.sixty_six.rulebook.quizzes import MADE_OR_SET, SCORE_CARDS
from game.language.message import Text, message
from game.tables.book.rulebook import Entry
from game.ui.drawing.palette import CORAL, MINT


def _entry(example: str, title: Text, cards: str, effect: Text, detail: Text) -> Entry:
    return Entry(title, HandPicture(cards), effect, detail, EXAMPLES[example])


_SUIT_AND_TRUMP = (
    _entry(
        "order",
        message("Ten beats king"),
        "KH 10H AH",
        message("The ten ranks above the king."),
        message(
            "From high to low: ace, ten, king, queen, jack, nine. The highest card of the "
            "led suit wins the trick, unless somebody plays a trump."
        ),
    ),
    _entry(
        "follow",
        message("Follow suit"),
        "9H 10H",
        message("If you have cards of the led suit, play one of them."),
        message("Once a trick has been trumped, any card of the suit will do: none of them can win it now."),
    ),
    _entry(
        "climb",
        message("Play higher"),
        "QH KH 10H",
        message("When you follow suit, beat the best card if you can."),
        message(
            "You have to beat your partner’s card, too. If you can’t play higher, any card "
            "of the suit will do."
        ),
    ),
    _entry(
        "trump",
        message("Trump"),
        "AS 9C",
        message("If you can’t follow suit, you must trump."),
        message(
            "It doesn’t matter who’s winning the trick. With neither the suit nor a trump, "
            "play whatever you like."
        ),
    ),
    _entry(
        "over_trump",
        message("Overtrump"),
        "KC 10C",
        message("A trumped trick calls for a higher trump."),
        message("If somebody has trumped before you and you must trump too, beat that trump if you can."),
    ),
    _entry(
        "under_trump",
        message("Undertrump"),
        "KC QC 9C",
        message("If you can’t trump higher, you must still trump."),
        message("You must play a trump even if it can’t win. Choose the one you can best spare."),
    ),
)

_MARRIAGES = (
    _entry(
        "marriage",
        message("Royal wedding"),
        "QC KC",
        message("King and queen of trumps: 40 points."),
        message(
            "Lead one of them while you hold the other. Lead it to the first trick, and "
            "its suit becomes trump."
        ),
    ),
    _entry(
        "second_marriage",
        message("Another wedding"),
        "QH KH",
        message("In any other suit, a marriage is worth 20."),
        message("You can declare one whenever you lead, and it counts even if your team never wins a trick."),
    ),
)

_BIDDING = message(
    "A bid promises 33 points for each tick: tricks and marriages together, yours and your partner’s."
)

_HANDS = tuple(
    _entry(example, title, cards, message("What would you bid?"), _BIDDING)
    for example, title, cards in (
        ("first_hand", message("First hand"), "QC KC 9D QD 10D JS"),
        ("second_hand", message("Second hand"), "JC 10C AC 9H JH 10H"),
        ("third_hand", message("Third hand"), "JD KD AH KS 10S AS"),
        ("fourth_hand", message("Fourth hand"), "9C AD QH KH 9S QS"),
        ("moon", message("Fifth hand"), "JC QC KC 10C AC AS"),
    )
)

_TOGETHER = (
    _entry(
        "let_it_stand",
        message("Pass or raise?"),
        "AC AD AH",
        message("Your partner has bid. What can your hand add?"),
        message(
            "Partners’ bids aren’t added together. If you raise, the promise is yours, and "
            "so are the lead and the choice of trumps."
        ),
    ),
    _entry(
        "raise",
        message("Raise or pass?"),
        "QH KH 10H AH",
        message("Same bid, different hand."),
        message("Raise if your own suit, as trump, is worth a tick more than your partner’s."),
    ),
    _entry(
        "moon_lost",
        message("The Moon sets"),
        "JH AS",
        message("It’s played out, and the other team scores."),
        message(
            "The first lost trick costs the bidder 5, and nothing more. The other two keep "
            "collecting points, and every 33 points make a tick."
        ),
    ),
)

ALBUM = (
    *_SUIT_AND_TRUMP,
    *_MARRIAGES,
    *_HANDS,
    *_TOGETHER,
    Entry(
        message("Made or set"),
        Lines((("+3", MINT), ("−2", CORAL))),
        message("What a hand wins or costs you."),
        message(
            "If a bid is made, the bidders score all their ticks. If it’s set, they lose "
            "as many as they bid. The other team always scores its ticks."
        ),
        MADE_OR_SET,
    ),
    Entry(
        message("Score cards"),
        Scores((8,), numbers=False),
        message("The pips of a black six and a red four show the score."),
        message(
            "Black pips first: the score is above zero. Red pips first: it’s below. Beyond "
            "10, go by the number."
        ),
        SCORE_CARDS,
    ),
)
