"""Pages that lose a message, sleep, come from another table or sit down late, in a real browser."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.cardgames.registry import GAMES
from game.scenes.friends.guest_pictures import GuestPictures
from tests.support.browsing import open_and_deal, open_page, press_anything, read_page, sit
from tests.support.hosting import CODE, LANGUAGES
from tests.support.served import serve, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

pytestmark = pytest.mark.campaign
_LOSE_CHOICES = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (!data.includes('"choose"')) return send.call(this, data);
        window.hangUp = () => {
            WebSocket.prototype.send = send;
            this.close();
        };
    };
}"""

_AIM_IS_SEEN = """() => {
    const [aim, table] = [".aim", ".table"].map((one) =>
        document.querySelector(one)?.getBoundingClientRect());
    return !aim || (table.top - 1 <= aim.top && aim.bottom <= table.bottom + 1);
}"""

_HEADS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return [all(".titles p")[0], all(".result th[scope=col]")];
}"""

_SCROLL_DOWN = """(table) => {
    if (!table.querySelector(".result")) table.scrollTop = table.scrollHeight;
}"""


def play_to_end(*pages: Page) -> None:
    """Play until the match is over."""
    chance = random.Random(6)
    for _step in range(2_000):
        if all([press_anything(page, chance) for page in pages]):  # noqa: C419
            return
        pages[0].wait_for_timeout(15)
    raise AssertionError("the match never ended")


def test_lost_choice_is_asked_again(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.wait_for_selector("h2.question")
        page.evaluate(_LOSE_CHOICES)
        page.locator("button.card").first.click()
        page.click(".bar .gold")
        page.wait_for_selector("h2.status")
        assert not page.locator(".player.self.due").count()
        page.evaluate("() => window.hangUp()")
        page.wait_for_selector("h2.question")
        page.locator("button.card").first.click()
        page.click(".bar .gold")
        wait_until(lambda: any(one.seat == 0 for one in running.table.session.match.history))  # type: ignore[union-attr]


def test_tap_counts_despite_an_update_meanwhile(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        anna, jonas = open_and_deal(browser, running, "Anna", "Jonas")
        anna.wait_for_selector("h2.question")
        anna.locator("button.card").first.hover()
        anna.mouse.down()
        jonas.context.close()
        wait_until(lambda: running.table.room.is_away(1))
        anna.wait_for_timeout(300)
        anna.mouse.up()
        anna.wait_for_selector("button.card[aria-pressed=true]")
        anna.wait_for_selector(".player.gone")


def test_first_question_of_another_match_is_asked(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        anna, jonas = open_and_deal(browser, running, "Anna", "Jonas")
        anna.wait_for_selector("h2.question")
        anna.locator("button.card").first.click()
        anna.click(".bar .gold")
        anna.wait_for_selector("h2.status")
        running.table.leave()
        jonas.click("footer .gold")
        anna.wait_for_selector("h2.question")


def test_dead_connection_is_noticed(browser: Browser, pictures: GuestPictures) -> None:
    """The phone's connection looks alive, but nothing gets through."""
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running, start="page/icon.svg")
        dead: list[bool] = []
        lines: list[WebSocketRoute] = []

        def connect(route: WebSocketRoute) -> None:
            server, number = route.connect_to_server(), len(lines)
            lines.append(route)
            route.on_message(lambda data: None if dead and not number else server.send(data))
            server.on_message(lambda data: None if dead and not number else route.send(data))

        page.route_web_socket("**/table", connect)
        page.clock.install()
        page.goto(f"{running.url}/#{CODE}")
        sit(page, "Anna")
        page.click("footer .gold")
        page.wait_for_selector("h2.question")
        dead.append(True)
        page.locator("button.card").first.click()
        page.click(".bar .gold")
        page.wait_for_selector("h2.status")
        page.clock.fast_forward(60_000)
        page.wait_for_selector("h2.question")
        assert len(lines) == 2


def test_latecomer_sits_down_and_keeps_the_seat(browser: Browser, pictures: GuestPictures) -> None:
    """They came by a link to watch, and haven't entered a name."""
    with serve("six_takes", picture=pictures) as running:
        (anna,) = open_and_deal(browser, running, "Anna")
        late = open_page(browser, running, start=f"#{CODE}/watch")
        late.wait_for_selector(".table")
        play_to_end(anna)
        late.locator(".helps .small").first.click()
        late.fill("dialog #name", "Mira")
        late.click("dialog .gold")
        late.wait_for_selector(".player.self")
        late.reload()
        late.wait_for_selector(".player.self")
        late.click(".own [data-key=deal]")
        late.wait_for_selector("h2.question")
        assert running.table.room.guests[1].name == "Mira"
        assert not late.faults  # type: ignore[attr-defined]


def test_spectator_of_a_lobby_may_sit_down(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running, start=f"#{CODE}/watch")
        page.click("footer .gold")
        page.fill("dialog #name", "Mira")
        page.click("dialog .gold")
        page.wait_for_selector("text=Deal")
        assert running.table.room.guests[0].name == "Mira"


def test_code_of_another_table_leads_there(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running)
        sit(page, "Anna")
        page.goto(f"{running.url}/#QQQQQQ")
        page.wait_for_selector(".join")
        assert page.input_value("#code") == "QQQQQQ"
        page.goto(f"{running.url}/#{CODE.lower()}")
        page.wait_for_selector(".chairs")
        assert len(running.table.room.guests) == 1


def test_friend_who_is_gone_for_good_is_left_out(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        anna, jonas = open_and_deal(browser, running, "Anna", "Jonas")
        jonas.context.close()
        anna.click("text=Let a duck play for Jonas")
        anna.click("text=Play on without Jonas")
        wait_until(lambda: list(running.table.room.guests) == [0])


def test_focus_stays_at_the_question(browser: Browser, pictures: GuestPictures) -> None:
    """Keyboard players aren't sent back to the top after each card."""
    with serve("six_takes", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        for _card in range(10):
            page.wait_for_selector("button.card, .result")
            if not page.locator("h2.question").count():
                break
            page.locator("button.card").first.focus()
            page.keyboard.press("Enter")
            page.locator(".bar .gold, .bar .wooden").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("h2.status:focus, h2.question:focus, .own [data-key=deal]:focus")
        page.wait_for_selector(".own [data-key=deal]:focus")


def test_row_where_a_card_would_go_is_visible(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna", size={"width": 320, "height": 568})
        page.wait_for_selector("h2.question")
        for number in range(page.locator("button.card").count()):
            page.locator("button.card").nth(number).click()
            assert page.evaluate(_AIM_IS_SEEN)


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_landscape_phone_shows_the_whole_hand(game: str, browser: Browser, pictures: GuestPictures) -> None:
    with serve(game, picture=pictures, asked=True) as running:
        page = open_page(
            browser, running, {"width": 844, "height": 390}, token=running.table.room.guests[0].token
        )
        page.wait_for_selector("h2.question")
        assert page.locator(".hand").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_title_leaves_the_players_free(
    game: str, language: str, browser: Browser, pictures: GuestPictures
) -> None:
    with serve(game, picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna", languages=[language])
        assert page.locator(".titles").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_buttons_distinguish_ways_to_play_a_card(browser: Browser, pictures: GuestPictures) -> None:
    with serve("must_be_18", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.wait_for_selector("h2.question")
        for number in range(page.locator("button.card").count()):
            page.locator("button.card").nth(number).click()
            words = page.locator(".bar .wooden").all_inner_texts()
            assert len(set(words)) == len(words)


def test_plays_that_come_out_the_same_are_one_button(browser: Browser, pictures: GuestPictures) -> None:
    """A six covers any of three sixes."""
    with serve("must_be_18", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.wait_for_selector("h2.question")
        six = page.locator('button.card[aria-label^="Six"]')
        if "three sixes" in page.locator("h2.question").inner_text():
            six.first.click()
            page.click(".bar .gold")
            page.wait_for_selector("h2.status")
            page.wait_for_selector("h2.question")
        six.first.click()
        assert page.locator(".bar .gold").count() == 1
        assert not page.locator(".bar .wooden").count()


def test_table_shows_how_many_cards_everyone_holds(browser: Browser, pictures: GuestPictures) -> None:
    with serve("sixpack", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.wait_for_selector("h2.question")
        match, held = running.table.session.match, page.locator(".player .held")  # type: ignore[union-attr]
        wait_until(lambda: held.all_inner_texts() == [str(size) for size in match.view(0).hand_sizes])


def test_settings_stay_open_in_another_language(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.click(".gear")
        page.select_option("dialog select", "de")
        page.wait_for_selector("dialog h2:text('Einstellungen')")
        assert page.locator("dialog").count() == 1
        assert page.evaluate("document.activeElement.tagName") == "SELECT"
        page.keyboard.press("Escape")
        page.wait_for_selector("text=Runde 1")


def test_phone_says_that_the_screen_is_dealing(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running)
        sit(page, "Anna")
        running.table.on_screen = running.table.held = True
        page.click("footer .gold")
        page.wait_for_selector("footer:has-text('Dealing…')")
        running.table.on_screen = running.table.held = False
        page.wait_for_selector("h2.question")


def test_result_is_in_sight(browser: Browser, pictures: GuestPictures) -> None:
    """Whoever has scrolled down to see what happened sees how the round ended."""
    with serve("sixpack", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna", size={"width": 320, "height": 568})
        chance = random.Random(6)
        while not page.locator(".result").count():
            page.locator(".table").evaluate(_SCROLL_DOWN)
            press_anything(page, chance)
            page.wait_for_timeout(15)
        top, inside = (
            page.locator(one).first.evaluate("(one) => one.getBoundingClientRect().top")
            for one in (".result", ".table")
        )
        assert top >= inside - 1
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("start", [f"#{CODE}", f"#{CODE}/watch"])
def test_whoever_leaves_is_told_so_and_stays_away(
    start: str, browser: Browser, pictures: GuestPictures
) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running, start=start)
        if not start.endswith("watch"):
            sit(page, "Anna")
        page.click(".gear")
        page.click("dialog .wooden")
        page.wait_for_selector(".join .note:text('You’ve left the table.')")
        assert not running.table.room.guests


def test_friend_who_wants_another_match_sees_who_is_missing(
    browser: Browser, pictures: GuestPictures
) -> None:
    """A screen deals again only once all friends have agreed."""
    with serve("six_takes", picture=pictures, seats=2) as running:
        (anna, jonas) = open_and_deal(browser, running, "Anna", "Jonas")
        play_to_end(anna, jonas)
        # A screen that has shown everything.
        running.table.session.events.clear()
        running.table.on_screen = True
        anna.click(".own [data-key=deal]")
        assert anna.text_content(".waits") == "Waiting for Jonas."
        assert read_page(jonas)["next"] == 1
        assert jonas.locator(".result th[scope=col]").all_inner_texts() == ["Total"]


def test_points_have_a_column_once_they_are_not_the_totals(browser: Browser, pictures: GuestPictures) -> None:
    with serve("sixty_six", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        chance, session = random.Random(6), running.table.session
        assert session is not None
        heads: dict[str, list[str]] = {}
        while not session.match.over:
            hand, shown = page.evaluate(_HEADS)
            if shown:
                heads[hand] = shown
            press_anything(page, chance)
            page.wait_for_timeout(15)
        assert heads["Hand 1"] == ["Total"]
        assert heads["Hand 2"] == ["Points", "Total"]
