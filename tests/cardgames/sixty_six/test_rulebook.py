"""Sixty-six's rulebook: examples do what their words say, by the rules, and no other answer is as good."""

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ai.agent import Budget
from game.ai.levels import ADVISER
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rulebook import BINDER, position, score_cards_words
from game.cardgames.sixty_six.rulebook.pictures import Scores, SixtySixGroup, SixtySixGroups
from game.cardgames.sixty_six.rules.deck import ALL, SUITS, parse_cards, points_of
from game.cardgames.sixty_six.rules.events import (
    MOON,
    AuctionWon,
    Bid,
    CardLaid,
    HandScored,
    MarriageAnnounced,
    PlayCard,
    ThrownIn,
    TrickWon,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.legality import forbidden_cards
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.art.cards import suit_colours
from game.cardgames.sixty_six.table.focus import Spot
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import score_change_words
from game.engine.contract import IllegalChoice
from game.scenes.pieces.board_area import QuestionState
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.book.exercise import READER
from game.tables.book.files import book_of
from game.tables.book.rulebook import Picture, RuleText
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen
from tests.cardgames.sixty_six.deals import CLUBS, hand_score, margin_and_result, names
from tests.support.books import Answers, exercises_of, quizzes_of
from tests.support.pens import pen_of
from tests.support.reading_rules import Reader

BOOK = book_of(BINDER)
PAGES, LESSON = BOOK.pages, BOOK.lessons["example"]
EXAMPLES = exercises_of(BOOK)
ANSWERS = {name: Answers(SIXTY_SIX, CHOICES, one) for name, one in EXAMPLES.items()}
MADE_OR_SET, SCORE_CARDS = quizzes_of(BOOK, "made_or_set", "score_cards")

TRICKS = {
    "order": ("10H", 0),
    "follow": ("QH 10C KH 10H", 2),
    "climb": ("JH KH 9H 10H", 0),
    "trump": ("AS 9S 9C", 0),
    "over_trump": ("AH 9H KC 10C", 0),
    "under_trump": ("AH 9H KC 9C", 3),
    "marriage": ("KC", 1),
    "second_marriage": ("KH", 3),
}
"""By example: the first cards of the solved trick, and its winner."""

HANDS = {
    "first_hand": ("KC QC 10D QD 9D JS", ["bid 1"]),
    "second_hand": ("AC 10C JC 10H 9H JH", ["bid 1"]),
    "third_hand": ("AS 10S KS AH KD JD", ["bid 2"]),
    "fourth_hand": ("AD 9C QS 9S KH QH", ["bid 1", "bid 2"]),
    "moon": ("AC 10C KC QC JC AS", ["Moon"]),
}
"""By example: the hand to bid on, and the right bids."""

RAISES = {"let_it_stand": ["pass"], "raise": ["bid 2", "bid 3"]}
"""By example: the right calls after the partner's bid."""


# -- pages and album ---------------------------------------------------------------------------------------


def test_pictures_dim_illegal_cards() -> None:
    (page,) = [page for page in PAGES if page.title == "A trick"]
    (picture,) = [block.draw for block in page.blocks if isinstance(block, Picture)]
    pairs = tuple(zip(picture.groups[::2], picture.groups[1::2], strict=True))
    for trick, hand in pairs:
        plays = tuple(enumerate(trick.faces))
        barred = forbidden_cards(hand.faces, len(plays), plays, SUITS.index("C"), SixtySixOptions())
        assert (trick.dim, {hand.faces[place] for place in hand.dim}) == ((), {*barred})
    assert [hand.dim for _trick, hand in pairs] == [(0, 3), (0, 2, 3)]


# -- positions ---------------------------------------------------------------------------------------------


def test_position_follows_from_the_rules() -> None:
    state = position(
        "KC QC 10D QD 9D JS",
        "AC 10C 9C AH AD KD",
        "JC JH JD KS QS 9S",
        "10H 9H KH QH AS 10S",
        calls=(1, 0, 0, 0),
        plays="KC AC JC 9H AH",
    )
    view = state.public
    assert (view.dealer, view.bidder, view.bid, view.asked) == (3, 0, 1, 2)
    assert (view.points, view.marriage_points) == ((0, 17), (40, 0))
    assert view.trick == ((1, parse_cards("AH")[0]),)
    assert state.hands[0] == tuple(sorted(parse_cards("QC 10D QD 9D JS")))


def test_missing_hands_of_a_position_get_the_other_cards() -> None:
    state = position("KC QC 10D QD 9D JS", first=1)
    assert (state.public.dealer, state.public.asked) == (0, 1)
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert {card for hand in state.hands for card in hand} == ALL


def test_illegal_position_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        position("AC 10C KC QC JC AS", calls=(2, 1))


# -- examples ----------------------------------------------------------------------------------------------


def test_there_is_an_example_of_every_kind() -> None:
    assert list(EXAMPLES) == [*TRICKS, *HANDS, *RAISES, "moon_lost"]


@pytest.mark.parametrize("example", TRICKS)
def test_result_of_a_right_card(example: str) -> None:
    played, winner = TRICKS[example]
    last = [ANSWERS[example].tried(choice).state.public.tricks[-1] for choice in ANSWERS[example].good()]
    assert {trick.winner for trick in last} == {winner}
    begins = parse_cards(played)
    assert begins in [tuple(card for _seat, card in trick.plays)[: len(begins)] for trick in last]


@pytest.mark.parametrize("example", TRICKS)
def test_complete_trick_is_left_on_the_table(example: str) -> None:
    for choice in ANSWERS[example].legal():
        view = SIXTY_SIX.view(EXAMPLES[example].state, READER)
        for event in ANSWERS[example].tried(choice).events:
            assert not isinstance(event, TrickWon)
            view = SIXTY_SIX.apply_event(view, event)
        assert len(view.trick) == 4
        assert SIXTY_SIX.choices(view) == ()


@pytest.mark.parametrize("example", TRICKS)
def test_no_other_card_is_as_good(example: str) -> None:
    """With all hands open: by the margin of points, or by ticks if the example is about a bid."""
    state = EXAMPLES[example].state
    view = state.public
    worth = by_ticks(view.bid) if example == "second_marriage" else margin_and_result
    each = OpenHand(HandPosition.from_view(view, state.hands), worth, team=0).values_by_card()
    good = {CHOICES.cards(view, choice)[0] for choice in ANSWERS[example].good()}
    assert good <= each.keys()
    worst = min(each[card] for card in good)
    assert all(value < worst for card, value in each.items() if card not in good)


@pytest.mark.parametrize(("example", "points", "needed"), [("marriage", 40, 33), ("second_marriage", 20, 66)])
def test_marriage_makes_the_bid_immediately(example: str, points: int, needed: int) -> None:
    state = EXAMPLES[example].state
    for choice in ANSWERS[example].good():
        done = ANSWERS[example].tried(choice)
        (announced,) = [event for event in done.events if isinstance(event, MarriageAnnounced)]
        assert announced.points == points
        assert state.public.points[0] + points >= needed
    assert len(ANSWERS[example].good()) == 2


@pytest.mark.parametrize("example", HANDS)
def test_right_bids_on_a_hand(example: str) -> None:
    hand, good = HANDS[example]
    state = EXAMPLES[example].state
    assert state.hands[READER] == tuple(sorted(parse_cards(hand)))
    assert [ANSWERS[example].label(choice) for choice in ANSWERS[example].good()] == good
    assert ANSWERS[example].legal() == tuple(Bid(bid) for bid in range(6))
    for choice in ANSWERS[example].legal():
        done = ANSWERS[example].tried(choice)
        assert done.good == (ANSWERS[example].label(choice) in good)
        assert not any(isinstance(event, AuctionWon | ThrownIn) for event in done.events)


def test_moon_cannot_fail() -> None:
    """The five highest trumps and an ace win all tricks, whatever the others hold and play."""
    chance = random.Random(6)
    hand = HANDS["moon"][0]
    leads = parse_cards(hand)
    for _ in range(20):
        rest = chance.sample(sorted(ALL - set(leads)), 18)
        state = position(hand, *(names(tuple(rest[start : start + 6])) for start in (0, 6, 12)), calls=(5,))
        while (seat := state.public.asked) is not None:
            choices = SIXTY_SIX.pending(state)[seat]
            lead = PlayCard(leads[len(state.public.tricks)])
            state = SIXTY_SIX.apply(state, seat, lead if seat == READER else chance.choice(choices)).state
        assert [trick.winner for trick in state.public.tricks] == [READER] * 6
        assert state.public.score == (5, 0)


@pytest.mark.parametrize("example", RAISES)
def test_right_calls_after_the_partners_bid(example: str) -> None:
    """By the adviser's values: right calls are worth half a tick more than any other."""
    state = EXAMPLES[example].state
    assert (state.public.calls, state.public.asked) == ((1, 0), READER)
    view = SIXTY_SIX.view(state, READER)
    found = AGENTS[ADVISER]().choose(view, Budget(samples=60), 7).prospects
    worth = {CHOICES.label(view, one.choice): one.value for one in found}
    good = RAISES[example]
    assert [ANSWERS[example].label(choice) for choice in ANSWERS[example].good()] == good
    assert min(worth[call] for call in good) > max(worth[call] for call in worth if call not in good) + 0.5


def test_lost_moon_is_played_out() -> None:
    """§6.4 and §3.3: with the right card, the automatic last trick brings the others a tick."""
    state = EXAMPLES["moon_lost"].state
    assert (state.public.bid, state.public.aside, state.public.points[0]) == (MOON, 3, 25)
    assert state.public.tricks_won[0] > 0
    changes = {}
    for choice in ANSWERS["moon_lost"].legal():
        events = ANSWERS["moon_lost"].tried(choice).events
        (scored_hand,) = [event for event in events if isinstance(event, HandScored)]
        assert [event.automatic for event in events if isinstance(event, CardLaid)][1:] == [True] * 3
        changes[ANSWERS["moon_lost"].label(choice)] = (scored_hand.totals[0], scored_hand.change)
    assert changes == {"jack of hearts": (40, (1, -5)), "ace of spades": (25, (0, -5))}


# -- the lesson of a hand ----------------------------------------------------------------------------------


def test_lesson_plays_the_example() -> None:
    """§11: the first two tricks; then on to the end of the hand."""
    shown = [stage.events for stage in LESSON.stages]
    assert [type(events[-1]) for events in shown[1:]] == [AuctionWon, *[TrickWon] * 6, HandScored]
    tricks = [events[-1] for events in shown if events and isinstance(events[-1], TrickWon)]
    assert [(trick.seat, trick.points) for trick in tricks] == [
        (1, 17),
        (0, 26),
        (1, 12),
        (0, 19),
        (1, 25),
        (1, 21),
    ]
    last = shown[-1][-1]
    assert (last.card_points, last.marriages, last.totals) == ((45, 75), (40, 0), (85, 75))
    assert (last.bid, last.ticks) == (1, (2, 2))


def test_sixth_trick_of_the_lesson_is_automatic() -> None:
    """§3.3."""
    laid = [event for stage in LESSON.stages for event in stage.events if isinstance(event, CardLaid)]
    assert [card.automatic for card in laid] == [False] * 20 + [True] * 4


def test_bid_of_four_needs_a_marriage() -> None:
    """§7.6, as the page about bidding says."""
    (page,) = [page for page in PAGES if page.title == "How high?"]
    words = " ".join(block.text for block in page.blocks if isinstance(block, RuleText))
    assert (
        f"4 × {TICK} = {4 * TICK} points, and all the cards together are worth only {points_of(tuple(ALL))}"
        in words
    )
    assert points_of(tuple(ALL)) < 4 * TICK <= points_of(tuple(ALL)) + 20


# -- quizzes -----------------------------------------------------------------------------------------------


def test_quiz_on_made_bids_follows_the_scoring() -> None:
    """§7.5, and §6.3 for the Moon."""
    changes = [
        hand_score(2, (65, 55)).change[0],
        hand_score(2, (105, 15)).change[0],
        hand_score(2, (85, 35)).change[1],
        hand_score(5, (110, 10), won=(5, 1)).change[0],
        hand_score(5, (50, 70), won=(5, 1)).change[1],
        hand_score(4, (120, 0), won=(6, 0)).change[0],
    ]
    assert [question.task.good[0] for question in MADE_OR_SET.questions] == [
        *map(score_change_words, changes)
    ]


def test_score_cards_in_words() -> None:
    assert score_cards_words(4) == "4 pips of the black six, with the red four face down on top"
    assert score_cards_words(8) == "the whole black six, and 2 pips of the red four beneath it"
    assert score_cards_words(-3) == "3 pips of the red four, with the black six face down on top"
    assert score_cards_words(-7) == "the whole red four, and 3 pips of the black six beneath it"
    assert score_cards_words(0) == "no pips of the black six, with the red four face down on top"
    assert len({score_cards_words(score) for score in range(-10, 11)}) == 21


# -- exercises on the screen ---------------------------------------------------------------------------


LESSON_PAGE = 8


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path, "sixty_six")


def test_focus_is_on_the_readers_next_choice(reader: Reader) -> None:
    """The lesson's words name the bid and the cards that the reader plays."""
    reader.keys(*[pygame.K_TAB] * LESSON_PAGE)
    lesson = reader.rules.lessons[LESSON_PAGE]
    assert lesson.table.focus.spot == Spot(Zone.BID, 1)
    for card in ("KC", None, "JS"):
        reader.keys(pygame.K_RIGHT)
        lesson.hurry()
        if card is not None:
            assert lesson.table.focus.spot == Spot(Zone.HAND, *parse_cards(card))
    reader.keys(*[pygame.K_LEFT] * 3)
    assert lesson.table.focus.spot == Spot(Zone.BID, 1)


def test_illegal_card_says_why(reader: Reader) -> None:
    """The queen is lower than the partner's king: the table refuses it and gives the rule."""
    trial = reader.to_example("Play higher").trial
    queen = trial.table.areas()[Spot(Zone.HAND, *parse_cards("QH"))]
    reader.click_within(queen)
    reader.click_within(queen)
    assert trial.state is QuestionState.ASKED
    assert "you must beat the king of hearts" in reader.read[-1].lower()
    assert len(reader.hand) == 5


def test_pictures_use_the_players_deck() -> None:
    picture = SixtySixGroups((SixtySixGroup("AC KC 9C"),))
    green = pygame.Color(suit_colours(CLUBS, four_colour=True).fill)
    shown = []
    for four_colour in (False, True):
        art = Art()
        pen = pen_of((640, 360), fonts=art.fonts)
        services = TableServices(Settings(switches={"four_colour": four_colour}))
        picture(pen, art, services, pygame.FRect(20, 20, 600, 320))
        shown.append({pen.screen.surface.get_at((x, y))[:3] for x in range(640) for y in range(360)})
    assert [tuple(green)[:3] in colours for colours in shown] == [False, True]


@pytest.mark.parametrize("size", [(600, 320), (320, 90)])
def test_several_scores_in_a_picture_keep_apart_and_a_single_one_is_centred(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    art, area = Art(), pygame.FRect(20, 20, *size)
    pen = pen_of((640, 360), 2.0, fonts=art.fonts)
    drawn: list[pygame.FRect] = []

    def image(pen: Pen, image: pygame.Surface, at: tuple[float, float], **how: object) -> None:
        per = pen.screen.scale.ppu
        whole, inside = image.get_rect(), image.get_bounding_rect()
        left, top = at[0] * per - whole.width / 2, at[1] * per - whole.height / 2
        found = (left + inside.x, top + inside.y, *inside.size)
        drawn.append(pygame.FRect([part / per for part in found]))

    monkeypatch.setattr(Pen, "image", image)
    Scores((4, 8, -3, -7))(pen, art, TableServices(), area)
    assert len(drawn) == 4
    for one, other in pairwise(drawn):
        assert other.left - one.right > one.width * 0.1
    drawn.clear()
    for score in (4, 8, -3, -7):
        Scores((score,), numbers=False)(pen, art, TableServices(), area)
    for cards in drawn:
        assert cards.center == pytest.approx(area.center, abs=1.5)
        assert area.contains(cards)
