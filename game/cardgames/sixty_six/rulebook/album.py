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
        message("Ten over king"),
        "KH 10H AH",
        message("The ten ranks above the king."),
        message(
            "From high to low: ace, ten, king, queen, jack, nine. The highest card of the led suit wins the trick, "
            "unless somebody trumps."
        ),
    ),
    _entry(
        "follow",
        message("Follow suit"),
        "9H 10H",
        message("Whoever has cards of the led suit plays one of them."),
        message(
            "Once the trick has been trumped, any of them will do: no card of that suit can win it any more."
        ),
    ),
    _entry(
        "climb",
        message("Climb"),
        "QH KH 10H",
        message("Following suit, beat the best card if you can."),
        message(
            "You have to climb over your partner, too. Who cannot climb still follows, with any card of the suit."
        ),
    ),
    _entry(
        "trump",
        message("Trump"),
        "AS 9C",
        message("Without the led suit you must trump."),
        message(
            "It does not matter whose trick it is. Only who has neither the suit nor a trump plays what they like."
        ),
    ),
    _entry(
        "over_trump",
        message("Go over"),
        "KC 10C",
        message("A trick that is trumped must be trumped higher."),
        message(
            "If somebody has trumped before you, and you must trump, you have to beat that trump if you can."
        ),
    ),
    _entry(
        "under_trump",
        message("Go under"),
        "KC QC 9C",
        message("Who cannot go higher must trump all the same."),
        message("A trump that cannot win is still asked for. Choose the one that you can spare."),
    ),
)

_MARRIAGES = (
    _entry(
        "marriage",
        message("Royal wedding"),
        "QC KC",
        message("King and queen of trumps: 40 points."),
        message(
            "Lead one of them while you hold the other. Led to the first trick, they make their suit trump."
        ),
    ),
    _entry(
        "second_marriage",
        message("Another wedding"),
        "QH KH",
        message("In any other suit a marriage is worth 20."),
        message(
            "You can announce one at any lead of yours, and it counts even if your side never wins a trick."
        ),
    ),
)

_BIDDING = message(
    "A bid promises 33 points for each tick, tricks and marriages together, yours and your partner's."
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
        message("Your partner has bid. What does your hand add to it?"),
        message(
            "Bids of partners are not added up: if you raise, the promise is yours, and so are the lead and the choice of "
            "trumps."
        ),
    ),
    _entry(
        "raise",
        message("Raise or pass?"),
        "QH KH 10H AH",
        message("The same bid, another hand."),
        message("Raise if your own suit as trump is worth a tick more than your partner's."),
    ),
    _entry(
        "moon_lost",
        message("A lost Moon"),
        "JH AS",
        message("It is played out, and the others score."),
        message(
            "The bidder loses 5 with the first lost trick, and nothing more. The other two still collect points: each 33 of "
            "them are a tick."
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
        message("What a hand wins or loses."),
        message(
            "A bid that is made scores all its side's ticks; one that is set costs as many as were bid. The other "
            "side always scores its own."
        ),
        MADE_OR_SET,
    ),
    Entry(
        message("Score cards"),
        Scores((8,), numbers=False),
        message("A black six and a red four show a score by their pips."),
        message(
            "Black pips first if the score is above zero, red ones first if it is below. Beyond 10 only the number "
            "tells."
        ),
        SCORE_CARDS,
    ),
)
