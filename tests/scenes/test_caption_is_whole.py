"""Each caption is shown completely before the next one, at the largest scale and with every seat taken."""

from typing import Any

import pygame
import pytest
from pygame import FRect

from game.cardgames.registry import GAMES
from game.language.message import translate
from game.scenes.match.table import TableScene
from game.scenes.pieces import caption
from game.ui.drawing.draw import Pen
from tests.support.driving import Driver
from tests.support.short_matches import SHORT

LANGUAGES = "en", "de", "fr"
FRAMES = 500


class DrawnCaptions:
    """Records the captions drawn, each with the lines of each frame."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures: dict[str, list[list[str]]] = {}
        self._now: list[str] | None = None
        text, draw = Pen.text, caption.draw_caption

        def draw_caption(pen: Pen, words: str, *args: Any, **how: Any) -> FRect | None:
            self._now = []
            box = draw(pen, words, *args, **how)
            self.pictures.setdefault(translate(words, pen.fonts.language), []).append(self._now)
            self._now = None
            assert box is None or pen.area.contains(box), words
            return box

        def draw_text(pen: Pen, words: str, at: Any, size: float, face: Any, *args: Any, **how: Any) -> FRect:
            if self._now is not None:
                self._now.append(words)
            return text(pen, words, at, size, face, *args, **how)

        monkeypatch.setattr(caption, "draw_caption", draw_caption)
        monkeypatch.setattr(Pen, "text", draw_text)

    @property
    def cut(self) -> list[str]:
        return [
            words
            for words, pictures in self.pictures.items()
            if not any(_joined(lines) == _joined([words]) for lines in pictures)
        ]


def _joined(lines: list[str]) -> str:
    return "".join("".join(lines).split())


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_caption_is_cut_off(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    context = driver.app.context
    context.change(language=language, speed="normal")
    seats = GAMES[game].rules().seat_counts[-1]
    cast = tuple(one.id for one in context.cast.opponents)[: seats - 1]
    shown = DrawnCaptions(monkeypatch)
    driver.start_match(game, cast, SHORT[game], rated=False)
    # The table's pictures don't matter: the caption's place depends on the layout only.
    for painter in ("draw", "draw_ground"):
        monkeypatch.setattr(type(driver.table.table), painter, lambda _table, _pen: None)
    chosen = 0
    for _ in range(FRAMES):
        driver.app.frame(0.1)
        thinker = context.thinker
        if thinker is not None:
            thinker.wait(300)
        if not driver.on(TableScene):
            break
        if driver.asked and driver.table.show.busy is False and not driver.table.session.events:
            chosen += 1
            if chosen > 2:
                break
            driver.key(pygame.K_RETURN)
    assert chosen
    assert len(shown.pictures) > 1
    assert shown.cut == []
