"""RULES.md §7.7: if nobody can start, they draw in turn until somebody has three sixes."""

from game.cardgames.must_be_18.rules.events import DrawnToStart, LaySixes
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.match import Match
from tests.cardgames.must_be_18.positions import all_cards, hand, kinds, legal, setup


def test_seats_draw_in_turn_until_somebody_has_three_sixes() -> None:
    """§6.2: each has shown that it has fewer, with one card more each time."""
    drawn_at_all = 0
    for seed in range(80):
        state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(2, seed, deck="even", start="draw")))
        drawn = [event for event in events if isinstance(event, DrawnToStart)]
        first = (state.public.dealer + 1) % 2
        assert [event.seat for event in drawn] == [(first + turn) % 2 for turn in range(len(drawn))]
        assert [event.stock for event in drawn] == [47 - turn for turn in range(len(drawn))]
        (asked,) = MUST_BE_18.pending(state)
        assert legal(state) == {LaySixes()}
        if drawn:
            assert drawn[-1].seat == asked
            assert hand(state, asked).count("6") == 3
            names = kinds(events).split()[3:]
            assert names == ["PassedOver", "PassedOver", *["DrawnToStart", "PassedOver"] * len(drawn)][:-1]
            drawn_at_all += 1
        assert all_cards(state) == list(range(72))
        assert state.public.drawn == 0
        sizes = [failure.size for failure in state.public.failures]
        expected = [12, 12, *(13 + turn // 2 for turn in range(40))]
        assert sizes == expected[: kinds(events).split().count("PassedOver")]
    assert drawn_at_all > 20


def test_cards_are_dealt_again_without_a_stock() -> None:
    redealt = 0
    for seed in range(1500):
        _state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(6, seed, deck="even", start="draw")))
        names = kinds(events)
        assert "DrawnToStart" not in names
        if "Redealt" in names:
            assert names.startswith("RoundStarted" + " HandDealt" * 6 + " PassedOver" * 6 + " Redealt")
            redealt += 1
    assert redealt


def test_match_continues_after_the_draws() -> None:
    for seed in range(20):
        match = Match(MUST_BE_18, setup(3, seed, deck="even", start="draw"))
        match.deal()
        assert match.pending


def test_only_the_drawing_seat_sees_the_card() -> None:
    event = DrawnToStart(1, 5, 3)
    assert MUST_BE_18.redact(event, 1) == event
    for other in (0, 2, None):
        assert MUST_BE_18.redact(event, other) == DrawnToStart(1, None, 3)
