"""Tables draw and say whole messages only: in the pseudo-language, no English is left."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from pygame import Surface

from game.ai.agent import Decision, Prospect
from game.cardgames.registry import GAMES
from game.language.message import translate
from game.language.pseudo import PseudoLanguage
from game.tables.art import Art
from game.ui.drawing.draw import Shapes
from game.ui.drawing.text import Fonts
from tests.contract.games import KITS, each_game, random_setup
from tests.support import seated
from tests.support.messages import assert_messages
from tests.support.sampling import sampled
from tests.support.seated import Seated

SIZE = (640, 360)
CHOICES, LOOKS = 20, 3
"""The numbers of choices in a match, and of things looked at for each of the player's choices."""
PLAYERS = tuple(f"#{seat}" for seat in range(10))
"""Players' names without letters, which aren't translated."""
KEYS = ("1", "2", "3", "4", "c", "t", "s", "l", "p", "e", "v", "escape", "right", "up", "escape", "tab")

each_seed = pytest.mark.parametrize("seed", sampled(range(2), 1))


@pytest.fixture
def drawn_messages(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return a set that collects all drawn text, including cards, in the pseudo-language."""
    words: set[str] = set()
    art, plain = Art(), Fonts.render
    shapes = Shapes(art.fonts)
    art.fonts.language = PseudoLanguage()

    def render(fonts: Fonts, text: str, *args: Any, **how: Any) -> Surface:
        words.add(translate(text, fonts.language))
        return plain(fonts, text, *args, **how)

    monkeypatch.setattr(Fonts, "render", render)
    monkeypatch.setattr(seated, "NAMES", PLAYERS)
    monkeypatch.setattr(seated, "shared_art", lambda: art)
    monkeypatch.setattr(seated, "shared_shapes", lambda: shapes)
    return words


@each_game
@each_seed
def test_all_drawn_text_is_messages(game: str, seed: int, drawn_messages: set[str]) -> None:
    seat = at_table(game, seed)
    for shown in positions(seat):
        if shown:
            look_at_table(seat)
        seat.draw()
    assert_messages(drawn_messages)
    assert drawn_messages


@each_game
@each_seed
def test_all_spoken_text_is_messages(game: str, seed: int, drawn_messages: set[str]) -> None:
    del drawn_messages
    seat = at_table(game, seed)
    for shown in positions(seat):
        if shown:
            for key in KEYS:
                seat.key(key)
            advise(seat, figures=False)
            seat.keys("right right left")
            seat.table.advise(None)
    heard = {translate(text, PseudoLanguage()) for text in (*seat.said, *seat.read)}
    heard |= {translate(words, PseudoLanguage()) for _action, words in seat.table.prompts}
    assert heard
    assert_messages(heard)


@each_game
def test_name_of_a_game_is_a_message(game: str) -> None:
    kit, rules, narrator = KITS[game], KITS[game].rules(), KITS[game].narrator()
    texts = [kit.title, kit.pitch, rules.title, narrator.unit, narrator.points(2), narrator.points(0.4, 1)]
    texts += [words for switch in kit.switches() for words in (switch.title, switch.help)]
    assert_messages(texts)


@pytest.mark.parametrize("game", GAMES)
def test_descriptions_of_styles_are_messages(game: str) -> None:
    styles = import_module(f"game.cardgames.{game}.players.agents")
    known = [styles.PLAIN, styles.WINNING, *styles.STYLES.values()]
    assert_messages(style.about for style in known)


def at_table(game: str, seed: int) -> Seated:
    """Return a seat of a match with any options, whose choices are tried but not made."""
    setup = random_setup(game, random.Random(f"{game} {seed}"))
    table = Seated(KITS[game], setup, size=SIZE, chance=seed, speed="normal")
    table.commits = False
    return table


def positions(table: Seated) -> Iterator[bool]:
    """Play a random match, showing every step; yield whether the seat is asked."""
    for _ in range(CHOICES):
        if table.over:
            return
        table.by_chance()
        while table.show.busy:
            table.show.update(0.4)
            yield False
        if table.mine:
            yield True


def look_at_table(table: Seated) -> None:
    """Look at a few things without a hint, with one in words and in figures; then review a choice."""
    for figures in (None, False, True):
        if figures is not None:
            advise(table, figures=figures)
        spots = list(table.table.areas())
        for spot in table.chance.sample(spots, min(LOOKS, len(spots))):
            table.point(*table.at(spot))
            table.draw()
    legal = table.match.pending[table.seat or 0]
    table.table.advise(decision_among(legal), made=legal[-1])
    table.draw()
    table.table.advise(None)


def advise(table: Seated, *, figures: bool) -> None:
    table.table.advise(decision_among(table.match.pending[table.seat or 0]), figures=figures)
    table.table.update(1.0)


def decision_among(legal: tuple[Any, ...]) -> Decision:
    some = legal[:12]
    return Decision(some[0], tuple(Prospect(one, -0.7 * at, 0.1 * at) for at, one in enumerate(some)))
