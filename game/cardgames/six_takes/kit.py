"""The kit of 6 takes!"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cardgames.kit import Kit
from game.language.message import message

if TYPE_CHECKING:
    from game.ai.agent import Agent, AgentMakers, Peek
    from game.ai.trials import TryAll
    from game.audio.glossary import Glossary
    from game.audio.sounds import AnySound
    from game.cardgames.feats import Feats
    from game.engine.contract import CardGame
    from game.tables.art import Art
    from game.tables.book.rulebook import Page
    from game.tables.painting.emblem import Emblem
    from game.tables.people import Person
    from game.tables.studio import Films, Pictures, Studio
    from game.tables.table import Manner, Table
    from game.voice.choices import Choices
    from game.voice.narrator import Narrator


class SixTakesKit(Kit):
    id = "six_takes"
    title = message("6 takes!")
    pitch = message("104 cards, four rows, and 171 ducks that nobody wants")

    def rules(self) -> CardGame[Any, Any]:
        from game.cardgames.six_takes.rules.game import SIX_TAKES

        return SIX_TAKES

    def agents(self) -> AgentMakers:
        from game.cardgames.six_takes.players.agents import AGENTS

        return AGENTS

    def cheater(self) -> Agent[Peek]:
        from game.cardgames.six_takes.players.cheater import Cheater

        return Cheater()

    def try_all(self) -> TryAll:
        from game.cardgames.six_takes.players.try_all import try_all

        return try_all

    def feats(self) -> Feats:
        from game.cardgames.six_takes.feats import FEATS

        return FEATS

    def narrator(self) -> Narrator:
        from game.cardgames.six_takes.words.narrator import NARRATOR

        return NARRATOR

    def choices(self) -> Choices:
        from game.cardgames.six_takes.words.choices import CHOICES

        return CHOICES

    def table(self, view: Any, people: tuple[Person, ...], art: Art, manner: Manner) -> Table[Any]:
        from game.cardgames.six_takes.table.table import SixTakesTable

        return SixTakesTable(view, people, art, manner)

    def zones(self) -> tuple[str, ...]:
        from game.cardgames.six_takes.table.focus import Zone

        return tuple(Zone)

    def emblem(self) -> Emblem:
        from game.cardgames.six_takes.table.art.emblem import EMBLEM

        return EMBLEM

    def rulebook(self) -> tuple[Page, ...]:
        from game.cardgames.six_takes.rulebook import PAGES

        return PAGES

    def sounds(self) -> tuple[AnySound, ...]:
        from game.cardgames.six_takes.table.sounds import SixTakesSound

        return tuple(SixTakesSound)

    def glossary(self) -> Glossary:
        from game.cardgames.six_takes.table.glossary import GLOSSARY

        return GLOSSARY

    def pictures(self, studio: Studio) -> Pictures:
        from game.cardgames.six_takes.shots import pictures

        return pictures(studio)

    def films(self) -> Films:
        from game.cardgames.six_takes.shots import FILMS

        return FILMS
