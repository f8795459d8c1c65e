"""The real program on a dummy screen, driven to take pictures."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pygame
from pygame import Surface

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.ai.worker import Thinker, WorkerReply
from game.app import App
from game.cardgames.registry import GAMES, kit_of
from game.engine.contract import Event
from game.lab.shots import png
from game.scenes.match.autoplay import Autoplay
from game.scenes.match.launch import start_match
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.second_try import SecondTryScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.stack import Scene
from game.storage.history.accuracy import Accuracy
from game.storage.places import places
from game.tables.studio import FilmStrip
from game.ui.animation.crossfade import Crossfade
from game.ui.devices.actions import Action, ActionPressed

SceneT = TypeVar("SceneT", bound=Scene)

STEP = 1 / 60
_SEEDS, _CHOICES, _PATIENT_FRAMES = 60, 100, 6000


class ProgramStudio:
    """The program on a dummy screen, with methods that drive it; a frame is 1/60 second."""

    def __init__(
        self, folder: Path, size: tuple[int, int], scale: float, data: str, language: str = "en"
    ) -> None:
        """Open the window; pictures are written to `folder`, the program's files to `data`."""
        paths = places(data)
        paths.prepare()
        self._folder = folder
        self.app = App(paths, size=size, seed=6, language=language)
        # Agents think synchronously, so that the pictures are the same on all machines.
        self.app.context.thinker = SynchronousThinker()
        # The player knows the tutorials, and the list of keys.
        self.app.context.change(ui_scale=scale, tutorials=dict.fromkeys(GAMES, True), told_keys=True)
        self.app.stack.push(TitleScene(self.app.context))
        self.run_frames(2)

    def save(self, name: str) -> None:
        self.app.draw()
        png.save(self.app.surface, self._folder / f"{name}.png")

    def run_frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(STEP)
            while self.app.stack.waiting:
                self.app.draw()
                self.app.step(STEP)

    def press(self, *names: str, then: int = 0) -> None:
        """Trigger actions one after another, then run `then` frames."""
        for name in names:
            self.app.handle(ActionPressed(Action(name)))
        self.run_frames(then)

    def open_title(self) -> None:
        stack = self.app.stack
        stack.pop_to(next(scene for scene in stack.scenes if isinstance(scene, TitleScene)))

    def show(self, make_scene: Callable[[], SceneT], frames: int = 2) -> SceneT:
        self.open_title()
        scene = make_scene()
        self.app.stack.push(scene)
        self.run_frames(frames)
        return scene

    def start(self, game: str, opponents: tuple[str, ...], seed: int, **options: Any) -> None:
        self.open_title()
        context = self.app.context
        context.seed = seed
        context.change(speed="normal")
        start_match(context, self.app.stack, game, opponents, options, rated=False)
        # A table is laid out for the window when it is drawn.
        self.app.draw()
        self._coach_here()

    def set_speed(self, speed: str) -> None:
        """Set the speed of the current match's animation."""
        self.scene.show.speed = speed

    def change(self, **settings: Any) -> None:
        self.app.context.change(**settings)

    @property
    def scene(self) -> TableScene:
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))

    @property
    def table(self) -> Any:
        return self.scene.table

    @property
    def playing(self) -> bool:
        """Whether the match's table is the top scene."""
        return self.app.stack.top is self.scene

    @property
    def shows_round_result(self) -> bool:
        """Whether the result of a round is shown."""
        return isinstance(self.app.stack.top, ScoringScene)

    @property
    def levels(self) -> Mapping[str, str]:
        return {opponent.id: opponent.level for opponent in self.app.context.cast.opponents}

    def run_until_still(self) -> None:
        self.run_frames(1)
        self.run_until(lambda: not self.app.stack.moving, _PATIENT_FRAMES)

    def run_until(self, condition: Callable[[], bool], most: int) -> None:
        """Run frames until a condition holds, but at most `most` frames."""
        for _ in range(most):
            self.app.step(STEP)
            if condition():
                return

    def run_until_asked(self) -> None:
        """Run frames until the player must choose, or another scene opens."""
        scene = self.scene
        for _ in range(3000):
            self.app.step(STEP)
            if not scene.show.busy and scene.session.my_turn:
                return
            if not self.playing:
                return

    def play_until(
        self,
        game: str,
        opponents: tuple[str, ...],
        fits: Callable[[Any], bool],
        **options: Any,
    ) -> None:
        """Play matches, confirming the focused choices, until the player must choose at a table that `fits`.

        Raises:
            LookupError: if that never happens.
        """
        for seed in range(1, _SEEDS):
            self.start(game, opponents, seed, **options)
            scene = self.scene
            scene.show.speed = "instant"
            for _ in range(_CHOICES):
                self.run_until_asked()
                if not self.playing:
                    break
                if fits(scene.table):
                    scene.show.speed = "normal"
                    return
                self.press("confirm")
        raise LookupError(f"{game} was never as wanted")

    def run_until_shown(self, event: type[Event], frames: int) -> None:
        """Continue the match until `frames` frames after an event of this type.

        Raises:
            LookupError: if no such event comes.
        """
        self.scene.show.speed = "normal"
        with self._shown_events() as seen:
            for _ in range(_PATIENT_FRAMES):
                self.run_frames(1)
                if any(isinstance(shown, event) for shown in seen):
                    self.run_frames(frames)
                    return
                self._confirm_if_due()
        raise LookupError(f"{event.__name__} never came")

    def film_frames(self, strip: FilmStrip, count: int, height: int) -> Iterator[Surface]:
        """Yield `count` pictures of a film at regular intervals, each `height` pixels high.

        No choice is confirmed after the event.

        Raises:
            LookupError: if the event never comes.
        """
        every = max(1, round(strip.seconds / count / STEP))
        early = deque[Surface](maxlen=round(strip.lead / strip.seconds * count))
        strip.start(self)
        if strip.event is None:
            yield from self._film_places(strip, count, every, height)
            return
        early.extend(self._frames_before_event(strip, strip.event, every, height))
        yield from early
        for _ in range(count - len(early)):
            yield self._picture(height)
            self.run_frames(every)

    def _film_places(self, strip: FilmStrip, count: int, every: int, height: int) -> Iterator[Surface]:
        """Yield pictures of a film without an event, with crossfades between scenes."""
        fade, stack = Crossfade(), self.app.stack
        for number in range(count):
            if strip.action and number == round(strip.lead / strip.seconds * count):
                self.press(strip.action)
            fade.begin_frame(stack.opaque_scene, self.app.surface, fades=True)
            self.app.draw()
            fade.draw(self.app.surface)
            yield self._scaled_picture(height)
            self.run_frames(every)
            fade.update(every * STEP)

    def _frames_before_event(
        self, strip: FilmStrip, event: type[Event], every: int, height: int
    ) -> Iterator[Surface]:
        """Run until a film's event; if the film has a lead, yield a picture every `every` frames."""
        self.scene.show.speed = "normal"
        with self._shown_events() as seen:
            for _ in range(_PATIENT_FRAMES // every):
                if any(isinstance(shown, event) and strip.fits(shown, self.table) for shown in seen):
                    break
                if strip.lead:
                    yield self._picture(height)
                seen.clear()
                for _ in range(every):
                    self._confirm_if_due()
                    self.run_frames(1)
            else:
                raise LookupError(f"{event.__name__} never came as wanted")

    @contextmanager
    def _shown_events(self) -> Iterator[list[Event]]:
        """Collect the events whose animation starts within this context."""
        show, seen = self.scene.show, list[Event]()
        original = show.shown

        def shown(event: Event) -> None:
            seen.append(event)
            original(event)

        show.shown = shown
        try:
            yield seen
        finally:
            show.shown = original

    def _confirm_if_due(self) -> None:
        if self.playing and not self.scene.show.busy and self.scene.session.my_turn:
            self.press("confirm")

    def _picture(self, height: int) -> Surface:
        self.app.draw()
        return self._scaled_picture(height)

    def _scaled_picture(self, height: int) -> Surface:
        width = round(self.app.surface.get_width() * height / self.app.surface.get_height())
        return pygame.transform.smoothscale(self.app.surface, (width, height))

    def play_first_round(self, game: str, opponents: tuple[str, ...], seed: int) -> None:
        """Play to the end of a match's first round, confirming the focused choice each time."""
        self.start(game, opponents, seed)
        self.scene.show.speed = "instant"
        for _ in range(_CHOICES):
            self.run_until_asked()
            self.run_frames(4)
            if self.shows_round_result:
                break
            self.press("confirm")
        self.run_until_still()

    def show_second_try(self) -> None:
        """Try the coach's decision again; a stone must have the focus."""
        self.press("confirm", then=40)

    def show_coach_figures(self) -> None:
        if isinstance(self.app.stack.top, SecondTryScene):
            self.press("cancel")
        if isinstance(self.app.stack.top, CoachScene):
            self.app.stack.top.show_figures()
        self.run_frames(4)

    def open_coach(self) -> None:
        """Open the coach after a scored round; it starts at the turning point."""
        self.press("right", "confirm")
        self.finish_review()
        self.run_frames(40)

    def show_records(self, game: str, accuracies: Sequence[Sequence[float]]) -> None:
        """Show the records after matches that are played automatically.

        `accuracies` has those of each match's rounds, which are saved as if the coach had reviewed them.
        """
        context = self.app.context
        for seed, match_accuracies in enumerate(accuracies):
            self.open_title()
            context.seed = seed
            player = Autoplay(context, self.app.stack, game, rated=True)
            self._coach_here()
            while not player.step():
                self.app.step(STEP)
            path = self.scene.session.reading.path
            for number, accuracy in enumerate(match_accuracies, 1):
                row = Accuracy(
                    journal=path.name, round=number, accuracy=accuracy, decisions=10, mean_loss=1.0
                )
                context.archive.save_accuracy(path, row)
        self.show(lambda: RecordsScene(context, game))

    def show_hint(self) -> None:
        self.press("hint")
        self.run_frames(40)

    def finish_review(self) -> None:
        """Run the coach until it has reviewed all requested rounds."""
        coaching = self.scene.coaching
        while coaching is not None and coaching.busy:
            coaching.update(watched=True)
        self.run_frames(1)

    def _coach_here(self) -> None:
        """Make the coach think in this process, because its own process has a low priority."""
        if self.scene.coaching is not None:
            self.scene.coaching.thinker = None

    def show_rules(self, game: str, title: str) -> None:
        """Show the page with this title in a game's rules."""
        page = [page.title for page in kit_of(game).rulebook()].index(title)
        self.show(lambda: RulesScene(self.app.context, game))
        for _ in range(page):
            self.press("next")
        self.run_frames(4)


class SynchronousThinker(Thinker):
    """A `Thinker` that answers requests in `ask`; the next `poll` returns the answers."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: list[WorkerReply] = []

    @property
    def busy(self) -> bool:
        return bool(self._answers)

    def start(self, *kits: AgentKit) -> None:
        pass

    def ask(self, kit: AgentKit, level: str, view: Any, budget: Budget, chance: int, *, seat: int = 0) -> int:
        key = (kit.id, level, seat)
        if key not in self._agents:
            self._agents[key] = make_agent(kit, level)
        self._tickets += 1
        self._answers.append(WorkerReply(self._tickets, self._agents[key].choose(view, budget, chance)))
        return self._tickets

    def poll(self) -> list[WorkerReply]:
        answers, self._answers = self._answers, []
        return answers

    def wait(self, seconds: float) -> None:
        pass

    def cancel(self) -> None:
        self._answers.clear()

    def close(self) -> None:
        self._answers.clear()
        super().close()
