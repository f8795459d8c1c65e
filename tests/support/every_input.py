"""All kinds of input, and all kinds of scenes that may get it."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from game.arcade.awards.wall import AWARDS
from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.arcade.wardrobe import LOOKS
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, Reading, new_match
from game.engine.options import declared_options
from game.scenes.arcade.rooms import HubScene
from game.scenes.awards.awards import AwardsScene
from game.scenes.awards.wardrobe import WardrobeScene
from game.scenes.awards.won import AwardsWonScene
from game.scenes.context import Context
from game.scenes.daily.scene import DailyScene
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.hosted import HostedScene
from game.scenes.friends.invite import invite
from game.scenes.friends.joining import FriendScene
from game.scenes.glossary.scene import ExampleTurn, GlossaryScene, SoundsScene
from game.scenes.match.asking import RatedScene
from game.scenes.match.launch import resume
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.saved_matches import save_result
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.own_duck import OwnDuckScene
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.scene import ChapterScene, SettingsScene
from game.scenes.menus.table_setup.company import YOU
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.house_rules import HouseRulesScene
from game.scenes.menus.table_setup.option_rows import TablesScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.table_setup.with_friends import FriendsSetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.puzzles.puzzle import PuzzleScene
from game.scenes.puzzles.shelves import PuzzlesScene
from game.scenes.records.matches import MatchesScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import open_replay
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.stack import Scene
from game.scenes.trouble import ErrorReport, TroubleScene
from game.scenes.tutorials.list import TutorialsScene, playable_tutorials
from game.scenes.tutorials.scene import TutorialMenu, TutorialScene
from game.session.analysis import coaching_of
from game.session.session import Session
from game.storage.history import records
from game.storage.levels.tutorials import Tutorial
from game.storage.places import LEVELS, has_tutorial
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    DeviceChanged,
    FocusLost,
    InputCaptured,
    InputEvent,
    PadJoined,
    PadLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
    WindowResized,
)
from game.ui.devices.bindings import Bindings
from game.ui.forms.widgets import Opener, TextField
from tests.scenes.run.opening import RunScenes
from tests.support.driving import Driver
from tests.support.results import score
from tests.support.short_matches import SHORT, ducklings, play_out

COARSE, FINE = (3, 2), (11, 8)
"""The columns and rows of the grid of pointer positions."""
RUNS = "sixpack"
"""The game with which the scenes of runs are visited, which belong to no game."""
SHARED = (
    "title",
    "setup, with friends",
    "keys",
    "settings",
    *(f"settings, {one.title}" for one in CHAPTERS),
    "glossary of sounds",
    "name",
    "controls",
    "awards",
    "awards won",
    "wardrobe",
    "tutorials",
    "phones",
    "arcade",
    "own duck",
    "daily deal",
    "log",
    "trouble",
)
"""The scenes that are the same in all games."""
SETTINGS = {"speed": "normal", "ui_scale": 1.0, "fullscreen": False, "reduced_motion": False, "name": "You"}


def inputs(width: float, height: float, grid: tuple[int, int]) -> Iterator[InputEvent]:
    """Yield every action by every device, and pointer positions all over the canvas and outside it."""
    for action in Action:
        yield ActionPressed(action, Device.KEYBOARD)
        yield ActionPressed(action, Device.GAMEPAD)
        yield ActionPressed(action, Device.KEYBOARD, repeat=True)
    yield ActionPressed(Action.CANCEL, Device.MOUSE)
    across, down = grid
    for column in range(-1, across + 1):
        for row in range(-1, down + 1):
            x, y = width * (column + 0.5) / across, height * (row + 0.5) / down
            yield PointerMoved(x, y)
            yield PointerMoved(x, y, held=True)
            yield PointerPressed(x, y)
            yield PointerReleased(x, y)
            if (row + column) % 3 == 0:
                yield PointerPressed(x, y, button=2)
                yield Scrolled(x, y, -1.0)
                yield Scrolled(x, y, 0.3)
    yield from (DeviceChanged(device) for device in Device)
    yield from (
        InputCaptured(Device.KEYBOARD, "f9"),
        InputCaptured(Device.GAMEPAD, "x"),
        InputCaptured(Device.MOUSE, ""),
    )
    yield from (TextTyped("a"), TextTyped("Ä∂"), TextErased())
    yield from (FocusLost(), PadJoined("pad"), PadLeft("pad"))
    # Each new size is painted from scratch, which takes long, so the smallest is used.
    sizes = [(300, 200), (640, 360)] if grid == COARSE else [(1000, 560), (300, 200), (640, 360)]
    yield from (WindowResized(*size) for size in sizes)


class _WithAllKeys(LogScene):
    keys = tuple(Action)


class Stagecoach:
    """Brings a driver to any scene of one game, which is drawn for the first time in the next frame."""

    def __init__(self, driver: Driver, game: str, examples: slice = slice(None)) -> None:
        """`examples` selects the examples of each page of the rules to visit."""
        self.driver = driver
        self._examples = examples
        self.game = game
        self._finished = driver.app.context.places.saves / "finished.sixes"
        self._lines = self._played()
        self._runs = RunScenes(driver, self._home)

    @property
    def scenes(self) -> dict[str, Callable[[], None]]:
        found = {
            "title": self._home,
            "title, a match waits": self._waiting,
            "quitting": self._quitting,
            "setup": lambda: self._push(lambda: SetupScene(self._context, self.game)),
            "setup, with friends": lambda: self._push(lambda: FriendsSetupScene(self._context)),
            "ready-made tables": self._tables,
            "ducks": self._ducks,
            "a new friend": lambda: self._push(self._friend),
            "house rules": lambda: self._push(lambda: HouseRulesScene(self._context, self._plan)),
            "keys": self._keys,
            "settings": lambda: self._push(lambda: SettingsScene(self._context)),
            **{f"settings, {one.title}": self._chapter_opener(one) for one in CHAPTERS},
            "glossary of sounds": lambda: self._push(lambda: GlossaryScene(self._context)),
            "sounds": lambda: self._push(lambda: SoundsScene(self._context, kit_of(self.game))),
            "example turn": lambda: self._push(self._example_turn),
            "name": self._name,
            "controls": lambda: self._push(lambda: ControlsScene(self._context)),
            "records": lambda: self._push(lambda: RecordsScene(self._context, self.game)),
            "matches": lambda: self._push(lambda: MatchesScene(self._context, self.game)),
            "records, plotted": self._plotted,
            "awards": lambda: self._push(lambda: AwardsScene(self._context)),
            "awards won": lambda: self._push(
                lambda: AwardsWonScene(self._context, AWARDS[:2], self._home, LOOKS[::5])
            ),
            "wardrobe": lambda: self._push(lambda: WardrobeScene(self._context)),
            "tutorials": lambda: self._push(lambda: TutorialsScene(self._context)),
            "tutorial": self._tutorial,
            "tutorial, menu": self._tutorial_menu,
            "tutorial, over": self._tutorial_over,
            "phones": lambda: invite(self._context, self.driver.app.stack),
            "phones, a match": self._hosted,
            "phones, invited late": self._invited_late,
            "arcade": lambda: self._push(lambda: HubScene(self._context)),
            "own duck": lambda: self._push(lambda: OwnDuckScene(self._context, lambda: None)),
            "daily deal": lambda: self._push(lambda: DailyScene(self._context)),
            "log": lambda: self._push(lambda: LogScene(self._context)),
            "trouble": lambda: self._push(
                lambda: TroubleScene(self._context, ErrorReport("Error", "", None))
            ),
            "replay": self._replay,
            "puzzles": lambda: self._push(lambda: PuzzlesScene(self._context, self.game)),
            "puzzle": self._puzzle,
            "puzzle, wrong": lambda: self._puzzle_tried(-1),
            "puzzle, solved": lambda: self._puzzle_tried(0),
            "table, fresh": self._fresh,
            "table, dealt": lambda: self._resumed(0),
            "table, asked": lambda: self._resumed(len(self._lines) // 2),
            "table, last choice": self._last_choice,
            "table, over": lambda: self._resumed(len(self._lines)),
            "curtain": self._curtain,
            "table, one of several looks": self._looking,
            "a pad is gone": self._pad_gone,
            "pause": self._pause,
            "restarting": self._restarting,
            "a rated match waits": self._rated_match_waits,
            "settings over a table": self._settings_over_a_table,
            "log over a table": self._log_over_a_table,
            "scoring": self._scoring,
            "scoring, counted": self._counted,
            "coach": self._coach,
            "coach, several rounds": self._coach_of_rounds,
            "a reviewed decision": self._reviewed,
            "a decision played again": self._played_again,
            "the coach's figures": self._figures,
            "replay from the coach": self._replay_from_the_coach,
        }
        if self.game == RUNS:
            found |= self._runs.scenes
        if any(option.takes_several for option in declared_options(rules_of(self.game).options)):
            found["picker"] = self._picker
        for place, page in enumerate(kit_of(self.game).rulebook()):
            found[f"rules, {page.title}"] = lambda place=place: self._rules(place)
            for entry in range(len(page.album))[self._examples]:
                found[f"{page.title}, {page.album[entry].title}"] = lambda place=place, entry=entry: (
                    self._example(place, entry)
                )
        return found

    @property
    def share(self) -> dict[str, Callable[[], None]]:
        """Return this game's scenes and its share of the `SHARED` ones, so that all games together cover
        all.
        """
        games, found = list(GAMES), self.scenes
        assert set(SHARED) <= found.keys()
        elsewhere = {name for place, name in enumerate(SHARED) if games[place % len(games)] != self.game}
        return {name: go for name, go in found.items() if name not in elsewhere}

    @property
    def _context(self) -> Context:
        return self.driver.app.context

    def _push(self, make: Callable[[], Scene]) -> None:
        self._home()
        self.driver.app.stack.push(make())

    def _keys(self) -> None:
        self._push(lambda: _WithAllKeys(self._context))
        self._context.screens.keys(self.driver.top)

    def _home(self) -> None:
        """Go to the title, keeping only the finished match."""
        context, stack = self._context, self.driver.app.stack
        stack.clear()
        for path in context.places.saves.iterdir():
            if path != self._finished:
                path.unlink()
        self._runs.clear()
        context.notices.clear()
        if any(getattr(context.settings, name) != value for name, value in SETTINGS.items()):
            context.change(**SETTINGS)
        if context.settings.bindings:
            context.rebind(Bindings())
        stack.push(TitleScene(context))

    def _waiting(self) -> None:
        self._asked()
        self._context.screens.title()
        self.driver.frames(3)

    def _quitting(self) -> None:
        self._waiting()
        self._context.screens.ask_to_quit("Your match is saved.", ())

    # -- the rules -------------------------------------------------------------------------------------

    def _rules(self, page: int) -> RulesScene:
        scene = RulesScene(self._context, self.game)
        self._push(lambda: scene)
        scene._turn_to(page)
        return scene

    def _example(self, page: int, entry: int) -> None:
        album = self._rules(page).albums[page]
        album.focus_on(entry)
        self.driver.app.stack.push(ExampleScene(self._context, self.game, album))

    # -- tutorials -------------------------------------------------------------------------------------

    @cached_property
    def _tutorials(self) -> Mapping[str, Tutorial]:
        return playable_tutorials(self._context)

    def _tutorial(self) -> TutorialScene:
        """Open the game's tutorial, or another one if it has none, after the mascot has spoken."""
        name = self.game if has_tutorial(self.game) else next(iter(GAMES))
        self._push(lambda: TutorialScene(self._context, name, self._tutorials[name]))
        scene = self.driver.top
        assert isinstance(scene, TutorialScene)
        return scene

    def _tutorial_menu(self) -> None:
        scene = self._tutorial()
        self.driver.until(lambda: scene.waiting)
        self.driver.app.stack.push(TutorialMenu(self._context, scene))

    def _tutorial_over(self) -> None:
        scene = self._tutorial()
        while self.driver.top is scene:
            scene.skip()

    # -- puzzles ---------------------------------------------------------------------------------------

    @cached_property
    def _puzzles(self) -> tuple[Puzzle, ...]:
        return load_puzzles([LEVELS], self.game).puzzles

    def _puzzle(self) -> PuzzleScene:
        scene = PuzzleScene(self._context, self._puzzles, len(self._puzzles) - 1)
        self._push(lambda: scene)
        return scene

    def _puzzle_tried(self, answer: int) -> None:
        scene = self._puzzle()
        scene.choose(scene.attempt.puzzle.answers[answer].choices[0])

    # -- before a match --------------------------------------------------------------------------------

    @property
    def _plan(self) -> MatchPlan:
        return MatchPlan(self._context, self.game)

    def _tables(self) -> None:
        setup = SetupScene(self._context, self.game)
        self._push(lambda: setup)
        cards = [setup._table_card(table) for table in setup.plan.tables]
        self.driver.app.stack.push(TablesScene(self._context, cards))

    def _ducks(self) -> None:
        company = self._plan.company
        self._push(lambda: DuckScene(self._context, company, company.chairs.index(YOU) - 1))

    def _friend(self) -> FriendScene:
        return FriendScene(self._context, ("You",), lambda _name: self.driver.app.stack.pop())

    def _picker(self) -> None:
        scene = SetupScene(self._context, self.game)
        option = next(one for one in declared_options(rules_of(self.game).options) if one.takes_several)
        scene.plan.options |= {name: values[0] for name, values in option.when.items()}
        self._push(lambda: scene)
        self.driver.frames(1)
        row = next(row for row in scene.form.widgets if isinstance(row, Opener))
        row.handle_action(Action.CONFIRM)

    def _chapter_opener(self, chapter: Chapter) -> Callable[[], None]:
        return lambda: self._push(lambda: ChapterScene(self._context, chapter))

    def _example_turn(self) -> Scene:
        kit = kit_of(self.game)
        glossary = kit.glossary()
        return ExampleTurn(self._context, kit, glossary.example)

    def _name(self) -> None:
        """Open the settings with the name being typed."""
        play = next(one for one in CHAPTERS if one.title == "Play")
        scene = ChapterScene(self._context, play)
        self._push(lambda: scene)
        rows = scene.form.widgets
        scene.form.focus = next(place for place, row in enumerate(rows) if isinstance(row, TextField))
        scene.handle(ActionPressed(Action.CONFIRM))

    def _plotted(self) -> None:
        """Open the records with a rated match of several rounds, which has a plot and a par."""
        context = self._context
        if not any(result.rated for result in context.archive.results()):
            rated = replace(context.archive.results()[0], rounds=(3, 5), rated=True)
            assert records.add(context.places.records, rated) is None
            ghosts = (-4.0, -2.5)
            context.archive.save_score(score(-3.0, game=self.game, ghosts=ghosts, journal=rated.journal))
        self._push(lambda: MatchesScene(context, self.game))

    # -- a match ---------------------------------------------------------------------------------------

    def _played(self) -> list[bytes]:
        """Return the journal of a finished match: its header and its choices, a line each."""
        context, rules = self._context, rules_of(self.game)
        context.seed = 6
        header = context.header(self.game, ducklings(context, self.game), SHORT[self.game], rated=False)
        session = Session.new(rules, header, Journal.create(self._finished, header))
        play_out(session)
        save_result(context, session)
        session.leave()
        return self._finished.read_bytes().splitlines(keepends=True)

    @property
    def _table(self) -> TableScene:
        return self.driver.table

    def _fresh(self) -> None:
        context = self._context
        self._home()
        others = ducklings(context, self.game)
        self.driver.start_match(self.game, others, SHORT[self.game], rated=False)

    def _resumed(self, choices: int) -> None:
        self._home()
        path = self._context.places.saves / "resumed.sixes"
        path.write_bytes(b"".join(self._lines[: 1 + choices]))
        assert resume(self._context, self.driver.app.stack, path)

    def _last_choice(self) -> None:
        """Make the last choice of a match, whose events are still to be shown."""
        self._context.change(speed="slow")
        self._resumed(len(self._lines) - 2)
        scene = self._table
        while not scene.session.match.over:
            if self.driver.asked:
                scene.session.choose(scene.session.game.choices(scene.session.view)[0])
            self.driver.frames(1, 0.1)
        assert scene.summary is None

    def _asked(self) -> None:
        self._resumed(len(self._lines) // 2)
        self.driver.frames(1)

    def _hosted(self) -> None:
        """Start a match of ducks at a table that waits for friends with phones."""
        self._home()
        invite(self._context, self.driver.app.stack)
        self.driver.top._deal()
        self.driver.frames(1)

    def _invited_late(self) -> None:
        self._hosted()
        scene = self.driver.top
        assert isinstance(scene, HostedScene)
        self._context.screens.invite_to_match(scene)

    def _curtain(self) -> None:
        """Start a match of two people, the first of whom is called."""
        context = self._context
        self._home()
        others = ducklings(context, self.game)[1:]
        options, friends = SHORT[self.game], {1: "Ann"}
        self.driver.start_match(self.game, others, options, rated=False, friends=friends)
        self.driver.until(lambda: self.driver.on(CurtainScene))
        self.driver.frames(1, 0.5)

    def _pad_gone(self) -> None:
        self._looking()
        self._table.wait_for_pad(self._table.session.seats[0], 1)

    def _looking(self) -> None:
        self._curtain()
        self.driver.top.handle(ActionPressed(Action.CONFIRM))

    def _pause(self) -> None:
        self._asked()
        self.driver.app.stack.push(PauseScene(self._context, self._table))

    def _restarting(self) -> None:
        self._pause()
        self._context.screens.ask_to_restart(self._table)

    def _rated_match_waits(self) -> None:
        header = self._context.header(self.game, ducklings(self._context, self.game), SHORT[self.game])
        self._push(lambda: RatedScene(self._context, [header], self._fresh))

    def _settings_over_a_table(self) -> None:
        self._pause()
        self.driver.app.stack.push(SettingsScene(self._context))

    def _log_over_a_table(self) -> None:
        self._asked()
        self.driver.app.stack.push(LogScene(self._context))

    def _scoring(self) -> None:
        self._resumed(len(self._lines))
        # The last choices are shown again first, here instantly.
        show = self._table.show
        show.speed, speed = "instant", show.speed
        self._table.update(0.0)
        show.finish()
        self._table.update(0.0)
        show.speed = speed
        assert isinstance(self.driver.top, ScoringScene)

    def _counted(self) -> None:
        self._scoring()
        self.driver.top.handle(ActionPressed(Action.CONFIRM))

    def _coach(self) -> CoachScene:
        self._scoring()
        self.driver.frames(1)
        coaching = self._table.coaching
        assert coaching is not None
        scene = CoachScene(self._context, coaching, 1)
        self.driver.app.stack.push(scene)
        return scene

    def _coach_of_rounds(self) -> None:
        """Open the coach in the second round of a match."""
        rules = rules_of(self.game)
        others = [Player("Pip", "duckling", "pip")] * (rules.usual_seats - 1)
        header = Header(version="0", game=self.game, seed=5, options={}, players=(Player("You"), *others))
        match, chance = new_match(rules, header), random.Random(5)
        while not match.over and (match.rounds < 2 or len(match.history) % 40):
            if match.phase is Phase.ROUND_OVER:
                match.deal()
            seat, legal = next(iter(match.pending.items()))
            match.choose(seat, chance.choice(legal))
        reading = Reading(self._finished, header, match, None)
        coaching = coaching_of(reading, lambda *_: None, self._context.notify)
        assert coaching is not None
        self._push(lambda: CoachScene(self._context, coaching, 2, owned=True))

    def _reviewed(self) -> None:
        scene = self._coach()
        self.driver.until(lambda: bool(scene.analysis.reviews))

    def _played_again(self) -> None:
        self._coach().play_again()

    def _figures(self) -> None:
        self._coach().show_figures()

    def _replay_from_the_coach(self) -> None:
        self._coach().open_replay()

    def _replay(self) -> None:
        self._home()
        assert open_replay(self._context, self.driver.app.stack, self._finished)
