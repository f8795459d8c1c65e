"""The window on the desktop."""

import os

import pygame
import pytest

from game.ui.drawing.window import open_window

_WAY = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.mark.parametrize(
    ("driver", "told"), [("x11", "0"), ("wayland", None), ("cocoa", None), ("dummy", None)]
)
def test_only_x11_shows_pictures_without_opengl(
    driver: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)
    seen: list[str | None] = []
    monkeypatch.setattr("pygame.display.set_mode", lambda *_: seen.append(os.environ.get(_WAY)))
    open_window((960, 540), fullscreen=False)
    assert seen == [told], "before the window is there"


def test_players_own_sdl_setting_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {_WAY: "opengl"})
    monkeypatch.setattr("pygame.display.get_driver", lambda: "x11")
    monkeypatch.setattr("pygame.display.set_mode", lambda *_: pygame.Surface((1, 1)))
    open_window((960, 540), fullscreen=True)
    assert os.environ[_WAY] == "opengl"
