"""How events of You Must Be 18! are shown: the counter counts, and draws and skips say why."""

import pytest
from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    ColumnOpened,
    DrawCard,
    HandEmptied,
    RoundScored,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.painting import hint_tags
from game.cardgames.must_be_18.table.selection import LAYING
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.engine.contract import Event
from game.tables.focus import Spot
from tests.cardgames.must_be_18.positions import play, setup, state_with
from tests.cardgames.must_be_18.seated import Seated


def watch(state: MustBe18State, seats: int = 3) -> Seated:
    return Seated(setup(seats), state=state, speed="normal")


def has_heard(seated: Seated, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in seated.heard)


def test_counter_counts_until_it_is_eighteen_again() -> None:
    seated = watch(state_with("6", "65", "66", tops="6651", turn=1))
    seated.choose(1, play("0:5 2:6"))
    totals = []
    for _ in range(90):
        seated.show.update(1 / 60)
        totals.append(seated.total)
    assert set(totals) == {17, 18}
    assert totals[-1] == 18
    assert MustBe18Sound.EIGHTEEN in seated.sounds
    assert seated.sounds.count(Sound.ON_CARD) == 2


def test_equal_cards_change_places_without_a_flight() -> None:
    """The lowest of equal cards is played (§3.9); it then lies where the player has put another."""
    seated = watch(state_with("666655", "66", "66", tops="6651"))
    third = seated.card(6, 2)
    lowest = seated.card(6).key
    seated.drag(third, seated.at_column(1))
    seated.frames(60)
    put = seated.table.stage.cards[third.key].pose
    kept = seated.table.stage.cards[lowest].pose
    assert seated.click(LAYING)
    cards = seated.table.stage.cards
    assert (cards[lowest].pose.x, cards[lowest].pose.y) == pytest.approx(
        (put.x, seated.table.layout.row), abs=8
    )
    assert (cards[third.key].pose.x, cards[third.key].pose.y) == pytest.approx((kept.x, kept.y), abs=25)


def test_forced_draw_and_skip_say_why() -> None:
    seated = watch(state_with("66", "5", "66", tops="666", stock="5"))
    seated.choose(0, play("0:6"))
    said = []
    for _ in range(120):
        seated.show.update(1 / 60)
        said += [remark.text for remark in seated.table.stage.remarks.shown]
    assert has_heard(seated, CardDrawn)
    assert has_heard(seated, Skipped)
    assert "nothing fits: draws" in said
    assert "nothing fits: skips" in said
    assert MustBe18Sound.DRAW in seated.sounds
    assert MustBe18Sound.SKIP in seated.sounds


def test_drawn_card_goes_to_the_players_hand_and_is_marked() -> None:
    seated = watch(state_with("66655", "66", "66", tops="666", stock="6", play="may_draw"))
    seated.choose(0, DrawCard())
    seated.frames()
    (card,) = seated.table.view.fresh
    assert seated.table.stage.cards[card].home.y > seated.table.layout.middle.bottom
    assert "just been drawn" in seated.table.model.words() or seated.table.focus.spot != Spot(Zone.HAND, card)
    seated.draw()
    assert MustBe18Sound.DRAW in seated.sounds


def test_new_column_is_announced_and_gets_its_place() -> None:
    seated = watch(state_with("6", "421", "66", tops="666", turn=1))
    (choice, *_rest) = MUST_BE_18.pending(seated.match.state)[1]
    before = len(seated.table.layout.columns)
    seated.choose(1, choice)
    shouted = []
    for _ in range(150):
        seated.show.update(1 / 60)
        shouted += [getattr(moment, "word", "") for moment in seated.table.stage.moments]
    assert has_heard(seated, ColumnOpened)
    assert "A fourth column!" in shouted
    assert MustBe18Sound.COLUMN in seated.sounds
    assert len(seated.table.layout.columns) == before + 1


def test_going_out_is_shown_and_the_round_is_summarised() -> None:
    seated = watch(state_with("65", "6", "66", tops="666", turn=1, round=4, totals=(3, 9, 1)))
    seated.choose(1, play("0:6"))
    seated.frames(90)
    assert has_heard(seated, HandEmptied)
    (event,) = [event for event in seated.heard if isinstance(event, RoundScored)]
    summary = seated.table.summary(event)
    assert (summary.round, summary.rounds) == (4, 18)
    assert [(line.seat, line.points, line.total) for line in summary.lines] == [
        (1, 0, 9),
        (0, 11, 14),
        (2, 12, 13),
    ]
    assert all(len(line.cards) == len(event.hands[line.seat]) for line in summary.lines)
    assert seated.table.summary(seated.heard[0]) is None


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_round_is_quick(seats: int) -> None:
    """At fast speed all animations of a round take well under a minute."""
    seated = Seated(setup(seats, seats), speed="fast", seat=None)
    while not seated.over:
        seated.by_chance()
    seconds = 0.0
    while seated.show.busy:
        seated.show.update(1 / 30)
        seconds += 1 / 30
        assert seconds < 50


def test_hint_is_a_suggestion_and_a_list() -> None:
    seated = Seated(setup(3), state=state_with("66554431", "66", "66", tops="6651"))
    table = seated.table
    lays = [choice for choice in MUST_BE_18.choices(table.view) if isinstance(choice, Lay)]
    best = lays[-1]
    values = {lay: -20.0 - number for number, lay in enumerate(lays)} | {best: -12.5}
    prospects = tuple(Prospect(lay, value, 0.0) for lay, value in values.items())
    table.advise(Decision(best, prospects))
    assert table.draft.suggestion == best
    assert table.focus.spot == LAYING
    hint = table.model.hint
    assert hint is not None
    shown = hint_tags.best_prospects(table.view, hint, 4)
    assert shown[0].choice == best
    assert [one.value for one in shown] == sorted([one.value for one in shown], reverse=True)
    assert "12.5" not in table.model.words()
    seated.draw()
    table.advise(Decision(best, prospects), figures=True)
    assert "12.5" in table.model.words()
    seated.draw()
    table.advise(None)
    assert table.draft.suggestion is None
    table.advise(Decision(best, prospects))
    assert seated.key("return")
    assert seated.made == [best]


def test_another_view_clears_the_draft() -> None:
    seated = Seated(setup(3), state=state_with("66554431", "66", "66", tops="6651"))
    table = seated.table
    seated.keys("return return")
    assert table.draft.placements
    table.show(replace(table.view, turn=1))
    assert not table.draft.placements
    assert not table.asking
    table.resize(1000, 600)
    seated.draw()
