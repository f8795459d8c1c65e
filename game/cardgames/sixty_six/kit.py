"""The kit of Sixty-six."""

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
    from game.tables.table import Manner, Switch, Table
    from game.voice.choices import Choices
    from game.voice.narrator import Narrator


class SixtySixKit(Kit):
    id = "sixty_six"
    title = message("Sixty-six")
    pitch = message("Bid, marry, trump: six tricks with a partner, a tick for every 33")

    def rules(self) -> CardGame[Any, Any]:
        from game.cardgames.sixty_six.rules.game import SIXTY_SIX

        return SIXTY_SIX

    def agents(self) -> AgentMakers:
        from game.cardgames.sixty_six.players.agents import AGENTS

        return AGENTS

    def cheater(self) -> Agent[Peek]:
        from game.ai.foreseeing import Foreseeing
        from game.cardgames.sixty_six.players.cheater import Cheater

        return Foreseeing(self.rules(), Cheater())

    def try_all(self) -> TryAll:
        from game.cardgames.sixty_six.players.try_all import try_all

        return try_all

    def feats(self) -> Feats:
        from game.cardgames.sixty_six.feats import FEATS

        return FEATS

    def narrator(self) -> Narrator:
        from game.cardgames.sixty_six.words.narrator import NARRATOR

        return NARRATOR

    def choices(self) -> Choices:
        from game.cardgames.sixty_six.words.choices import CHOICES

        return CHOICES

    def table(self, view: Any, people: tuple[Person, ...], art: Art, manner: Manner) -> Table[Any]:
        from game.cardgames.sixty_six.table.table import SixtySixTable

        return SixtySixTable(view, people, art, manner)

    def zones(self) -> tuple[str, ...]:
        from game.cardgames.sixty_six.table.focus import Zone

        return tuple(Zone)

    def opened(self, view: Any, state: Any) -> Any | None:
        from msgspec.structs import replace

        return replace(view, hands=state.hands)

    def emblem(self) -> Emblem:
        from game.cardgames.sixty_six.table.art.emblem import EMBLEM

        return EMBLEM

    def rulebook(self) -> tuple[Page, ...]:
        from game.cardgames.sixty_six.rulebook import PAGES

        return PAGES

    def switches(self) -> tuple[Switch, ...]:
        from game.cardgames.sixty_six.table.art.card_sprites import FOUR_COLOUR, LARGE_INDEX

        return FOUR_COLOUR, LARGE_INDEX

    def sounds(self) -> tuple[AnySound, ...]:
        from game.cardgames.sixty_six.table.sounds import SixtySixSound

        return tuple(SixtySixSound)

    def glossary(self) -> Glossary:
        from game.cardgames.sixty_six.table.glossary import GLOSSARY

        return GLOSSARY

    def pictures(self, studio: Studio) -> Pictures:
        from game.cardgames.sixty_six.shots import pictures

        return pictures(studio)

    def films(self) -> Films:
        from game.cardgames.sixty_six.shots import FILMS

        return FILMS
