"""Ways from the title straight to where random presses seldom lead."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.arcade.run.state import AtTable, ChooseCharm, ChooseTable
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.options import declared
from game.scenes.context import Context
from game.scenes.friends.joining import FriendScene
from game.scenes.glossary.example_turn import ExampleTurn
from game.scenes.glossary.scene import SoundsScene
from game.scenes.match.launch import start_match
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.scene import ChapterScene, SettingsScene
from game.scenes.menus.table_setup.company import YOU
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.option_rows import HouseRulesScene
from game.scenes.menus.table_setup.ready_tables import TablesScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.review.coach import CoachScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.play import Play
from game.scenes.stack import Scene
from game.scenes.trouble import Trouble, TroubleScene
from game.storage.history.runs import CharmsPassed, GaveUp, SatDown, TableEnded
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Opener
from tests.driving import Driver
from tests.scenes.run.opening import play_out
from tests.short_matches import SHORT, ducklings

OWN = 0.7
"""So often it is the player's own game."""


class Ways:
    """Takes the player of a driver, who is at the title, anywhere; each way says where it leads."""

    def __init__(self, driver: Driver, game: str, chance: random.Random) -> None:
        self._driver, self._own, self._chance = driver, game, chance
        self._all: dict[Callable[[], str], int] = {
            self._match: 20,
            self._match_among_friends: 6,
            self._replay: 5,
            self._setup: 8,
            self._settings: 4,
            self._rules: 5,
            self._tutorial: 6,
            self._puzzles: 5,
            self._run: 14,
            self._review: 5,
            self._elsewhere: 14,
        }

    def go(self) -> str:
        """Take any of the ways."""
        (way,) = self._chance.choices(list(self._all), list(self._all.values()))
        return way()

    @property
    def _context(self) -> Context:
        return self._driver.app.context

    @property
    def _game(self) -> str:
        return self._own if self._chance.random() < OWN else self._chance.choice(list(GAMES))

    def _push(self, scene: Scene) -> None:
        self._driver.app.stack.push(scene)

    # -- matches ---------------------------------------------------------------------------------------

    def _match(self) -> str:
        game, rated = self._game, self._chance.random() < 0.3
        others = ducklings(self._context, game)
        start_match(self._context, self._driver.app.stack, game, others, SHORT[game], rated=rated)
        if self._chance.random() < 0.3:
            play_out(self._driver.table)
        return f"short match of {game}, rated: {rated}"

    def _match_among_friends(self) -> str:
        game = self._game
        others = ducklings(self._context, game)[1:]
        options, friends = SHORT[game], {1: "Ann"}
        if self._context.input.pads.numbers:
            self._context.joined = {self._chance.randrange(2): min(self._context.input.pads.numbers)}
        start_match(
            self._context, self._driver.app.stack, game, others, options, rated=False, friends=friends
        )
        return f"match of {game} among friends"

    def _replay(self) -> str:
        results = self._context.archive.results()
        if not results:
            return self._match()
        journal = self._chance.choice(results).journal
        assert self._context.screens.watch(self._context.places.saves / journal)
        return f"replay of {journal}"

    def _review(self) -> str:
        """A match that is over, and its coach."""
        self._match()
        table = self._driver.table
        play_out(table)
        self._driver.frames(2)
        if self._driver.app.stack.top is table or table.coaching is None:
            return "a match that is over"
        self._push(CoachScene(self._context, table.coaching, 1))
        return "coach of a match"

    # -- before a match --------------------------------------------------------------------------------

    def _setup(self) -> str:
        scene = SetupScene(self._context, self._game)
        self._push(scene)
        plan, draw = scene.plan, self._chance.random()
        several = [one for one in declared(rules_of(plan.game).options) if one.is_several]
        if draw < 0.1:
            self._push(FriendScene(self._context, ("You",), lambda _name: self._driver.app.stack.pop()))
        elif draw < 0.3:
            company = plan.company
            self._push(DuckScene(self._context, company, company.chairs.index(YOU) - 1))
        elif draw < 0.45:
            self._push(HouseRulesScene(self._context, plan))
        elif draw < 0.6:
            self._push(TablesScene(self._context, plan.tables, {}, lambda _table: None))
        elif several and draw < 0.9:
            plan.options |= {name: values[0] for name, values in several[0].when.items()}
            self._driver.frames(1)
            row = next(row for row in scene.form.widgets if isinstance(row, Opener))
            row.act(Action.CONFIRM)
        return f"set-up, {type(self._driver.top).__name__}"

    def _settings(self) -> str:
        self._push(SettingsScene(self._context))
        if self._chance.random() < 0.8:
            chapter = self._chance.choice(CHAPTERS)
            self._push(ChapterScene(self._context, chapter))
            if self._chance.random() < 0.3:
                self._push(ControlsScene(self._context))
        return f"settings, {type(self._driver.top).__name__}"

    # -- to learn --------------------------------------------------------------------------------------

    def _rules(self) -> str:
        """A page, and mostly an example or a quiz on it."""
        game = self._game
        scene = RulesScene(self._context, game)
        self._push(scene)
        page = self._chance.randrange(scene.pages)
        scene._turn(page)
        if page in scene.albums and self._chance.random() < 0.8:
            album = scene.albums[page]
            album.go(self._chance.randrange(len(kit_of(game).rulebook()[page].album)))
            self._push(ExampleScene(self._context, game, album))
        return f"rules of {game}, page {page}"

    def _tutorial(self) -> str:
        if self._chance.random() < 0.2:
            self._context.screens.tutorials()
            return "tutorials"
        game = self._game
        self._context.screens.tutorial(game)
        self._driver.frames(2)
        steps = self._chance.choice((0, 0, 1, 3, 100))
        scene = self._driver.top
        while steps and self._driver.top is scene and hasattr(scene, "skip"):
            scene.skip()
            steps -= 1
        return f"tutorial of {game}"

    def _puzzles(self) -> str:
        from game.arcade.puzzles.files import load_puzzles
        from game.storage.places import LEVELS

        game = self._game
        self._context.screens.puzzles(game)
        if self._chance.random() < 0.8:
            puzzles = load_puzzles([LEVELS], game).puzzles
            self._context.screens.puzzle(puzzles, self._chance.randrange(len(puzzles)))
        return f"puzzles of {game}"

    # -- the arcade ------------------------------------------------------------------------------------

    def _run(self) -> str:
        """A run, perhaps some tables further, at its charms, or at its end."""
        daily = self._chance.random() < 0.3
        self._context.screens.run(daily=daily)
        world = next((one for one in self._driver.app.stack.scenes if isinstance(one, MapScene)), None)
        if world is None:
            return "a run's end"
        play, draw = world.play, self._chance.random()
        if isinstance(play.run.pending, AtTable):
            if self._driver.on(TableScene) and draw < 0.8:
                play_out(self._driver.table)
            return "run, at a table"
        if draw < 0.2:
            return "run"
        if draw < 0.3 and not play.run.over:
            play.screens.give_up()
            return "run, giving up"
        if draw < 0.4:
            play.screens.guide()
            return "run, its guide"
        results = self._context.archive.results()
        if results and draw < 0.6:
            for _ in range(self._chance.randint(1, 4)):
                if isinstance(play.run.pending, ChooseCharm):
                    play.add(CharmsPassed())
                if isinstance(play.run.pending, ChooseTable):
                    self._skip(play, self._chance.choice(results).journal)
        elif draw < 0.8 and isinstance(play.run.pending, ChooseTable):
            play.screens.sit_down(play.run.pending.nodes[0])
            play_out(self._driver.table)
            return "run, a table that is over"
        elif not play.run.over:
            play.add(GaveUp())
        play.screens.pending()
        return f"run, {type(self._driver.top).__name__}"

    def _skip(self, play: Play, journal: str) -> None:
        """A table of the run is over, unplayed; what can be seen of it is another match."""
        node = play.run.pending.nodes[0]
        play.add(SatDown(node, play.run.table_seed(node), journal))
        met = self._chance.random() < 0.7
        play.add(TableEnded(met=met, result=-4.0, ghosts=(-5.0, -3.0), combos={"clean": 6}))

    def _example_turn(self) -> None:
        kit = kit_of(self._game)
        glossary = kit.glossary()
        if glossary is not None:
            self._push(ExampleTurn(self._context, kit, glossary.example))

    def _elsewhere(self) -> str:
        context = self._context
        screens = context.screens
        chosen: Callable[[], object] = self._chance.choice(
            (
                screens.arcade,
                screens.daily,
                screens.high_scores,
                screens.wall,
                screens.wardrobe,
                screens.glossary,
                screens.log,
                lambda: self._push(SoundsScene(context, kit_of(self._game))),
                lambda: screens.keys(self._driver.top),
                self._example_turn,
                lambda: screens.records(self._game),
                lambda: screens.awards(lambda: None),
                lambda: screens.ask_to_quit("Your match is saved."),
                lambda: self._push(TroubleScene(context, Trouble("Error", "", None))),
            )
        )
        chosen()
        return f"to {type(self._driver.top).__name__}"
