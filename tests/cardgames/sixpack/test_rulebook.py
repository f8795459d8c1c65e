"""Sixpack's rulebook: every pack is in the album, and every example does what its words say."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.sixpack.rulebook import BINDER, pictures
from game.cardgames.sixpack.rulebook.pictures import SixpackGroup, SixpackGroups, parse_card, position
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.dealing import choose_packs
from game.cardgames.sixpack.rules.events import (
    CardPlaced,
    CardsRevealed,
    CardTakenBack,
    DirectionChanged,
    DuplicatesRemoved,
    MatchEnded,
    PileClaimed,
    RoundScored,
    TurnStarted,
)
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS, SPECIAL
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.view import SixpackState
from game.cardgames.sixpack.words.choices import CHOICES
from game.tables.art import Art
from game.tables.book.exercise import READER, ExerciseResult
from game.tables.book.files import book_of
from game.tables.book.rulebook import Picture, QuizQuestion
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.sixpack.boards import Turn, text_of
from tests.support.books import Answers, exercises_of, quizzes_of
from tests.support.reading_rules import Reader
from tests.support.spying import spy

BOOK = book_of(BINDER)
PAGES, ALBUM = BOOK.pages, BOOK.albums["packs"]
ALL = exercises_of(BOOK)
ANSWERS = {name: Answers(SIXPACK, CHOICES, one) for name, one in ALL.items()}
NORMAL, REVERSED = BOOK.lessons["normal"], BOOK.lessons["reversed"]
OPEN_CARDS, IN_THE_END, WHICH_PACKS = quizzes_of(BOOK, "open_cards", "in_the_end", "which_packs")
NAMES = ("You", "Bob", "Celia")
AT_ONCE = "all together"

SOLVED = {
    "neutral": ("2 | 1 | 5", "1* 3* 5 6", "3 3 4"),
    "reverse": ("1 | reverse:5 | 6*", "2 2 3 4 6", "2 2 4*"),
    "takeback": ("1 | takeback:2 | 4", "3 3* 6* takeback:6", "2 5 5"),
    "seethrough": ("6 | 4 | 1 2 3", "2 3 5* seethrough:2", ""),
    "late_arrival": ("1 late_arrival:2 | 6 | 3 4", "2* 3* 4 5", "5"),
    "sheriff": ("2 | 4 | 6 sheriff:4", "1 1* 5* 6", "2 2 3"),
    "veto": ("1 veto:2 | 3* 1* 5 | 3 4", "5", "6"),
    "no_superheroes": ("6 | no_superheroes:2 | 3", "1* 2 4* takeback:3", "4 4 reverse:5"),
    "super_numbers": ("6 | super_numbers:3/6 | 5", "1* 2 5*", "4 4 5"),
    "biting_hand": ("biting_hand:2 4* 1* 5 | 2 5 | 6", "1 3 4 biting_hand:4", "3 3 5 carousel:3"),
    "sticky": ("3 sticky:4 | 6 5 | 2", "1 2* 3* 4", "4 4"),
    "second_hand": ("6 | 3 | 1", "2 2* 4 4*", "3 3 5 second_hand:1"),
    "carousel": ("1 carousel:2 | 3 | 5", "6* seethrough:5*", "4 4"),
    "pile_driver": ("4 biting_hand:5 | pile_driver:6 | 3", "1 1* 2* 3", "1 1"),
    "copycat": ("6 | copycat:1 | 2 3", "1* 2* 3", "4 5"),
    "calculator": ("3 | calculator:2 4 | 4", "1* 2* 3", "1 1 5"),
    "tied_open": ("2 4 | 1* 3* 5 | 4", "6", "seethrough:3 seethrough:3"),
    "stacked_glass": ("2 | 5 | 3", "4 4* 6 seethrough:1 seethrough:2", "1 1"),
    "several_copycats": ("6 | copycat:1 | copycat:4", "1* 2* 3", "3 4 5"),
    "no_target": ("copycat:6 | 1 | 3", "2 2* 5 5*", "3 3 4"),
    "laid_along": ("3 | calculator:3 4 | 4", "1* 2 2* calculator:1", "1 1 5"),
    "once_a_turn": ("late_arrival:2* | 6 | 6", "late_arrival:6*", "1 3 3"),
}
"""By exercise: the piles, the reader's hand, and the cards that have left the game, once it's solved."""


def texts(state: SixpackState, cards: tuple[int, ...]) -> list[str]:
    return [text_of(state.public.cards[card]) for card in cards]


TASKS = [(pack, task) for pack, example in ALL.items() for task in range(len(example.tasks))]


# -- pages and album ---------------------------------------------------------------------------------------


def test_every_pack_is_in_the_album() -> None:
    album = ALBUM
    assert [entry.title for entry in album] == [PACK_TEXTS[pack].title for pack in (NEUTRAL, *SPECIAL)]
    for entry, pack in zip(album, (NEUTRAL, *SPECIAL), strict=True):
        assert (entry.effect, entry.detail) == (PACK_TEXTS[pack].effect, PACK_TEXTS[pack].detail)
        assert entry.exercise is ALL[pack]


# -- positions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["4", "4*", "veto:2", "super_numbers:3/6*", "seethrough:5*"])
def test_cards_as_text(text: str) -> None:
    assert text_of(parse_card(text)) == text


def test_position_is_a_state_of_the_rules() -> None:
    state = position(("1", "2 3*", "5"), ("6 4", "seethrough:2", "1"))
    assert [texts(state, pile) for pile in state.public.piles] == [["1"], ["2", "3*"], ["5"]]
    assert texts(state, state.hands[0]) == ["6", "4"]
    assert texts(state, state.public.open) == ["seethrough:2"]
    assert [question.seat for question in state.questions] == [1]
    assert SIXPACK.view(state, 0).known[2] == ()


def test_position_within_a_turn() -> None:
    state = position(("1", "2", "3"), ("5 1", "5", "5"), ("late_arrival:4", "6", "6*"))
    assert texts(state, state.hands[0]) == ["5", "1"]
    assert [question.kind for question in state.questions] == ["join"]
    assert texts(state, state.public.out) == ["6", "6*"]


# -- examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [NEUTRAL, *SPECIAL])
def test_example_shows_its_pack(pack: str) -> None:
    state = ALL[pack].state
    assert pack in {card.pack for card in state.public.cards if card.id}
    assert len(ALL[pack].names) == len(NAMES) == state.public.seats
    assert READER in SIXPACK.pending(state)


@pytest.mark.parametrize("pack", ALL)
def test_result_of_a_solved_example(pack: str) -> None:
    answers, last = ANSWERS[pack], len(ALL[pack].tasks) - 1
    done = answers.tried(answers.good(last)[0], last)
    view = SIXPACK.view(answers.state(last), READER)
    state = done.state
    assert done.good
    for event in done.events:
        view = SIXPACK.apply_event(view, event)
    assert (view.piles, view.hand) == (state.public.piles, state.hands[READER]), "the events show everything"
    assert SIXPACK.choices(view) == ()
    piles, hand, out = SOLVED[pack]
    assert " | ".join(" ".join(texts(state, pile)) for pile in state.public.piles) == piles
    assert sorted(texts(state, state.hands[READER])) == hand.split()
    assert sorted(texts(state, state.public.out)) == out.split()


@pytest.mark.parametrize(("pack", "task"), TASKS)
def test_no_other_choice_is_as_good(pack: str, task: int) -> None:
    """It brings the reader most cards and handprints, or else the others fewest: every example's aim."""

    def worth(done: ExerciseResult) -> tuple[int, int]:
        cards, hands = done.state.public.cards, done.state.hands
        own, *others = (len(hand) + sum(cards[card].hand for card in hand) for hand in hands)
        return own, -sum(others)

    answers, last = ANSWERS[pack], len(ALL[pack].tasks) - 1
    solved = worth(answers.tried(answers.good(last)[0], last))
    for choice in answers.legal(task):
        done = answers.tried(choice, task)
        if not done.good:
            assert worth(done) < solved, answers.label(choice, task)


# -- lessons -----------------------------------------------------------------------------------------------


def test_lesson_of_a_normal_turn() -> None:
    """Each step shows one event, and the lowest card comes first."""
    shown = [stage.events for stage in NORMAL.stages]
    assert shown[0] == ()
    kinds = [type(events[-1]) for events in shown[1:-1]]
    assert kinds == [CardsRevealed, DuplicatesRemoved, PileClaimed, CardPlaced, PileClaimed]
    handled = [events[-1] for events in shown if events and isinstance(events[-1], CardPlaced | PileClaimed)]
    assert [(one.seat, one.number, one.pile) for one in handled] == [(0, 1, 0), (2, 3, 1), (1, 6, 2)]
    assert len(handled[0].kept) == 2
    assert any(isinstance(event, TurnStarted) for event in shown[-1])


def test_lesson_of_a_reversed_turn() -> None:
    """From high to low; the 1 claims cards without a handprint; then play is no longer reversed."""
    assert NORMAL.view.reversed is False
    assert REVERSED.view.reversed is True
    shown = [stage.events for stage in REVERSED.stages]
    kinds = [type(events[-1]) for events in shown[1:-1]]
    assert kinds == [CardsRevealed, CardTakenBack, CardPlaced, CardPlaced, PileClaimed]
    assert [events[-1].number for events in shown[2:-1]] == [6, 5, 3, 1]
    claimed = shown[-2][-1]
    faces = REVERSED.view.cards
    assert [text_of(faces[card]) for card in claimed.kept] == ["2", "reverse:3"]
    assert [text_of(faces[card]) for card in claimed.gone] == ["5*"]
    assert [event.reversed for event in shown[-1] if isinstance(event, DirectionChanged)] == [False]


# -- pictures and quizzes ----------------------------------------------------------------------------------


def groups_of(question: QuizQuestion) -> tuple[SixpackGroup, ...]:
    return question.draw.groups


@pytest.mark.parametrize("question", OPEN_CARDS.questions, ids=lambda one: one.task.prompt[:20])
def test_quiz_on_who_lays_first_follows_the_rules(question: QuizQuestion) -> None:
    """§9.4 and §9.5; each hand gets two face-down cards as well."""
    shown = [group.cards.replace("back", "").split() for group in groups_of(question)]
    opened = [text for hand in shown for text in hand if not text.startswith("seethrough")]
    turn = Turn("1 | 5 | 6", *(" ".join((*hand, "6*", "5*")) for hand in shown), opened=opened)
    names = ("you", "Bob", "Celia")
    (good,) = question.task.good
    order: list[str] = []
    first = turn.legal
    while turn.legal and turn.state.public.turn == 1 and len(order) < 3:
        for seat in list(turn.legal):
            order.append(names[seat])
            turn.choose(turn.legal[seat][0], seat)
    if good == "only her 1":
        assert {seat: len(legal) for seat, legal in first.items()} == {1: 1, 2: 1}
    elif ", " in good:
        assert ", ".join(order) == good
    else:
        assert [names[seat] for seat in first] == [good]
    assert AT_ONCE not in question.task.good


def test_quiz_on_the_end_follows_the_rules() -> None:
    """§3: handprints count as printed, cards and handprints score, and refilled hands don't end the round."""
    alike, points, refilled = IN_THE_END.questions
    you, bob, _top = (group.cards.split() for group in groups_of(alike))
    hands = [sum(text.endswith("*") for text in held) for held in (you, bob)]
    assert len(you) == len(bob)
    assert hands == [1, 2]
    turn = Turn("reverse:4 | 5 | 5", " ".join((*you, "6")), " ".join((*bob, "6")), "6").lay("6", "6", "6")
    (ended,) = turn.events_of(MatchEnded)
    assert [place for place, one in enumerate(ended.ranking) if one == 1] == [1]
    assert turn.tableau.reversed
    (held,) = (group.cards.split() for group in groups_of(points))
    assert points.task.good == (f"{len(held) + sum(text.endswith('*') for text in held)} points",)
    last, pile = (group.cards for group in groups_of(refilled))
    turn = Turn(f"{pile} | 6 | 6", last, "5 1", "5 1").lay(last, "5", "5")
    assert turn.hand(0) == pile
    assert not turn.events_of(RoundScored)


def test_quiz_on_packs_follows_the_rules() -> None:
    """§1.2 and §2.2."""
    twice, one_new, own = WHICH_PACKS.questions
    most = [[PACKS[card.pack].max_copies for card in group.faces if card] for group in groups_of(twice)]
    assert most == [[2, 2, 2], [1, 1, 1]]
    assert sorted(pack for pack in SPECIAL if PACKS[pack].max_copies == 2) == [
        "calculator",
        "reverse",
        "seethrough",
    ]
    packs = tuple(card.pack for card in groups_of(one_new)[0].faces if card)
    assert choose_packs(SixpackOptions(preset="one_new", new="veto"), 3, 1)[0] == packs
    chosen = tuple(card.pack for card in groups_of(own)[0].faces if card)
    assert choose_packs(SixpackOptions(preset="own", packs=chosen), 3, 1)[0] == (*chosen, NEUTRAL, NEUTRAL)
    pictures = {
        group.label: tuple(card.pack for card in group.faces if card)
        for page in PAGES
        for block in page.blocks
        if page.title == "Packs" and isinstance(block, Picture) and isinstance(block.draw, SixpackGroups)
        for group in block.draw.groups
    }
    assert choose_packs(SixpackOptions(), 3, 1)[0] == pictures["First game"]
    assert choose_packs(SixpackOptions(preset="one_new", new="veto"), 3, 1)[0] == pictures["One new pack"]
    everything = pictures["Everything"]
    assert len(set(everything)) == 4
    assert NEUTRAL not in everything


@pytest.mark.parametrize(
    ("title", "label", "pile", "numbers", "hands"),
    [
        ("Glass", "counts as 4, with three handprints", "4* seethrough:1 seethrough:2", (4,), 3),
        ("Glass", "nothing but glass: 2", "seethrough:5 seethrough:2", (2,), 0),
        ("Details", "3 + 2 + 1 = 6", "calculator:1 calculator:2 3", (6,), 0),
        ("Details", "5 + 3: still 6", "calculator:3 5", (6,), 0),
        ("Details", "reversed: 3 − 2 = 1", "calculator:2 3", (1,), 0),
    ],
)
def test_pictured_piles_count_as_their_labels_say(
    title: str, label: str, pile: str, numbers: tuple[int, ...], hands: int
) -> None:
    (page,) = [page for page in PAGES if page.title == title]
    pictures = [block.draw for block in page.blocks if isinstance(block, Picture)]
    groups = {
        group.label: group.cards
        for draw in pictures
        if isinstance(draw, SixpackGroups)
        for group in draw.groups
    }
    assert groups[label] == pile
    beside = "reverse:4" if label.startswith("reversed") else "4"
    tableau = Board(position((pile, beside, "6"), ("6", "6", "6")), ROUTINES).tableau
    assert tableau.numbers(0) == numbers
    assert len(tableau.handprint_cards(0)) == hands


# -- exercises on the screen -------------------------------------------------------------------------


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path, "sixpack")


def test_escape_undoes_half_an_answer_before_it_leaves_the_screen(reader: Reader) -> None:
    scene = reader.to_example("Calculator")
    table = scene.trial.table
    reader.keys(pygame.K_RIGHT, pygame.K_RETURN)
    assert table.model.window is not None
    reader.keys(pygame.K_ESCAPE)
    assert table.model.window is None
    assert reader.top is scene
    reader.keys(pygame.K_ESCAPE)
    assert reader.rules is reader.top


def test_table_keys_describe_the_examples_table(reader: Reader) -> None:
    reader.to_example("Reverse")
    reader.keys(pygame.K_d)
    assert reader.read[-1].startswith("Reversed order")
    reader.keys(pygame.K_2)
    assert reader.read[-1].startswith("Pile 2: Reverse 5")
    reader.keys(pygame.K_s)
    assert "you 3 cards" in reader.read[-1] or "You three cards" in reader.read[-1]


@pytest.mark.parametrize("size", [(600, 200), (420, 100)])
def test_arrow_hides_nothing_of_the_card_it_points_to(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = pygame.display.set_mode((640, 360))
    art = Art()
    pen = Pen(Screen(surface, Scale.of((1280, 720))), Shapes(art.fonts))
    cards = spy(monkeypatch, pictures, "draw_card")

    def drawn() -> list[bytes]:
        surface.fill("black")
        cards.clear()
        picture(pen, art, TableServices(), pygame.FRect(10, 10, *size))
        # The arrow's tip may touch the edge of the card.
        places = [one.args[3] for one in cards[2:]]
        faces = [pygame.Rect(place.inflate(-4, -place.width * 0.24)) for place in places]
        return [pygame.image.tobytes(surface.subsurface(face), "RGB") for face in faces]

    picture = SixpackGroups(
        (SixpackGroup("2 5", "2 before 5"), SixpackGroup("3"), SixpackGroup("1"), SixpackGroup("6")),
        leads=((0, 3), (1, 2)),
    )
    pointed = drawn()
    monkeypatch.setattr(pictures, "draw_pointer", lambda *_how, **_more: None)
    assert drawn() == pointed


def test_arrows_take_little_of_a_low_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small page at a large scale, the cards are what matters."""
    surface = pygame.display.set_mode((640, 360))
    art, widths = Art(), list[float]()
    pen = Pen(Screen(surface, Scale.of((1280, 720))), Shapes(art.fonts))
    monkeypatch.setattr(
        pictures, "draw_card", lambda _pen, _art, _face, place, *_how: widths.append(place.width)
    )
    for leads in ((), ((0, 3), (1, 2))):
        groups = SixpackGroup("2 5", "2 before 5"), SixpackGroup("3"), SixpackGroup("1"), SixpackGroup("6")
        SixpackGroups(groups, leads=leads)(pen, art, TableServices(), pygame.FRect(10, 10, 600, 80))
    plain, pointed = widths[0], widths[-1]
    assert plain > pointed > 0.65 * plain
