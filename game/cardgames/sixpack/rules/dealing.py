"""The packs of a game, and the deal of a round (RULES.md §1 and §2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence

from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.deck import BACK, NUMBERS, Card, Ids, spread_handprints
from game.cardgames.sixpack.rules.events import HandDealt, PilesLaid, RoundStarted
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SURPRISE, SixpackOptions
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS, SPECIAL
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.view import all_seats_mask
from game.engine.chance import draw
from game.engine.contract import BadSetup
from game.language.message import message

PILES = 3


def hand_size(seats: int) -> int:
    """Return the number of cards that a seat is dealt (§2.3)."""
    return 10 if seats == 2 else 6


def check_packs(options: SixpackOptions, seats: int) -> None:
    """Check that the chosen packs can be in a game together (§1.2).

    Raises:
        BadSetup: if they can't.
    """
    if options.preset != "own":
        return
    if len(options.packs) > PACK_COUNTS[seats]:
        raise BadSetup(
            message(
                "With {seats} players, the game has {most} packs, not {packs}",
                seats=seats,
                most=PACK_COUNTS[seats],
                packs=len(options.packs),
            )
        )
    for pack, count in Counter(options.packs).items():
        if pack != NEUTRAL and count > PACKS[pack].max_copies:
            once = PACKS[pack].max_copies == 1
            title = PACK_TEXTS[pack].title
            raise BadSetup(
                message("{pack} may be in a game only once, not {n} times", pack=title, n=count)
                if once
                else message("{pack} may be in a game only twice, not {n} times", pack=title, n=count)
            )


def choose_packs(options: SixpackOptions, seats: int, chance: int) -> tuple[tuple[str, ...], int]:
    """Return the packs of a match, and the random generator's next state (§2.2)."""
    count = PACK_COUNTS[seats]
    match options.preset:
        case "first":
            packs: tuple[str, ...] = ("reverse",)
        case "one_new":
            new = options.new
            if new == SURPRISE:
                (new,), chance = draw([pack for pack in SPECIAL if pack != "reverse"], 1, chance)
            packs = ("reverse", new)
        case "everything":
            drawn, chance = draw(SPECIAL, count, chance)
            packs = tuple(drawn)
        case "own":
            packs = options.packs
    return packs + (NEUTRAL,) * (count - len(packs)), chance


def make_cards(packs: tuple[str, ...], chance: int) -> tuple[tuple[Card, ...], int]:
    """Return the cards of a round, from id 1 on, and the random generator's next state (§1)."""
    spread, chance = spread_handprints(len(packs), chance)
    cards: list[Card] = []
    for pack, hands in zip(packs, spread, strict=True):
        for number in NUMBERS:
            second = None
            if PACKS[pack].two_numbers:
                (second,), chance = draw([other for other in NUMBERS if other != number], 1, chance)
            cards.append(Card(len(cards) + 1, pack, number, number in hands, second, glass=PACKS[pack].glass))
    return tuple(cards), chance


def deal_round(board: Board) -> None:
    """Deal the next round's cards, hands and piles (§2.3)."""
    seats = board.public.seats
    size = hand_size(seats)
    faces, board.chance = make_cards(board.packs, board.chance)
    ids, board.chance = draw(range(1, len(faces) + 1), len(faces), board.chance)
    hands = [tuple(sorted(ids[seat * size : (seat + 1) * size])) for seat in range(seats)]
    piles = ids[seats * size : seats * size + PILES]
    left = ids[seats * size + PILES :]
    start_round(board, faces, hands, tuple(piles), tuple(sorted(left)))


def start_round(
    board: Board,
    faces: tuple[Card, ...],
    hands: Sequence[Ids],
    piles: Ids,
    left: Ids = (),
    opened: Container[int] = (),
) -> None:
    """Begin a round with these cards.

    Args:
        faces: the cards of the round, from id 1.
        hands: by seat, ascending.
        piles: the first card of each pile.
        left: the leftover cards, ascending.
        opened: hand cards that are face up, in addition to glass cards.
    """
    cards, seats = (BACK, *faces), board.public.seats
    board.hands, board.left = list(hands), left
    board.knowers = [0] * len(cards)
    board.emit(RoundStarted(board.public.round + 1, board.packs, faces))
    for seat, hand in enumerate(hands):
        shown = tuple([card for card in hand if cards[card].glass or card in opened])
        for card in hand:
            board.knowers[card] = all_seats_mask(seats) if card in shown else 1 << seat
        board.emit(HandDealt(seat, len(hand), hand, shown))
    board.emit(PilesLaid(piles, len(left)))
