"""Docstrings of functions start with a fitting verb; docstrings and comments have no private idiom."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.conftest import ROOT

FILES = sorted(path for room in ("game", "tests") for path in (ROOT / room).rglob("*.py"))

IDIOM = re.compile(
    r"\b(so many|all that|the own|anew|besides|as ever|befalls?|befell|reckon|reckons|of its own accord"
    r"|who cannot|wherever it may be|and be it)\b",
    re.IGNORECASE,
)
NO_VERBS = frozenset(
    re.findall(
        r"\w+",
        "a all an as at by each every for how in its of on one some that the these this those what where"
        " whether which with",
    )
)
"""Words with which no function's docstring starts, except those of properties."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_property(function: Function) -> bool:
    return any("property" in ast.unparse(one) for one in function.decorator_list)


def opening_fault(function: Function, text: str) -> str:
    """Return what is wrong with the first words of a function's docstring; empty if nothing.

    A test's docstring is a statement, which may start with any word.
    """
    first, second, *_more = [*text.lower().split(maxsplit=2), "", ""]
    if first in NO_VERBS and not is_property(function) and not function.name.startswith("test_"):
        return f"a function that begins with “{first}”, not with a verb"
    if first == "return" and second != "to" and ast.unparse(function.returns or function) == "None":
        return "a function that returns nothing"
    return ""


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the fault of each faulty docstring and comment."""
    for number, line in enumerate(source.splitlines(), 1):
        if re.match(r"\s*#", line) and (found := IDIOM.search(line)):
            yield number, f"idiom: {found[0]}"
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    if found := IDIOM.search(text):
                        yield statement.lineno, f"idiom: {found[0]}"
                    if statement is not body[0] or not isinstance(node, Function):
                        continue
                    if fault := opening_fault(node, text):
                        yield statement.lineno, fault


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('def f():\n    """The sum."""', "a function that begins with “the”, not with a verb"),
        (
            'def f() -> None:\n    """Return the sum."""',
            "a function that returns nothing",
        ),
        ('def f():\n    """Return all that lies."""', "idiom: all that"),
        ("# started anew\n", "idiom: anew"),
        ('class C:\n    """So many cards."""', "idiom: So many"),
    ],
)
def test_faults_are_found(source: str, fault: str) -> None:
    assert [found for _line, found in faults(source)] == [fault]


def test_good_docstrings_pass() -> None:
    source = '''
class C:
    """A pile of cards."""

    size = 3
    """Cards in it."""

    @property
    def top(self):
        """The highest card."""

    def take(self):
        """Return the highest card and remove it."""

    def undo(self) -> None:
        """Return to the moment before."""

def test_take():
    """The highest card is gone."""
'''
    assert list(faults(source)) == []


def test_docstrings_and_comments_have_no_private_idiom() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for path in FILES
        for line, fault in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)
