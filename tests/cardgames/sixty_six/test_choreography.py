"""What one sees of a hand, in its order: numbers, coins and turns follow the cards, each play on its beat."""

from itertools import pairwise

import pytest

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.game import SixtySixState
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import facts
from game.cardgames.sixty_six.table.card_places import place_of
from game.cardgames.sixty_six.table.focus import Spot
from game.cardgames.sixty_six.words import signs
from game.engine.contract import Choice
from game.storage.settings import Settings
from game.tables.table import TableServices
from tests.cardgames.sixty_six.deals import call, card, dealt, ending, play, playing
from tests.cardgames.sixty_six.seated import Seated
from tests.support.watching import FRAME, Watching

LAST = Spot(Zone.LAST)


class Watched(Watching):
    def __init__(self, state: SixtySixState, **how: object) -> None:
        self.seated = Seated(state=state, speed="normal", **how)  # type: ignore[arg-type]
        self.shown = self.seated.table.model
        self.begin(self.seated.show)

    def choose(self, *choices: tuple[int, Choice]) -> None:
        for seat, choice in choices:
            self.seated.match.choose(seat, choice)

    def play(self, first: int, cards: str) -> None:
        for number, one in enumerate(parse(cards)):
            self.choose(((first + number) % 4, ev.PlayCard(one)))


def test_points_and_tricks_come_with_the_cards_and_not_before() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC JC 9H")
    watched.until(ev.TrickWon)
    table, stage = watched.seated.table, watched.seated.table.stage
    assert signs.tally(table.view, 1) == "1 trick · 17", "the view knows already"
    assert signs.tally(watched.shown.seen, 1) == "0 tricks · 0", "the picture does not"
    pile = table.layout.sides[1].pile

    def look() -> object:
        lying = all(pile.collidepoint(stage.cards[one].pose.x, stage.cards[one].pose.y) for one in trick)
        return signs.tally(watched.shown.seen, 1), lying

    trick = parse("KC AC JC 9H")
    seen = watched.watch(look)
    assert ("1 trick · 17", False) not in seen
    assert seen[-1] == ("1 trick · 17", True)


def test_a_trick_goes_face_down_to_its_winners_side() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC JC 9H")
    watched.watch(lambda: None)
    stage = watched.seated.table.stage
    for one in parse("KC AC JC 9H"):
        assert stage.cards[one].pose.face == 0
        assert stage.cards[one].pose.x > 640
        assert not stage.cards[one].held
    assert not stage.passing


def test_the_trick_that_is_gathered_leaves_from_the_best_card() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC JC 9H")
    watched.until(ev.TrickWon)
    stage, layout = watched.seated.table.stage, watched.seated.table.layout
    slot = layout.slots[place_of(watched.seated.table.view, 1)]
    cards = [stage.cards[one] for one in parse("KC AC JC 9H")]
    met = watched.watch(
        lambda: all(abs(one.pose.x - slot.centerx) + abs(one.pose.y - slot.centery) < 3 for one in cards)
    )
    assert True in met


def test_the_best_card_stays_where_it_is_until_the_others_have_come_to_it() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC JC 9H")
    watched.until(ev.TrickWon)
    stage, layout = watched.seated.table.stage, watched.seated.table.layout
    slot = layout.slots[place_of(watched.seated.table.view, 1)]
    ace, last = stage.cards[card("AC")], stage.cards[card("9H")]
    for _ in range(300):
        if abs(last.pose.x - slot.centerx) < 3:
            break
        assert abs(ace.pose.x - slot.centerx) < 3
        assert ace.pose.face == 1
        watched.step()
    assert abs(last.pose.x - slot.centerx) < 3


def test_one_seat_plays_after_the_other_on_a_beat() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC JC 9H")
    watched.watch(lambda: None)
    laid, won = watched.frames_of(ev.CardLaid), watched.frames_of(ev.TrickWon)
    beats = [later - sooner for sooner, later in zip(laid[1:], [*laid[2:], *won], strict=True)]
    assert all(0.7 <= beat * FRAME <= 1.0 for beat in beats), beats


def test_calls_come_on_a_beat_too() -> None:
    watched = Watched(call(dealt(), 0).state)
    watched.choose((1, ev.Bid(0)), (2, ev.Bid(1)), (3, ev.Bid(0)))
    watched.watch(lambda: None)
    frames = [frame for frame, event in watched.begun if isinstance(event, ev.BidMade | ev.Passed)]
    beats = [later - sooner for sooner, later in pairwise(frames)]
    assert all(0.7 <= beat * FRAME <= 1.2 for beat in beats), beats


def test_the_next_seat_is_lit_when_the_last_card_lies() -> None:
    watched = Watched(playing())
    watched.play(0, "KC AC")
    watched.until(ev.CardLaid, 2)
    stage = watched.seated.table.stage
    ace = stage.cards[card("AC")]
    assert watched.seated.table.view.asked == 2
    seen = watched.watch(lambda: (watched.shown.seen.asked, ace.held or ace.pose != ace.home))
    assert (2, True) not in seen, "lit while the ace was still in the air"
    assert seen[-1] == (2, False)


def test_before_the_coin_of_trump_comes_no_word_says_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(playing())
    watched.choose((0, ev.PlayCard(card("KC"))))
    written: list[str] = []
    monkeypatch.setattr(facts, "draw_tag", lambda _pen, words, *_how, **_more: written.append(words))
    watched.watch(watched.seated.draw)
    assert {words for words in written if "trump" in words} == {"no trumps yet", "trump: clubs"}


def test_trump_lies_on_its_coin_once_it_is_told() -> None:
    watched = Watched(playing())
    watched.choose((0, ev.PlayCard(card("KC"))))
    watched.until(ev.CardLaid)
    trumps = watched.watch(lambda: (watched.shown.seen.trump, bool(watched.seated.table.stage.moments)))
    first = next(one for one in trumps if one[0] is not None)  # type: ignore[index]
    assert first[1], "with the word"  # type: ignore[index]


def test_both_of_a_marriage_are_seen() -> None:
    watched = Watched(playing(), seat=1)
    watched.choose((0, ev.PlayCard(card("KC"))))
    watched.until(ev.MarriageAnnounced)
    queens: list[float] = []
    stage = watched.seated.table.stage
    watched.watch(lambda: queens.extend(one.pose.face for one in stage.passing if one.key == card("QC")))
    assert max(queens) == 1.0
    assert not stage.passing, "it goes back to its hand"


def test_the_score_changes_after_the_word() -> None:
    watched = Watched(ending("AC AS", "9D JD", "9C JC", "9H JH", points=(20, 0)))
    watched.play(0, "AC 9D 9C 9H")
    watched.until(ev.HandScored)
    stage = watched.seated.table.stage
    seen = watched.watch(lambda: (watched.shown.seen.score, [one.word for one in stage.moments]))
    assert seen[0][0] == (0, 0)  # type: ignore[index]
    assert all(words != ["Made!"] or score == (0, 0) for score, words in seen)  # type: ignore[misc]
    assert seen[-1][0] != (0, 0)  # type: ignore[index]


def most_shaken(state: SixtySixState, cards: str, *, still: bool) -> float:
    watched = Watched(state, services=TableServices(Settings(reduced_motion=still)))
    watched.play(0, cards)
    found = watched.watch(lambda: abs(watched.shown.shift))
    return max(found)  # type: ignore[type-var, return-value]


def test_stakes_have_three_tiers_and_reduced_motion_does_not_shake() -> None:
    usual = play(playing(), "KC AC JC 9H").state
    quiet = Watched(usual, seat=0)
    quiet.choose((1, ev.PlayCard(card("9C"))))
    assert max(quiet.watch(lambda: abs(quiet.shown.shift))) == 0  # type: ignore[type-var]
    set_bid = ending("AC AS", "9D JD", "9C JC", "9H JH", points=(0, 60))
    assert most_shaken(set_bid, "AC 9D 9C 9H", still=False) >= 4
    assert most_shaken(set_bid, "AC 9D 9C 9H", still=True) == 0


@pytest.mark.parametrize("speed", ["instant", "fast", "slow"])
def test_at_every_speed_all_has_come_at_the_end(speed: str) -> None:
    watched = Watched(playing())
    watched.seated.show.speed = speed
    watched.play(0, "KC AC JC 9H")
    watched.watch(lambda: None)
    assert watched.shown.seen == watched.seated.table.view


def test_a_dear_card_that_is_beaten_is_felt_by_its_player() -> None:
    state = dealt("10C 9C 9D 9H 9S JS", "AC JC JD JH QH QS", "KC QC QD KD KH KS", "10D 10H 10S AD AH AS")
    watched = Watched(call(state, 1, 0, 0, 0).state)
    watched.play(0, "10C AC")
    watched.watch(lambda: None)
    assert watched.shown.moods[0] == "shock"
    assert watched.shown.moods[1] == "sly"


def test_what_is_open_closes_when_something_happens() -> None:
    watched = Watched(play(playing(), "KC AC JC 9H").state, seat=0)
    seated = watched.seated
    seated.point(*seated.table.model.areas_of((LAST,))[LAST].center)
    assert seated.table.model.hovered == LAST
    watched.choose((1, ev.PlayCard(card("9C"))))
    watched.step()
    assert seated.table.model.hovered is None
