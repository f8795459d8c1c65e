"""A browser, and servers whose pictures are painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.cardgames.registry import GAMES
from game.scenes.friends.guest_pictures import GuestPictures
from game.tables.looks.worn import PLUMES
from tests.hi_lo.kit import HiLoKit
from tests.support.browsing import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def running_browser() -> Iterator[Browser]:
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playing:
        found = playing.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


@pytest.fixture
def browser(running_browser: Browser) -> Iterator[Browser]:
    """Yield the browser; pages that a test leaves open are closed."""
    yield running_browser
    for context in running_browser.contexts:
        context.close()


@pytest.fixture(scope="session")
def pictures() -> GuestPictures:
    return GuestPictures({name: plume.duck for name, plume in PLUMES.items()})


@pytest.fixture(autouse=True)
def hi_lo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HiLoKit.id, HiLoKit())
