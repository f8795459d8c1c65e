"""The kit of Sixpack."""

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
    from game.tables.company.people import Person
    from game.tables.painting.emblem import Emblem
    from game.tables.studio import Films, Pictures, Studio
    from game.tables.table import Manner, Table
    from game.voice.choices import Choices
    from game.voice.narrator import Narrator


class SixpackKit(Kit):
    id = "sixpack"
    title = message("Sixpack")
    pitch = message("Three piles, a hand of six, and packs that bend every rule")

    def rules(self) -> CardGame[Any, Any]:
        from game.cardgames.sixpack.rules.game import SIXPACK

        return SIXPACK

    def agents(self) -> AgentMakers:
        from game.cardgames.sixpack.players.agents import AGENTS

        return AGENTS

    def cheater(self) -> Agent[Peek]:
        from game.cardgames.sixpack.players.cheater import Cheater

        return Cheater()

    def try_all(self) -> TryAll:
        from game.cardgames.sixpack.players.try_all import try_all

        return try_all

    def feats(self) -> Feats:
        from game.cardgames.sixpack.feats import FEATS

        return FEATS

    def narrator(self) -> Narrator:
        from game.cardgames.sixpack.words.narrator import NARRATOR

        return NARRATOR

    def choices(self) -> Choices:
        from game.cardgames.sixpack.words.choices import CHOICES

        return CHOICES

    def table(self, view: Any, people: tuple[Person, ...], art: Art, manner: Manner) -> Table[Any]:
        from game.cardgames.sixpack.table.table import SixpackTable

        return SixpackTable(view, people, art, manner)

    def zones(self) -> tuple[str, ...]:
        from game.cardgames.sixpack.table.focus import Zone

        return tuple(Zone)

    def emblem(self) -> Emblem:
        from game.cardgames.sixpack.table.art.emblem import EMBLEM

        return EMBLEM

    def rulebook(self) -> tuple[Page, ...]:
        from game.cardgames.sixpack.rulebook import PAGES

        return PAGES

    def sounds(self) -> tuple[AnySound, ...]:
        from game.cardgames.sixpack.table.sounds import SixpackSound

        return tuple(SixpackSound)

    def glossary(self) -> Glossary:
        from game.cardgames.sixpack.table.glossary import GLOSSARY

        return GLOSSARY

    def pictures(self, studio: Studio) -> Pictures:
        from game.cardgames.sixpack.shots import pictures

        return pictures(studio)

    def films(self) -> Films:
        from game.cardgames.sixpack.shots import FILMS

        return FILMS
