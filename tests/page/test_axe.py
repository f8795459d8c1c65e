"""No state of the page violates a rule of axe-core, and none is wider than its window."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.scenes.friends.guest_pictures import GuestPictures
from tests.support.browsing import PHONE, open_page, press_anything, read_page
from tests.support.served import serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.campaign
SIZES = {
    "small phone": {"width": 320, "height": 568},
    "phone": PHONE,
    "phone on its side": {"width": 844, "height": 390},
    "laptop": {"width": 1280, "height": 800},
}


_TOO_SMALL = """() => {
    const all = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => !one.closest(".unseen"));
    const words = (one) => `${one.className || one.tagName}: ${one.textContent.slice(0, 30)}`;
    const isText = (child) => child.nodeType === 3 && child.textContent.trim();
    const isSmall = (one) => parseFloat(getComputedStyle(one).fontSize) < 15;
    const letters = all("body *").filter((one) =>
        one.offsetParent && isSmall(one) && [...one.childNodes].some(isText));
    const pressed = all("button, select").filter((one) => {
        const area = one.getBoundingClientRect();
        const least = one.closest(".pile, [data-places]") ? 24 : 43.5;
        return area.width && Math.min(area.width, area.height) < least;
    });
    return [letters.map(words), pressed.map(words)];
}"""
"""Letters below 15 pixels, and what is too small for a finger; cards that lie close may be narrower."""


def check(page: Page, where: str) -> None:
    """Check what a page shows now."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page)
    assert not found.response["violations"], f"{where}: {found.generate_report()}"
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{where}: {wide} pixels too wide"
    assert page.evaluate(_TOO_SMALL) == [[], []], where
    assert not page.faults  # type: ignore[attr-defined]


def check_rules(page: Page, where: str) -> None:
    page.click("[data-key=rules]")
    page.wait_for_selector("dialog")
    check(page, where)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


TRIED = [
    *[("six_takes", size) for size in SIZES],
    ("sixpack", "small phone"),
    ("sixpack", "laptop"),
    ("sixty_six", "small phone"),
    ("sixty_six", "phone on its side"),
    ("must_be_18", "small phone"),
    ("must_be_18", "laptop"),
    ("hi_lo", "phone"),
]


@pytest.mark.parametrize(("game", "size"), TRIED)
def test_every_state_of_the_page_is_accessible(
    game: str, size: str, browser: Browser, pictures: GuestPictures
) -> None:
    with serve(game, picture=pictures) as running:
        language = "fr" if size == "small phone" else "de"
        page = open_page(browser, running, SIZES[size], language)
        # Before the lobby all games look alike, so that is checked once in each size.
        first = game == TRIED[0][0]
        if first:
            # The page fetches its texts after it has loaded.
            page.wait_for_selector(".join")
            check(page, "joining")
            page.fill("#code", "WRRRRR")
            page.fill("#name", "Anna")
            page.click(".join .gold")
            page.wait_for_selector("[role=alert].note")
            check(page, "refused")
            page.fill("#code", page.url.partition("#")[2])
        page.fill("#name", "Anna")
        page.click(".join .gold")
        page.wait_for_selector(".chairs")
        check(page, "lobby")
        if first:
            page.click(".gear")
            check(page, "settings")
            page.keyboard.press("Escape")
        check_rules(page, "rules in the lobby")
        watching = open_page(browser, running, SIZES[size])
        watching.fill("#name", "Late")
        watching.click(".join .plain")
        watching.wait_for_selector(".chairs")
        page.click("footer .gold")
        page.wait_for_selector(".table")
        watching.wait_for_selector(".table")
        check(watching, "watching")
        check_rules(page, "rules during a match")
        chance = random.Random(game)
        seen: set[str] = set()
        for _step in range(3_000):
            shown = read_page(page)
            state = "over" if shown["over"] else "result" if shown["next"] else shown["question"][:12]
            state += " chosen" if shown["cards"] > shown["free"] else ""
            if state and state not in seen and (len(seen) < 8 or "over" in state or "result" in state):
                seen.add(state)
                check(page, state)
                if state == "result":
                    check(watching, "watching a result")
            if press_anything(page, chance):
                break
            page.wait_for_timeout(15)
        check(page, "over")
        assert seen
        page.context.close()
        watching.context.close()
