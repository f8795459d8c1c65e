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
        message("Open cards"),
        Groups((Group("seethrough:2 seethrough:4", piled=True),)),
        message("The lowest open number chooses first."),
        message(
            "Players with open cards lay theirs one after the other, from the lowest open number up, and all others "
            "together after them. The card itself may be any, open or closed."
        ),
        OPEN_CARDS,
    ),
    _finer(
        "tied_open",
        message("A tie in the open"),
        "seethrough:3 seethrough:3",
        message("Who ties for the lowest open number must lay that card."),
        message(
            "Seethrough may be in a game twice, and other cards can be turned open: so two players can show the same "
            "number. With two players the second card that each lays is free."
        ),
    ),
    _finer(
        "stacked_glass",
        message("Glass on glass"),
        "4* seethrough:1 seethrough:2",
        message("Several Seethroughs show the first card below that is none."),
        message(
            "Its number counts, and each of them shows its hand. If there are only Seethroughs, the one on top counts as "
            "its own number."
        ),
        piled=True,
    ),
    _finer(
        "several_copycats",
        message("Two Copycats"),
        "copycat:1 copycat:4",
        message("Several Copycats choose one by one, the lowest printed number first."),
        message(
            "Who copies the same card comes after those that did so before. A Copycat may be copied, too: as what it is by "
            "then."
        ),
        piled=True,
    ),
    _finer(
        "no_target",
        message("Nobody to copy"),
        "copycat:6",
        message("Without another player's card a Copycat is what it is."),
        message(
            "It then has its own number, and no effect. Duplicates have left before it chooses, so that can happen."
        ),
    ),
    _finer(
        "laid_along",
        message("Calculators along"),
        "calculator:2 calculator:1 3",
        message("Lay as many Calculators with a card as you like."),
        message(
            "Together they count up to 6; while play is reversed they are subtracted, down to 1. They share their card's "
            "fate, and lie directly beneath it, the highest on top."
        ),
        piled=True,
    ),
    _finer(
        "once_a_turn",
        message("Once a turn"),
        "late_arrival:2* late_arrival:6*",
        message("A Late Arrival can add each card only once in a turn."),
        message(
            "That counts for the whole turn, even if the card has come back into the hand. Without another card to add, "
            "nothing happens."
        ),
        piled=True,
    ),
    Entry(
        message("In the end"),
        Groups((Group("2* 5* 6", piled=True),)),
        message("Cards in hand, and the little hands on them."),
        message(
            "They count as they are printed, reversed or not, and also if a Seethrough has shown more of them."
        ),
        IN_THE_END,
    ),
    Entry(
        message("Which packs?"),
        Groups((Group("reverse:1 veto:3 4", piled=True),)),
        message("One pack for each player, and one for all."),
        message(
            "Four ready-made choices say which ones: First game, One new pack, Everything and Own choice."
        ),
        WHICH_PACKS,
    ),
)
