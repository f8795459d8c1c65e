"""Sixty-six's table: what the focus says, and that reading never plays a card."""

from collections.abc import Callable

import pygame
import pytest

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import hint_tags
from game.cardgames.sixty_six.table.card_places import dimmed_cards
from game.cardgames.sixty_six.table.focus import Spot, all_calls, answers
from tests.cardgames.sixty_six.deals import call, card, deal_hands, play, state_of_play
from tests.cardgames.sixty_six.seated import Seated
from tests.support.screen_text import ScreenText
from tests.support.virtual_pad import VirtualPad


def bob() -> Seated:
    """Return the table of Bob, who holds AC 10C 9C and must beat Ann's king of clubs (§11)."""
    seated = Seated(seat=1, state=play(state_of_play(), "KC").state)
    seated.commits = False
    return seated


# -- illegal cards -----------------------------------------------------------------------------------------


def test_illegal_cards_are_dimmed() -> None:
    seated = bob()
    assert dimmed_cards(seated.table.view) == {card(name) for name in ("9C", "AH", "AD", "KD")}
    assert seated.focus == Spot(Zone.HAND, card("10C"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("9C", "you must beat the king of clubs"),
        ("AH", "you must follow clubs"),
        ("KD", "you must follow clubs"),
    ],
)
def test_dimmed_card_says_why_by_mouse_and_keys(name: str, why: str) -> None:
    seated = bob()
    spot = Spot(Zone.HAND, card(name))
    area = seated.table.areas()[spot]
    seated.point(area.left + area.width * 0.2, area.centery)
    assert seated.focus == spot
    assert why in seated.read[-1]
    assert seated.table.model.refused
    seated.draw()
    assert not seated.key("return")
    assert not seated.click(spot)
    assert seated.made == []
    assert seated.sounds.count("error") == 2
    assert seated.said == [f"Not now: {why}."] * 2
    seated.key("home")
    seen = set()
    for _ in range(6):
        seen.add(seated.focus)
        seated.key("right")
    assert spot in seen


def test_legal_card_can_be_played() -> None:
    seated = bob()
    seated.key("return")
    seated.click(Spot(Zone.HAND, card("AC")))
    assert seated.made == [PlayCard(card("10C")), PlayCard(card("AC"))]
    assert "error" not in seated.sounds


def test_nothing_is_refused_while_others_play() -> None:
    seated = Seated(seat=2, state=play(state_of_play(), "KC").state)
    assert not dimmed_cards(seated.table.view)
    seated.key("right")
    seated.key("return")
    assert "error" not in seated.sounds
    assert not seated.table.model.refused


# -- the auction -------------------------------------------------------------------------------------------


def table_after_calls(*calls: int, **options: object) -> Seated:
    seated = Seated(seat=len(calls), state=call(deal_hands(**options), *calls).state, **options)
    seated.commits = False
    return seated


def test_every_bid_says_what_it_promises() -> None:
    seated = table_after_calls(0, 2)
    assert seated.focus == Spot(Zone.BID, 0)
    words = {}
    for bid in all_calls(seated.table.view):
        seated.point(*seated.table.areas()[Spot(Zone.BID, bid)].center)
        words[bid] = seated.table.model.words()
        seated.draw()
    assert words[3] == "3: your team promises 99 points. Plus 3 or more if made, minus 3 if set."
    assert words[MOON].startswith("Moon: you promise all six tricks, alone.")
    assert words[1].endswith("Not now: you must bid more than 2.")
    assert words[2].endswith("Not now: you must bid more than 2.")


def test_right_goes_through_all_bids() -> None:
    seated = table_after_calls(0, 2)
    bids = []
    for _ in all_calls(seated.table.view):
        bids.append(seated.focus.key)
        seated.key("right")
    assert bids == list(all_calls(seated.table.view))
    assert seated.focus == Spot(Zone.BID, 0)
    seated.key("left")
    assert seated.focus == Spot(Zone.BID, MOON)


def test_bids_that_are_too_low_are_refused_and_higher_ones_made() -> None:
    seated = table_after_calls(0, 2)
    for bid in range(6):
        seated.click(Spot(Zone.BID, bid))
    assert seated.made == [Bid(0), Bid(3), Bid(4), Bid(5)]
    assert seated.sounds.count("error") == 2
    assert seated.said == ["Not now: you must bid more than 2."] * 2


def test_dealer_may_have_to_bid() -> None:
    seated = table_after_calls(0, 0, 0, all_pass="dealer", moon="off")
    assert all_calls(seated.table.view) == (0, 1, 2, 3, 4)
    seated.click(Spot(Zone.BID, 0))
    assert seated.said == ["Not now: everyone else has passed: you must bid."]
    assert seated.made == []


def test_hand_can_be_inspected_but_not_played_during_the_auction() -> None:
    seated = table_after_calls()
    spot = Spot(Zone.HAND, card("KC"))
    seated.click(spot)
    assert seated.focus == spot
    assert "Marriage" in seated.read[-1]
    assert seated.said == ["Not now: bid or pass first."]
    assert seated.made == []


# -- declaring a marriage ----------------------------------------------------------------------------------


def test_marriage_can_be_declared_or_not() -> None:
    seated = Seated(state=state_of_play(announce="manual"), announce="manual")
    seated.commits = False
    table = seated.table
    seated.click(Spot(Zone.HAND, card("KC")))
    assert table.focus.draft is not None
    assert seated.focus == Spot(Zone.WAY, 1)
    assert "40 points" in seated.read[-1]
    seated.draw()
    seated.key("return")
    assert seated.made == [PlayCard(card("KC"), announce=True)]
    seated.key("right")
    seated.key("return")
    assert seated.made[-1] == PlayCard(card("KC"))
    seated.key("escape")
    assert table.focus.draft is None
    assert seated.focus == Spot(Zone.HAND, card("KC"))
    seated.click(Spot(Zone.HAND, card("9D")))
    assert seated.made[-1] == PlayCard(card("9D"))


def test_king_is_led_without_a_question_if_marriages_are_automatic() -> None:
    seated = Seated(state=state_of_play())
    seated.commits = False
    seated.click(Spot(Zone.HAND, card("KC")))
    assert seated.made == [PlayCard(card("KC"))]


# -- reading -----------------------------------------------------------------------------------------------


def second_trick() -> Seated:
    seated = Seated(seat=1, state=play(state_of_play(), "KC AC JC 9H").state)
    seated.commits = False
    return seated


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("t", "Lead a card. Ann’s 1 stands: 33 points."),
        ("s", "Score: your team 0, Ann and Celia 0. First to 10 wins."),
        ("p", "Your team 17; Ann and Celia 40, including 40 from marriages. Ann’s 1 is made."),
        ("2", "Your team 17; Ann and Celia 40, including 40 from marriages. Ann’s 1 is made."),
        ("3", "Clubs are trump. Marriages: Ann in clubs, 40."),
        ("4", "Your hand: nine and ten of clubs; king and ace of diamonds; ace of hearts."),
        ("v", "No cards on the table. Clubs are trump."),
        ("c", "Nine of clubs, 0 points, trump."),
    ],
)
def test_keys_read_information(key: str, words: str) -> None:
    seated = second_trick()
    seated.key("home")
    seated.said.clear()
    assert not seated.key(key)
    assert seated.said[-1] == words
    assert not seated.made


def test_hidden_card_points_are_not_read() -> None:
    state = play(state_of_play(show_points=False), "KC AC JC 9H").state
    seated = Seated(seat=1, state=state, show_points=False)
    seated.key("p")
    assert seated.said == ["Card points aren’t shown in this match."]
    seated.draw()


def test_last_trick_can_be_shown_by_every_device() -> None:
    seated = second_trick()
    table = seated.table
    words = "Trick 1. Ann led the king of clubs; you ace of clubs; Celia jack of clubs; your partner nine"
    for key in ("l", "1"):
        seated.key(key)
        assert table.model.shows_last_trick
        assert seated.said[-1].startswith(words)
        seated.draw()
        seated.key("escape")
        assert not table.model.shows_last_trick
    last = table.areas_of((Spot(Zone.LAST),))[Spot(Zone.LAST)]
    seated.press(*last.center)
    assert table.model.shows_last_trick
    seated.press(*last.center)
    assert not table.model.shows_last_trick
    with VirtualPad() as pad:
        pygame.event.pump()
        seated.handle()
        pad.axis("righty", -1.0)
        pygame.event.pump()
        seated.handle()
        assert table.model.shows_last_trick
        pad.axis("righty", 0.0)
        pad.press("b")
        pygame.event.pump()
        seated.handle()
        assert not table.model.shows_last_trick
    assert not seated.made


def test_winner_of_the_last_trick_is_named_in_the_smallest_window(text: ScreenText) -> None:
    state = play(state_of_play(), "KC AC JC 9H").state
    seated = Seated(seat=3, state=state, size=(960, 540), scale=1.5)
    seated.key("l")
    text.drawn.clear()
    seated.draw()
    drawn = [one.drawn for one in text.drawn]
    assert drawn[drawn.index("Trick 1") + 1] == "Bob"


def test_there_is_no_last_trick_before_the_first() -> None:
    seated = bob()
    seated.key("l")
    assert not seated.table.model.shows_last_trick
    assert seated.said == ["No trick has been won yet."]


def test_everything_can_be_browsed_and_read() -> None:
    """V begins with the trick, Tab moves on, and Escape leaves; nothing is chosen."""
    seated = bob()
    table = seated.table
    seated.key("v")
    assert table.focus.browsing
    assert seated.said[-1].startswith("Ann led the king of clubs.")
    there = list(table.areas())
    zones = {Zone.MIDDLE, Zone.TRICK, Zone.SEAT, Zone.CONTRACT, Zone.SIDE, Zone.LAST, Zone.TEAM, Zone.HAND}
    assert {spot.zone for spot in there} == zones
    for spot in there:
        while seated.focus != spot:
            seated.key("tab")
        assert len(seated.table.model.words()) > 4, spot
        seated.key("return")
        seated.draw()
    seated.key("escape")
    assert not table.focus.browsing
    assert seated.focus is not None
    assert seated.focus in answers(table.view, None)
    assert not seated.made


def test_pointer_opens_and_closes_what_it_hovers_over() -> None:
    """The last trick as cards, other things in words; nothing is spoken or played."""
    seated = second_trick()
    table = seated.table
    away = table.layout.title.center
    for zone, key in ((Zone.LAST, 0), (Zone.TEAM, 0), (Zone.CONTRACT, 0), (Zone.SEAT, 3), (Zone.SIDE, 0)):
        spot = Spot(zone, key)
        seated.point(*table.areas_of((spot,))[spot].center)
        assert table.model.hovered == spot
        shown = seated.pixels()
        seated.point(*away)
        assert table.model.hovered is None
        assert seated.pixels() != shown
    seated.point(*table.areas_of((Spot(Zone.LAST),))[Spot(Zone.LAST)].center)
    seated.key("home")
    assert table.model.hovered is None, "a key closes it, too"
    assert not seated.said
    assert not seated.made


def test_pressing_anything_reads_it() -> None:
    seated = bob()
    table = seated.table
    for spot in (Spot(Zone.SEAT, 3), Spot(Zone.CONTRACT), Spot(Zone.TEAM, 0), Spot(Zone.TRICK, 0)):
        seated.said.clear()
        seated.press(*table.areas_of((spot,))[spot].center)
        assert len(seated.said) == 1, spot
    assert not seated.made


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seated", [bob, second_trick, table_after_calls])
def test_hint_tags_every_answer_and_stars_the_best(seated: Callable[[], Seated]) -> None:
    table = seated().table
    legal = SIXTY_SIX.choices(table.view)
    prospects = tuple(Prospect(choice, 1.0 - place, 0.0) for place, choice in enumerate(legal))
    table.advise(Decision(legal[0], prospects))
    model = table.model
    assert model.advice is not None
    shown = hint_tags.make_tags(model, model.advice, table.areas())
    assert len(shown) == len(legal)
    assert [tag.best for tag in shown] == [True] + [False] * (len(legal) - 1)
    assert [tag.words for tag in shown][:2] == ["best", "fair"]
    assert "expected" not in model.words()
    table.advise(Decision(legal[0], prospects), figures=True)
    model = table.model
    assert model.advice is not None
    assert [tag.words for tag in hint_tags.make_tags(model, model.advice, table.areas())][:2] == [
        "+1.0",
        "0.0",
    ]
    assert "expected" in model.words()
    table.advise(None)
    assert table.model.advice is None


def test_hint_tags_a_marriage_card_by_its_better_choice() -> None:
    table = Seated(state=state_of_play(announce="manual"), announce="manual").table
    king = card("KC")
    found = (Prospect(PlayCard(king, announce=True), 2.0, 0.0), Prospect(PlayCard(king), -1.0, 0.0))
    table.advise(Decision(found[0].choice, found), figures=True)
    model = table.model
    assert model.advice is not None
    (tag,) = hint_tags.make_tags(model, model.advice, table.areas())
    assert tag.words == "+2.0"
    assert tag.best
