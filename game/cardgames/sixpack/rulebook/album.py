"""The albums: every pack with its card, its effect, and a try at it; and the finer points, to be tried as well."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.examples import EXAMPLES
from game.cardgames.sixpack.rulebook.finer import FINER
from game.cardgames.sixpack.rulebook.pictures import Group, Groups, OneCard
from game.cardgames.sixpack.rulebook.quizzes import IN_THE_END, OPEN_CARDS, WHICH_PACKS
from game.cardgames.sixpack.rules.library import PACKS
from game.language.message import message
from game.tables.book.rulebook import Entry

_SHOWN = {"super_numbers": "super_numbers:3/6*", "reverse": "reverse:1*", "neutral": "6*"}
_NUMBERS = (4, 5, 2, 3, 6, 1)


def _card(pack: str, place: int) -> str:
    """The card that stands for a pack: all of them with a hand, and of many numbers."""
    return _SHOWN.get(pack, f"{pack}:{_NUMBERS[place % len(_NUMBERS)]}*")


ALBUM = tuple(
    Entry(found.title, OneCard(_card(pack, place)), found.effect, found.details, EXAMPLES[pack])
    for place, (pack, found) in enumerate(PACKS.items())
)


def _finer(example: str, title: str, cards: str, effect: str, detail: str, *, piled: bool = False) -> Entry:
    return Entry(title, Groups((Group(cards, piled=piled),)), effect, detail, FINER[example])


FINER_ALBUM = (
    Entry(
        message("Face-up cards"),
        Groups((Group("seethrough:2 seethrough:4", piled=True),)),
        message("The lowest face-up number chooses first."),
        message(
            "Players with face-up cards choose one at a time, from the lowest face-up "
            "number up. Then everyone else chooses together. You may play any card, face "
            "up or face down."
        ),
        OPEN_CARDS,
    ),
    _finer(
        "tied_open",
        message("A face-up tie"),
        "seethrough:3 seethrough:3",
        message("If you tie for the lowest face-up number, you must play that card."),
        message(
            "A game can have two Seethrough packs, and other cards can be turned face up, "
            "so two players may show the same number. With two players, your second card "
            "is a free choice."
        ),
    ),
    _finer(
        "stacked_glass",
        message("Glass on glass"),
        "4* seethrough:1 seethrough:2",
        message("Stacked Seethroughs show the first other card underneath."),
        message(
            "Its number counts, and each Seethrough also shows that card’s handprint. If "
            "they’re all Seethroughs, the top one counts as its own number."
        ),
        piled=True,
    ),
    _finer(
        "several_copycats",
        message("Two Copycats"),
        "copycat:1 copycat:4",
        message("Several Copycats choose one by one, lowest printed number first."),
        message(
            "If two copy the same card, the one that chose first comes first. You can copy "
            "a Copycat, too: as whatever it is at that moment."
        ),
        piled=True,
    ),
    _finer(
        "no_target",
        message("Nobody to copy"),
        "copycat:6",
        message("With nobody else’s card to copy, a Copycat is just itself."),
        message(
            "It keeps its own number and has no effect. That can happen, because "
            "duplicates cancel before it chooses."
        ),
    ),
    _finer(
        "laid_along",
        message("Bring Calculators"),
        "calculator:2 calculator:1 3",
        message("Play as many Calculators with a card as you like."),
        message(
            "They raise its number to 6 at most. In reversed order they lower it, to 1 at "
            "least. They share their card’s fate and go directly beneath it, the highest "
            "on top."
        ),
        piled=True,
    ),
    _finer(
        "once_a_turn",
        message("Once a turn"),
        "late_arrival:2* late_arrival:6*",
        message("Late Arrivals can add each card only once in a turn."),
        message(
            "That’s true for the whole turn, even if the card comes back to your hand. If "
            "you have no other card to add, nothing happens."
        ),
        piled=True,
    ),
    Entry(
        message("At the end"),
        Groups((Group("2* 5* 6", piled=True),)),
        message("Cards in hand, and the handprints on them."),
        message(
            "They count as printed, in normal or reversed order, even if a Seethrough showed more of them."
        ),
        IN_THE_END,
    ),
    Entry(
        message("Which packs?"),
        Groups((Group("reverse:1 veto:3 4", piled=True),)),
        message("One pack for each player, and one extra."),
        message("There are four ways to decide: First game, One new pack, Everything and Your choice."),
        WHICH_PACKS,
    ),
)
