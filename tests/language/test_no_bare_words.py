"""All texts for players are messages: every literal in rooms with texts is checked."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAME = Path(__file__).resolve().parents[2] / "game"
QUICK = "scenes", "session", "voice", "audio"
ROOMS = [
    *QUICK,
    *(pytest.param(room, marks=pytest.mark.campaign) for room in ("arcade", "cardgames", "tables", "ui")),
]
"""Rooms whose texts may reach players. Errors and `--help`, which stay English, are in others."""
MAKERS = {"message": 1, "message_in": 2, "messages_in": None, "plural": 2, "plural_in": 3}
"""Functions that make messages, and the number of leading literals that are translated."""
PROSE = re.compile(r"[A-Za-z]['a-z]+,? [a-z]{2,}|[A-Za-z]{2,}[!?…]|^[A-Z][a-z]+$")
"""Two words, words with a closing sign, or one capitalised word."""
GLUE = re.compile(r"(?:^| )[A-Za-z]{2,}(?: |$)")
"""A word next to a value of an f-string."""
DRAWING = re.compile(r"[<>=\"]|^url\(")
"""Parts of drawings, which are SVG."""
NAMES = frozenset({"Alice", "Ann", "Bob", "Celia", "David", "Dot", "Eve", "Sixes"})
"""The reader's neighbours in the rules, and the program's name."""

NO_WORDS: dict[str, str] = {
    "arcade/daily/diary.py": "seeds",
    "arcade/puzzles/files.py": "files and their errors",
    "arcade/run/daily.py": "seeds",
    "arcade/run/goals.py": "errors of files",
    "arcade/run/saved.py": "errors of files",
    "arcade/tutorials/course.py": "errors of files",
    "audio/player.py": "errors",
    "cardgames/built_in.py": "the places of rooms",
    "cardgames/plug_ins.py": "errors of packages",
    "session/session.py": "errors of files",
    "scenes/review/replay.py": "errors of files",
    "tables/book/binder.py": "errors of files",
    "tables/book/files.py": "errors of files",
    "ui/devices/input.py": "what a key is, for the clock of its repeats",
}
"""Modules whose literals aren't for players, and what they are; errors stay English."""
FAULTS = frozenset(
    {
        "files like it",
        "file like it",
        ": line 1: ",
        ": this match can't be saved (",
        " more ",
        "can't read the opponents' ratings: ",
        ": expected the table ",
        " of this run, which is gone",
    }
)
"""Errors about files elsewhere."""
CHOICES = re.compile(
    r"(claim|top of) pile \d|\d to pile \d|pass left|back back|begin with three sixes|new | on |"
    r"Moon|(nine|ten|jack|queen|king) of (hearts|clubs)"
)
"""Positions and choices that rulebooks find by their English names."""
KEYS = re.compile(
    r"Item|Amount|Orca|cloth|counts as|way of play|alt gr|caps lock|page (up|down)|pointer up|arrow |bead |"
    r"feather |(small|map) raft|red light|hint star|hand sign|suit (disc|sign)|score picture|sixpack beneath|"
    r"emblem beads|standing charm"
)
"""Keys of a keyboard, names of types and programs, and cache keys of drawings."""


def modules(room: str) -> list[Path]:
    """Return a room's modules, without those of `NO_WORDS` and those that take pictures."""
    return [
        path
        for path in sorted((GAME / room).rglob("*.py"))
        if path.name != "shots.py" and place(path) not in NO_WORDS
    ]


def place(path: Path) -> str:
    return path.relative_to(GAME).as_posix()


def bare_words(source: str) -> Iterator[str]:
    """Yield a module's words that aren't messages, and messages that are concatenated."""
    nodes = list(ast.walk(ast.parse(source)))
    passed = {id(inner) for node in nodes for one in nodes_to_skip(node) for inner in ast.walk(one)}
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    templates = {one.value for one in nodes if isinstance(one, ast.Constant) and id(one) in passed}
    for node in nodes:
        yield from (f"line {one.lineno}: a message is glued" for one in operands(node) if maker(one))
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in passed:
            continue
        words = node.value
        # A quiz's right answer is found by its words, which are a message elsewhere.
        known = words in NAMES | FAULTS | templates or KEYS.fullmatch(words)
        if known or DRAWING.search(words) or CHOICES.fullmatch(words):
            continue
        if PROSE.search(words) or (id(node) in parts and GLUE.search(words)):
            yield f"line {node.lineno}: {words!r}"


def maker(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
        return node.func.id
    return ""


def operands(node: ast.AST) -> tuple[ast.expr, ...]:
    """Return what a node concatenates with other text."""
    match node:
        case ast.BinOp(left=left, op=ast.Add() | ast.Mod(), right=right):
            return left, right
        case ast.FormattedValue(value=value):
            return (value,)
    return ()


def nodes_to_skip(node: ast.AST) -> Iterator[ast.AST]:
    """Yield parts of the code whose literals aren't for players, or are messages already."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            yield node
        case ast.Call() if maker(node):
            yield from node.args[: MAKERS[maker(node)]]
        case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
            yield kind
        case ast.FunctionDef(name=name) if name.endswith(("_fault", "_faults")):
            # Faults in files are in English, like everything that names places in files.
            yield node
        case ast.FunctionDef(returns=ast.expr() as kind):
            yield kind


@pytest.mark.parametrize("room", ROOMS)
def test_all_texts_are_messages(room: str) -> None:
    found = {place(path): list(bare_words(path.read_text(encoding="utf-8"))) for path in modules(room)}
    assert found
    assert {name: words for name, words in found.items() if words} == {}


# -- what the check finds ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        'page.heading("Last trick")',
        'Button("Deal", deal)',
        "words = f\"{name}: {message('row')}\"",
        'pen.text(f"{n} ducks", at)',
        'say(subject + message("takes the row."))',
        'say("%s " % message("takes the row."))',
        'shout("Moon" if bid else "pass now!")',
        'widget = Pick(label="Pace of the voice")',
        'message("{who} is out.", who="the first player")',
    ],
)
def test_bare_words_are_found(source: str) -> None:
    assert list(bare_words(source)), source


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of a module."""',
        'raise ValueError(f"expected a row, got {row}")',
        'say(message("{name} takes the row.", name=name))',
        'plural("{n} duck is out.", "{n} ducks are out.", 3)',
        'draw(f\'<path d="M0 0 L{x} {y}" fill="red"/>\')',
        'getattr(view, "hand_sizes")',
    ],
)
def test_messages_and_names_are_not_reported(source: str) -> None:
    assert not list(bare_words(source)), source
