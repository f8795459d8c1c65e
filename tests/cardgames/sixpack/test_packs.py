"""The code of each pack names no other pack, and the code of a turn names none."""

import inspect
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import game.cardgames.sixpack
from game.cardgames.sixpack.rules.board import Board, StepHandler
from game.cardgames.sixpack.rules.choices import TurnStep
from game.cardgames.sixpack.rules.effects import EFFECT_ROUTINES
from game.cardgames.sixpack.rules.events import CardDiscarded
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.packs import PACKS, SPECIAL, Pack
from tests.cardgames.sixpack.boards import Turn

FOLDER = Path(game.cardgames.sixpack.__file__).parent
ENGINE = (
    *(f"rules/{name}" for name in ("board", "deck", "game", "piles")),
    *("rules/turn", "rules/view", "rules/events"),
    "players/determinization",
)
NAMED = re.compile(rf"\"({'|'.join(SPECIAL)})\"|packs\.({'|'.join(SPECIAL)})\b")


def code_of(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return re.sub(r"#.*", "", re.sub(r'""".*?"""', "", text, flags=re.DOTALL))


def test_there_are_fifteen_special_packs() -> None:
    """§1.2."""
    assert len(SPECIAL) == 15
    assert list(PACKS) == ["neutral", *SPECIAL]


@pytest.mark.parametrize("kind", EFFECT_ROUTINES)
def test_routine_names_at_most_one_pack(kind: str) -> None:
    code = "".join(inspect.getsource(part) for part in EFFECT_ROUTINES[kind] if part is not None)
    assert len(set(NAMED.findall(code))) <= 1


@pytest.mark.parametrize("module", ENGINE)
def test_rules_engine_names_no_pack(module: str) -> None:
    assert not NAMED.search(code_of(FOLDER / f"{module}.py"))


BONFIRE = Pack(when_played="burn")


def _burn(board: Board, step: TurnStep) -> None:
    board.push(TurnStep("discard", step.seat, step.card, count=len(board.hands[step.seat])))


def test_new_pack_needs_only_its_definition_and_a_routine(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Turn("1 | 6 | 6", "4 2 2", "3 1", "3 1").lay_one(1, "3").lay_one(2, "3")
    cards = list(turn.state.public.cards)
    four = turn.state.hands[0][0]
    monkeypatch.setitem(PACKS, "bonfire", BONFIRE)
    board = Board(turn.state, {**ROUTINES, "burn": StepHandler(_burn)})
    cards[four] = cards[four].__class__(four, "bonfire", 4, False)
    board.public = replace(board.public, cards=tuple(cards))
    question = board.questions.pop()
    board.answer(question.step, question.legal[0])
    board.run()
    state, events = board.result()
    assert sum(isinstance(event, CardDiscarded) for event in events) == 2
    assert state.hands[0] == ()
    assert SIXPACK.ranking(state)
