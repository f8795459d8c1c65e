"""What a turn looks like, in order: cards are placed one by one, and scores change as ducks arrive."""

from itertools import pairwise
from typing import Any

import pytest

from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import DUCKS
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.table.animation import rows
from game.cardgames.six_takes.table.seats import owner_tags
from game.cardgames.six_takes.table.sounds import SixTakesSound
from game.engine.contract import Setup
from game.scenes.match.ceremony import timing
from game.storage.settings import Settings
from game.tables.animation.moments import WORD, Feat
from game.tables.table import TableServices
from tests.support.seated import Seated
from tests.support.six_takes_boards import table as board
from tests.support.watching import FRAME, Watching

ROWS = "9 12\n19 24 25 26 27\n33 42\n69 72"


class Shown(Watching):
    """A table that shows a turn; `heard` are the sounds with their pitches."""

    def __init__(self, hands: list[tuple[int, ...]], **settings: Any) -> None:
        self.heard: list[tuple[str, int]] = []
        services = TableServices(Settings(**settings), sound=self._sound)
        setup, state = Setup(len(hands), 1, SixTakesOptions()), board(ROWS, hands)
        kit, size = kit_of("six_takes"), (640, 360)
        seated = Seated(kit, setup, state=state, size=size, services=services, speed="normal")
        self.table, self.choose = seated.table, seated.choose
        self.begin(seated.show)

    def _sound(self, sound: object, **how: object) -> None:
        self.heard.append((str(sound), int(str(how.get("pitch", 0)))))

    def play(self, *cards: int) -> None:
        """Play a card of each seat."""
        for seat, card in enumerate(cards):
            self.choose(seat, ev.PlayCard(card))

    def ducks(self) -> list[Any]:
        return self.watch(lambda: self.table.model.ducks)


def sixth(*, taken: bool = False) -> Shown:
    """Return a table that shows a turn with a sixth card, or goes on from when its row is `taken`."""
    shown = Shown([(28, 50, 52), (43, 51, 53)])
    shown.play(28, 43)
    if taken:
        shown.until(ev.RowTaken)
    return shown


def test_ducks_reach_their_player_card_by_card() -> None:
    shown = sixth(taken=True)
    assert shown.table.view.taken[0], "the view has them already"
    assert shown.table.model.ducks == (0, 0), "the picture has none yet"
    mine = [ducks[0] for ducks in shown.ducks()]
    prices = [DUCKS[card] for card in (19, 24, 25, 26, 27)]
    assert mine == [sum(prices[:count]) for count in range(len(prices) + 1)]


def test_each_counted_duck_sounds_lower() -> None:
    shown = sixth(taken=True)
    shown.heard.clear()
    shown.ducks()
    pitches = [pitch for sound, pitch in shown.heard if sound in (Sound.COUNT, SixTakesSound.FIVE)]
    assert pitches == sorted(set(pitches), reverse=True)
    assert len(pitches) == 6


@pytest.mark.parametrize("still", [False, True])
def test_expensive_row_is_counted_in_large_letters_with_its_victim(
    monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    monkeypatch.setattr(rows, "HEAVY", 6)
    shown = Shown([(28, 50, 52), (43, 51, 53)], reduced_motion=still)
    shown.play(28, 43)
    shown.until(ev.RowTaken)
    counts: list[str] = []
    while shown.show.busy:
        shown.step()
        for one in shown.table.stage.moments:
            if isinstance(one, Feat):
                assert one.above == "You take"
                assert one.letter_size > WORD
                row, _ducks = shown.table.model.taking
                assert abs(one.at[0] - shown.table.model.layout.lanes[row].centerx) > 200, "it hides its row"
                counts.append(str(one.word))
    wanted = [f"{number} duck" + "s" * (number != 1) for number in range(7)]
    assert list(dict.fromkeys(counts)) == (wanted[-1:] if still else wanted)
    assert not shown.table.stage.moments
    assert not shown.table.stage.passing


def test_large_count_covers_neither_rows_nor_waiting_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "HEAVY", 6)
    shown = sixth(taken=True)
    while not shown.table.stage.moments:
        shown.step()
    (count,) = shown.table.stage.moments
    model = shown.table.model
    assert count.at[1] - count.letter_size > max(price.bottom for price in model.layout.prices)
    card = shown.table.stage.cards[43].home
    assert abs(count.at[0] - card.x) > count.letter_size * 2.6 + card.width / 2
    assert count.at[1] + count.letter_size < model.layout.hand.top


@pytest.mark.parametrize("still", [False, True])
def test_row_hops_when_the_sixth_card_strikes_it(still: bool) -> None:
    shown = Shown([(28, 50, 52), (43, 51, 53)], reduced_motion=still)
    shown.play(28, 43)
    shown.until(ev.RowTaken)
    rest = {card.key: card.pose for card in shown.table.stage.passing}
    hopped: dict[int, int] = {}
    while SixTakesSound.ROW_TAKEN not in dict(shown.heard):
        for card in shown.table.stage.passing:
            if card.pose != rest[card.key]:
                assert SixTakesSound.SIXTH in dict(shown.heard), "only once it has struck"
                assert card.pose.y <= rest[card.key].y
                hopped.setdefault(card.key, len(hopped))
        shown.step()
    assert list(hopped) == ([] if still else [27, 26, 25, 24, 19])


def test_cheap_row_has_no_large_count() -> None:
    shown = sixth(taken=True)
    while shown.show.busy:
        shown.step()
        assert not shown.table.stage.moments


def test_press_ends_the_large_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "HEAVY", 6)
    shown = sixth(taken=True)
    while not shown.table.stage.moments:
        shown.step()
    shown.show.hurry()
    shown.step()
    assert not shown.table.stage.moments
    assert shown.table.model.ducks[0] == 6


def test_taken_cards_lie_in_front_of_their_player() -> None:
    shown = sixth()
    shown.ducks()
    for _frame in range(200):
        shown.step()
    taken = shown.table.model.layout.fronts[-1].taken
    for card in (19, 24, 25, 26, 27):
        pose = shown.table.stage.cards[card].pose
        assert abs(pose.x - taken[0]) < 60
        assert pose.face == 1.0


def test_all_cards_turn_over_together() -> None:
    shown = Shown([(28, 50, 52), (43, 51, 53), (80, 90, 92)])
    for seat, card in enumerate((28, 43, 80)):
        shown.choose(seat, ev.PlayCard(card))
    shown.until(ev.CardsRevealed)
    turned: dict[int, int] = {}
    for frame in range(200):
        shown.step()
        for card in (28, 43, 80):
            if shown.table.stage.cards[card].pose.face >= 0.5:
                turned.setdefault(card, frame)
        if len(turned) == 3:
            break
    assert len(set(turned.values())) == 1


@pytest.mark.parametrize("cards", [(13, 43, 80), (43, 50, 91)])
def test_cards_are_placed_one_by_one_lowest_first(cards: tuple[int, ...]) -> None:
    shown = Shown([(card, 98 + seat, 101 + seat) for seat, card in enumerate(cards)])
    for seat, card in enumerate(cards):
        shown.choose(seat, ev.PlayCard(card))
    frames: list[int] = []
    placed = 0
    for frame in range(3000):
        shown.step()
        now = len(shown.frames_of(ev.CardPlaced))
        if now > placed:
            placed = now
            frames.append(frame)
            waiting = [card for card, _seat in shown.table.view.waiting]
            assert waiting == sorted(waiting)
        if not shown.show.busy:
            break
    assert placed == 3
    beats = [later - sooner for sooner, later in pairwise(frames)]
    assert all(0.7 <= beat * FRAME <= 1.2 for beat in beats), beats


@pytest.mark.parametrize(
    ("settings", "shakes", "flies"),
    [
        ({}, True, True),
        ({"reduced_motion": True}, False, False),
        ({"shaking": False}, False, True),
        ({"particles": False}, True, False),
    ],
)
def test_shaking_and_particles_are_off_with_reduced_motion_or_their_own_setting(
    settings: dict[str, bool], shakes: bool, flies: bool
) -> None:
    shown = Shown([(28, 50, 52), (43, 51, 53)], **settings)
    shown.play(28, 43)
    far, most = 0.0, 0
    while shown.show.busy:
        shown.step()
        far = max(far, abs(shown.table.model.shift))
        most = max(most, len(shown.table.stage.particles))
    assert (far >= 4) is shakes
    assert (far > 0) is shakes
    assert (most > 0) is flies


def test_card_that_is_too_low_looks_at_every_row_first() -> None:
    shown = Shown([(50, 60, 62), (4, 61, 63)])
    shown.play(50, 4)
    shown.until(ev.RowAsked)
    lanes, seen = shown.table.model.layout.lanes, set()
    for _frame in range(200):
        shown.step()
        pose = shown.table.stage.cards[4].pose
        seen |= {row for row, lane in enumerate(lanes) if abs(pose.x - lane.centerx) < 4 and pose.lift > 12}
        if not shown.show.busy:
            break
    assert seen == {0, 1, 2, 3}


def test_question_for_a_row_comes_after_the_card_has_looked_at_every_row() -> None:
    shown = Shown([(4, 60, 62), (50, 61, 63)])
    shown.play(4, 50)
    shown.until(ev.RowAsked)
    asked = []
    while shown.show.busy:
        asked.append(shown.table.model.prompting)
        shown.step()
    assert asked == sorted(asked), "the question flashes up before the card moves"
    assert shown.table.model.prompting


def test_taken_row_shows_its_price_until_its_card_has_landed() -> None:
    shown = sixth(taken=True)
    assert shown.table.model.taking is None, "the card is still on its way"
    seen = []
    for _frame in range(2000):
        shown.step()
        if shown.table.model.taking != (seen[-1] if seen else None):
            seen.append(shown.table.model.taking)
        if not shown.show.busy:
            break
    assert seen == [(1, 6), None]


def test_name_stays_below_its_card_during_sorting() -> None:
    shown = Shown([(80, 50, 52), (43, 51, 53), (28, 90, 92)])
    shown.play(80, 43, 28)
    shown.until(ev.CardsRevealed)
    orders = set()
    for _frame in range(400):
        shown.step()
        tags = owner_tags(shown.table.model)
        cards = shown.table.stage.cards
        for tag in tags:
            assert tag.at[0] == cards[(80, 43, 28)[tag.seat]].pose.x
        if len(tags) == 3:
            orders.add(tuple(tag.seat for tag in sorted(tags, key=lambda tag: tag.at[0])))
        if shown.frames_of(ev.CardPlaced):
            break
    assert {(0, 1, 2), (2, 1, 0)} <= orders, "as they sit at first, by value afterwards"


def test_next_question_waits_until_the_last_card_has_landed() -> None:
    shown = sixth()
    table = shown.table
    asked_early = 0
    while shown.show.busy:
        flying = any(card.held for key, card in table.stage.cards.items() if key not in table.view.hand)
        if flying or table.stage.passing:
            assert not table.model.prompting
            asked_early += table.asking
        shown.step()
    assert asked_early > 10, "the view is ahead of the picture for a while"
    assert table.model.prompting


def test_next_question_waits_for_its_turn_to_start() -> None:
    """The title shows the number of the turn that the question belongs to."""
    shown = sixth()
    table, turns = shown.table, []
    shown.until(ev.CardsRevealed)
    while shown.show.busy:
        if table.model.prompting:
            turns.append(table.view.turn)
        shown.step()
    assert table.model.prompting
    assert set(turns) <= {table.view.turn}, "not the turn before"


def test_taken_cards_stay_until_the_count_starts_soon_after() -> None:
    """No taken card vanishes between the last card and the start of the count, and the pause is short."""
    shown = Shown([(28,), (43,)])
    shown.play(28, 43)
    shown.until(ev.RoundScored)
    taken = set(next(event for _frame, event in shown.begun if isinstance(event, ev.RowTaken)).cards)
    frames = 0
    while shown.show.busy:
        assert taken <= shown.table.stage.cards.keys()
        shown.step()
        frames += 1
    assert taken <= shown.table.stage.cards.keys()
    assert frames * FRAME + timing.BEFORE <= 0.8
