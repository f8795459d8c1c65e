"""Hints at the table by keyboard, gamepad and mouse, in words, and only for the current question."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from game import VERSION
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.words.reasons import brief_verdict as hint_short
from game.engine.journal import Header, Player
from game.scenes.match.table import TableScene
from game.session.session import Session
from game.ui.devices.actions import Action
from tests.support.drawn_words import drawn_texts
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText
from tests.support.short_matches import play_out


def start(driver: Driver, *, rated: bool = False, seed: int = 6, **options: object) -> TableScene:
    """Start a match, and run it to the player's first choice of a card."""
    driver.app.context.seed = seed
    driver.start_match("six_takes", ("pip", "dot"), options, rated=rated)
    # Greetings would add lines to the history at any time.
    driver.table.table.end_chat()
    driver.until(lambda: driver.table.session.my_turn and not driver.table.show.busy)
    driver.frames(2)
    return driver.table


def wait(driver: Driver) -> None:
    driver.until(lambda: not driver.table.session.hinting)
    driver.frames(20)


def ask(driver: Driver) -> None:
    driver.key(pygame.K_h)
    wait(driver)


@contextmanager
def without_decisions(session: Session) -> Iterator[None]:
    """Let no decision arrive during this context, however quick the agent is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session, "_collect_decisions", lambda: None)
        yield


def captions(driver: Driver) -> list[str]:
    return list(driver.app.context.captions.history)


def check_shown(driver: Driver, again: Callable[[], object]) -> None:
    """Check that the hint is shown in words, then in figures for every choice, then hidden, then in words."""
    scene = driver.table
    advice = scene.session.advice
    assert {prospect.choice for prospect in advice.prospects} == set(SIX_TAKES.choices(scene.table.view))
    why = scene.narrator.reason(scene.table.view, advice, advice.choice)
    choice = scene.narrator.choice(scene.table.view, advice.choice)
    named = f"{choice[0].upper()}{choice[1:]}."
    assert captions(driver)[-1] == f"Hint: {named} {why}"
    figures = {f"{-prospect.value:.1f}" for prospect in advice.prospects}
    words = {hint_short(scene.table.view, advice, prospect).words for prospect in advice.prospects}
    assert drawn_texts(driver) >= words
    again()
    assert drawn_texts(driver) >= figures
    numbers = scene.narrator.reason(scene.table.view, advice, advice.choice, figures=True)
    heard = scene.narrator.advice_words(scene.table.view, advice, advice.choice, figures=True)
    assert captions(driver)[-1] == f"Hint: {named} {heard}"
    assert heard.endswith(f" {numbers}")
    assert " expected" in heard, "the figures must be heard, too"
    again()
    assert captions(driver)[-1] == "Hint hidden."
    assert scene.table.model.advice is None
    assert not words - {"best"} & drawn_texts(driver)
    again()
    assert drawn_texts(driver) >= words


def test_hint_by_key(driver: Driver) -> None:
    start(driver)
    with without_decisions(driver.table.session):
        driver.key(pygame.K_h)
        assert driver.table.session.hinting
    wait(driver)
    check_shown(driver, lambda: driver.key(pygame.K_h))


def test_hint_by_mouse(driver: Driver) -> None:
    scene = start(driver)
    driver.app.draw()
    driver.click(*scene.buttons[Action.HINT].center)
    wait(driver)
    check_shown(driver, lambda: driver.click(*scene.buttons[Action.HINT].center))


def test_hint_may_start_with_figures(driver: Driver) -> None:
    driver.app.context.change(figures=True)
    scene = start(driver)
    ask(driver)
    advice = scene.session.advice
    assert drawn_texts(driver) >= {f"{-prospect.value:.1f}" for prospect in advice.prospects}
    assert any(" ducks expected, " in words for words in drawn_texts(driver)), (
        "the figures have no explanation"
    )
    driver.key(pygame.K_h)
    assert scene.table.model.advice is None


@pytest.mark.parametrize(("first", "then"), [("words", "figures"), ("figures", "words")])
def test_first_form_of_a_hint_may_change_while_one_is_shown(driver: Driver, first: str, then: str) -> None:
    driver.app.context.change(figures=first == "figures")
    scene = start(driver)
    ask(driver)
    driver.app.context.change(figures=then == "figures")
    driver.key(pygame.K_h)
    figures = {f"{-prospect.value:.1f}" for prospect in scene.session.advice.prospects}
    if first == "words":
        assert drawn_texts(driver) >= figures, "figures must follow words"
        driver.key(pygame.K_h)
    assert scene.table.model.advice is None, "the hint must be hidden after its figures"
    driver.key(pygame.K_h)
    assert (drawn_texts(driver) >= figures) == (then == "figures")


@pytest.mark.parametrize("window", [(960, 540), (960, 540, 1.5)], indirect=True)
def test_tools_have_room_for_their_words(driver: Driver) -> None:
    scene = start(driver)
    boxes = list(scene.buttons.values())
    assert len(boxes) == 5
    assert boxes[-1].right == pytest.approx(scene.table.tools_area.right, abs=0.1)
    assert all(box.width >= 18 for box in boxes)
    assert drawn_texts(driver) >= {"Menu", "Log", "Undo", "Hint"}


def test_focused_choice_is_announced_with_its_prospects(driver: Driver) -> None:
    start(driver)
    heard = driver.hear()
    ask(driver)
    driver.key(pygame.K_RIGHT)
    assert "ducks" not in heard[-1].split(". ", 1)[1].split(".")[0]
    driver.key(pygame.K_h, pygame.K_RIGHT)
    assert "ducks expected" in heard[-1]
    assert "% risk of taking a row" in heard[-1]


def test_long_thinking_is_announced_once(driver: Driver) -> None:
    scene = start(driver)
    with without_decisions(scene.session):
        driver.key(pygame.K_h, frames=10)
        assert captions(driver)[-1] == "Choose a card."
        driver.frames(60)
        assert captions(driver)[-1] == "Thinking up a hint…"
        driver.key(pygame.K_h, frames=60)
    assert captions(driver).count("Thinking up a hint…") == 1


def test_early_second_press_keeps_the_words(driver: Driver) -> None:
    scene = start(driver)
    with without_decisions(scene.session):
        driver.key(pygame.K_h, frames=60)
    driver.until(lambda: scene.session.advice is not None)
    driver.frames(2)
    advice = scene.session.advice
    figures = {f"{-prospect.value:.1f}" for prospect in advice.prospects}
    driver.key(pygame.K_h)
    assert not drawn_texts(driver) >= figures, "a press while the hint arrives must not switch to figures"
    driver.frames(60)
    driver.key(pygame.K_h)
    assert drawn_texts(driver) >= figures


def test_hint_disappears_with_the_choice(driver: Driver) -> None:
    scene = start(driver)
    ask(driver)
    driver.key(pygame.K_h, pygame.K_RETURN)
    driver.until(lambda: scene.session.my_turn and not scene.show.busy)
    assert scene.session.advice is None
    assert not any("%" in words for words in drawn_texts(driver))


def test_late_hint_is_not_shown(driver: Driver) -> None:
    scene = start(driver)
    with without_decisions(scene.session):
        driver.key(pygame.K_h, pygame.K_RETURN)
    assert not scene.session.hinting
    driver.until(lambda: scene.session.my_turn and not scene.show.busy)
    driver.until(lambda: not driver.app.context.thinking().busy)
    driver.frames(20)
    assert scene.session.advice is None
    assert not any(words.startswith("Hint") for words in captions(driver))


def test_hint_disappears_with_undo(driver: Driver) -> None:
    scene = start(driver)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: scene.session.my_turn and not scene.show.busy)
    ask(driver)
    driver.key(pygame.K_h, pygame.K_u, frames=2)
    assert scene.session.advice is None
    assert not any("%" in words for words in drawn_texts(driver))


def test_hint_is_refused_in_a_rated_match(driver: Driver) -> None:
    scene = start(driver, rated=True)
    driver.key(pygame.K_h)
    assert captions(driver)[-1] == "There are no hints in rated matches."
    assert not scene.session.hinting
    assert "Hint" not in drawn_texts(driver)


def test_hint_is_refused_without_a_question(driver: Driver) -> None:
    scene = start(driver, seed=5)
    driver.app.context.change(speed="slow")
    scene.show.speed = "slow"
    driver.key(pygame.K_RETURN)
    assert not scene.session.my_turn
    driver.key(pygame.K_h)
    assert captions(driver)[-1] == "There’s nothing to choose right now."


def test_hint_for_a_draft_pick(driver: Driver) -> None:
    start(driver, draft=True)
    ask(driver)
    check_shown(driver, lambda: driver.key(pygame.K_h))


def test_hint_for_a_row(driver: Driver) -> None:
    for seed in range(1, 60):
        view = start(driver, seed=seed).table.view
        if view.hand[0] < min(row[-1] for row in view.rows):
            driver.key(pygame.K_RETURN)
            driver.until(lambda: driver.table.session.my_turn and not driver.table.show.busy)
            if driver.table.table.view.stage == "place":
                break
        driver.app.stack.pop()
    ask(driver)
    check_shown(driver, lambda: driver.key(pygame.K_h))


def header() -> Header:
    players = (Player("You"), Player("Pip", "duckling", "pip"), Player("Dot", "duckling", "dot"))
    return Header(version=VERSION, game="six_takes", seed=6, options={}, players=players, rated=False)


def test_same_position_always_gives_the_same_hint() -> None:
    hints = []
    for _ in range(2):
        session = Session.new(SIX_TAKES, header())
        session.deal()
        assert session.request_hint()
        hints.append(session.advice)
        assert session.request_hint()
        assert session.advice is hints[-1]
        session.leave()
        assert session.advice is None
    assert hints[0] is not None
    assert hints[0] == hints[1]


def eliminate_player(driver: Driver) -> TableScene:
    """Return the scene of a match that continues after the player has gone over the limit."""
    for seed in range(40):
        driver.app.context.screens.title()
        scene = start(driver, seed=seed, limit=12)
        session = scene.session
        play_out(session, lambda session=session: session.game.is_out(session.view))
        if not session.match.over:
            session.deal()
            session.events.clear()
            scene.table.show(session.view)
            return scene
    raise AssertionError("never out")


def test_player_who_is_out_is_offered_no_card_or_hint(driver: Driver, text: ScreenText) -> None:
    offered = {"play", "hint", "Hint"}
    start(driver)
    driver.key(pygame.K_RIGHT)
    assert offered <= {*text.words(driver)}
    scene = eliminate_player(driver)
    scene.session.update = lambda *_, **__: None
    driver.frames(2)
    assert driver.top is scene
    assert offered.isdisjoint(text.words(driver))
    assert Action.HINT not in scene.buttons
    assert Action.HINT not in scene.keys
    driver.key(pygame.K_h)
    assert captions(driver)[-1] == "You’re out of this match: there’s nothing more to choose."
