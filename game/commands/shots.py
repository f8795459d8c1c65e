"""Shots: a picture of every scene in representative states, from the real program on a dummy screen."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.commands.arguments import CommandError

if TYPE_CHECKING:
    from game.engine.options import Option
    from game.scenes.table import TableScene

_STEP = 1 / 60
_PATIENCE = 30.0


def run(folder: Path, size: tuple[int, int], scale: float) -> int:
    """Write the pictures into a folder.

    Raises:
        CommandError: if the folder cannot be written to.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandError(f"{folder}: pictures cannot be written here ({error.strerror})") from None
    from rich.progress import track

    with tempfile.TemporaryDirectory() as data:
        studio = _Studio(folder, size, scale, data)
        pictures = studio.pictures()
        for name in track(pictures, description="Taking pictures", disable=not os.isatty(2)):
            pictures[name]()
            studio.save(name)
        studio.app.close()
    print(f"{len(pictures)} pictures in {folder}")
    return 0


class _Studio:
    """The program, brought into one state after the other."""

    def __init__(self, folder: Path, size: tuple[int, int], scale: float, data: str) -> None:
        from game.app import App
        from game.scenes.title import TitleScene
        from game.storage.places import places

        where = places(data)
        where.prepare()
        self._folder = folder
        self.app = App(where, size=size, seed=6)
        self.app.context.change(ui_scale=scale)
        self.app.stack.push(TitleScene(self.app.context))
        self.frames(2)

    def save(self, name: str) -> None:
        import pygame

        self.app.draw()
        pygame.image.save(self.app.surface, self._folder / f"{name}.png")

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.frame(_STEP)

    def pictures(self) -> dict[str, Callable[[], None]]:
        """What leads to each picture, in their order."""
        return {
            "title": lambda: self.frames(240),
            **self._menus(),
            "setup": lambda: self._setup("six_takes"),
            "table": self._table,
            "table-preview-sixth": self._sixth,
            "table-hint": self._hint,
            "table-revealed": self._revealed,
            "table-placing": lambda: self.frames(55),
            "table-row-menu": self._row_menu,
            "table-too-low": self._too_low,
            "table-hint-row": self._hint,
            "table-sweep": self._sweep,
            "scoring": self._scoring,
            "coach": self._coach,
            "ceremony": self._ceremony,
            "table-ten": self._ten,
            "table-ten-revealed": self._ten_revealed,
            "table-two": self._two,
            "draft": self._draft,
            "draft-hint": self._hint,
            "pause": self._pause,
            "log": self._log,
            "rules-idea": lambda: self._rules(0),
            "rules-ducks": lambda: self._rules(1),
            "rules-lesson": self._lesson,
            "rules-keys": lambda: self._rules(6),
            "settings": self._settings,
            "controls": self._controls,
            "records": self._records,
            "records-accuracy": lambda: self._press("up", "right", "down"),
            "replay": self._replay,
            **self._sixpack(),
            **self._sixpack_rules(),
        }

    def _menus(self) -> dict[str, Callable[[], None]]:
        """Title, set-up and pickers of every other game."""
        from game.cardgames.registry import GAMES, rules_of
        from game.engine.options import declared

        found: dict[str, Callable[[], None]] = {}
        for game in GAMES:
            if game == "six_takes":
                continue
            found[f"title-{game}"] = partial(self._title, game)
            found[f"setup-{game}"] = partial(self._setup, game)
            for option in declared(rules_of(game).options):
                if option.is_several:
                    found[f"setup-{game}-{option.name}"] = partial(self._picker, game, option)
        return found

    def _sixpack(self) -> dict[str, Callable[[], None]]:
        """The table of Sixpack: its states, and the picker of each question."""
        from game.cardgames.sixpack.events import DuplicatesRemoved, EffectTriggered, PileClaimed

        asked, happened = self._sixpack_asked, self._sixpack_happened
        bold = ("reverse", "sheriff", "seethrough", "veto", "copycat")
        return {
            "sixpack": partial(asked, "lay", bold, lambda table: table.view.turn == 3),
            "sixpack-menu": lambda: self._press("announce_rows", "right"),
            "sixpack-detail": lambda: self._press("announce_card"),
            "sixpack-reversed": partial(asked, "lay", bold, lambda table: table.view.reversed),
            "sixpack-first": partial(asked, "lay", ("reverse",), lambda table: table.view.turn == 2),
            "sixpack-claim": partial(happened, PileClaimed, bold, 46),
            "sixpack-duplicates": partial(happened, DuplicatesRemoved, bold, 52),
            "sixpack-effect": partial(happened, EffectTriggered, ("veto", "copycat", "carousel"), 24),
            "sixpack-number": partial(asked, "number", ("super_numbers", "reverse")),
            "sixpack-side": partial(asked, "carousel", ("carousel", "sticky")),
            "sixpack-pass": partial(asked, "pass", ("carousel", "sticky")),
            "sixpack-drive": partial(asked, "drive", ("pile_driver", "veto"), _in_window),
            "sixpack-keep": partial(asked, "bite", ("biting_hand", "reverse")),
            "sixpack-discard": partial(asked, "discard", ("biting_hand", "reverse")),
            "sixpack-landing": partial(asked, "land", ("takeback", "sheriff"), _in_window),
            "sixpack-claim-any": partial(asked, "land", ("veto", "copycat"), _on_table),
            "sixpack-take": partial(asked, "second_hand", ("second_hand", "seethrough")),
            "sixpack-veto": partial(asked, "veto", ("veto", "sticky")),
            "sixpack-calculators": self._sixpack_calculators,
            "sixpack-two": partial(
                asked, "lay", ("reverse", "calculator", "super_numbers", "copycat"), seats=2
            ),
            "sixpack-six": partial(asked, "lay", (*bold, "carousel", "sticky"), seats=6),
        }

    def _sixpack_rules(self) -> dict[str, Callable[[], None]]:
        """The rules of Sixpack: pages, album, and an example that is asked, tried and solved."""
        pages = {f"rules-sixpack-{page + 1}": partial(self._rules, page, "sixpack") for page in range(3)}
        return {
            **pages,
            "rules-sixpack-album": partial(self._album, 4),
            "rules-sixpack-keys": partial(self._rules, 4, "sixpack"),
            "rules-sixpack-example": lambda: self._example(13),
            "rules-sixpack-wrong": lambda: self._example(5, "confirm"),
            "rules-sixpack-solved": lambda: self._example(5, "right", "confirm", "confirm"),
        }

    # -- ways to get somewhere -----------------------------------------------------------------------

    def _press(self, *names: str) -> None:
        from game.ui.actions import Action, ActionPressed

        for name in names:
            self.app.handle(ActionPressed(Action(name)))

    def _home(self) -> None:
        from game.scenes.title import TitleScene

        stack = self.app.stack
        stack.pop_to(next(scene for scene in stack.scenes if isinstance(scene, TitleScene)))

    def _start(self, opponents: tuple[str, ...], seed: int, game: str = "six_takes", **options: Any) -> None:
        from game.scenes.launch import start_match

        self._home()
        context = self.app.context
        context.seed = seed
        context.change(speed="normal")
        start_match(context, self.app.stack, game, opponents, options, rated=False)

    def _scene(self) -> TableScene:
        from game.scenes import table

        return next(scene for scene in self.app.stack.scenes if isinstance(scene, table.TableScene))

    def _until_asked(self) -> None:
        scene = self._scene()
        for _ in range(3000):
            self.app.frame(_STEP)
            if not scene.show.busy and scene.session.my_turn:
                return
            if self.app.stack.top is not scene:
                return

    def _play_turns(self, turns: int, place: int = 0) -> None:
        """Play some turns quickly, always the hand card at a place."""
        from game.cardgames.six_takes.asking import Focus
        from game.ui.actions import Action, ActionPressed

        scene = self._scene()
        table: Any = scene.table
        scene.show.speed = "instant"
        done = 0
        while done < turns:
            self._until_asked()
            if self.app.stack.top is not scene:
                break
            table.focus = Focus(min(place, max(len(table.view.hand) - 1, 0)))
            done += table.view.stage == "choose"
            self.app.handle(ActionPressed(Action.CONFIRM))
        scene.show.speed = "normal"
        self._until_asked()

    # -- pictures ------------------------------------------------------------------------------------

    def _title(self, game: str) -> None:
        self._home()
        self.app.context.change(game=game)
        scene = self.app.stack.top
        if scene is not None:
            scene.resume()
        self.frames(240)

    def _setup(self, game: str) -> None:
        from game.scenes.setup import SetupScene

        self._home()
        self.app.stack.push(SetupScene(self.app.context, game))
        self.frames(2)
        self._press("down", "down")

    def _picker(self, game: str, option: Option) -> None:
        """The picker of an option of several values, from the set-up in which it matters."""
        from game.ui.widgets import Opener

        values = {name: values[0] for name, values in option.when.items()}
        self.app.context.change(setups={game: {"options": values}})
        self._setup(game)
        scene: Any = self.app.stack.top
        rows = enumerate(scene.form.widgets)
        scene.form.focus = next(place for place, row in rows if isinstance(row, Opener))
        self._press("confirm")
        self.frames(2)

    def _table(self) -> None:
        self._start(("bob", "celia", "david", "mabel"), 11)
        self._play_turns(3, 4)
        self.frames(60)
        self._press("right", "right")
        self.frames(40)

    def _sixth(self) -> None:
        from game.cardgames.six_takes.rules import row_for

        table: Any = self._scene().table
        for _ in range(12):
            view = table.view
            card = view.hand[table.focus.place]
            row = row_for(card, view.rows)
            if row is not None and len(view.rows[row]) == 5:
                break
            self._press("right")
        self.frames(40)

    def _hint(self) -> None:
        """Ask for a hint, and give the thinking process the time that it takes."""
        session = self._scene().session
        self._press("hint")
        end = time.monotonic() + _PATIENCE
        while session.hinting and time.monotonic() < end:
            self.app.frame(_STEP)
            time.sleep(_STEP)
        self.frames(40)

    def _revealed(self) -> None:
        scene = self._scene()
        self._press("confirm")
        for _ in range(1200):
            self.app.frame(_STEP)
            if scene.table.view.waiting:
                break
        self.frames(62)

    def _row_menu(self) -> None:
        self._until_asked()
        self._press("announce_rows", "down", "right", "right")
        self.frames(20)

    def _too_low(self) -> None:
        """A match in which the player is asked for a row: the lowest card is played again and again."""
        for seed in range(1, 60):
            self._start(("rusty", "celia", "odette"), seed)
            scene = self._scene()
            self._until_asked()
            if scene.table.view.hand[0] < min(row[-1] for row in scene.table.view.rows):
                self._play_turns(1, 0)
                if scene.table.view.stage == "place":
                    break
        self.frames(30)

    def _sweep(self) -> None:
        from game.cardgames.six_takes.events import RowTaken

        scene = self._scene()
        seen: list[object] = []
        scene.show.shown = seen.append
        for _ in range(4000):
            self.app.frame(_STEP)
            if any(isinstance(event, RowTaken) for event in seen):
                break
            if not scene.show.busy and scene.session.my_turn:
                self._press("confirm")
        self.frames(56)

    def _scoring(self) -> None:
        from game.scenes.scoring import ScoringScene

        self._start(("bob", "celia", "david", "mabel"), 5)
        self._play_turns(10, 3)
        for _ in range(600):
            self.app.frame(_STEP)
            if isinstance(self.app.stack.top, ScoringScene):
                break
        self.frames(140)

    def _coach(self) -> None:
        """The coach's look at the round that was just scored, at one of its turning points."""
        self._press("right", "confirm")
        scene: Any = self.app.stack.top
        self._let_think()
        while scene.analysis.turning and scene.form.focused.moment.step not in scene.analysis.turning:
            self._press("down")
        self.frames(2)

    def _let_think(self) -> None:
        """Give the coach the time that it takes."""
        coaching = self._scene().coaching
        end = time.monotonic() + _PATIENCE
        while coaching is not None and coaching.busy and time.monotonic() < end:
            self.app.frame(_STEP)
            time.sleep(_STEP)

    def _ceremony(self) -> None:
        from game.scenes.scoring import ScoringScene

        self._start(("rusty", "flora", "nemo"), 4, limit=0)
        self._play_turns(10, 2)
        for _ in range(600):
            self.app.frame(_STEP)
            if isinstance(self.app.stack.top, ScoringScene):
                break
        self.frames(180)

    def _ten(self) -> None:
        everybody = tuple(one.id for one in self.app.context.opponents if one.level != "swan")
        self._start((*everybody, "odette")[:9], 21)
        self._play_turns(4, 5)
        self.frames(40)

    def _ten_revealed(self) -> None:
        self._revealed()

    def _two(self) -> None:
        self._start(("david",), 8, professional=True, ending="classic")
        self._play_turns(5, 2)
        self.frames(40)

    def _draft(self) -> None:
        self._start(("celia", "sir", "bob"), 9, draft=True)
        self._until_asked()
        self._press("confirm")
        self._until_asked()
        self._press("right", "right", "down")
        self.frames(30)

    def _pause(self) -> None:
        self._press("menu")
        self.frames(4)

    def _log(self) -> None:
        self._press("cancel", "log")
        self.frames(4)

    def _rules(self, page: int, game: str = "six_takes") -> None:
        from game.scenes.rules import RulesScene

        self._home()
        self.app.stack.push(RulesScene(self.app.context, game))
        self.frames(2)
        for _ in range(page):
            self._press("next")
        self.frames(4)

    def _lesson(self) -> None:
        self._rules(4)
        for _ in range(4):
            self._press("confirm")
            self.frames(200)

    def _album(self, place: int) -> None:
        """The album of packs, with the focus on one of them."""
        self._rules(3, "sixpack")
        self._press(*["right"] * place)
        self.frames(2)

    def _example(self, place: int, *keys: str) -> None:
        """A pack's example, after some keys have played in it."""
        self._album(place)
        self._press("confirm")
        for key in keys:
            self._press(key)
            self.frames(400)
        self.frames(4)

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self._home()
        self.app.stack.push(SettingsScene(self.app.context))
        self.frames(2)
        self._press("down")

    def _controls(self) -> None:
        from game.scenes.settings import ControlsScene

        self.app.stack.push(ControlsScene(self.app.context))
        self.frames(2)

    def _records(self) -> None:
        """Matches that the program played by itself, quickly."""
        from game.scenes.autoplay import Autoplay
        from game.scenes.records import RecordsScene

        context = self.app.context
        for seed in range(4):
            self._home()
            context.seed = seed
            player = Autoplay(context, self.app.stack, "six_takes")
            while not player.step():
                self.app.frame(_STEP)
            self._let_think()
        self._home()
        self.app.stack.push(RecordsScene(context, "six_takes"))
        self.frames(2)

    def _replay(self) -> None:
        self._press("confirm")
        self.frames(420)

    # -- pictures of Sixpack -------------------------------------------------------------------------

    def _sixpack_match(self, seed: int, packs: tuple[str, ...], seats: int) -> TableScene:
        """A match against opponents of a level that the game has, shown at once."""
        from importlib import import_module

        from game.cardgames.registry import agents_module

        levels = import_module(agents_module("sixpack")).AGENTS
        able = [one.id for one in self.app.context.opponents if one.level in levels]
        opponents = tuple((able * seats)[: seats - 1])
        self._start(opponents, seed, "sixpack", preset="own", packs=packs)
        scene = self._scene()
        scene.show.speed = "instant"
        return scene

    def _sixpack_asked(
        self,
        kind: str,
        packs: tuple[str, ...],
        fits: Callable[[Any], bool] = lambda _table: True,
        *,
        seats: int = 4,
    ) -> None:
        """A match in which the player is asked something; what is offered first is chosen until then."""
        for seed in range(1, 60):
            scene = self._sixpack_match(seed, packs, seats)
            table: Any = scene.table
            for _ in range(80):
                self._until_asked()
                if self.app.stack.top is not scene:
                    break
                if table.view.question.kind == kind and fits(table):
                    scene.show.speed = "normal"
                    self._press("right")
                    self.frames(60)
                    return
                self._press("confirm")

    def _sixpack_happened(self, event: type, packs: tuple[str, ...], frames: int) -> None:
        """A match in which something has just happened, so many frames ago."""
        scene = self._sixpack_match(2, packs, 4)
        self._until_asked()
        scene.show.speed = "normal"
        seen: list[object] = []
        scene.show.shown = seen.append
        for _ in range(6000):
            self.app.frame(_STEP)
            if any(isinstance(one, event) for one in seen):
                break
            if not scene.show.busy and scene.session.my_turn:
                self._press("confirm")
        self.frames(frames)

    def _sixpack_calculators(self) -> None:
        """A hand card about to be laid with Calculators."""

        def held(table: Any) -> bool:
            packs = [table.view.cards[card].pack for card in table.view.hand]
            return packs.count("calculator") > 1

        self._sixpack_asked("lay", ("calculator", "calculator", "reverse"), held)
        self._press("confirm", "right", "confirm")
        self.frames(40)


def _in_window(table: Any) -> bool:
    """Whether a question is answered in a window over the hand."""
    return table.picture().window is not None


def _on_table(table: Any) -> bool:
    """Whether it is answered on the table itself."""
    return not _in_window(table)
