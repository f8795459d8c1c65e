"""Captions at illustrated tables: only what matters, once it has been seen. Log and speech get all words."""

from typing import Any

import pytest

from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import CardsRevealed
from game.cardgames.six_takes.table.model import ducks_of
from game.engine.contract import Setup
from game.storage.settings import Settings
from game.tables.show import Show
from game.tables.table import TableServices
from game.voice.narrator import Verbosity
from tests.support.seated import Seated

LONGEST = 60
"""The maximum number of letters in a caption, for reading at a glance."""
STEP = 1 / 60


class Captioned:
    """A match at normal speed that records captions and words with their events."""

    def __init__(self, game: str, verbosity: Verbosity = Verbosity.NORMAL, **options: Any) -> None:
        kit = kit_of(game)
        services = TableServices(Settings(verbosity=verbosity.value))
        setup = Setup(4, 6, kit.rules().options(**options))
        self.seated = Seated(kit, setup, services=services, seat=0)
        self.captions: list[str] = []
        self.caption = self.captions.append
        self.words: list[str] = []
        self.begun: list[Any] = []
        self.seated.show = Show(
            self.seated.table,
            kit.narrator(),
            verbosity=verbosity,
            say=lambda words, _topic: self.words.append(words),
            caption=lambda words: self.caption(words),
            shown=self.begun.append,
        )

    def play(self, choices: int) -> None:
        for _ in range(choices):
            if self.seated.over:
                return
            self.seated.by_chance()
            for _frame in range(4000):
                if not self.seated.show.busy:
                    break
                self.seated.show.update(STEP)


@pytest.mark.parametrize("game", GAMES)
def test_captions_are_short_and_fewer_than_the_words(game: str) -> None:
    match = Captioned(game)
    match.play(120)
    assert match.captions
    assert len(match.captions) < len(match.words) * 2 / 3
    assert [words for words in match.captions if len(words) > LONGEST] == []


@pytest.mark.parametrize("game", GAMES)
def test_full_captions_have_everything(game: str) -> None:
    match = Captioned(game, Verbosity.FULL)
    match.play(30)
    assert match.captions == match.words


def test_ducks_of_a_row_are_counted_before_they_are_captioned() -> None:
    match = Captioned("six_takes")
    table = match.seated.table
    told: list[bool] = []

    def counted(words: str) -> None:
        if " take" in words:
            told.append(table.model.ducks == ducks_of(table.view) and not table.stage.passing)

    match.caption = counted
    match.play(60)
    assert len(told) > 3
    assert all(told), "they are still being counted"


def test_reveal_has_no_caption() -> None:
    match = Captioned("six_takes")
    match.play(40)
    assert any(isinstance(event, CardsRevealed) for event in match.begun)
    assert not any(words.startswith("Revealed") for words in match.captions)
