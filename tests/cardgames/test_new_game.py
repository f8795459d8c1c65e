"""A fifth card game from one folder, `tests/hi_lo`, and one line: the program needs nothing else.

`game/cardgames/NEW_GAME.md` follows it.
"""

import json
import re
from pathlib import Path

import pygame
import pytest

from game.ai.agent import Budget, Decision
from game.ai.factory import make_agent
from game.ai.worker import Thinker
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES, kit_of
from game.commands import line
from game.engine.contract import Setup
from game.engine.journal import Player
from game.engine.match import Match
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.stack import Scene
from tests.ai.test_bot import OBEDIENT, PATIENT, Script
from tests.ai.test_worker import answers
from tests.conftest import ROOT
from tests.hi_lo.kit import HiLoKit
from tests.hi_lo.rules import HI_LO, CardTurned, Guess, HiLoOptions
from tests.support.driving import Driver

NAME = HiLoKit.id


@pytest.fixture(autouse=True)
def line_in_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, NAME, HiLoKit())


def test_program_does_not_mention_the_new_game() -> None:
    """And only its own modules and a few known ones import a game by name."""
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py")}
    assert not [path for path, text in sources.items() if NAME in text]
    games = ROOT / "game" / "cardgames"
    rooms = {path for game in GAMES for path in (games / game).rglob("*.py")}
    bench = ROOT / "game" / "lab" / "bench"
    codings = ROOT / "game" / "lab" / "environments"
    by_name = {games / "registry.py", *bench.glob("*.py"), *(codings / f"{game}.py" for game in GAMES)}
    for game in GAMES:
        naming = [path for path, text in sources.items() if f"game.cardgames.{game}." in text]
        assert [path for path in naming if path not in rooms and path not in by_name] == []


def test_document_quotes_its_code() -> None:
    page = (ROOT / "game/cardgames/NEW_GAME.md").read_text(encoding="utf-8")
    sources = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "tests" / NAME).glob("*.py")}
    quoted = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert quoted
    assert [code for code in quoted if not any(code in source for source in sources.values())] == []
    lines = dict(re.findall(r"\| `tests/hi_lo/(\w+\.py)` \| (\d+) \|", page))
    assert {name: len(source.splitlines()) for name, source in sources.items()} == {
        name: int(count) for name, count in lines.items()
    }


# -- levels, bots, commands --------------------------------------------------------------------------------


def match_with_cards(cards: int = 1) -> Match:
    match = Match(HI_LO, Setup(3, 6, HiLoOptions(rounds=2)))
    match.deal()
    while len(match.state.public.cards) < cards:
        match.choose(match.state.public.asked, Guess(True))
    return match


def test_its_agents_think_in_the_worker() -> None:
    thinker = Thinker()
    view = match_with_cards().view(0)
    ticket = thinker.ask(kit_of(NAME), "eider:careful", view, Budget(5), 1)
    assert answers(thinker, 1)[ticket] == make_agent(kit_of(NAME), "eider").choose(view, Budget(5), 1)
    assert thinker.problem is None
    thinker.close()


def test_bot_plays_it(tmp_path: Path) -> None:
    script = Script(tmp_path, OBEDIENT)
    bot = make_agent(kit_of(NAME), script.spec)
    assert bot.choose(match_with_cards().view(0), Budget(seconds=PATIENT), 1) == Decision(Guess(True))
    bot.close()
    hello, question, _end = script.told
    assert hello["game"] == NAME
    assert question["choices"] == [{"type": "Guess", "higher": True}, {"type": "Guess", "higher": False}]


def test_it_can_be_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = tmp_path / "trace.jsonl"
    words = ["--matches", "2", "--seed", "3", "--option", "rounds=1", "--trace", str(trace), "--json"]
    assert line.run(["simulate", NAME, "--seats", "duckling,drake:careful", *words]) == 0
    told = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert told[-1]["game"] == NAME
    assert '"CardTurned"' in trace.read_text()


def test_counting_beats_guessing_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    words = ["--matches", "20", "--option", "rounds=1", "--jobs", "1", "--json", str(report)]
    assert line.run(["arena", NAME, "--seats", "drake,duckling", *words]) == 0
    assert "more points are better" in capsys.readouterr().out
    best, _worst = json.loads(report.read_text())["contenders"]
    assert "drake" in best.values()
    assert line.run(["arena", NAME, "--seats", "cheater,drake"]) == 1
    expected = f"main.py: nobody cheats at {NAME}: it has neither 'cheater' nor 'oracle'\n"
    assert capsys.readouterr().err == expected


# -- the scenes --------------------------------------------------------------------------------------------


def presses(driver: Driver, *keys: int) -> None:
    for key in keys:
        driver.key(key, frames=2)


def scene_of(driver: Driver, kind: type[Scene]) -> Scene:
    assert driver.on(kind), driver.top
    return driver.top


def test_keyboard_alone_plays_from_its_tile_to_the_replay(driver: Driver) -> None:
    up, down, left, right = pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT
    title = scene_of(driver, TitleScene)
    presses(driver, up, *[right] * (len(GAMES) - 1))
    assert title.game == NAME
    assert title.form.focused.describe() == "Game: Hi-lo. Higher or lower, six times."

    presses(driver, pygame.K_r)
    assert scene_of(driver, RulesScene).page_count == 1
    presses(driver, pygame.K_ESCAPE)
    driver.go_to("Play Hi-lo", lambda: presses(driver, down))
    presses(driver, pygame.K_RETURN)
    scene_of(driver, SetupScene)
    driver.go_to("Rounds")
    presses(driver, left, left)
    driver.go_to("Rated: Off")
    driver.go_to("Deal")
    presses(driver, pygame.K_RETURN)

    scene = scene_of(driver, TableScene)
    assert scene.session.header.options == {"rounds": 1}
    said = driver.app.context.captions
    driver.until(lambda: driver.asked)
    presses(driver, pygame.K_h)
    driver.until(lambda: scene.session.advice is not None)
    driver.frames(3)
    assert "is right with a chance of" in said.current
    for key, words in ((pygame.K_c, "Say higher."), (pygame.K_s, "You: 0 points"), (pygame.K_v, "Open: ")):
        presses(driver, key)
        assert words in said.current
    presses(driver, right, pygame.K_RETURN)
    driver.until(lambda: driver.asked)
    chosen = [one.choice for one in scene.session.match.history if one.seat == 0]
    assert chosen == [Guess(False)]
    presses(driver, pygame.K_u)
    assert scene.session.my_turn
    for _ in range(6):
        driver.until(lambda: driver.asked)
        presses(driver, pygame.K_RETURN)
    driver.until(lambda: driver.on(ScoringScene))
    scoring = driver.top
    driver.until(lambda: not scoring.counting)
    names = [button.words for button in scoring.choices]
    presses(driver, *[right] * names.index("Coach"), pygame.K_RETURN)
    coach = scene_of(driver, CoachScene)
    driver.until(lambda: coach.analysis.done)
    assert len(coach.analysis.moments) == 6
    driver.frames(2)

    driver.app.stack.pop_to(title)
    driver.go_to("Records")
    presses(driver, pygame.K_RETURN)
    scene_of(driver, RecordsScene)
    presses(driver, pygame.K_RETURN)
    replay = scene_of(driver, ReplayScene)
    presses(driver, pygame.K_END, pygame.K_HOME, right)
    assert replay.stop == 1
    assert driver.app.context.notices == []


def test_its_table_shows_what_happens(driver: Driver) -> None:
    kit: Kit = kit_of(NAME)
    match = match_with_cards(cards=4)
    people = driver.app.context.people((Player("You"), Player("Bob"), Player("Dot")))
    table = kit.table(match.view(0), people, driver.app.context.art, driver.app.context.table_services())
    assert [len(pile.cards) for pile in table.piles] == [3, 1]
    before = match.view(0)
    event = CardTurned(0, True, 52, True)
    table.perform(event)
    assert table.view.cards == (*before.cards, 52)
    assert [card.card for card in table.piles[1].cards] == [52]
    told = kit.narrator().narrate(event, before, table.view, ("You", "Bob", "Dot"), 1)
    assert told == "You said higher: 52, right."


def test_it_needs_no_pictures_of_its_own() -> None:
    assert kit_of(NAME).pictures(None) == {}
