"""Putting cards on columns: the counter immediately shows what is wrong, and only 18 can be played."""

import random

import pytest

from game.audio.cues import Tier
from game.audio.sounds import AnySound
from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table import selection
from game.cardgames.must_be_18.table.selection import BACK, LAYING, NOTHING, DraftPlacement, SelectionDraft
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.storage.settings import Settings
from game.tables.focus import Spot
from game.tables.table import TableServices
from game.ui.devices.actions import Action, ActionPressed
from tests.cardgames.must_be_18.positions import (
    open_column,
    play,
    random_match,
    random_setup,
    setup,
    state_with,
)
from tests.cardgames.must_be_18.seated import Seated

CANCEL = ActionPressed(Action.CANCEL)


def column(number: int) -> Spot:
    return Spot(Zone.COLUMN, number)


def seated_with(hand: str, tops: str = "666", **how: object) -> Seated:
    stock = how.pop("stock", "66")
    options = how.pop("options", {})
    state = state_with(hand, "66", "66", tops=tops, stock=stock, **options)  # type: ignore[arg-type]
    return Seated(setup(3, **options), state=state, **how)  # type: ignore[arg-type]


def test_left_and_right_skip_cards_of_the_same_number() -> None:
    seated = seated_with("666553")
    table, numbers = seated.table, []
    for action in (Action.FIRST, Action.RIGHT, Action.RIGHT, Action.LEFT, Action.LEFT):
        table.move_focus(action)
        numbers.append(table.view.numbers[table.focus.spot.key])
    assert numbers == [3, 5, 6, 5, 3]


@pytest.mark.parametrize(("number", "words"), [(6, "19, one over"), (4, "17, one short")])
def test_counter_shows_what_is_wrong(number: int, words: str) -> None:
    seated = seated_with("664531", "6651")
    seated.drag(seated.card(number), seated.at_column(2))
    assert seated.message == words
    assert seated.total == 18 + number - 5
    assert not seated.table.model.legal


def test_held_card_shows_the_total_it_would_make() -> None:
    seated = seated_with("664531", "6651")
    seated.click(seated.card(6))
    seated.point(*seated.at_column(3))
    assert seated.total == 23
    assert seated.message == "23, five over"
    seated.point(*seated.at_column(0))
    assert seated.total == 18
    assert seated.table.draft.placements == ()


def test_without_previews_the_total_shows_once_it_is_put() -> None:
    seated = seated_with("664531", "6651", services=TableServices(Settings(preview=False)))
    seated.click(seated.card(6))
    seated.point(*seated.at_column(3))
    assert seated.total == 18
    seated.click(column(3))
    assert seated.total == 23


def test_only_legal_selections_are_played() -> None:
    seated = seated_with("664531", "6651")
    seated.drag(seated.card(6), seated.at_column(2))
    assert not seated.click(LAYING)
    assert seated.said[-1] == "19, one over"
    seated.drag(seated.card(5), seated.at_column(0))
    assert seated.message == "18!"
    assert seated.click(LAYING)
    assert seated.made == [play("0:5 2:6")]


def test_reaching_eighteen_has_a_sound_and_particles() -> None:
    sounds: list[AnySound] = []

    def sound(
        heard: AnySound, *, volume: float = 1.0, pan: float = 0.0, pitch: int = 0, tier: Tier = Tier.PLAY
    ) -> None:
        sounds.append(heard)

    seated = seated_with("664531", "6651", services=TableServices(sound=sound))
    seated.drag(seated.card(6), seated.at_column(2))
    assert MustBe18Sound.EIGHTEEN not in sounds
    seated.drag(seated.card(5), seated.at_column(0))
    assert sounds.count(MustBe18Sound.EIGHTEEN) == 1
    assert len(seated.table.stage.particles)
    assert seated.table.model.beat == 1.0


def test_click_puts_a_card_and_another_takes_it_back() -> None:
    seated = seated_with("664531", "6651")
    seated.click(seated.card(6, 1))
    seated.click(column(0))
    assert len(seated.table.draft.placements) == 1
    seated.click(column(0))
    assert seated.table.draft == NOTHING


def test_click_on_a_held_card_puts_it_down() -> None:
    seated = seated_with("664531", "6651")
    card = seated.card(5)
    seated.click(card)
    assert seated.table.draft.held == card.key
    seated.click(card)
    assert seated.table.draft == NOTHING


def test_card_is_dragged_between_columns_and_home() -> None:
    seated = seated_with("664531", "6651")
    card = seated.card(5).key
    seated.drag(Spot(Zone.HAND, card), seated.at_column(0))
    seated.drag(column(0), seated.at_column(2))
    assert seated.table.draft == SelectionDraft((DraftPlacement(2, card),))
    seated.drag(column(2), seated.table.layout.hand.center)
    assert seated.table.draft == NOTHING
    seated.drag(Spot(Zone.HAND, card), seated.table.layout.stock.center)
    assert seated.table.draft == NOTHING


def test_dragged_card_is_under_the_pointer() -> None:
    seated = seated_with("664531", "6651")
    spot = seated.card(5)
    x, y = seated.at(spot)
    seated.point(x, y)
    seated.button(x, y, down=True)
    seated.point(*seated.at_column(2), held=True)
    home = seated.table.stage.cards[spot.key].home
    assert (home.x, home.y) == pytest.approx(seated.at_column(2), abs=1)
    assert seated.total == 18
    assert seated.message == "18!"


def test_cancel_takes_back_cards_one_by_one_first() -> None:
    seated = seated_with("664531", "6651")
    seated.keys("return return")
    seated.key("tab")
    table = seated.table
    assert table.draft.suggestion is not None
    assert table.consumes(CANCEL), "it would open the menu"
    seated.right_click()
    assert table.draft.suggestion is None
    assert len(table.draft.placements) == 1
    assert table.consumes(CANCEL)
    seated.key("escape")
    assert table.draft == NOTHING
    assert not table.consumes(CANCEL)
    seated.click(seated.card(6))
    assert table.draft.held is not None
    assert table.consumes(CANCEL)
    seated.right_click()
    assert table.draft == NOTHING


def test_back_is_a_plaque_too() -> None:
    seated = seated_with("664531", "6651")
    seated.drag(seated.card(6), seated.at_column(2))
    seated.click(Spot(Zone.ACT, BACK))
    assert seated.table.draft == NOTHING


def test_whole_play_takes_a_few_presses() -> None:
    seated = seated_with("664531", "6651")
    assert [seated.key("return") for _ in range(3)] == [False, False, True]


def test_suggestions_are_all_plays_and_wrap_around() -> None:
    seated = seated_with("6655", "6651")
    table = seated.table
    shown = []
    for _ in range(30):
        seated.key("tab")
        assert table.draft.suggestion is not None
        assert seated.total == 18
        shown.append(table.draft.suggestion)
    different = set(shown)
    assert different == set(selection.suggestions(table.view, NOTHING))
    assert shown[: len(different)] == shown[len(different) : 2 * len(different)]
    first = shown[0]
    seated.key("escape")
    seated.key("tab")
    assert table.draft.suggestion == first
    assert seated.key("return")
    assert seated.made == [first]


def test_suggestions_start_with_the_most_cards() -> None:
    seated = seated_with("6655", "6651")
    lengths = []
    for lay in selection.suggestions(seated.table.view, NOTHING):
        lengths.append(len(lay.covers) + isinstance(lay, OpenColumn))
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1]
    seated.key("tab")
    suggestion = seated.table.draft.suggestion
    assert len(suggestion.covers) + isinstance(suggestion, OpenColumn) == lengths[0]


def test_suggestions_include_what_is_already_put() -> None:
    seated = seated_with("6655441", "6651")
    seated.drag(seated.card(4), seated.at_column(0))
    table = seated.table
    for _ in range(8):
        seated.key("tab")
        suggestion = table.draft.suggestion
        assert isinstance(suggestion, PlayCards)
        assert (0, 4) in suggestion.covers
        assert suggestion in MUST_BE_18.choices(table.view)


def test_click_on_its_column_accepts_a_suggestion() -> None:
    seated = seated_with("6655", "6651")
    seated.key("tab")
    suggestion = seated.table.draft.suggestion
    seated.click(column(suggestion.covers[0][0]))
    assert seated.table.draft.suggestion is None
    assert selection.choice_of_draft(seated.table.view, seated.table.draft) == suggestion


def test_equal_cards_are_interchangeable() -> None:
    seated = seated_with("666655", "6651")
    third = seated.card(6, 2).key
    seated.drag(Spot(Zone.HAND, third), seated.at_column(0))
    assert seated.table.draft.card_on(0) == third
    seated.click(LAYING)
    assert seated.made == [play("0:6")]
    assert third in seated.table.view.hand


def test_place_of_a_new_column_opens_one_or_says_why_not() -> None:
    able = seated_with("664531", "6651")
    able.click(column(4))
    assert able.said[-1] == "No new column: you can play."
    stuck = seated_with("42", "666", stock="")
    stuck.click(column(3))
    assert isinstance(stuck.table.draft.suggestion, OpenColumn)
    assert stuck.click(LAYING)
    assert isinstance(stuck.made[0], OpenColumn)


def test_column_is_opened_by_hand() -> None:
    seated = seated_with("421", "666", stock="")
    seated.drag(seated.card(4), seated.at_column(3))
    assert seated.message == "22, four over"
    seated.drag(seated.card(2), seated.at_column(1))
    assert seated.total == 18
    assert seated.click(LAYING)
    assert seated.made == [open_column(4, "1:2")]


def test_three_sixes_are_put_from_the_start() -> None:
    seated = seated_with("66665", "")
    assert seated.total == 18
    assert len(seated.table.draft.placements) == 3
    assert seated.table.focus.spot == LAYING
    assert seated.key("return")
    assert seated.made == [LaySixes()]
    clicked = seated_with("66665", "")
    assert clicked.click(column(1))
    assert clicked.made == [LaySixes()]


@pytest.mark.parametrize("which", [0, 1])
def test_draw_or_skip_has_a_plaque_if_optional(which: int) -> None:
    options = {"play": "may_draw"}
    seated = seated_with("6655", options=options, stock="55")
    assert seated.click(Spot(Zone.ACT, 3))
    assert seated.made == [DrawCard()]
    if which:
        assert Spot(Zone.ACT, 4) in seated.table.areas()
        assert seated.click(Spot(Zone.ACT, 4))
        assert seated.made == [DrawCard(), Skip()]


def test_put_cards_are_spoken() -> None:
    seated = seated_with("664531", "6651")
    seated.drag(seated.card(6), seated.at_column(2))
    seated.key("e")
    assert seated.said[-1] == "A six on column 3. 19, one over."
    seated.keys("1 t s v")
    assert "Column 1: six" in seated.said[-4]
    assert "Cards: you 6" in seated.said[-3]
    assert "Totals" in seated.said[-2]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_selections_allow_exactly_the_legal_plays(seats: int) -> None:
    """Every legal choice can be put card by card in any order, and is among the matching plays all along."""
    chance = random.Random(seats)
    seen = 0
    for state, _events in random_match(random_setup(seats, chance, rounds=1), chance):
        for asked in MUST_BE_18.pending(state):
            view = MUST_BE_18.view(state, asked)
            lays = [choice for choice in MUST_BE_18.choices(view) if isinstance(choice, Lay)]
            for lay in chance.sample(lays, min(len(lays), 4)):
                placements = list(
                    selection.accept_suggestion(view, SelectionDraft(suggestion=lay)).placements
                )
                chance.shuffle(placements)
                for count in range(len(placements) + 1):
                    part = SelectionDraft(tuple(placements[:count]))
                    assert selection.matching_plays(view, part), (
                        "a part of a legal choice is said to lead nowhere"
                    )
                    found = selection.choice_of_draft(view, part)
                    assert found is None or found in lays
                assert selection.choice_of_draft(view, SelectionDraft(tuple(placements))) == lay
                verdict = selection.check_draft(view, SelectionDraft(tuple(placements)))
                assert not verdict.difference
                assert not verdict.problems
                seen += 1
    assert seen > 10


def test_card_that_starts_the_new_column_makes_no_difference() -> None:
    """A 4 and a 2 for a six: either of them may be the new column, and the tops are the same."""
    seated = seated_with("42", "666", stock="")
    assert seated.table.view.turn == 0
    assert len(MUST_BE_18.choices(seated.table.view)) == 6
    assert len(selection.matching_plays(seated.table.view, NOTHING)) == 1
    seated.drag(seated.card(2), seated.at_column(1))
    (lay,) = selection.matching_plays(seated.table.view, seated.table.draft)
    assert lay == open_column(4, "1:2")


# -- dragging --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_round_by_dragging_alone(seats: int) -> None:
    """Each card of a legal choice is dragged to its column, then the plaque is clicked."""
    seated, chance = Seated(setup(seats, seats, rounds=1)), random.Random(seats)
    seated.others()
    while not seated.over:
        table = seated.table
        lays = [choice for choice in MUST_BE_18.choices(table.view) if isinstance(choice, Lay)]
        if lays:
            lay = chance.choice(lays)
            new = getattr(lay, "number", None)
            more = () if new is None else ((len(table.view.columns), new),)
            for column, number in (*lay.covers, *more):
                seated.drag(seated.card(number), seated.at(Spot(Zone.COLUMN, column)))
        assert seated.click(LAYING)
        if lays:
            assert seated.made[-1] == lay
        seated.others()
        assert table.view == seated.folded == seated.match.view(0)


@pytest.mark.parametrize("helps", [True, False])
def test_card_picked_up_after_a_legal_play_is_put_first(helps: bool) -> None:
    seated = seated_with("666531", services=TableServices(helps=helps))
    seated.table.focus_spot(seated.card(6))
    seated.keys("return return")
    assert seated.table.focus.spot == LAYING
    seated.table.focus_spot(seated.card(6))
    seated.keys("return")
    assert seated.table.draft.held is not None
    assert seated.table.focus.spot.zone is Zone.COLUMN
    seated.keys("return" if helps else "right return")
    assert seated.table.focus.spot == LAYING
    seated.keys("return")
    assert [number for lay in seated.made for _, number in lay.covers] == [6, 6]
