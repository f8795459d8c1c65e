"""Messages: plain English strings that can be shown in another language."""

import pickle
from collections.abc import Sequence
from copy import deepcopy
from datetime import datetime

import pytest

from game.language.message import (
    BETWEEN,
    ENGLISH,
    Text,
    Variants,
    capital,
    day,
    figure,
    join_items,
    message,
    message_in,
    parts,
    percent,
    plural,
    plural_in,
    sentences,
    translate,
)


class Loud:
    """A language that shouts, swaps values, and has plural forms of its own: one, two, many."""

    code = "loud"

    def __init__(self) -> None:
        self.templates = {
            ("", "{name} takes row {row}."): "ROW {row} GOES TO {name}!",
            ("verb", "deal"): "DEAL OUT",
            ("noun", "deal"): "A BARGAIN",
            ("", "you"): "THOU",
            (BETWEEN, "; "): " ;; ",
        }

    def message(self, context: str, template: str) -> str:
        return self.templates.get((context, template), template)

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        del context, one, many
        return {1: "A DUCK", 2: "A PAIR OF DUCKS"}.get(number, "{n} DUCKS")

    def number(self, figure: float, places: int, *, signed: bool) -> str:
        return f"<{figure:.{places}f}{' signed' if signed else ''}>"

    def percent(self, share: float) -> str:
        return f"{share} OF ALL"

    def listing(self, items: Sequence[str], joint: str) -> str:
        return f" {joint.upper()} ".join(items)

    def date(self, when: datetime, *, with_time: bool) -> str:
        return f"DAY {when.day} {with_time}"

    def weekday(self, day: int) -> str:
        return f"w{day}"


LOUD = Loud()


def test_message_is_its_own_english() -> None:
    words = message("{name} takes row {row}.", name="Pip", row=3)
    assert words == "Pip takes row 3."
    assert isinstance(words, str)
    assert words.in_language(ENGLISH) == "Pip takes row 3."


def test_values_are_placed_as_in_the_language() -> None:
    words = message("{name} takes row {row}.", name=message("you"), row=3)
    assert words.in_language(LOUD) == "ROW <3> GOES TO THOU!"


def test_context_distinguishes_equal_english() -> None:
    assert message_in("verb", "deal") == message_in("noun", "deal") == "deal"
    assert message_in("verb", "deal").in_language(LOUD) == "DEAL OUT"
    assert message_in("noun", "deal").in_language(LOUD) == "A BARGAIN"


@pytest.mark.parametrize(
    ("number", "english", "loud"),
    [(0, "0 ducks", "<0> DUCKS"), (1, "one duck", "A DUCK"), (2, "2 ducks", "A PAIR OF DUCKS")],
)
def test_plural_forms_are_the_languages_own(number: int, english: str, loud: str) -> None:
    for words in (
        plural("one duck", "{n} ducks", number),
        plural_in("bird", "one duck", "{n} ducks", number),
    ):
        assert words == english
        assert words.in_language(LOUD) == loud


def test_number_may_be_written_in_another_way() -> None:
    assert plural("{n} duck", "{n} ducks", 2, n=message("two")) == "two ducks"


@pytest.mark.parametrize(
    ("text", "english"),
    [
        (figure(-1234.56, 1), "−1,234.6"),
        (figure(-0.04, 1), "0.0"),
        (figure(0.04, 1, signed=True), "0.0"),
        (figure(2.5, 1, signed=True), "+2.5"),
        (figure(-3, signed=True), "−3"),
        (percent(0.312), "31%"),
    ],
)
def test_figures(text: Text, english: str) -> None:
    assert text == english
    assert text.in_language(LOUD) != english


def test_days() -> None:
    assert day("2026-06-06T18:05:09+00:00") == "6 Jun 2026"
    assert day("2026-06-06T18:05:09+00:00", with_time=True) == "6 Jun 2026, 18:05"
    assert translate(day("2026-06-06"), LOUD) == "DAY 6 False"
    assert day("once upon a time") == "once upon a time"


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("Sixpack", "Sixpack. Read."),
        ("6 takes!", "6 takes! Read."),
        ("So?", "So? Read."),
        ("Go.", "Go. Read."),
    ],
)
def test_sentence_ends_with_one_sign(game: str, told: str) -> None:
    assert message("{game}. Read.", game=game) == translate(message("{game}. Read.", game=game), LOUD) == told
    assert message("{game}.", game=game) == told.removesuffix(" Read.")


def test_lists() -> None:
    assert [join_items(names) for names in ((), ("A",), ("A", "B"), ("A", "B", "C"))] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert join_items(("A", message("you")), "or") == "A or you"
    assert join_items(("A", message("you")), "or").in_language(LOUD) == "A OR THOU"


def test_joined_texts() -> None:
    row = sentences("One.", "", None, message("you"))
    assert row == "One. you"
    assert row.in_language(LOUD) == "One. THOU"
    assert parts("; ", [3, message("you")]).in_language(LOUD) == "<3> ;; THOU"
    assert parts(", ", [3, message("you")]).in_language(LOUD) == "<3>, THOU"


def test_first_letter_is_capitalised_in_the_language() -> None:
    assert capital(message("you")) == "You"
    assert capital(plural("one duck", "{n} ducks", 1)).in_language(LOUD) == "A DUCK"
    assert capital("") == ""


def test_plain_string_is_a_name_and_stays() -> None:
    assert translate("you", LOUD) == "you"
    assert translate(7, LOUD) == "<7>"


def test_files_may_bring_their_own_translations() -> None:
    title = Variants("Draft", {"loud": "DRAFT!"})
    assert title == "Draft"
    assert title.in_language(LOUD) == "DRAFT!"
    assert title.in_language(ENGLISH) == "Draft"
    assert Variants("Draft", {}).in_language(LOUD) == "Draft"


def test_damaged_translation_falls_back_to_english() -> None:
    damaged = Loud()
    damaged.templates = {("", "Row {row}."): "REIHE {reihe}."}
    assert message("Row {row}.", row=3).in_language(damaged) == "Row 3."


@pytest.mark.parametrize(
    "text",
    [
        message("{name} takes row {row}.", name=message("you"), row=3),
        plural("one duck", "{n} ducks", 2),
        figure(2.5, 1, signed=True),
        percent(0.5),
        day("2026-06-06T18:05", with_time=True),
        join_items(["a", message("you")]),
        sentences("a", message("you")),
        capital(message("you")),
        Variants("Draft", {"loud": "DRAFT!"}),
    ],
)
def test_copy_can_still_be_translated(text: Text) -> None:
    for copy in (pickle.loads(pickle.dumps(text)), deepcopy(text)):
        assert copy == text
        assert copy.in_language(LOUD) == text.in_language(LOUD)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (message("Play {game}.", game="6 takes!"), "Play 6 takes!"),
        (message("{title}. It is {n}.", title=message("Who sits here?"), n=3), "Who sits here? It is 3."),
        (message("{title}: {task}", title="Who wins?", task="Over the limit."), "Who wins? Over the limit."),
        (message("The coach: {opinion}.", opinion="thinking…"), "The coach: thinking…"),
        (message("{file}.toml is bad.", file="what?"), "what?.toml is bad."),
        (message("Play {game}.", game="Sixpack"), "Play Sixpack."),
    ],
)
def test_value_that_ends_its_sentence_gets_no_further_sign(text: Text, words: str) -> None:
    assert text == words
    assert translate(text, LOUD).replace("<3>", "3") == words
