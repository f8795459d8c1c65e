"""What every scene is given: settings, sound, words, drawing caches, input, and the player's files."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game import VERSION
from game.audio.player import Audio, Volumes
from game.audio.sounds import Sound
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.contract import Setup
from game.engine.journal import BadJournal, Header, Journal, NoHeader, Player
from game.engine.options import is_practice, resolve
from game.storage import accuracy, records, settings
from game.storage.places import LEVELS, Places
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.people import Person
from game.tables.table import Manner
from game.ui.actions import Device
from game.ui.bindings import Bindings
from game.ui.ducks import Duck, Extra, Mood
from game.ui.form import Feedback
from game.ui.input import Input
from game.ui.particles import Particles
from game.voice.captions import Captions

if TYPE_CHECKING:
    from game.ai.worker import Thinker
    from game.storage.levels import Opponent, Ready

_SAVE_SUFFIX = ".sixes"


class Cast(msgspec.Struct, frozen=True):
    """Who and what there is to play."""

    opponents: tuple[Opponent, ...]
    tables: tuple[Ready, ...]


@dataclass
class Context:
    """The house that scenes live in.

    Attributes:
        notices: messages that the player has yet to be shown.
        seed: the seed of the next match, if the command line named one.
    """

    places: Places
    settings: Settings
    audio: Audio
    input: Input
    art: Art
    seed: int | None = None
    captions: Captions = field(default_factory=Captions)
    thinker: Thinker | None = None
    cast: Cast | None = None
    particles: Particles = field(default_factory=Particles)
    notices: list[str] = field(default_factory=list)
    quit: Callable[[], None] = lambda: None
    apply_window: Callable[[], None] = lambda: None

    # -- settings ------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Change settings, let them take effect, and save them."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self.audio.set_volumes(volumes_of(self.settings))
        problem = settings.save(self.places.settings, self.settings)
        if problem:
            self._notice(problem)
        if changes.keys() & {"ui_scale", "fullscreen"}:
            self.apply_window()

    def rebind(self, bindings: Bindings) -> None:
        """Use other keys and buttons from now on."""
        self.input.bindings = bindings
        self.change(bindings=bindings.changes())

    @property
    def device(self) -> Device:
        """The device in use."""
        return self.input.device

    # -- words and sounds ----------------------------------------------------------------------------

    def sound(self, name: str) -> None:
        """Play a sound by its name."""
        self.audio.play(Sound(name))

    @property
    def feedback(self) -> Feedback:
        """Where forms say and sound."""
        return Feedback(self.captions.read, self.sound)

    def manner(self) -> Manner:
        """How tables behave now."""
        return Manner(
            reduced_motion=self.settings.reduced_motion,
            preview=self.settings.preview,
            four_colour=self.settings.four_colour,
            large_index=self.settings.large_index,
            sound=self.audio.play,
            rumble=self.input.pads.rumble if self.settings.rumble else lambda _strength, _ms: None,
            say=self.captions.say,
            read=self.captions.read,
        )

    # -- the cast ------------------------------------------------------------------------------------

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Everybody there is to play against."""
        return self._loaded().opponents

    @property
    def tables(self) -> tuple[Ready, ...]:
        """The ready-made tables, in their order."""
        return self._loaded().tables

    def _loaded(self) -> Cast:
        """The cast, read when somebody first asks for it: the first frame does without."""
        if self.cast is None:
            self.cast = load_cast(self)
        return self.cast

    # -- people --------------------------------------------------------------------------------------

    def opponent(self, opponent_id: str) -> Opponent | None:
        """The opponent with this id."""
        return next((one for one in self.opponents if one.id == opponent_id), None)

    def people(self, players: tuple[Player, ...]) -> tuple[Person, ...]:
        """Players as a table shows them."""
        return tuple(self._person(player) for player in players)

    def _person(self, player: Player) -> Person:
        found = self.opponent(player.face)
        if found is None:
            return Person(player.name)
        return Person(player.name, duck_of(found), {"takes": found.takes, "wins": found.wins})

    # -- thinking ------------------------------------------------------------------------------------

    def thinking(self) -> Thinker:
        """The worker that thinks beside the screen, made when it is first needed."""
        if self.thinker is None:
            from game.ai.worker import Thinker

            self.thinker = Thinker()
        return self.thinker

    # -- matches -------------------------------------------------------------------------------------

    def fresh_seed(self) -> int:
        """The seed of the next match."""
        if self.seed is not None:
            seed, self.seed = self.seed, None
            return seed
        return random.SystemRandom().getrandbits(48)

    def header(
        self,
        game: str,
        opponents: tuple[str, ...],
        options: dict[str, Any],
        *,
        rated: bool = True,
        title: str = "",
    ) -> Header:
        """The header of a new match of the player against opponents (by id); practice is never rated."""
        cast = {one.id: one for one in self.opponents}
        players = [Player(self.settings.name)]
        players += [Player(cast[one].name, cast[one].spec, one) for one in opponents]
        return Header(
            version=VERSION,
            game=game,
            seed=self.fresh_seed(),
            options=options,
            players=tuple(players),
            rated=rated and not is_practice(rules_of(game).options, options),
            started=datetime.now(UTC).isoformat(timespec="seconds"),
            table=title,
        )

    def open_journal(self, header: Header) -> Journal | None:
        """A new journal for a match; None, and a notice, if it cannot be saved."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        for number in range(1, 1000):
            path = self.places.saves / f"{stamp}-{number}-{header.game}{_SAVE_SUFFIX}"
            try:
                return Journal.create(path, header)
            except FileExistsError:
                continue
            except OSError as error:
                self.notices.append(f"{path}: this match cannot be saved ({error.strerror})")
                return None
        return None

    def unfinished(self) -> list[Path]:
        """The journals of matches that were not played to their end, newest first."""
        done = {result.journal for result in self.results()}
        try:
            found = sorted(self.places.saves.glob(f"*{_SAVE_SUFFIX}"), reverse=True)
        except OSError:
            return []
        return [path for path in found if path.name not in done and self.header_of(path) is not None]

    def header_of(self, path: Path) -> Header | None:
        """A journal's header, if it is one of a game that there is."""
        try:
            header = journals.read_header(path)
            rules_of(header.game)
        except NoHeader as error:
            self._notice(journals.set_aside_whole(path, error))
        except BadJournal as error:
            self._notice(str(error))
        except UnknownGame as error:
            self._notice(f"{path}: {error}")
        else:
            return header
        return None

    def results(self) -> list[records.Result]:
        """The results of all finished matches, oldest first."""
        found, problem = records.load(self.places.records)
        if problem:
            self._notice(problem)
        return found

    def accuracies(self) -> list[accuracy.Accuracy]:
        """How accurately was decided in each round that the coach has looked at, oldest first."""
        found, problem = accuracy.load(self.places.accuracy)
        if problem:
            self._notice(problem)
        return found

    def keep_accuracy(self, found: accuracy.Accuracy) -> None:
        """Put a round's accuracy into the records, once."""
        problem = accuracy.add(self.places.accuracy, found)
        if problem:
            self._notice(problem)

    def _notice(self, words: str) -> None:
        """Tell the player, but not what still waits to be told."""
        if words not in self.notices:
            self.notices.append(words)


def duck_of(opponent: Opponent) -> Duck:
    """An opponent's face."""
    face = opponent.face
    return Duck(face.body, face.shade, face.beak, mood=Mood(face.mood), extra=Extra(face.extra))


def volumes_of(current: Settings) -> Volumes:
    """The volumes that are set."""
    return Volumes(current.master, current.effects, current.music, current.muted)


def load_cast(context: Context) -> Cast:
    """Opponents and ready-made tables; what cannot be used becomes a notice."""
    from game.storage import levels

    opponents: tuple[Opponent, ...] = ()
    try:
        opponents = levels.load_opponents(LEVELS / "opponents.toml")
    except levels.BadLevel as error:
        context.notices.append(str(error))
    folders = (LEVELS, context.places.levels)
    loaded = levels.load_tables(folders, lambda table: check_table(opponents, table))
    context.notices.extend(loaded.problems)
    return Cast(opponents, loaded.tables)


def check_table(opponents: tuple[Opponent, ...], table: Ready) -> None:
    """Whether a ready-made table can be played.

    Raises:
        ValueError: if not; the text says what was expected where.
    """
    game = rules_of(table.game)
    cast = {one.id: one for one in opponents}
    for number, one in enumerate(table.opponents):
        if one not in cast:
            raise ValueError(
                f"opponents[{number}]: unknown opponent {one!r}: expected one of {', '.join(cast)}"
            )
    game.check(Setup(len(table.opponents) + 1, 0, resolve(game.options, table.options)))
