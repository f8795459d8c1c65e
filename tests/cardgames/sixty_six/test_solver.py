"""The open-hand solver, compared with plain minimax, with the rules, and with itself."""

import random
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Literal

import pytest

from game.cardgames.sixty_six.players import alpha_beta
from game.cardgames.sixty_six.players.bitboards import (
    bits_in,
    cards_in,
    legal_mask,
    mask_of,
    points_in,
)
from game.cardgames.sixty_six.players.position import (
    HandPosition,
    HandResult,
    Valuation,
    by_ticks,
    legal_moves,
)
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import MOON, Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.legality import legal_cards
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.contract import Setup
from tests.cardgames.sixty_six.deals import margin_and_result
from tests.support.sampling import sampled

USUAL = SixtySixOptions()
ALL_OPTIONS = [
    SixtySixOptions(
        over_trump=over, climb=climb, climb_after_ruff=after, marriage_needs_trick=needs, moon=moon
    )
    for over, climb, after, needs, moon in product(
        (True, False), ("always", "not_partner", "off"), (False, True), (False, True), ("trump", "no_trump")
    )
]
POINTS = (0, 2, 3, 4, 10, 11)


def solve(position: HandPosition, options: SixtySixOptions = USUAL, team: int | None = None) -> HandResult:
    """Return the result for the team (by default, of the seat to play) if both play for the margin."""
    return OpenHand(position, margin_and_result, options, team).value()[1]


def solve_all(position: HandPosition) -> dict[int, HandResult]:
    values = OpenHand(position, margin_and_result).values_by_card()
    return {card: result for card, (_margin, result) in values.items()}


def takes_all(position: HandPosition, options: SixtySixOptions = USUAL, team: int | None = None) -> bool:
    """Return whether the team can win all tricks, including those already played."""
    return OpenHand(position, lambda result: result.sweep, options, team).value()


WORTHS = {
    "margin": margin_and_result,
    "own total": lambda result: result.own,
    "fewest for the opponents": lambda result: -result.other,
    "bid of one": by_ticks(1),
    "bid of two": by_ticks(2),
    "Moon": by_ticks(MOON),
    "three ticks or more": lambda result: result.own >= 99,
    "all tricks": lambda result: result.sweep,
    "ticks, then points": lambda result: (result.own // 33 - result.other // 33, result.own - result.other),
}


@dataclass(frozen=True)
class Plain:
    """A simple position: cards are numbers in tuples, and a trick is its plays."""

    hands: tuple[tuple[int, ...], ...]
    turn: int
    trump: int | None
    trick: tuple[tuple[int, int], ...]
    points: tuple[int, int]
    tricks: tuple[int, int]
    aside: int | None

    @property
    def over(self) -> bool:
        return not self.trick and not self.hands[self.turn]

    def position(self) -> HandPosition:
        return HandPosition(
            hands=tuple(mask_of(hand) for hand in self.hands),
            leader=self.trick[0][0] if self.trick else self.turn,
            trump=self.trump,
            trick=tuple(card for _seat, card in self.trick),
            points=self.points,
            tricks=self.tricks,
            aside=self.aside,
        )


def plain_legal(plain: Plain, options: SixtySixOptions) -> tuple[int, ...]:
    return legal_cards(plain.hands[plain.turn], plain.turn, plain.trick, plain.trump, options)


def plain_play(plain: Plain, card: int, options: SixtySixOptions) -> Plain:
    """Return the position after a card."""
    seat, trump, points, tricks = plain.turn, plain.trump, list(plain.points), list(plain.tricks)
    hands = tuple(tuple(c for c in hand if c != card) for hand in plain.hands)
    if not plain.trick:
        if trump is None and (plain.aside is None or options.moon != "no_trump"):
            trump = card // 6
        mate = {2: card + 1, 3: card - 1}.get(card % 6)
        if mate in hands[seat]:
            points[seat % 2] += 40 if card // 6 == trump else 20
    trick = (*plain.trick, (seat, card))
    if len(trick) < (4 if plain.aside is None else 3):
        turn = (seat + 1) % 4
        turn = (turn + 1) % 4 if turn == plain.aside else turn
    else:
        led = trick[0][1] // 6
        turn = max(trick, key=lambda play: (play[1] // 6 == trump, play[1] // 6 == led, play[1]))[0]
        points[turn % 2] += sum(POINTS[c % 6] for _seat, c in trick)
        tricks[turn % 2] += 1
        trick = ()
    return Plain(hands, turn, trump, trick, tuple(points), tuple(tricks), plain.aside)


def plain_result(plain: Plain, options: SixtySixOptions, team: int) -> HandResult:
    totals = [
        plain.points[side] if plain.tricks[side] or not options.marriage_needs_trick else 0 for side in (0, 1)
    ]
    return HandResult(totals[team], totals[1 - team], plain.tricks[1 - team] == 0)


def plain_value(plain: Plain, options: SixtySixOptions, team: int, worth: Valuation[Any]) -> Any:
    """Return the value by minimax, without any optimization."""
    if plain.over:
        return worth(plain_result(plain, options, team))
    values = [
        plain_value(plain_play(plain, card, options), options, team, worth)
        for card in plain_legal(plain, options)
    ]
    return max(values) if plain.turn % 2 == team else min(values)


def hands_of(*texts: str) -> tuple[int, ...]:
    return tuple(mask_of(parse_cards(text)) for text in texts)


def random_ending(chance: random.Random, size: int, options: SixtySixOptions = USUAL) -> Plain:
    """Return an ending with `size` cards each, with or without trump made and cards on the table."""
    cards = chance.sample(range(24), 4 * size)
    hands = tuple(tuple(sorted(cards[size * seat : size * (seat + 1)])) for seat in range(4))
    turn = chance.randrange(4)
    aside = chance.choice([None, None, (turn + chance.choice([1, 2, 3])) % 4])
    if chance.random() < 0.4:
        trump, points, tricks = None, (0, 0), (0, 0)
    else:
        trump = None if aside is not None and options.moon == "no_trump" else chance.randrange(4)
        won = chance.randrange(1, 4)
        tricks = ((won, 0), (0, won), (won, 1), (1, won))[chance.randrange(4)]
        points = tuple(chance.randrange(90) if tricks[team] else chance.choice([0, 40]) for team in (0, 1))
    plain = Plain(hands, turn, trump, (), points, tricks, aside)
    for _ in range(chance.randrange(4 if aside is None else 3)):
        plain = plain_play(plain, chance.choice(plain_legal(plain, options)), options)
    return plain


def random_deal(chance: random.Random) -> HandPosition:
    cards = chance.sample(range(24), 24)
    return HandPosition(
        tuple(mask_of(cards[6 * seat : 6 * seat + 6]) for seat in range(4)), chance.randrange(4)
    )


def random_match(options: SixtySixOptions, chance: random.Random) -> SixtySixState:
    """Return a hand in the rules engine after random bids (sometimes a Moon), before its first lead."""
    state = SIXTY_SIX.deal(SIXTY_SIX.open(Setup(4, chance.randrange(1 << 30), options))).state
    while SIXTY_SIX.view(state, None).bidder is None:
        ((seat, calls),) = SIXTY_SIX.pending(state).items()
        bids = [call for call in calls if call.bid]
        state = SIXTY_SIX.apply(state, seat, chance.choice(bids) if bids else Bid(0)).state
    return state


def random_options(chance: random.Random) -> SixtySixOptions:
    return SixtySixOptions(
        over_trump=chance.random() < 0.5,
        climb=chance.choice(["always", "not_partner", "off"]),
        climb_after_ruff=chance.random() < 0.5,
        marriage_needs_trick=chance.random() < 0.5,
        moon=chance.choice(["trump", "no_trump"]),
    )


@pytest.mark.parametrize(("name", "size"), sampled(product(WORTHS, [1, 2, 3]), 14))
def test_endings_have_the_values_of_plain_minimax(size: int, name: str) -> None:
    worth: Valuation[Any] = WORTHS[name]
    chance = random.Random(f"{size}")
    for options in ALL_OPTIONS:
        for team in (0, 1):
            plain = random_ending(chance, size, options)
            hand = OpenHand(plain.position(), worth, options, team)
            values = {
                card: plain_value(plain_play(plain, card, options), options, team, worth)
                for card in plain_legal(plain, options)
            }
            assert hand.values_by_card() == values
            assert hand.value() == (max if plain.turn % 2 == team else min)(values.values())


def test_marriage_without_a_trick_is_lost_at_the_end_only_if_it_needs_one() -> None:
    position = HandPosition(hands_of("KC QC", "AC 10C", "9D 9H", "AH 10H"), leader=0)
    assert solve(position) == (40, 49, False)
    assert solve(position, SixtySixOptions(marriage_needs_trick=True)) == (0, 49, False)


@pytest.mark.parametrize("climb_after_ruff", [False, True])
@pytest.mark.parametrize("climb", ["always", "not_partner", "off"])
@pytest.mark.parametrize("over_trump", [True, False])
@pytest.mark.parametrize("positions", sampled([200, 1000], 1))
def test_legal_cards_follow_the_rules(
    over_trump: bool, climb: Literal["always", "not_partner", "off"], climb_after_ruff: bool, positions: int
) -> None:
    options = SixtySixOptions(over_trump=over_trump, climb=climb, climb_after_ruff=climb_after_ruff)
    as_given = SixtySixOptions(moon="no_trump")
    chance = random.Random(f"{over_trump} {climb} {climb_after_ruff}")
    for _ in range(positions):
        cards = chance.sample(range(24), 24)
        hands = tuple(tuple(sorted(cards[6 * seat : 6 * seat + 6])) for seat in range(4))
        turn = chance.randrange(4)
        aside = chance.choice([None, (turn + 1) % 4, (turn + 2) % 4, (turn + 3) % 4])
        plain = Plain(hands, turn, chance.choice([None, 0, 1, 2, 3]), (), (0, 0), (0, 0), aside)
        if aside is None and plain.trump is None:
            plain = replace(plain, trump=chance.randrange(4))
        plain = replace(plain, hands=tuple(hand[: chance.randrange(1, 7)] for hand in hands))
        # The duty in a trick doesn't depend on whether its cards were legal.
        for _ in range(chance.randrange(4 if aside is None else 3)):
            plain = plain_play(plain, chance.choice(plain.hands[plain.turn]), as_given)
        hand, seat = plain.hands[plain.turn], plain.turn
        mask = legal_mask(mask_of(hand), seat, plain.trick, plain.trump, options)
        assert cards_in(mask) == legal_cards(hand, seat, plain.trick, plain.trump, options)
        assert mask == legal_moves(plain.position(), options)


@pytest.mark.parametrize("hands", sampled([4, 12], 1))
def test_best_play_by_both_teams_ends_in_the_predicted_result(hands: int) -> None:
    chance = random.Random(12)
    for _ in range(hands):
        options = random_options(chance)
        state = random_match(options, chance)
        predicted = None
        scored = None
        while scored is None:
            ((seat, choices),) = SIXTY_SIX.pending(state).items()
            open_hand = SIXTY_SIX.view(state, None)
            hand = OpenHand(
                HandPosition.from_view(open_hand, state.hands), margin_and_result, options, team=0
            )
            values = hand.values_by_card()
            assert set(values) == {choice.card for choice in choices}
            best = (max if seat % 2 == 0 else min)(values.values())
            assert predicted in (None, best)
            predicted = best
            card = next(card for card, value in values.items() if value == best)
            step = SIXTY_SIX.apply(state, seat, PlayCard(card))
            state = step.state
            scored = next((event for event in step.events if isinstance(event, HandScored)), None)
        assert predicted[1][:2] == scored.totals


class Forgetful(dict[int, Any]):
    def __setitem__(self, key: int, value: Any) -> None:
        pass


def test_transpositions_do_not_change_values(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(3)
    endings = [random_ending(chance, 4).position() for _ in range(12)]
    with_table = [solve_all(ending) for ending in endings]
    start = alpha_beta.AlphaBeta.__init__

    def forget(search: alpha_beta.AlphaBeta, *args: Any) -> None:
        start(search, *args)
        search._table = Forgetful()

    monkeypatch.setattr(alpha_beta.AlphaBeta, "__init__", forget)
    assert [solve_all(ending) for ending in endings] == with_table


@pytest.mark.parametrize("deals", sampled([3, 8], 1))
def test_whole_deals(deals: int) -> None:
    chance = random.Random(6)
    for _ in range(deals):
        deal = random_deal(chance)
        best = solve(deal)
        values = solve_all(deal)
        assert set(values) == set(cards_in(deal.hands[deal.leader]))
        assert max(values.values(), key=margin_and_result) == best
        assert min(best[:2]) >= 0
        assert best.own + best.other in range(120, 221, 20)
        # Best play for the other team has the same margin; only ties may be broken differently.
        theirs = solve(deal, team=(deal.leader + 1) % 2)
        assert theirs.own - theirs.other == best.other - best.own


def test_sure_moon() -> None:
    hands = hands_of("AC 10C KC QC AD 10D", "9C JC 9D JD 9H 9S", "AH 10H KH AS 10S KS", "KD QD JH QH JS QS")
    moon = HandPosition(hands, leader=0, aside=2)
    assert takes_all(moon)
    assert OpenHand(moon, by_ticks(MOON)).value() == 5
    assert OpenHand(moon, by_ticks(MOON, moon_value=6)).value() == 6


def test_sets_of_cards() -> None:
    cards = parse_cards("AS 9C KH QD 10D")
    assert cards_in(mask_of(cards)) == tuple(sorted(cards))
    assert points_in(mask_of(cards)) == 11 + 0 + 4 + 3 + 10
    assert points_in(mask_of(range(24))) == 120
    assert sum(bits_in(mask_of(cards))) == mask_of(cards)
