"""A game's rules on the screen, and what is read aloud of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.scenes.rulebook.album import Album
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.exercise_session import TableExerciseSession
from game.scenes.rulebook.rules import RulesScene
from game.tables.book.rulebook import Quiz
from tests.support.driving import Driver


class Reader(Driver):
    """The program with a game's rules open.

    Attributes:
        read: everything read aloud or captioned.
        album_page: the page with the album that the test uses; by default the first one.
    """

    def __init__(
        self, folder: Path, game: str, size: tuple[int, int] = (640, 360), scale: float = 1.0
    ) -> None:
        super().__init__(folder, size=size)
        self.app.context.change(ui_scale=scale)
        self.read = self.hear()
        self.app.stack.push(RulesScene(self.app.context, game))
        self.album_page = next(iter(self.rules.albums), 0)
        self.frames(2)

    def keys(self, *keys: int) -> None:
        self.act(lambda: [self.key(key) for key in keys])

    def act(self, act: Callable[[], object], frames: int = 2) -> None:
        """Do something, and run frames, of which only the last is drawn."""
        with self.unseen():
            act()
            self.frames(frames)
        self.app.draw()

    @property
    def rules(self) -> RulesScene:
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, RulesScene))

    @property
    def album(self) -> Album:
        return self.rules.albums[self.album_page]

    def to_album(self) -> Album:
        self.keys(*[pygame.K_TAB] * self.album_page)
        assert self.rules.page == self.album_page
        return self.album

    def to_example(self, title: str) -> ExampleScene:
        """Go to an entry of any album, and open it."""
        self.album_page = next(
            page
            for page, album in self.rules.albums.items()
            if title in [entry.title for entry in album.entries]
        )
        place = [entry.title for entry in self.to_album().entries].index(title)
        self.keys(*[pygame.K_RIGHT] * place, pygame.K_RETURN)
        assert self.example.album.entry.title == title
        return self.example

    @property
    def example(self) -> ExampleScene:
        assert isinstance(self.top, ExampleScene)
        return self.top

    @property
    def is_quiz(self) -> bool:
        return isinstance(self.example.album.entry.exercise, Quiz)

    @property
    def board(self) -> Any:
        return self.example.trial.board

    @property
    def hand(self) -> tuple[int, ...]:
        assert isinstance(self.example.trial, TableExerciseSession)
        hand: tuple[int, ...] = self.example.trial.table.view.hand
        return hand

    def click_within(self, area: pygame.FRect) -> None:
        self.act(lambda: self.click(*self.around(area.centerx, area.centery)))

    def around(self, x: float, y: float) -> tuple[float, float]:
        stage = self.example.stage
        return stage.area.left + x * stage.shrink, stage.area.top + y * stage.shrink
