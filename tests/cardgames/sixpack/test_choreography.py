"""What a player sees of a turn of Sixpack: things change one after the other, when cards touch."""

from collections.abc import Callable
from itertools import combinations, pairwise, product
from typing import Any

import pygame
import pytest
from pygame import FRect

from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.table.art.signs import PackMoment
from game.cardgames.sixpack.table.card_places import pile_area
from game.cardgames.sixpack.table.painting.sheets import OverlaySheet
from game.engine.contract import Setup
from game.storage.settings import Settings
from game.tables.table import TableServices
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.sixpack.boards import Turn
from tests.support.seated import Seated
from tests.support.watching import FRAME, Watching

NAMES = ("Ann", "Bob", "Celia", "David")


class Shown(Watching):
    """A table that animates the results of cards laid together; `played` are its sounds and their pitches."""

    def __init__(
        self, piles: str, hands: tuple[str, ...], laid: tuple[str, ...], *, still: bool = False
    ) -> None:
        self.played: list[tuple[str, int]] = []
        turn = Turn(piles, *hands)
        services = TableServices(Settings(reduced_motion=still), sound=self._sound)
        setup, size = Setup(len(hands), 1, turn.state.public.options), (640, 360)
        kit = kit_of("sixpack")
        seated = Seated(kit, setup, state=turn.state, size=size, services=services, speed="normal")
        self.table = seated.table
        self.begin(seated.show)
        turn.events.clear()
        turn.lay(*laid)
        for event in turn.events:
            redacted = SIXPACK.redact(event, 0)
            if redacted is not None:
                self.show.feed(redacted)

    def _sound(self, sound: object, **how: object) -> None:
        self.played.append((str(sound), int(str(how.get("pitch", 0)))))

    def counts(self) -> list[Any]:
        return self.watch(lambda: self.table.model.counts)


def claim(*, still: bool = False) -> Shown:
    """Return a table on which seat 1 claims three handprints after the two others have placed their cards."""
    piles, hands = "2* 3* 4* 5 | 1 | 2", ("3 2", "6 2", "4 2")
    return Shown(piles, hands, ("3", "6", "4"), still=still)


def show_duplicates() -> Shown:
    return Shown("1 | 1 | 1", ("2 2", "4 2", "4 2", "5 2"), ("2", "4", "4", "5"))


def test_won_cards_reach_their_player_one_by_one() -> None:
    shown = claim()
    shown.until(ev.PileClaimed)
    assert shown.table.view.hand_sizes[1] == 4, "the view already has the cards"
    assert shown.table.model.counts[1] == 2, "the picture shows them too early"
    mine = [counts[1] for counts in shown.counts()]
    assert list(dict.fromkeys(mine)) == [2, 3, 4, 5], "one after the other"
    assert mine[-1] == 4, "the claiming card has left"


def test_each_won_card_sounds_higher() -> None:
    shown = claim()
    shown.until(ev.PileClaimed)
    shown.played.clear()
    shown.counts()
    pitches = [pitch for sound, pitch in shown.played if sound == Sound.COUNT]
    assert pitches == [0, 2, 4]


def words_of(shown: Shown) -> dict[str, float]:
    """Return the words shown for a claim, and the size of their letters."""
    shown.until(ev.PileClaimed)
    found: dict[str, float] = {}
    while shown.step():
        found |= {str(one.word): one.letter_size for one in shown.table.stage.moments}
    return found


def test_large_claim_has_larger_words_and_names_the_claimer() -> None:
    rich = words_of(claim())
    poor = words_of(Shown("2* 5 | 1 | 2", ("3 2", "6 2", "4 2"), ("3", "6", "4")))
    (words, large), (few, small) = *rich.items(), *poor.items()
    assert words == "Bob claims 3 cards!"
    assert few == "Claim! +1"
    assert large > small


def test_pile_shows_its_new_top_when_the_card_touches_it() -> None:
    shown = Shown("1 | 6 | 6", ("2 2", "4 2", "5 2"), ("2", "4", "5"))
    shown.until(ev.CardPlaced)
    table = shown.table
    card = table.view.piles[0][-1]
    goal = table.model.layout.piles[0].top.center
    while table.model.seen.piles != table.view.piles:
        pose = table.stage.cards[card].pose
        last = abs(pose.x - goal[0]) + abs(pose.y - goal[1])
        shown.step()
    assert last < 60, "the pile changed while the card was still far away"


def test_duplicates_fly_apart_in_place_and_count_until_then() -> None:
    shown = show_duplicates()
    shown.until(ev.DuplicatesRemoved)
    table = shown.table
    assert table.model.counts == (2, 2, 2, 2)
    piles = [pile_area(table.view, table.layout, pile) for pile in range(3)]
    begin = {card.key: (card.pose.x, card.pose.y) for card in table.stage.passing}
    assert len(begin) == 2
    apart: list[float] = []
    while table.stage.passing:
        poses = {card.key: card.pose for card in table.stage.passing}
        (one, other) = poses.values()
        apart.append(abs(one.x - other.x) + abs(one.y - other.y))
        if table.model.counts == (2, 2, 2, 2):
            for key, pose in poses.items():
                assert abs(pose.x - begin[key][0]) < 30
                assert not any(pile.collidepoint(pose.x, pose.y) for pile in piles)
        shown.step()
    assert apart[-1] > apart[0] + 200
    assert table.model.counts == (2, 1, 1, 2)


def test_players_turn_up_their_cards_one_after_the_other() -> None:
    shown = Shown("1 | 1 | 1", ("2 2", "3 2", "4 2", "5 2"), ("2", "3", "4", "5"))
    shown.until(ev.CardsRevealed)
    cards = [play.card for play in shown.table.view.waiting]
    up: dict[int, int] = {}
    for frame in range(400):
        shown.step()
        for card in cards:
            if card in shown.table.stage.cards and shown.table.stage.cards[card].pose.face >= 0.5:
                up.setdefault(card, frame)
        if len(up) == len(cards):
            break
    assert all((later - sooner) * FRAME > 0.3 for sooner, later in pairwise(sorted(up.values())))
    plays = {play.card: play.seat for play in shown.table.view.waiting}
    first = shown.table.view.first
    assert [plays[card] for card in sorted(up, key=up.__getitem__)] == [
        (first + step) % 4 for step in range(4)
    ]


def test_each_placed_card_takes_a_beat_before_the_next() -> None:
    shown = Shown("1 | 6 | 6", ("2 2", "3 2", "4 2", "5 2"), ("2", "3", "4", "5"))
    frames: list[int] = []
    placed = 0
    for frame in range(3000):
        busy = shown.step()
        now = len(shown.frames_of(ev.CardPlaced))
        if now > placed:
            placed = now
            frames.append(frame)
            assert sum(card.held for card in shown.table.stage.cards.values()) <= 1
        if not busy:
            break
    assert placed == 4
    beats = [(later - sooner) * FRAME for sooner, later in pairwise(frames)]
    assert all(0.7 <= beat <= 1.1 for beat in beats), beats


def test_arrow_board_turns_before_its_numbers_change() -> None:
    shown = Shown("1 | 6 | 6", ("2 2", "reverse:3 2", "4 2"), ("2", "reverse:3", "4"))
    shown.until(ev.DirectionChanged)
    table = shown.table
    assert table.view.reversed
    assert not table.model.seen.reversed
    turns = set()
    while not table.model.seen.reversed:
        shown.step()
        turns.add(round(table.model.turned, 1))
    assert len(turns) > 5
    assert max(turns) == 1.0


def test_reduced_motion_shakes_nothing_and_shows_the_same_result() -> None:
    def largest_shift(one: Shown) -> float:
        found = 0.0
        while one.step():
            found = max(found, abs(one.table.model.shift))
        return found

    assert largest_shift(claim()) >= 3
    still = claim(still=True)
    assert largest_shift(still) == 0
    assert still.table.model.seen == still.table.view


def test_claimer_rejoices_and_owners_of_duplicates_are_shocked() -> None:
    shown = claim()
    shown.until(ev.PileClaimed)
    moods = set()
    while shown.step():
        moods.add(tuple(sorted(shown.table.model.moods.items())))
    assert any(dict(seen).get(1) == "glee" and dict(seen).get(2) == "sad" for seen in moods)
    shown = show_duplicates()
    shown.until(ev.DuplicatesRemoved)
    moods = set()
    while shown.table.stage.passing:
        shown.step()
        moods.add(tuple(sorted(shown.table.model.moods.items())))
    assert any(dict(seen).get(1) == dict(seen).get(2) == "shock" for seen in moods)


@pytest.mark.parametrize("scenario", [claim, show_duplicates])
def test_words_of_an_effect_cover_no_card(
    scenario: Callable[[], Shown], monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[FRect] = []
    panel = Pen.panel

    def noted(self: PackMoment, pen: Pen) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(
                Pen, "panel", lambda pen, area, **how: (plates.append(area), panel(pen, area, **how))
            )
            draw(self, pen)

    draw = PackMoment.draw
    monkeypatch.setattr(PackMoment, "draw", noted)
    shown = scenario()
    pen = Pen(Screen(pygame.display.get_surface(), Scale.of((640, 360))), Shapes(shown.table.art.fonts))
    count = 0
    while shown.step():
        plates.clear()
        shown.table.draw(pen)
        count += len(plates)
        at_rest = [card.pose for card in shown.table.stage.cards.values() if card.pose == card.home]
        for plate, pose in product(plates, at_rest):
            high = pose.width * CARD_RATIO
            assert not plate.colliderect(FRect(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high))
    assert count > 5, "no words were drawn"


def test_revealed_cards_of_all_seats_lie_apart() -> None:
    shown = Shown("1 | 1 | 1", ("2 2", "3 2", "4 2", "5 2"), ("2", "3", "4", "5"))
    shown.until(ev.CardsRevealed)
    homes = shown.table.model.homes()
    places = [homes[play.card] for play in shown.table.view.waiting]
    for one, other in combinations(places, 2):
        assert abs(one.x - other.x) > 80 or abs(one.y - other.y) > 110
    # The card to be handled next is the largest.
    assert homes[shown.table.view.order[0].card].width == max(pose.width for pose in places)


@pytest.mark.parametrize(
    ("action", "sheet"),
    [(Action.ANNOUNCE_SCORES, OverlaySheet.STANDINGS), (Action.ANNOUNCE_TURN, OverlaySheet.TURN)],
)
@pytest.mark.parametrize("closing", [None, Action.CANCEL, Action.CONFIRM])
def test_sheet_opens_by_its_key_and_closes_by_it_or_cancel_or_confirm(
    action: Action, sheet: OverlaySheet, closing: Action | None
) -> None:
    table = claim().table
    table.handle(ActionPressed(action))
    assert table.model.overlay.sheet is sheet
    event = ActionPressed(closing or action)
    if closing is not None:
        assert table.consumes(event)
    assert table.handle(event) is None
    assert table.model.overlay.sheet is None
