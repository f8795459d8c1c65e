"""Combos: clean turns in a row, sixth cards dealt to others, claims, marriages, bids and double eighteens."""

from game.arcade.run.scoring import earned_combos, points_by_combo, run_scoring_of
from game.cardgames.must_be_18.rules import events as eighteen
from game.cardgames.must_be_18.run_scoring import DOUBLE
from game.cardgames.registry import BUILT_IN
from game.cardgames.run_scoring import CLEAN, LONGEST_CHAIN, Combo
from game.cardgames.six_takes.rules import events as takes
from game.cardgames.six_takes.run_scoring import SIXTH
from game.cardgames.sixpack.rules import events as sixpack
from game.cardgames.sixpack.run_scoring import CLAIM
from game.cardgames.sixty_six.rules import events as sixty_six
from game.cardgames.sixty_six.run_scoring import BID, MARRIAGE
from game.engine.contract import Event

SCORED = takes.RoundScored(1, (0, 1), ((), ()), (0, 0), (0, 0))


def combos_of(game: str, *events: Event, seat: int = 0) -> list[tuple[Combo, int]]:
    return [(one.combo, one.points) for one in earned_combos(game, events, seat)]


def turn(number: int, *seats: int) -> takes.CardsRevealed:
    return takes.CardsRevealed(number, tuple((10 * number + seat, seat) for seat in seats), False)


def row_taken(seat: int, row: int, reason: takes.Reason) -> takes.RowTaken:
    return takes.RowTaken(seat, 50, row, (1, 2, 3, 4, 5), 7, reason)


def test_combos_are_found_by_id() -> None:
    for game in BUILT_IN:
        scoring = run_scoring_of(game)
        assert scoring.combos
        assert [scoring.name(one.id) for one in scoring.combos] == [one.name for one in scoring.combos]
        assert scoring.name("gone") == "gone"
    assert run_scoring_of("gone").combos == ()


def test_clean_turns_in_a_row_are_worth_more_up_to_five_times() -> None:
    turns = [event for number in range(1, 9) for event in (takes.TurnStarted(number), turn(number, 0, 1))]
    worth = CLEAN.worth
    chain = [worth * min(link, LONGEST_CHAIN) for link in range(1, 9)]
    assert combos_of("six_takes", *turns, SCORED) == [(CLEAN, points) for points in chain]


def test_taken_row_ends_the_chain_and_an_automatic_last_turn_counts() -> None:
    events = (
        turn(1, 0, 1),
        takes.TurnStarted(2),
        turn(2, 0, 1),
        row_taken(0, 2, takes.Reason.TOO_LOW),
        takes.TurnStarted(3),
        turn(3, 0, 1),
        turn(4, 0, 1),
        SCORED,
    )
    assert [points for _, points in combos_of("six_takes", *events)] == [2, 2, 4]


def test_seat_that_is_out_has_no_clean_turns() -> None:
    assert combos_of("six_takes", turn(1, 1, 2), SCORED) == []


def test_sixth_card_counts_if_the_fifth_is_the_players() -> None:
    def behind(layer: int, taker: int, reason: takes.Reason = takes.Reason.SIXTH) -> list[Combo]:
        placed = takes.CardPlaced(layer, 40, 1, 5)
        found = earned_combos("six_takes", (placed, row_taken(taker, 1, reason)), 0)
        return [one.combo for one in found]

    assert behind(0, 1) == [SIXTH]
    assert behind(1, 2) == []
    assert behind(0, 1, takes.Reason.TOO_LOW) == []
    other_row = (takes.CardPlaced(0, 40, 2, 5), row_taken(1, 1, takes.Reason.SIXTH))
    assert earned_combos("six_takes", other_row, 0) == ()


def test_rows_of_the_last_round_are_forgotten() -> None:
    events = (
        takes.CardPlaced(0, 40, 1, 5),
        takes.RoundStarted(2, (0, 1), 104),
        row_taken(1, 1, takes.Reason.SIXTH),
    )
    assert earned_combos("six_takes", events, 0) == ()


def play_of(card: int, seat: int) -> sixpack.Play:
    return sixpack.Play(card, seat, 4, (), "neutral")


def test_turn_of_sixpack_is_clean_unless_a_card_is_lost() -> None:
    revealed = sixpack.CardsRevealed(1, (play_of(3, 0), play_of(4, 1)))
    ends = sixpack.TurnStarted(2, 0, 0)
    assert combos_of("sixpack", revealed, ends) == [(CLEAN, 2)]
    assert combos_of("sixpack", revealed, sixpack.DuplicatesRemoved(4, (4,), (4,)), ends) == [(CLEAN, 2)]
    assert combos_of("sixpack", revealed, sixpack.DuplicatesRemoved(4, (3, 4), (3, 4)), ends) == []
    assert combos_of("sixpack", revealed, sixpack.CardVetoed(1, 4, 0, 3, (3,)), ends) == []
    assert combos_of("sixpack", revealed, sixpack.CardDiscarded(0, 4, 9), ends) == []
    assert combos_of("sixpack", revealed, sixpack.CardDiscarded(1, 4, 9), ends) == [(CLEAN, 2)]
    joined = sixpack.CardJoined(4, play_of(7, 0))
    assert combos_of("sixpack", revealed, joined, sixpack.DuplicatesRemoved(4, (7,), (7,)), ends) == []


def test_pile_counts_for_its_claimer() -> None:
    claim = sixpack.PileClaimed(0, 3, (), 1, 6, (), (8, 9))
    assert combos_of("sixpack", claim) == [(CLAIM, CLAIM.worth)]
    assert combos_of("sixpack", claim, seat=1) == []


def test_tricks_of_either_partner_make_a_chain() -> None:
    def trick(seat: int) -> sixty_six.TrickWon:
        return sixty_six.TrickWon(seat, 1, (1, 2, 3, 4), 10)

    found = combos_of("sixty_six", trick(0), trick(2), trick(1), trick(2))
    assert [points for _, points in found] == [2, 4, 2]


def test_only_own_marriages_and_own_made_bids_count() -> None:
    def scored(bidder: int, *, made: bool) -> sixty_six.HandScored:
        return sixty_six.HandScored(1, bidder, 2, made, *([(0, 0)] * 7))

    assert combos_of("sixty_six", sixty_six.MarriageAnnounced(0, 1, 20)) == [(MARRIAGE, 10)]
    assert combos_of("sixty_six", sixty_six.MarriageAnnounced(2, 1, 20)) == []
    assert combos_of("sixty_six", scored(0, made=True)) == [(BID, 10)]
    assert combos_of("sixty_six", scored(0, made=False), scored(2, made=True)) == []


def cards_played(seat: int, columns: int) -> eighteen.CardsPlayed:
    placements = tuple(eighteen.Placement(column, 9, 5, 5) for column in range(columns))
    return eighteen.CardsPlayed(seat, placements, (6, 6, 6), (6, 6, 6), 4)


def test_turn_of_must_be_18_is_clean_without_drawing() -> None:
    drawn, skipped = eighteen.CardDrawn(0, 3, 20, True), eighteen.Skipped(0, True, True)
    found = combos_of(
        "must_be_18", cards_played(0, 1), cards_played(0, 1), drawn, cards_played(0, 1), cards_played(0, 1)
    )
    assert [points for _, points in found] == [1, 2, 1]
    found = combos_of(
        "must_be_18", cards_played(0, 1), drawn, skipped, cards_played(1, 1), cards_played(0, 1)
    )
    assert [points for _, points in found] == [1, 1]


def test_every_column_beyond_the_first_counts_in_a_double_eighteen() -> None:
    assert (DOUBLE, 2 * DOUBLE.worth) in combos_of("must_be_18", cards_played(0, 3))
    assert combos_of("must_be_18", cards_played(1, 3)) == []
    opened = eighteen.ColumnsOpened(0, (), (6, 6, 6), 9)
    assert [combo for combo, _ in combos_of("must_be_18", opened)] == [CLEAN]


def test_points_are_summed_by_combo_and_games_without_combos_have_none() -> None:
    found = earned_combos("must_be_18", (cards_played(0, 2), cards_played(0, 2)), 0)
    assert points_by_combo(found) == {"clean": 1 + 2, "double": 2 * DOUBLE.worth}
    assert earned_combos("hi_lo", (cards_played(0, 2),), 0) == ()
