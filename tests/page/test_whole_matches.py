"""Four phones play whole matches in a real browser: one reloads, one loses its network, one leaves."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.cardgames.registry import GAMES
from game.scenes.friends.guest_pictures import GuestPictures
from tests.hi_lo.kit import HiLoKit
from tests.network.test_serve import serving
from tests.support.browsing import PHONE, open_and_deal, open_page, press_anything, read_page, sit
from tests.support.served import ClientLimits, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.campaign
LANGUAGES = ("de", "fr", "de", "fr")
NAMES = ("Anna", "Jonas", "Mira", "Bob")
MOST_STEPS = 4_000


@pytest.mark.parametrize("game", [*GAMES, HiLoKit.id])
def test_four_phones_play_whole_matches(game: str, browser: Browser, pictures: GuestPictures) -> None:
    with serve(game, picture=pictures, limits=ClientLimits(beat=5.0)) as running:
        count = min(4, running.table.plan.seats)
        pages = open_and_deal(browser, running, *NAMES[:count], languages=LANGUAGES)
        chance = random.Random(game)
        session = running.table.session
        assert session is not None
        gone: Page | None = None
        for step in range(MOST_STEPS):
            if step == 12:
                before = read_page(pages[1])["question"]
                pages[1].reload()
                pages[1].wait_for_selector(".table")
                assert not before or read_page(pages[1])["question"] == before
            elif step == 24:
                pages[0].context.set_offline(True)
                pages[0].wait_for_timeout(300)
                pages[0].context.set_offline(False)
            elif step == 36 and len(pages) == 4 and gone is None:
                gone = pages.pop()
                gone.click(".gear")
                gone.click("dialog .wooden")
                gone.wait_for_selector(".join")
            if all([press_anything(page, chance) for page in pages]):  # noqa: C419
                break
            pages[0].wait_for_timeout(15)
        else:
            raise AssertionError("the match never ended")
        assert session.match.over
        for page in (*pages, *([gone] if gone else [])):
            assert not page.faults  # type: ignore[attr-defined]
            page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_match_can_be_played_by_the_accessibility_tree_alone(
    game: str, browser: Browser, pictures: GuestPictures
) -> None:
    """Roles and names are enough to play a match."""
    with serve(game, picture=pictures) as running:
        page = open_page(browser, running)
        page.get_by_role("textbox", name="Your name").fill("Anna")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Deal").click()
        page.get_by_role("heading", name="What happened").wait_for()
        chance = random.Random(game)
        session = running.table.session
        assert session is not None
        for _step in range(MOST_STEPS):
            if session.match.over and page.get_by_role("button", name="Play again").count():
                break
            press_by_name(page, chance)
            page.wait_for_timeout(15)
        assert session.match.over
        page.get_by_role("button", name="Play again").wait_for()
        # Rounds and results are tables whose rows may arrive a moment later.
        page.get_by_role("row").nth(1).wait_for()
        assert not page.faults  # type: ignore[attr-defined]


def press_by_name(page: Page, chance: random.Random) -> None:
    """Press one of the buttons in the accessibility tree: the last ones answer, others are cards. A match
    that has just ended stays on the page.
    """
    from playwright.sync_api import Error

    tree = page.locator("body").aria_snapshot()
    names = [name for name in _BUTTON.findall(tree) if name not in _PASSED_OVER]
    if not names:
        return
    wanted = names[-1] if chance.random() < 0.5 else chance.choice(names)
    try:
        page.get_by_role("button", name=wanted.replace('\\"', '"'), exact=True).first.click(timeout=1_000)
    except Error as error:
        # The table changed in the meantime, so that button is gone.
        if "Timeout" not in str(error) and "not attached" not in str(error):
            raise


_PASSED_OVER = ("Settings", "Choose again", "Play again")
_BUTTON = re.compile(r'- \'?button "((?:[^"\\]|\\.)*)"')
"""A button in Playwright's snapshot of the accessibility tree."""


def test_link_to_watch_asks_for_no_name(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        anna = open_page(browser, running)
        sit(anna, "Anna")
        watching = open_page(browser, running, start="#RAFTED/watch")
        watching.wait_for_selector(".chairs")
        anna.click("footer .gold")
        watching.wait_for_selector(".table")
        assert not watching.locator(".own button").count()
        assert not watching.locator(".hand").count()


def test_pages_return_to_their_question_after_the_host_is_killed(
    browser: Browser, pictures: GuestPictures, tmp_path: Path
) -> None:
    """The pages reconnect by themselves once the host serves at the same address again."""
    with serving(tmp_path, "six_takes", "--seats", "3") as first:
        pages = []
        for name in ("Anna", "Jonas"):
            page = browser.new_context(viewport=PHONE).new_page()  # type: ignore[arg-type]
            page.goto(f"http://127.0.0.1:{first.port}/#{first.codes[0]}")
            sit(page, name)
            pages.append(page)
        pages[0].click("footer .gold")
        for page in pages:
            page.wait_for_selector("h2.question")
        hands = [page.locator(".hand").inner_html() for page in pages]
        first.process.kill()
        first.process.wait()
        for page in pages:
            page.wait_for_selector(".banner:not([hidden])")
    with serving(tmp_path, "six_takes", port=first.port):
        for page, hand in zip(pages, hands, strict=True):
            page.wait_for_selector(".banner", state="hidden")
            assert page.locator(".hand").inner_html() == hand
            assert not page.locator(".news:not(:has(li))").count()
            page.locator("button.card").first.click()
            page.locator(".bar .gold").click()
