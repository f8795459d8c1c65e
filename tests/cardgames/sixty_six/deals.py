"""Readable text for the hands in Sixty-six's rules tests.

Cards are written as `deck.parse_cards` reads them. A trick is written with the seat before each card, such as
"0:KC 1:AC". Unless a test says otherwise, seat 3 has dealt, so seat 0 is the first to call.
"""

from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.rules.deck import NAMES, SUITS, parse_cards
from game.cardgames.sixty_six.rules.events import Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.legality import Reason, forbidden_cards
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import score_hand
from game.cardgames.sixty_six.rules.view import Marriage, Play, SixtySixView, Trick
from game.engine.contract import Event, Setup, StepResult

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

ANN, BOB, CEM, DOT = (
    "KC QC 10D QD 9D JS",
    "AC 10C 9C AH AD KD",
    "JC JH JD KS QS 9S",
    "10H 9H KH QH AS 10S",
)
"""The deal of RULES.md §11."""


def card(name: str) -> int:
    (found,) = parse_cards(name)
    return found


def parse_plays(text: str) -> tuple[Play, ...]:
    """Return the plays of a trick such as "0:KC 1:AC"."""
    pairs = [word.split(":") for word in text.split()]
    return tuple((int(seat), card(name)) for seat, name in pairs)


def suit_of(letter: str) -> int | None:
    return SUITS.index(letter) if letter else None


def names(cards: tuple[int, ...]) -> str:
    return " ".join(NAMES[one] for one in cards)


def margin_and_result(result: HandResult) -> tuple[int, HandResult]:
    """Return the margin of a result, and the result itself, so that higher totals break ties."""
    return result.own - result.other, result


def reasons_not_to_play(hand: str, trick: str) -> dict[str, Reason]:
    """Return why the seat after the trick's last may not play its other cards, with clubs as trump."""
    so_far = parse_plays(trick)
    seat = (so_far[-1][0] + 1) % 4
    found = forbidden_cards(parse_cards(hand), seat, so_far, CLUBS, SixtySixOptions())
    return {NAMES[one]: reason for one, reason in found.items()}


def deal_hands(
    *hands: str, score: tuple[int, int] = (0, 0), dealer: int = 3, **options: object
) -> SixtySixState:
    """Return the state after these hands, or those of §11, have been dealt."""
    held = tuple(tuple(sorted(parse_cards(hand))) for hand in hands or (ANN, BOB, CEM, DOT))
    view = SixtySixView(
        None,
        SixtySixOptions(**options),
        round=1,
        dealer=dealer,
        hand_sizes=tuple(map(len, held)),
        asked=(dealer + 1) % 4,
        score=score,
    )
    return SixtySixState(66, held, view)


def call(state: SixtySixState, *bids: int) -> StepResult[SixtySixState]:
    """Apply these calls, one after the other; return the last state and all events."""
    events: list[Event] = []
    for bid in bids:
        state, more = SIXTY_SIX.apply(state, state.public.asked, Bid(bid))
        events += more
    return StepResult(state, tuple(events))


def state_of_play(
    *hands: str, bid: int = 1, score: tuple[int, int] = (0, 0), **options: object
) -> SixtySixState:
    """Return a state in which seat 0 has won the auction with this bid and leads; the others have passed."""
    state = deal_hands(*hands, score=score, **options)
    return call(state, bid, *(() if bid == 5 else (0, 0, 0))).state


def play(state: SixtySixState, text: str) -> StepResult[SixtySixState]:
    """Play these cards, each for the seat whose turn it is; a "!" declares a marriage."""
    events: list[Event] = []
    for word in text.split():
        choice = PlayCard(card(word.rstrip("!")), word.endswith("!"))
        state, more = SIXTY_SIX.apply(state, state.public.asked, choice)
        events += more
    return StepResult(state, tuple(events))


def state_near_end(
    *hands: str,
    bid: int = 1,
    bidder: int = 0,
    trump: str = "C",
    points: tuple[int, int] = (0, 0),
    winners: tuple[int, ...] = (0, 0, 1, 1),
    score: tuple[int, int] = (0, 0),
    **options: object,
) -> SixtySixState:
    """Return a state with two cards in each hand: seat 0 leads the fifth trick.

    The first four tricks had these winners and points.
    """
    state = deal_hands(*hands, score=score, **options)
    view = state.public
    changes = {field: getattr(view, field) for field in view.__struct_fields__}
    changes |= {
        "bidder": bidder,
        "bid": bid,
        "trump": suit_of(trump),
        "points": points,
        "tricks": tuple(Trick((), winner, 0) for winner in winners),
    }
    return SixtySixState(66, state.hands, SixtySixView(**changes))


def hand_score(
    bid: int,
    points: tuple[int, int],
    marriages: tuple[int, int] = (0, 0),
    won: tuple[int, int] = (3, 3),
    bidder: int = 0,
    score: tuple[int, int] = (0, 0),
    **options: object,
) -> HandScored:
    """Score a hand in which the teams won this many tricks and points."""
    view = SixtySixView(
        None,
        SixtySixOptions(**options),
        bidder=bidder,
        bid=bid,
        tricks=tuple(Trick((), team, 0) for team in (0, 1) for _ in range(won[team])),
        marriages=tuple(Marriage(team, 0, marriages[team]) for team in (0, 1) if marriages[team]),
        points=points,
        score=score,
    )
    return score_hand(view, bidder)


def first_of(events: tuple[Event, ...], kind: type[Event]) -> Event | None:
    return next((event for event in events if isinstance(event, kind)), None)


def setup(seed: int = 6, **options: object) -> Setup:
    return Setup(4, seed, SixtySixOptions(**options))
