"""The kit of Hi-lo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cardgames.kit import Kit
from game.language.message import message

if TYPE_CHECKING:
    from game.ai.agent import AgentMakers
    from game.engine.contract import CardGame
    from game.tables.book.rulebook import Page
    from game.tables.painting.emblem import Emblem
    from game.voice.narrator import Choices, Names, Narrator
    from game.voice.sheet import Sheet


class HiLoKit(Kit):
    id = "hi_lo"
    title = message("Hi-lo")
    pitch = message("Higher or lower, six times")

    def rules(self) -> CardGame[Any, Any]:
        from tests.hi_lo.rules import HI_LO

        return HI_LO

    def agents(self) -> AgentMakers:
        from tests.hi_lo.players import AGENTS

        return AGENTS

    def narrator(self) -> Narrator:
        from tests.hi_lo.words import NARRATOR

        return NARRATOR

    def choices(self) -> Choices:
        from tests.hi_lo.words import CHOICES

        return CHOICES

    def sheet(self, view: Any, names: Names) -> Sheet:
        from tests.hi_lo.sheet import sheet

        return sheet(view, names)

    def emblem(self) -> Emblem:
        from game.tables.plain import plain_emblem

        return plain_emblem(self.id, ("2", "9", "52"))

    def rulebook(self) -> tuple[Page, ...]:
        from tests.hi_lo.rulebook import PAGES

        return PAGES
