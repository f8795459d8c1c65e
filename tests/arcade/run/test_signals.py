"""What tallies count for lasting charms: links, gifts to the leader, dry rounds, claims, going out."""

from msgspec.structs import replace

from game.arcade.run.charms import Signal
from game.arcade.run.goals import Finish, signals_of
from game.arcade.run.scoring import run_scoring_of, tally_of
from game.cardgames.must_be_18.rules import events as eighteen
from game.cardgames.registry import BUILT_IN
from game.cardgames.run_scoring import LINK, LONG_CHAIN, SINGLE
from game.cardgames.six_takes.rules import events as takes
from game.cardgames.sixpack.rules import events as sixpack
from game.engine.contract import Event

BEGUN = takes.RoundStarted(1, (0, 1, 2), 104)
SCORED = takes.RoundScored(1, (0, 1, 2), ((), (), ()), (0, 0, 0), (0, 0, 0))
FIFTH = takes.CardPlaced(0, 40, 1, 5)
FINISH = Finish(0, (1, 2), (3, 8), ((0,), (1,)), False, 5.0, {"clean": 3, "rows": 0})


def counts(game: str, *events: Event, seat: int = 0) -> dict[str, int]:
    return {name: count for name, count in tally_of(game, events, seat).counts.items() if count}


def row_taken(seat: int, row: int, reason: takes.Reason = takes.Reason.SIXTH) -> takes.RowTaken:
    return takes.RowTaken(seat, 50, row, (1, 2, 3, 4, 5), 7, reason)


def claim(seat: int) -> sixpack.PileClaimed:
    return sixpack.PileClaimed(seat, 3, (), 1, 6, (), (8, 9))


def cards_played(seat: int, left: int) -> eighteen.CardsPlayed:
    placements = (eighteen.Placement(0, 9, 5, 5),)
    return eighteen.CardsPlayed(seat, placements, (6, 6, 6), (6, 6, 6), left)


def test_signals_have_the_tallies_names() -> None:
    assert (LINK, LONG_CHAIN, SINGLE) == (Signal.LINK, Signal.LONG_CHAIN, Signal.SINGLE)
    combos = {combo.id for game in BUILT_IN for combo in run_scoring_of(game).combos}
    assert {Signal.CLAIM, Signal.MARRIAGE, Signal.BID, Signal.DOUBLE} <= combos


def test_each_link_counts_and_each_chain_of_five_once() -> None:
    found = counts("must_be_18", *[cards_played(0, 9)] * 12)
    assert (found["link"], found["long_chain"]) == (12, 1)


def test_gift_is_what_the_leading_opponent_takes_behind_the_players_card() -> None:
    assert counts("six_takes", BEGUN, FIFTH, row_taken(1, 1))["gift"] == 7
    behind = counts("six_takes", BEGUN, row_taken(1, 0), FIFTH, row_taken(1, 1))
    assert "gift" not in behind, "seat 2 leads with no ducks"
    assert counts("six_takes", BEGUN, row_taken(1, 0), FIFTH, row_taken(2, 1))["gift"] == 7
    assert counts("six_takes", BEGUN, row_taken(0, 0), FIFTH, row_taken(2, 1))["gift"] == 7, (
        "own ducks don't matter"
    )
    assert "gift" not in counts("six_takes", BEGUN, takes.CardPlaced(2, 40, 1, 5), row_taken(1, 1))
    assert "gift" not in counts("six_takes", BEGUN, FIFTH, row_taken(1, 1, takes.Reason.TOO_LOW))


def test_dry_round_counts_for_seats_that_play_it() -> None:
    assert counts("six_takes", BEGUN, SCORED)["clean_round"] == 1
    assert "clean_round" not in counts("six_takes", BEGUN, row_taken(0, 0), SCORED)
    assert "clean_round" not in counts("six_takes", replace(BEGUN, playing=(1, 2)), SCORED)
    assert counts("six_takes", BEGUN, row_taken(0, 0), SCORED, BEGUN, SCORED)["clean_round"] == 1


def test_third_claim_counts_unless_another_seat_claims_in_between() -> None:
    assert counts("sixpack", *[claim(0)] * 4)["third_claim"] == 2
    found = counts("sixpack", claim(0), claim(0), claim(1), claim(0), claim(0))
    assert (found["claim"], found.get("third_claim", 0)) == (4, 0)


def test_going_out_counts_for_its_seat() -> None:
    assert counts("must_be_18", cards_played(0, 1), cards_played(0, 0))["out"] == 1
    assert "out" not in counts("must_be_18", cards_played(1, 0), seat=0)


def test_finish_includes_counts_and_a_first_place() -> None:
    assert signals_of(FINISH) == {"clean": 3, "first": 1}
    assert signals_of(replace(FINISH, ranking=(2, 1))) == {"clean": 3}
    assert signals_of(replace(FINISH, counts={"clean": 9999}))["clean"] == 1000
