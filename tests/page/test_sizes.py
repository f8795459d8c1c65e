"""What a guest's page shows without scrolling, on phones of several sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.friends.guest_pictures import GuestPictures
from tests.support.browsing import open_page
from tests.support.served import Served, serve

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.campaign
SMALL, TALL = {"width": 360, "height": 640}, {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
_OUT_OF_SIGHT = """(selector) => {
    const inside = (one) => {
        const [area, frame] = [one, one.closest("[data-scroll], .own, header")].map((each) =>
            each.getBoundingClientRect());
        return frame.top <= area.top + 1 && area.bottom <= frame.bottom + 1
            && area.left >= -1 && area.right <= innerWidth + 1;
    };
    const all = [...document.querySelectorAll(selector)];
    return all.length ? all.filter((one) => !inside(one)).length : "nothing found";
}"""


def open_asked(browser: Browser, running: Served, size: dict[str, int] = SMALL, language: str = "en") -> Page:
    """Open the page of a guest who has to choose."""
    page = open_page(browser, running, size, language, token=running.table.room.guests[0].token)
    page.wait_for_selector("h2.question")
    return page


@pytest.mark.parametrize("seats", [6, 10])
@pytest.mark.parametrize("size", [{"width": 320, "height": 568}, SMALL, TALL, ON_ITS_SIDE])
def test_all_players_are_in_sight(
    seats: int, size: dict[str, int], browser: Browser, pictures: GuestPictures
) -> None:
    with serve("six_takes", picture=pictures, asked=True, seats=seats) as running:
        page = open_asked(browser, running, size)
        assert page.evaluate(_OUT_OF_SIGHT, ".player") == 0
        assert page.evaluate(_OUT_OF_SIGHT, ".player .points .short") == 0


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [SMALL, TALL, ON_ITS_SIDE])
def test_all_rows_are_in_sight_while_a_card_is_chosen(
    size: dict[str, int], language: str, browser: Browser, pictures: GuestPictures
) -> None:
    """The button appears without moving the hand away from the finger."""
    with serve("six_takes", picture=pictures, asked=True) as running:
        page = open_asked(browser, running, size, language)
        assert page.evaluate(_OUT_OF_SIGHT, ".group[data-places], .hand .card") == 0
        card = page.locator("button.card").last
        before = card.bounding_box()
        card.click()
        page.wait_for_selector(".bar .gold")
        assert page.evaluate(_OUT_OF_SIGHT, ".group[data-places], .hand .card, .bar .gold") == 0
        after = card.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(after["y"] - before["y"]) < before["height"] / 2


@pytest.mark.parametrize("size", [SMALL, ON_ITS_SIDE])
def test_last_event_and_a_pause_are_told_above_the_question(
    size: dict[str, int], browser: Browser, pictures: GuestPictures
) -> None:
    with serve("six_takes", picture=pictures, asked=True) as running:
        page = open_asked(browser, running, size)
        assert page.locator(".ticker").inner_text() == page.locator(".news li").first.inner_text()
        running.table.paused = True
        page.wait_for_selector(".own .paused:text('The host has paused the match.')")
        page.wait_for_selector("h2.question:text('Choose a card.')")
        assert page.locator("#live p").last.text_content() == "The host has paused the match."
        running.table.paused = False
        page.wait_for_selector(".paused", state="detached")
