"""A hand with thousands of ways to play a card: the player is shown a few entries at a time."""

import pygame
import pytest
from msgspec.structs import replace

from game.ai.agent import Budget, Decision
from game.ai.levels import ADVISER
from game.ai.review import DecisionReview, ReviewedChoice
from game.cardgames.sixpack.players.agents import AGENTS
from game.cardgames.sixpack.players.rollout_board import MAX_LAYS
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.focus import Spot
from game.cardgames.sixpack.table.table import SixpackTable
from game.cardgames.sixpack.table.table import hint_tags as hints
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.scenes.match.launch import start
from game.scenes.review.decisions import MOST_LISTED, Wording, draw_prospects
from tests.cardgames.sixpack.boards import Turn
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText

NINE_CALCULATORS = 446
"""The seed of a deal with nine Calculators for the player."""
DOZEN = 13
"""A card to play as it is, and twelve Calculators to switch on."""


@pytest.fixture
def driver(driver: Driver) -> Driver:
    context = driver.app.context
    duckling = next(one.id for one in context.cast.opponents if one.level == "duckling")
    options = {"preset": "own", "packs": ["calculator", "calculator"], "rounds": 1}
    header = context.header("sixpack", (duckling,), options, rated=False)
    start(context, driver.app.stack, replace(header, seed=NINE_CALCULATORS))
    driver.frames(2)
    driver.until(lambda: driver.asked)
    return driver


def table_of(driver: Driver) -> SixpackTable:
    table = driver.table.table
    assert isinstance(table, SixpackTable)
    assert len(table.areas()) <= DOZEN
    return table


def lay_with(driver: Driver, press) -> None:
    """Choose a card, switch on two Calculators, and play it; each step has a dozen entries at most."""
    table = table_of(driver)
    assert len(table.view.question.legal) == 9 * 2**8 + 2**9
    heard = driver.hear()
    card = next(card for card in table.view.hand if table.view.cards[card].pack == "neutral")
    press(Spot(Zone.HAND, card))
    assert table.focus.draft.card == card
    assert "with which Calculators?" in heard[-1]
    switches = table.model.window.entries[1:]
    assert len(switches) == 9
    for place in (1, 9):
        press(Spot(Zone.ENTRY, place))
        assert "With +" in heard[-1]
    chosen = tuple(switches[place - 1].cards[0] for place in (1, 9))
    assert set(table_of(driver).focus.draft.calculators) == set(chosen)
    press(Spot(Zone.ENTRY, 0))
    laid = [one.choice for one in driver.table.session.match.history if one.seat == 0]
    assert laid == [LayCard(card, chosen)]


def test_one_of_thousands_of_lays_is_chosen_by_keys(driver: Driver) -> None:
    def press(spot: Spot) -> None:
        for _ in range(30):
            if table_of(driver).focus.spot == spot:
                break
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)

    lay_with(driver, press)


def test_one_of_thousands_of_lays_is_chosen_by_mouse(driver: Driver) -> None:
    def press(spot: Spot) -> None:
        area = table_of(driver).areas()[spot]
        x = area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5)
        before = table_of(driver).focus.draft, len(driver.table.session.match.history)
        for _ in range(2):
            # The first click may only move the focus.
            if (table_of(driver).focus.draft, len(driver.table.session.match.history)) == before:
                driver.click(x, area.centery)

    lay_with(driver, press)


# -- hint and coach ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def advised() -> tuple[Turn, Decision]:
    calculators = " ".join(f"calculator:{number}" for number in (1, 2, 3, 4, 5, 6) * 2)
    turn = Turn("3* 4* | 5 | 5", f"{calculators} 1* 4", "1 2 2 3 3 4 4 5 5 6")
    return turn, AGENTS[ADVISER]().choose(SIXPACK.view(turn.state, 0), Budget(samples=5), 1)


def test_hint_shows_the_best_few_with_each_card(driver: Driver, advised: tuple[Turn, Decision]) -> None:
    turn, decision = advised
    assert len(decision.prospects) == 2**15
    short = hints.shorten_prospects(decision)
    assert len(short.prospects) <= hints.MAX_PROSPECTS_PER_CARD * 14
    for card in {one.choice.card for one in decision.prospects}:
        best = max(one.value for one in decision.prospects if one.choice.card == card)
        assert max(one.value for one in short.prospects if one.choice.card == card) == best
    assert any(one.choice == decision.choice for one in short.prospects)
    table = table_of(driver)
    table.show(SIXPACK.view(turn.state, 0))
    table.advise(decision)
    table.update(1.0)
    driver.frames(1)
    model = table.model
    assert model.advice.prospects == short.prospects
    tags = hints.make_tags(model, model.advice, table.areas())
    assert len(tags) == 14
    assert sum(tag.best for tag in tags) == 1


def test_hint_of_few_choices_is_complete(advised: tuple[Turn, Decision]) -> None:
    few = replace(advised[1], prospects=advised[1].prospects[:MAX_LAYS])
    assert hints.shorten_prospects(few) is few


@pytest.mark.parametrize("worst", [False, True])
def test_coach_lists_the_best_few_and_the_players_choice(
    driver: Driver,
    advised: tuple[Turn, Decision],
    worst: bool,
    monkeypatch: pytest.MonkeyPatch,
    text: ScreenText,
) -> None:
    turn, decision = advised
    own = sorted(decision.prospects, key=lambda one: one.value, reverse=True)[-1 if worst else 0]
    reviewed = DecisionReview(ReviewedChoice(0, 1, SIXPACK.view(turn.state, 0), own.choice), decision)
    wording = Wording(SIXPACK, CHOICES, NARRATOR, table_of(driver))
    pen = driver.pen
    text.drawn.clear()
    monkeypatch.setattr(wording.table, "draw_card", lambda *given: None)
    draw_prospects(pen, wording, reviewed, pygame.FRect(20, 20, 500, 600))
    told = [one.words for one in text.drawn]
    marks = [words for words in told if words in ("you", "best", "you, best")]
    assert marks == (["best", "you"] if worst else ["you, best"])
    (more,) = [words for words in told if words.endswith(" more")]
    left_out = int(more.removeprefix("and ").removesuffix(" more").replace(",", ""))
    assert CHOICES.label(reviewed.moment.view, own.choice) in told
    assert 2**15 - 60 <= left_out < 2**15
    # Each listed choice has its words, its points and whose it was.
    assert len(told) <= 3 * MOST_LISTED + 1
