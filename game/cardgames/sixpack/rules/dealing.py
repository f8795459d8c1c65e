"""Which packs are in a game, and how a round is dealt (RULES.md §1 and §2)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from game.cardgames.sixpack.rules.board import everybody
from game.cardgames.sixpack.rules.deck import BACK, NUMBERS, Card, spread_hands
from game.cardgames.sixpack.rules.events import HandDealt, PilesLaid, RoundStarted
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SURPRISE, SixpackOptions
from game.cardgames.sixpack.rules.packs import NEUTRAL, SPECIAL
from game.cardgames.sixpack.rules.state import SixpackState
from game.engine.chance import draw
from game.engine.contract import BadSetup, Event, Step

PILES = 3


def hand_size(seats: int) -> int:
    """How many cards a seat is dealt (§2.3)."""
    return 10 if seats == 2 else 6


def check_packs(options: SixpackOptions, seats: int) -> None:
    """Whether the packs of one's own choice can be in a game together (§1.2).

    Raises:
        BadSetup: if not.
    """
    if options.preset != "own":
        return
    if len(options.packs) > PACK_COUNTS[seats]:
        raise BadSetup(f"{seats} seats play with {PACK_COUNTS[seats]} packs, not {len(options.packs)}")
    for pack, count in Counter(options.packs).items():
        if pack != NEUTRAL and count > PACKS[pack].most:
            often = "once" if PACKS[pack].most == 1 else "twice"
            raise BadSetup(f"{PACKS[pack].title} may be in a game {often} at most, not {count} times")


def choose_packs(options: SixpackOptions, seats: int, chance: int) -> tuple[tuple[str, ...], int]:
    """The packs of a match, and the generator's next state (§2.2)."""
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
    """The cards of a round, from id 1 on, and the generator's next state (§1)."""
    spread, chance = spread_hands(len(packs), chance)
    cards: list[Card] = []
    for pack, hands in zip(packs, spread, strict=True):
        for number in NUMBERS:
            second = None
            if PACKS[pack].two_numbers:
                (second,), chance = draw([other for other in NUMBERS if other != number], 1, chance)
            cards.append(Card(len(cards) + 1, pack, number, number in hands, second, glass=PACKS[pack].glass))
    return tuple(cards), chance


def deal(state: SixpackState) -> Step[SixpackState]:
    """The next round's cards, hands and piles (§2.3)."""
    seats, size = state.seats, hand_size(state.seats)
    faces, chance = make_cards(state.packs, state.chance)
    ids, chance = draw(range(1, len(faces) + 1), len(faces), chance)
    hands = tuple(tuple(sorted(ids[seat * size : (seat + 1) * size])) for seat in range(seats))
    piles = ids[seats * size : seats * size + PILES]
    left = ids[seats * size + PILES :]
    cards = (BACK, *faces)
    knowers = [0] * len(cards)
    events: list[Event] = [RoundStarted(state.round + 1, state.packs, faces)]
    seen: list[int] = []
    for seat, hand in enumerate(hands):
        shown = tuple(card for card in hand if cards[card].glass)
        seen += shown
        for card in hand:
            knowers[card] = everybody(seats) if cards[card].glass else 1 << seat
        events.append(HandDealt(seat, size, hand, shown))
    events.append(PilesLaid(tuple(piles), len(left)))
    dealt = replace(
        state,
        chance=chance,
        round=state.round + 1,
        turn=0,
        first=0,
        quiet=0,
        lost=False,
        joined=(),
        cards=cards,
        hands=hands,
        open=tuple(sorted(seen)),
        knowers=tuple(knowers),
        left=tuple(sorted(left)),
        piles=tuple((card,) for card in piles),
        out=(),
        reversed=False,
        disabled=False,
    )
    return Step(dealt, tuple(events))
