"""Par in the real scenes: ghosts of a ready-made table, shown at the end, kept, and worth medals."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.arcade.background_par import BackgroundPar
from game.arcade.par import Par
from game.cardgames.registry import kit_of, rules_of
from game.engine.journal import Header
from game.language.message import translate
from game.scenes.match.ceremony.par_sign import ParSign
from game.scenes.match.launch import resume
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match_mode.par_words import Terms
from game.scenes.menus.table_setup.chairs import TableCard
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.storage.history.par_scores import ParScore
from game.storage.levels.tables import ReadyTable
from tests.support.driving import PATIENCE, Driver
from tests.support.ghosts import first_ghost_results
from tests.support.playing import play
from tests.support.sampling import crossed
from tests.support.screen_text import ScreenText, assert_apart
from tests.support.virtual_pad import VirtualPad

AT_ONCE, NEVER = (-20.0, -12.0, -16.0), ()


class Ghosts:
    """Ghosts whose results come when a test says so. `made` lists every request."""

    made: list[Ghosts]

    def __init__(self, header: Header, seat: int) -> None:
        self.header, self.seat = header, seat
        self.results: list[float] = []
        self.count = len(AT_ONCE)
        self.failed = self.closed = False
        self.problem: str | None = None
        self.coming: tuple[float, ...] = NEVER
        self.made.append(self)

    def update(self) -> None:
        self.results = list(self.coming)

    def close(self) -> None:
        self.closed = True


class AwaitedGhosts(BackgroundPar):
    """Real ghosts in processes; every frame waits for one result of each, however slow they are."""

    def update(self) -> None:
        for share in self._processes:
            if share.open:
                assert share._child.pipe.poll(PATIENCE), "a ghost never came"
        super().update()


@pytest.fixture
def ghosts(monkeypatch: pytest.MonkeyPatch) -> list[Ghosts]:
    """Return all ghosts requested from now on, none of which plays yet."""
    monkeypatch.setattr(Ghosts, "made", [], raising=False)
    monkeypatch.setattr("game.session.par.BackgroundPar", Ghosts)
    return Ghosts.made


@pytest.fixture
def driver(driver: Driver, monkeypatch: pytest.MonkeyPatch, ghosts: list[Ghosts]) -> Driver:
    """Return the program, in which only the test's ghosts play."""
    del ghosts
    monkeypatch.setattr("game.session.par.BackgroundPar", Ghosts)
    return driver


def one_round(driver: Driver) -> ReadyTable:
    tables = driver.app.context.cast.tables
    return next(one for one in tables if (one.game, one.title) == ("six_takes", "One round"))


def until_asked(driver: Driver) -> None:
    driver.until(lambda: driver.asked)
    driver.frames(1)


def start_one_round(driver: Driver, *, rated: bool = True, seed: int = 6, **options: object) -> None:
    """Start a match at the ready-made table of one round, and run frames until the player is asked.

    With changed options, it's no longer that table.
    """
    table, context = one_round(driver), driver.app.context
    context.seed = seed
    given, title = {**table.options, **options}, str(table.title)
    driver.start_match(table.game, table.opponents, given, rated=rated, title=title)
    until_asked(driver)


def play_to_the_end(driver: Driver) -> ScoringScene:
    """Play to the ceremony after the match."""
    until_asked(driver)
    play(driver)
    driver.frames(2)
    assert isinstance(driver.top, ScoringScene)
    assert driver.top.over
    return driver.top


def words(text: ScreenText, driver: Driver) -> str:
    return " ".join(one.words for one in text.texts(driver))


def own_total(driver: Driver) -> int:
    session = driver.table.session
    return session.game.totals(session.match.state)[0]


def give_results(made: list[Ghosts], results: tuple[float, ...] = AT_ONCE) -> None:
    made[-1].coming = results


# -- shown and read -----------------------------------------------------------------------------------


def test_available_par_is_shown_and_spoken_with_the_result(
    driver: Driver, ghosts: list[Ghosts], text: ScreenText
) -> None:
    start_one_round(driver)
    assert len(ghosts) == 1
    give_results(ghosts)
    said = driver.hear()
    play_to_the_end(driver)
    ducks = own_total(driver)
    better = 16 - ducks
    apart = f"{abs(better)} duck{'' if abs(better) == 1 else 's'} {'better' if better > 0 else 'worse'}"
    assert better, "this seed's result must differ from par"
    told = f"Par is 16 ducks. You have {ducks} duck{'' if ducks == 1 else 's'}: {apart} than par."
    assert any(told in one for one in said)
    shown = words(text, driver)
    assert f"{apart} than par" in shown
    assert f"you: {ducks} · par: 16" in shown


def test_late_par_is_awaited_and_then_read(driver: Driver, ghosts: list[Ghosts], text: ScreenText) -> None:
    start_one_round(driver)
    said = driver.hear()
    play_to_the_end(driver)
    assert any("Par coming soon. 0 of 12 ghosts have played." in one for one in said)
    assert "Par coming soon" in words(text, driver)
    assert driver.app.context.archive.scores() == []
    give_results(ghosts, AT_ONCE[:2])
    driver.frames(2)
    assert "2 of 12 ghosts have played." in words(text, driver)
    before = len(said)
    give_results(ghosts)
    driver.frames(2)
    assert [one.startswith("Par is 16 ducks") for one in said[before:]] == [True]
    assert len(driver.app.context.archive.scores()) == 1


def test_failed_par_is_reported(driver: Driver, ghosts: list[Ghosts], text: ScreenText) -> None:
    start_one_round(driver)
    said = driver.hear()
    play_to_the_end(driver)
    ghosts[0].failed = True
    driver.frames(2)
    assert said[-1] == "No par. The ghosts had to stop."
    assert "No par" in words(text, driver)


@pytest.mark.parametrize(
    ("game", "ghosts_got", "result", "told", "figures"),
    [
        (
            "six_takes",
            (-4.0, -5.0),
            -4.0,
            "Par is 4.5 ducks. You have 4 ducks: 0.5 ducks better than par.",
            "4.5 4",
        ),
        (
            "sixty_six",
            (4.0, 5.0),
            6.0,
            "Par is 4.5 ticks ahead. You’re 6 ticks ahead: 1.5 ticks better than par.",
            "+4.5 +6",
        ),
        (
            "sixty_six",
            (-3.0, 3.0),
            -1.0,
            "Par is level. You’re 1 tick behind: 1 tick worse than par.",
            "0 −1",
        ),
        (
            "sixty_six",
            (-2.5,),
            0.0,
            "Par is 2.5 ticks behind. You’re level: 2.5 ticks better than par.",
            "−2.5 0",
        ),
    ],
)
def test_par_and_result_are_in_points_or_as_a_lead(
    game: str, ghosts_got: tuple[float, ...], result: float, told: str, figures: str
) -> None:
    words, par = Terms(rules_of(game), kit_of(game).narrator()), Par(ghosts_got)
    assert words.comparison(par, result) == told
    assert f"{words.figure(par.mean)} {words.figure(result)}" == figures


def keyboard(driver: Driver, scene: ScoringScene) -> None:
    del scene
    driver.key(pygame.K_UP)


def pad(driver: Driver, scene: ScoringScene) -> None:
    del scene
    with VirtualPad() as one:
        driver.frames(2, 0.0)
        for act in (one.press, one.release):
            act("dpup")
            pygame.event.pump()
            driver.frames(1, 0.0)


def mouse(driver: Driver, scene: ScoringScene) -> None:
    place = [round(part * driver.app.scale.ppu) for part in scene._sign.center]
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(3, 3), buttons=(0, 0, 0)))
    driver.frames(1)


@pytest.mark.parametrize("look", [keyboard, pad, mouse])
def test_par_sign_can_be_focused_with_each_device(
    driver: Driver, ghosts: list[Ghosts], look: Callable[[Driver, ScoringScene], None]
) -> None:
    start_one_round(driver)
    give_results(ghosts)
    scene = play_to_the_end(driver)
    said = driver.hear()
    look(driver, scene)
    assert said[-1].startswith("Par is 16 ducks")
    driver.key(pygame.K_DOWN)
    assert said[-1].startswith("Again: with a new deal.")
    driver.key(pygame.K_s)
    assert said[-1].startswith("Final standings")
    assert "Par is 16 ducks" in said[-1]
    look(driver, scene)
    driver.key(pygame.K_RIGHT)
    assert said[-1].startswith("Coach"), "the buttons are never out of reach"


@pytest.mark.parametrize(
    ("results", "window"),
    crossed([(-2.5, -234.0, -77.0), NEVER], [(960, 540, 1.5), (2560, 1080), (1280, 720)]),
    indirect=["window"],
)
def test_par_sign_shows_all_its_lines_and_is_large_enough(
    driver: Driver, text: ScreenText, ghosts: list[Ghosts], results: tuple[float, ...]
) -> None:
    start_one_round(driver)
    give_results(ghosts, results)
    scene = play_to_the_end(driver)
    for language in ("en", "de", "fr"):
        driver.app.context.change(language=language)
        spoken = driver.app.context.language
        assert spoken.code == language
        shown = text.texts(driver)
        assert_apart(shown)
        assert min(one.px for one in text.drawn) >= 12
        assert {translate(line, spoken) for line in scene.par.lines} <= {one.words for one in shown}


# -- which matches -------------------------------------------------------------------------------------


def test_changed_table_has_no_par(driver: Driver, ghosts: list[Ghosts], text: ScreenText) -> None:
    start_one_round(driver, limit=1)
    play_to_the_end(driver)
    assert ghosts == []
    assert driver.table.par is None
    assert "par" not in words(text, driver).split()


def test_ghosts_stop_when_the_match_is_left_and_start_again(driver: Driver, ghosts: list[Ghosts]) -> None:
    start_one_round(driver)
    driver.key(pygame.K_RETURN)
    until_asked(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    assert not ghosts[0].closed, "pausing does not end the match"
    driver.click_row("Save and leave", frames=2)
    assert driver.on(TitleScene)
    assert ghosts[0].closed
    assert resume(driver.app.context, driver.app.stack, driver.app.context.archive.unfinished()[0])
    until_asked(driver)
    assert len(ghosts) == 2
    assert ghosts[1].header == ghosts[0].header
    give_results(ghosts)
    play_to_the_end(driver)
    assert [one.ghosts for one in driver.app.context.archive.scores()] == [AT_ONCE]


def test_cancel_leaves_the_ceremony_while_ghosts_play(driver: Driver, ghosts: list[Ghosts]) -> None:
    start_one_round(driver)
    play_to_the_end(driver)
    driver.key(pygame.K_ESCAPE)
    driver.past_awards()
    assert driver.on(TitleScene)
    assert ghosts[0].closed


def test_par_of_a_deal_is_reused(driver: Driver, ghosts: list[Ghosts]) -> None:
    for again in range(2):
        start_one_round(driver, seed=3)
        if not again:
            give_results(ghosts)
        play_to_the_end(driver)
        driver.key(pygame.K_ESCAPE)
        driver.past_awards()
    assert len(ghosts) == 1, "no ghost plays the deal again"
    first, second = driver.app.context.archive.scores()
    assert first.journal != second.journal
    assert (first.deal, first.ghosts) == (second.deal, second.ghosts)


def test_real_ghosts_reach_the_ceremony(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """With real processes: the saved par is that of the match's header."""
    monkeypatch.setattr("game.session.par.BackgroundPar", lambda *deal: AwaitedGhosts(*deal, count=2))
    start_one_round(driver)
    play_to_the_end(driver)
    driver.until(lambda: bool(driver.app.context.archive.scores()))
    kept = driver.app.context.archive.scores()[0]
    assert kept.ghosts == tuple(first_ghost_results(driver.table.session.header, 0, 2))
    assert kept.result == -own_total(driver)
    assert driver.app.context.notices == []


# -- medals and records --------------------------------------------------------------------------------


def test_sign_says_how_many_ghosts_are_tied() -> None:
    kit = kit_of("six_takes")
    match: Any = SimpleNamespace(
        par=Par((-4.0, -6.0, -6.0, -8.0)), result=-6.0, medal=None, rated=True, busy=False
    )
    assert "Better than 1 of 4 ghosts, 2 tied." in ParSign(match, Terms(kit.rules(), kit.narrator())).words


def test_medal_is_announced_and_shown_on_the_tables_card(
    driver: Driver, ghosts: list[Ghosts], text: ScreenText
) -> None:
    start_one_round(driver)
    give_results(ghosts, (-98.0, -100.0, -102.0))
    said = driver.hear()
    play_to_the_end(driver)
    assert any("Better than 3 of 3 ghosts. Gold medal." in one for one in said)
    assert "Gold · you" in words(text, driver)
    driver.key(pygame.K_ESCAPE)
    driver.open(SetupScene(driver.app.context, "six_takes"), frames=2)
    chips = [row for row in driver.top.form.widgets if isinstance(row, TableCard)]
    told = [chip.describe() for chip in chips if "medal" in chip.describe()]
    assert told == [f"One round. {one_round(driver).about} Your best here: Gold medal."]


def test_practice_has_a_par_and_no_medal(driver: Driver, ghosts: list[Ghosts], text: ScreenText) -> None:
    start_one_round(driver, rated=False)
    give_results(ghosts, (-98.0, -100.0, -102.0))
    said = driver.hear()
    play_to_the_end(driver)
    assert any("ghosts. Only rated matches win medals." in one for one in said)
    assert "Gold" not in words(text, driver)
    assert not driver.app.context.archive.scores()[0].rated


def test_row_in_the_records_has_par_difference_and_medal(
    driver: Driver, ghosts: list[Ghosts], text: ScreenText
) -> None:
    start_one_round(driver)
    give_results(ghosts, (-98.0, -100.5, -102.0))
    play_to_the_end(driver)
    above = 100.2 - own_total(driver)
    driver.key(pygame.K_ESCAPE)
    said = driver.hear()
    driver.open(MatchesScene(driver.app.context, "six_takes"), frames=2)
    assert f"par 100.2 (+{above:.1f}) · Gold medal" in words(text, driver)
    assert f"{above:.1f} ducks better than par. Gold medal." in said[-1]


def test_par_is_kept_once(driver: Driver, ghosts: list[Ghosts]) -> None:
    """Even if the program ended after the score was saved, and the match's end is shown again."""
    start_one_round(driver)
    give_results(ghosts)
    play_to_the_end(driver)
    score: ParScore = driver.app.context.archive.scores()[0]
    driver.app.context.archive.save_score(replace(score, result=0.0))
    assert driver.app.context.archive.scores() == [score]
