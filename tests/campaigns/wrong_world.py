"""A data directory with a consistent file of every kind, and the ways to the scenes that show them."""

import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import pygame

from game.arcade.run.entries import GaveUp
from game.arcade.run.state import ChooseTable
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header, Journal, Player, new_match
from game.scenes.context import Context
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.records.matches import MatchesScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.replay import open_replay
from game.storage.places import LEVELS
from tests.campaigns import hostile
from tests.scenes.run.running import play_a_card, skip, start_run, tables_of
from tests.support.driving import Driver
from tests.support.short_matches import SHORT

OWN = "own-levels"
"""The folder that stands in for the program's own levels."""
PUZZLE = next((LEVELS / "puzzles" / "six_takes").rglob("*.toml"))
PLACES = {
    "settings": "settings.json",
    **{name: f"{name}.jsonl" for name in ("records", "accuracy", "scores", "dailies", "puzzles")},
    **{name: f"{name}.jsonl" for name in ("high_scores", "awards", "deeds", "looks")},
    **{f"run, {stage}": "runs/20261122-141500.jsonl" for stage in ("map", "charms", "table", "over")},
    "daily run": "runs/20261122-150000.jsonl",
    **{f"journal, {game}": f"saves/20260102-030405-1-{game}.sixes" for game in GAMES},
    "table": "levels/mine.toml",
    "run table": "levels/run/mine.toml",
    "puzzle": "levels/puzzles/six_takes/mine.toml",
    "tutorial": "levels/tutorials/six_takes.toml",
    "opponents": f"{OWN}/opponents.toml",
}
"""The kinds of files in a player's data directory, and an example's path for each."""
SETTINGS = (
    b'{"master":0.5,"speed":"normal","name":"Ann","bindings":{"keys":{"k":"log"}},"language":"de","repeat":"slow",'
    b'"switches":{"four_colour":true},"tutorials":{"six_takes":true},"speech_topics":{"help":false},'
    b'"card_back":"","felt":"","hat":"","friends":["Bea"],"match":"20260102-030405-1-six_takes.sixes",'
    b'"game":"sixpack","setups":{"six_takes":{"opponents":["pip","dot"],"options":{"limit":9},"seat":1,'
    b'"friends":{"1":"Bea"},"rated":true},"sixpack":{"opponents":["pip"],"options":{"preset":"own"}}}}'
)


def make_world(folder: Path) -> dict[str, bytes]:
    """Fill a data directory; return the content of a good file of each kind."""
    driver = Driver(folder)
    found = _runs(driver)
    driver.close()
    for game in GAMES:
        for number, choices in ((0, None), (1, 9)):
            path = folder / "saves" / f"20260102-030405-{number}-{game}.sixes"
            write_journal(path, game, choices)
        found[f"journal, {game}"] = path.read_bytes()
    for kind in ("records", "accuracy", "scores", "dailies", "puzzles", "high_scores", "awards", "deeds"):
        found[kind] = hostile.rows(kind)
    found["looks"] = hostile.rows("awards")
    found["settings"] = SETTINGS
    found["table"] = (
        min((LEVELS / "six_takes").rglob("*.toml")).read_bytes().replace(b'title = "', b'title = "My ')
    )
    found["run table"] = (LEVELS / "run" / "keeper-sir.toml").read_bytes()
    found["puzzle"] = PUZZLE.read_bytes()
    found["tutorial"] = (LEVELS / "tutorials" / "six_takes.toml").read_bytes()
    found["opponents"] = (LEVELS / "opponents.toml").read_bytes()
    for game in GAMES:
        shutil.copytree(LEVELS / game, folder / OWN / game)
    for kind, place in PLACES.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_bytes(found[kind])
    return found


def _runs(driver: Driver) -> dict[str, bytes]:
    """Return a run's content at each kind of pending decision."""
    driver.app.seen = False
    found = {}
    play = start_run(driver)
    path = play.saved.path
    skip(play)
    found["run, map"] = path.read_bytes()
    assert isinstance(play.run.pending, ChooseTable)
    play.screens.sit_down(tables_of(play)[0])
    driver.until(lambda: driver.asked)
    play_a_card(driver)
    found["run, table"] = path.read_bytes()
    driver.app.context.screens.title()
    path.write_bytes(found["run, map"])
    play = start_run(driver)
    skip(play, take=False)
    found["run, charms"] = path.read_bytes()
    play.add(GaveUp())
    found["run, over"] = path.read_bytes()
    found["daily run"] = found["run, map"].replace(b'"daily":""', b'"daily":"2026-11-22"')
    assert found["daily run"] != found["run, map"]
    path.unlink()
    return found


def write_journal(path: Path, game: str, choices: int | None) -> None:
    """Write a match with this many choices, or one that was played to its end."""
    players = (Player("You"), *(Player(f"Bob {seat}", "duckling", "bob") for seat in range(1, 4)))
    header = Header(version="0", game=game, seed=5, options=SHORT[game], players=players, table="Four of us")
    path.unlink(missing_ok=True)
    journal = Journal.create(path, header)
    match = new_match(rules_of(game), header)
    match.record_to(journal.record)
    match.deal()
    while match.pending and len(match.history) != choices:
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, legal[0])
    journal.close()


def ways_to_scenes(kind: str, driver: Driver, journal: Path) -> Iterator[Callable[[], object]]:
    """Yield ways to the scenes that show or use a file of this kind."""
    context, stack = driver.app.context, driver.app.stack
    screens = context.screens
    match kind.partition(",")[0]:
        case "settings":
            game = context.settings.game if context.settings.game in GAMES else "six_takes"
            yield from (partial(_push, driver, partial(ChapterScene, context, one)) for one in CHAPTERS)
            yield partial(_push, driver, partial(SetupScene, context, game))
            yield partial(_push, driver, partial(SetupScene, context, "six_takes"))
            yield screens.wardrobe
        case "records" | "accuracy" | "scores":
            for kind in (RecordsScene, MatchesScene):
                yield from (partial(_push, driver, partial(kind, context, game)) for game in GAMES)
            yield screens.daily
            yield partial(_push, driver, partial(SetupScene, context, "six_takes"))
        case "dailies":
            yield screens.daily
        case "awards" | "deeds" | "looks":
            yield screens.wall
            yield screens.wardrobe
            yield partial(screens.awards, screens.wall)
        case "puzzles" | "puzzle":
            yield partial(screens.puzzles, "six_takes")
        case "high_scores":
            yield screens.high_scores
        case "journal":
            yield partial(screens.resume, journal)
            yield partial(open_replay, context, stack, journal)
        case "run":
            yield screens.run
            yield screens.high_scores
        case "daily run":
            yield partial(screens.run, daily=True)
        case "run table":
            yield screens.run
        case "table" | "opponents":
            yield partial(_push, driver, partial(SetupScene, context, "six_takes"))
            yield from (partial(_start, context, number) for number in range(len(context.cast.tables))[-2:])
            yield screens.daily
            yield screens.tutorials
        case "tutorial":
            yield screens.tutorials
            yield partial(screens.tutorial, "six_takes")
        case "catalogue":
            yield from (partial(screens.rules, game) for game in GAMES)
            yield from (screens.settings, screens.wall, screens.daily, screens.glossary, screens.high_scores)
            yield partial(screens.resume, journal)
            yield screens.run
    yield screens.arcade


def _push(driver: Driver, make: Callable[[], object]) -> None:
    driver.app.stack.push(make())  # type: ignore[arg-type]


def _start(context: Context, number: int) -> None:
    table = context.cast.tables[number]
    context.screens.start(context.header(table.game, table.opponents, table.options, title=str(table.title)))


KEYS: Mapping[int, int] = {
    pygame.K_RETURN: 6,
    pygame.K_DOWN: 3,
    pygame.K_RIGHT: 3,
    pygame.K_UP: 1,
    pygame.K_LEFT: 1,
    pygame.K_h: 1,
    pygame.K_l: 1,
    pygame.K_ESCAPE: 1,
}
"""Inputs in a scene, and their weights."""


def play_a_little(driver: Driver, chance: random.Random, presses: int, tick: Callable[[], None]) -> None:
    """Press Enter, some random keys and Enter again, each once a table on top is ready.

    The frame before them is drawn, and that after every third.
    """
    tick()
    driver.frames(1)
    tick()
    pressed = [pygame.K_RETURN, *chance.choices(list(KEYS), list(KEYS.values()), k=presses), pygame.K_RETURN]
    for left, key in reversed([*enumerate(reversed(pressed))]):
        driver.app.seen = False
        for _ in range(90):
            if not driver.on(TableScene) or driver.asked:
                break
            driver.frames(1, 0.2)
            tick()
        driver.app.seen = left % 3 == 0
        driver.key(key)
        tick()
    driver.app.seen = True
