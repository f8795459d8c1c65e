"""RULES.md §10.12: with open hands everybody sees all hands, in practice only, and no other secret leaks."""

import random
from pathlib import Path

import pytest

from game.cardgames.sixty_six.rules.deck import ALL
from game.cardgames.sixty_six.rules.events import HandDealt, HandsShown
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.inference import excluded_cards, held_cards
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.table import seats
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.engine.contract import Event
from game.engine.match import Match
from game.engine.options import declared_options, is_practice
from game.scenes.menus.table_setup.setup import SetupScene
from game.voice.narrator import Verbosity
from tests.cardgames.sixty_six.deals import first_of, setup
from tests.cardgames.sixty_six.seated import Seated
from tests.support.driving import Driver
from tests.support.spying import spy


@pytest.mark.parametrize("seed", range(20))
def test_everybody_knows_all_hands_all_the_time(seed: int) -> None:
    chance = random.Random(seed)
    match = Match(SIXTY_SIX, setup(seed, open_hands=True))
    folded = {seat: SIXTY_SIX.initial_view(match.setup, seat) for seat in (0, 1, 2, 3, None)}

    def listen(seat: int | None) -> None:
        def fold(event: Event) -> None:
            folded[seat] = SIXTY_SIX.apply_event(folded[seat], event)

        match.listen(fold, seat)

    for seat in folded:
        listen(seat)
    for _ in range(3):
        if match.over:
            break
        match.deal()
        while match.pending:
            for seat, view in folded.items():
                assert view == match.view(seat)
                assert view.hands == match.state.hands
                assert held_cards(view) == tuple(map(frozenset, match.state.hands))
                assert excluded_cards(view) == tuple(ALL.difference(hand) for hand in match.state.hands)
            ((seat, legal),) = match.pending.items()
            match.choose(seat, chance.choice(legal))


def test_hands_are_shown_once_all_are_dealt() -> None:
    state, events = SIXTY_SIX.deal(SIXTY_SIX.open(setup(6, open_hands=True)))
    assert events[-1] == HandsShown(state.hands)
    assert SIXTY_SIX.redact(events[-1], None) == events[-1]
    # The events of the deal stay secret.
    dealt = first_of(events, HandDealt)
    assert SIXTY_SIX.redact(dealt, (dealt.seat + 1) % 4) == HandDealt(dealt.seat, 6, ())


def test_without_the_option_no_hand_is_shown() -> None:
    state, events = SIXTY_SIX.deal(SIXTY_SIX.open(setup(6)))
    assert first_of(events, HandsShown) is None
    assert all(SIXTY_SIX.view(state, seat).hands == () for seat in (0, 1, 2, 3, None))


def test_deal_is_the_same_with_the_option() -> None:
    usual, _ = SIXTY_SIX.deal(SIXTY_SIX.open(setup(6)))
    shown, _ = SIXTY_SIX.deal(SIXTY_SIX.open(setup(6, open_hands=True)))
    assert usual.hands == shown.hands


def test_open_hands_are_narrated_and_read() -> None:
    state, events = SIXTY_SIX.deal(SIXTY_SIX.open(setup(6, open_hands=True)))
    view = SIXTY_SIX.view(state, 0)
    words = NARRATOR.narrate(events[-1], view, view, ("Ann", "Bob", "Cem", "Dot"), Verbosity.TERSE)
    assert words == "All hands are face up."
    assert NARRATOR.seat(view, 1, ("Ann", "Bob", "Cem", "Dot")).count(" of ") == 6


def test_table_shows_the_others_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = spy(monkeypatch, seats, "draw_card")
    fans = spy(monkeypatch, seats, "draw_fan")
    seated = Seated(4, open_hands=True)
    seated.draw()
    others = [card for seat in (1, 2, 3) for card in seated.match.state.hands[seat]]
    assert sorted(one.args[3] for one in drawn if one.args[3] is not None) == sorted(others)
    drawn.clear()
    fans.clear()
    Seated(4).draw()
    assert drawn == []
    assert [(one.args[2].key[1], len(one.args[3])) for one in fans] == [(None, 6)] * 3


def test_option_is_for_practice_only() -> None:
    (option,) = [option for option in declared_options(SixtySixOptions) if option.practice]
    assert option.name == "open_hands"
    assert is_practice(SixtySixOptions, {"open_hands": True})
    assert not is_practice(SixtySixOptions, {"open_hands": False, "target": 7})
    assert not is_practice(SixtySixOptions, {})


def test_match_with_open_hands_is_never_rated(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    context = driver.app.context
    opponents = tuple(one.id for one in context.cast.opponents[:3])
    assert not context.header("sixty_six", opponents, {"open_hands": True}, rated=True).rated
    assert context.header("sixty_six", opponents, {"open_hands": False}, rated=True).rated


def test_set_up_offers_the_option_in_practice_only(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = driver.open(SetupScene(driver.app.context, "sixty_six"), frames=1)

    def offered() -> bool:
        return any(widget.describe().startswith("Open hands:") for widget in scene.form.widgets)

    assert offered()
    driver.click_row("Open hands:")
    assert scene.plan.effective_options()["open_hands"] is True
    driver.click_row("Rated")
    assert not offered()
    assert "open_hands" not in scene.plan.effective_options()
