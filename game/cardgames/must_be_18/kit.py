"""The kit of You Must Be 18!"""

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


class MustBe18Kit(Kit):
    id = "must_be_18"
    title = message("You Must Be 18!")
    pitch = message("Six generations of ducks, and the top cards must make eighteen")

    def rules(self) -> CardGame[Any, Any]:
        from game.cardgames.must_be_18.rules.game import MUST_BE_18

        return MUST_BE_18

    def agents(self) -> AgentMakers:
        from game.cardgames.must_be_18.players.agents import AGENTS

        return AGENTS

    def cheater(self) -> Agent[Peek]:
        from game.ai.foreseeing import Foreseeing
        from game.cardgames.must_be_18.players.cheater import Cheater

        return Foreseeing(self.rules(), Cheater())

    def try_all(self) -> TryAll:
        from game.cardgames.must_be_18.players.try_all import try_all

        return try_all

    def feats(self) -> Feats:
        from game.cardgames.must_be_18.feats import FEATS

        return FEATS

    def narrator(self) -> Narrator:
        from game.cardgames.must_be_18.words.narrator import NARRATOR

        return NARRATOR

    def choices(self) -> Choices:
        from game.cardgames.must_be_18.words.choices import CHOICES

        return CHOICES

    def table(self, view: Any, people: tuple[Person, ...], art: Art, manner: Manner) -> Table[Any]:
        from game.cardgames.must_be_18.table.table import MustBe18Table

        return MustBe18Table(view, people, art, manner)

    def zones(self) -> tuple[str, ...]:
        from game.cardgames.must_be_18.table.focus import Zone

        return tuple(Zone)

    def emblem(self) -> Emblem:
        from game.cardgames.must_be_18.table.art.emblem import EMBLEM

        return EMBLEM

    def rulebook(self) -> tuple[Page, ...]:
        from game.cardgames.must_be_18.rulebook import PAGES

        return PAGES

    def sounds(self) -> tuple[AnySound, ...]:
        from game.cardgames.must_be_18.table.sounds import MustBe18Sound

        return tuple(MustBe18Sound)

    def glossary(self) -> Glossary:
        from game.cardgames.must_be_18.table.glossary import GLOSSARY

        return GLOSSARY

    def pictures(self, studio: Studio) -> Pictures:
        from game.cardgames.must_be_18.shots import pictures

        return pictures(studio)

    def films(self) -> Films:
        from game.cardgames.must_be_18.shots import FILMS

        return FILMS
