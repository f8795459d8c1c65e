"""Guests in a real browser: pages that join a served table, and play by pressing what they show."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from tests.support.hosting import CODE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.support.served import Served

PHONE = {"width": 360, "height": 740}
PATIENCE = 60_000
"""Milliseconds to wait for something before the test fails."""
_LOOK = """() => {
    const all = (selector) => document.querySelectorAll(selector).length;
    const question = document.querySelector("h2.question");
    return {
        over: all(".result .place") > 0,
        next: all(".own [data-key=deal]"),
        question: question ? question.textContent : "",
        buttons: all(".own .bar .gold, .own .bar .wooden"),
        gold: all(".own .bar .gold"),
        cards: all("button.card"),
        free: all("button.card[aria-pressed=false]"),
        lost: all(".banner:not([hidden])") > 0,
    };
}"""


def chromium() -> str:
    """Return the path of the system's browser; skip the test if it or its driver is missing."""
    pytest.importorskip("playwright", reason="needs playwright")
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("needs Chromium")
    return found


def open_page(
    browser: Browser,
    running: Served,
    size: dict[str, int] = PHONE,
    language: str = "en",
    start: str = f"#{CODE}",
    token: str = "",
) -> Page:
    """Open one of the server's pages in a browser of its own, as on another device; its errors fail the
    test. With a guest's token, the page returns to their seat.
    """
    context = browser.new_context(viewport=size, locale=language, has_touch=size["width"] < 900)  # type: ignore[arg-type]
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on(
        "console", lambda line: faults.append(line.text) if "Content Security Policy" in line.text else None
    )
    page.faults = faults  # type: ignore[attr-defined]
    page.set_default_timeout(PATIENCE)
    if token:
        kept = {"sixes.token": token, "sixes.table": CODE}
        page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"{running.url}/{start}")
    return page


def open_and_deal(
    browser: Browser,
    running: Served,
    *names: str,
    size: dict[str, int] = PHONE,
    languages: Sequence[str] = ("en",),
) -> list[Page]:
    """Return pages at a table that the first one has dealt, one page for each name; the languages
    alternate.
    """
    pages = []
    for name, language in zip(names, cycle(languages), strict=False):
        page = open_page(browser, running, size, language)
        sit(page, name)
        pages.append(page)
    pages[0].click("footer .gold")
    for page in pages:
        page.wait_for_selector(".table")
    return pages


def sit(page: Page, name: str) -> None:
    page.fill("#name", name)
    page.click(".join .gold")
    page.wait_for_selector(".chairs, .table")


def read_page(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_LOOK)
    return found


def press_anything(page: Page, chance: random.Random) -> bool:
    """Press something that a page offers; return whether the match is over."""
    from playwright.sync_api import Error

    shown = read_page(page)
    if shown["over"]:
        return True
    try:
        if shown["next"]:
            page.locator(".own [data-key=deal]").click(timeout=2_000)
        elif shown["question"]:
            _answer(page, shown, chance)
    except Error as error:
        # The table changed in the meantime, so that button is gone.
        if "Timeout" not in str(error) and "not attached" not in str(error):
            raise
    return False


def _answer(page: Page, shown: dict[str, Any], chance: random.Random) -> None:
    """Press a card or a button; often the first button, because random high bids are never made."""
    ready = shown["buttons"] and (shown["gold"] or not shown["free"] or chance.random() < 0.5)
    if ready and (shown["gold"] or not shown["cards"] or chance.random() < 0.8):
        place = 0 if chance.random() < 0.8 else min(1, shown["buttons"] - 1)
        page.locator(".own .bar .gold, .own .bar .wooden").nth(place).click(timeout=2_000)
    elif shown["free"]:
        page.locator("button.card[aria-pressed=false]").nth(chance.randrange(shown["free"])).click(
            timeout=2_000
        )
    elif shown["buttons"]:
        page.locator(".own .bar .gold, .own .bar .wooden").first.click(timeout=2_000)
