"""RULES.md §1, §2 and §3: cards, packs, presets, the deal, and the end of a round."""

from collections import Counter

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.dealing import choose_packs, hand_size, make_cards
from game.cardgames.sixpack.rules.deck import BACK, Card, spread_handprints
from game.cardgames.sixpack.rules.events import HandDealt, MatchEnded, PilesLaid, RoundScored
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SixpackOptions
from game.cardgames.sixpack.rules.packs import SPECIAL
from game.engine.contract import BadSetup, Setup
from game.engine.options import BadOption, as_dict, parse_pairs, resolve
from tests.cardgames.sixpack.boards import Turn


@pytest.mark.parametrize("packs", [4, 5, 6, 7])
@pytest.mark.parametrize("seed", range(20))
def test_handprints_are_spread_evenly(packs: int, seed: int) -> None:
    """§1.3."""
    spread, _chance = spread_handprints(packs, seed)
    assert [len(numbers) for numbers in spread] == [2] * packs
    counts = Counter(number for numbers in spread for number in numbers)
    assert sum(counts.values()) == 2 * packs
    assert max(counts.values()) - min(counts[number] for number in range(1, 7)) <= 1
    if packs == 4:
        assert sorted(counts.values()) == [1, 1, 1, 1, 2, 2]
    if packs == 6:
        assert set(counts.values()) == {2}


def test_handprints_are_random() -> None:
    """§1.3."""
    assert len({tuple(map(tuple, spread_handprints(4, seed)[0])) for seed in range(50)}) > 40


def test_pack_is_numbered_one_to_six() -> None:
    """§1.1."""
    cards, _chance = make_cards(("veto", "neutral", "neutral", "carousel"), 5)
    assert [card.id for card in cards] == list(range(1, 25))
    assert [(card.pack, card.number) for card in cards[:6]] == [("veto", number) for number in range(1, 7)]
    assert all(card.second is None for card in cards)


def test_back_shows_nothing() -> None:
    """§6.6."""
    assert Card(0, "", 0, hand=False, second=None, glass=False) == BACK
    assert BACK.numbers == (0,)


def test_super_numbers_have_a_different_second_number() -> None:
    """§1.4."""
    seconds = set()
    for seed in range(60):
        cards, _chance = make_cards(("super_numbers", "neutral", "neutral", "neutral"), seed)
        for card in cards[:6]:
            assert card.second != card.number
            assert 1 <= card.second <= 6
            seconds.add((card.number, card.second))
        assert all(card.second is None for card in cards[6:])
    assert len(seconds) == 30


@pytest.mark.parametrize("seats", range(2, 7))
def test_number_of_packs(seats: int) -> None:
    """§2.1."""
    for preset in ("first", "one_new", "everything", "own"):
        packs, _chance = choose_packs(SixpackOptions(preset=preset), seats, 9)
        assert len(packs) == (4 if seats == 2 else seats + 1)


def test_presets() -> None:
    """§2.2."""
    assert choose_packs(SixpackOptions(), 3, 1)[0] == ("reverse", "neutral", "neutral", "neutral")
    chosen = SixpackOptions(preset="one_new", new="veto")
    assert choose_packs(chosen, 3, 1)[0] == ("reverse", "veto", "neutral", "neutral")
    own = SixpackOptions(preset="own", packs=("sticky", "reverse"))
    assert choose_packs(own, 3, 1)[0] == ("sticky", "reverse", "neutral", "neutral")


def test_surprise_is_any_special_pack_but_reverse() -> None:
    """§2.2."""
    found = {choose_packs(SixpackOptions(preset="one_new"), 2, seed)[0][1] for seed in range(200)}
    assert found == set(SPECIAL) - {"reverse"}


def test_everything_has_different_special_packs() -> None:
    """§2.2."""
    found: set[str] = set()
    for seed in range(60):
        packs, _chance = choose_packs(SixpackOptions(preset="everything"), 6, seed)
        assert len(set(packs)) == 7
        found.update(packs)
    assert found == set(SPECIAL)


@pytest.mark.parametrize("seats", range(2, 7))
def test_deal(seats: int) -> None:
    """§2.3, §1.5."""
    setup = Setup(seats, 3, SixpackOptions())
    state, events = SIXPACK.deal(SIXPACK.open(setup))
    size = 10 if seats == 2 else 6
    assert hand_size(seats) == size
    assert [len(hand) for hand in state.hands] == [size] * seats
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert sum(card.hand for card in state.public.cards[1:]) == 2 * PACK_COUNTS[seats]
    assert [len(pile) for pile in state.public.piles] == [1, 1, 1]
    assert list(state.left) == sorted(state.left)
    assert len(state.left) == PACK_COUNTS[seats] * 6 - seats * size - 3
    started = events[0]
    assert started.cards == state.public.cards[1:]
    assert SIXPACK.redact(started, None) == started
    begun = SIXPACK.apply_event(SIXPACK.initial_view(setup, None), started)
    assert begun.packs == state.packs
    assert (begun.hand_sizes, begun.laid_counts) == ((0,) * seats, (0,) * seats)
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.seat for event in dealt] == list(range(seats))
    assert SIXPACK.redact(dealt[0], 1) == HandDealt(0, size, (), ())
    laid = next(event for event in events if isinstance(event, PilesLaid))
    assert laid.left == state.public.left == len(state.left)


def test_packs_stay_and_handprints_change_each_round() -> None:
    """§1.3, §2.2."""
    first = SIXPACK.deal(SIXPACK.open(Setup(3, 5, SixpackOptions(preset="everything")))).state
    second = SIXPACK.deal(first).state
    assert first.public.packs == second.public.packs
    assert [card.hand for card in first.public.cards] != [card.hand for card in second.public.cards]


@pytest.mark.parametrize("seats", [1, 7])
def test_number_of_seats_is_checked(seats: int) -> None:
    """§2.1."""
    with pytest.raises(BadSetup, match="2 to 6 seats"):
        SIXPACK.check(Setup(seats, 1, SixpackOptions()))


@pytest.mark.parametrize(
    ("seats", "packs", "words"),
    [
        (
            2,
            ("reverse", "veto", "sticky", "copycat", "sheriff"),
            "With 2 players, the game has 4 packs, not 5",
        ),
        (3, ("veto", "veto"), "Veto may be in a game only once, not 2 times"),
        (4, ("reverse", "reverse", "reverse"), "Reverse may be in a game only twice, not 3 times"),
    ],
)
def test_illegal_packs_are_refused(seats: int, packs: tuple[str, ...], words: str) -> None:
    """§1.2, §2.1."""
    with pytest.raises(BadSetup, match=words):
        SIXPACK.check(Setup(seats, 1, SixpackOptions(preset="own", packs=packs)))
    SIXPACK.check(Setup(seats, 1, SixpackOptions(preset="first", packs=packs)))


def test_legal_packs_are_accepted() -> None:
    """§1.2."""
    packs = ("reverse", "reverse", "seethrough", "seethrough", "calculator", "calculator", "veto")
    SIXPACK.check(Setup(6, 1, SixpackOptions(preset="own", packs=packs)))


def test_options_are_parsed_from_text() -> None:
    given = parse_pairs(SixpackOptions, ["preset=own", "packs=reverse, veto,neutral", "rounds=5"])
    options = resolve(SixpackOptions, given)
    assert options == SixpackOptions(preset="own", packs=("reverse", "veto", "neutral"), rounds=5)
    assert as_dict(options)["packs"] == ("reverse", "veto", "neutral")
    for pair in ("packs=whist", "packs=veto,veto", "new=reverse", "rounds=4"):
        with pytest.raises(BadOption):
            parse_pairs(SixpackOptions, [pair])


# -- §3: when a round ends, and who wins --------------------------------------------------------------


def score_of_round(turn: Turn) -> RoundScored:
    (event,) = turn.events_of(RoundScored)
    assert isinstance(event, RoundScored)
    return event


def test_round_ends_after_a_turn_that_leaves_a_hand_empty() -> None:
    """§3.1."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 2*").lay("4", "5", "5")
    assert not turn.legal
    event = score_of_round(turn)
    assert event.points == (0, 1, 2)
    assert event.icons == (0, 0, 1)
    assert not event.quiet


def test_hand_refilled_within_the_turn_does_not_end_the_round() -> None:
    """§3.1."""
    turn = Turn("1 5* | 2 | 3", "6", "4 2", "4 2").lay("6", "4", "4")
    assert turn.hand(0) == "5*"
    assert turn.state.public.turn == 2
    turn = Turn("3 | 3 | 4", "3", "5 2", "5 2").lay("3", "5", "5")
    assert turn.hand(0) == "3"
    assert turn.state.public.turn == 2


@pytest.mark.parametrize(
    ("hands", "ranking"),
    [
        (("4", "5 2 2", "5 2*"), (3, 1, 2)),
        (("4", "5 2", "5 2*"), (3, 2, 1)),
        (("4", "5 2*", "5 2*"), (3, 1, 1)),
        (("4", "5", "5"), (1, 1, 1)),
    ],
)
def test_single_round_is_won_by_most_cards_then_most_handprints(
    hands: tuple[str, ...], ranking: tuple[int, ...]
) -> None:
    """§3.2: two cards without a handprint beat one with a handprint, although each hand is two points."""
    turn = Turn("1 | 2 | 3", *hands).lay("4", "5", "5")
    assert SIXPACK.ranking(turn.state) == ranking
    (ended,) = turn.events_of(MatchEnded)
    assert ended.ranking == ranking


def test_in_a_single_round_fewer_points_may_win() -> None:
    """§3.2, §3.3."""
    turn = Turn("1 | 2 | 3", "4", "5 2 2 2", "5 2* 3*").lay("4", "5", "5")
    assert score_of_round(turn).points == (0, 3, 4)
    assert SIXPACK.ranking(turn.state) == (3, 1, 2)


def test_several_rounds_are_won_by_points() -> None:
    """§3.3: three rounds, of which this is the last."""
    turn = Turn("1 | 2 | 3", "4", "5 2 2 2", "5 2* 3*", round=3, options=SixpackOptions(rounds=3))
    turn.state = replace(turn.state, public=replace(turn.state.public, totals=(4, 0, 0)))
    turn.lay("4", "5", "5")
    assert SIXPACK.totals(turn.state) == (4, 3, 4)
    assert SIXPACK.ranking(turn.state) == (1, 3, 1)
    assert SIXPACK.more_is_better
    assert SIXPACK.points(score_of_round(turn)) == {0: 0, 1: 3, 2: 4}


def test_match_continues_after_an_earlier_round() -> None:
    """§2.4."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 2", round=2, options=SixpackOptions(rounds=3))
    turn.lay("4", "5", "5")
    assert SIXPACK.ranking(turn.state) is None
    state, events = SIXPACK.deal(turn.state)
    assert state.public.round == 3
    assert SIXPACK.totals(state) == (0, 1, 1)
    assert events


def test_printed_handprints_count_while_reversed() -> None:
    """§3.4."""
    turn = Turn("reverse:1 | 5 | 6", "4", "3 2*", "3 2").lay("4", "3", "3")
    assert turn.state.public.reversed
    assert score_of_round(turn).points == (0, 2, 1)


def test_twelve_turns_without_a_loss_end_the_round() -> None:
    """§3.5."""
    turn = Turn("1 | 6 | 6", "4 4", "5 5", "6 3", quiet=11).lay("4", "5", "3")
    assert score_of_round(turn).quiet
    assert score_of_round(turn).points == (1, 1, 1)


def test_loss_in_the_twelfth_turn_resets_the_count() -> None:
    """§3.5."""
    turn = Turn("1 | 2 | 3", "4 4", "4 5", "5 3", quiet=11).lay("4", "4", "5")
    assert turn.state.public.turn == 2
    assert turn.state.public.quiet == 0


def test_eleventh_turn_without_a_loss_does_not_end_the_round() -> None:
    """§3.5."""
    turn = Turn("1 | 6 | 6", "4 4", "5 5", "6 3", quiet=10).lay("4", "5", "3")
    assert turn.state.public.turn == 2
    assert turn.state.public.quiet == 11
