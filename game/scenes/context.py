"""The context of all scenes: settings, sound, words, drawing caches, input, and the player's files."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from game import VERSION
from game.arcade.playable import check_company
from game.audio.cues import RUMBLES, Cue, Tier
from game.audio.player import Audio, Volumes
from game.audio.sounds import Sound
from game.audio.ticks import tick
from game.audio.voices import Voice, voice_of
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.contract import BadSetup
from game.engine.journal import BadJournal, Header, Journal, NoHeader, Player
from game.engine.options import is_practice
from game.files import gate
from game.language.message import Language, said
from game.storage import accuracy, dailies, par_scores, puzzle_tries, records, settings
from game.storage.places import LEVELS, Places, has_tutorial
from game.storage.plugins import level_folders
from game.storage.rows_cache import Load, Row, RowsCache
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.colours import COLOURS, called
from game.tables.looks.worn import Worn
from game.tables.people import Person
from game.tables.table import Manner
from game.ui.animation.particles import Particles
from game.ui.devices.actions import Device
from game.ui.devices.bindings import Bindings
from game.ui.devices.feel import HOLD, REPEATS, Feel
from game.ui.devices.input import Input
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.forms.form import Feedback
from game.voice.captions import Captions, Stay
from game.voice.narrator import Verbosity
from game.voice.speech import Aloud
from game.voice.topics import Topic

if TYPE_CHECKING:
    from game.ai.worker import Thinker
    from game.scenes.screens import Screens
    from game.scenes.untranslated import Level
    from game.storage.levels import Opponent, Ready

_SAVE_SUFFIX = ".sixes"
_STAMP = re.compile(r"(\d{8}-\d{6})-(\d{1,9})-", re.ASCII)
_LOOKED_AT = 3_000
_LONGEST_NOTICE = 300
_TICK = 0.7
_NOBODY: Mapping[int, str] = {}


def _today() -> date:
    return datetime.now(UTC).date()


class Cast(msgspec.Struct, frozen=True):
    """The opponents, and the ready-made tables: all, and those for daily deals, which everybody has."""

    opponents: tuple[Opponent, ...]
    tables: tuple[Ready, ...]
    daily: tuple[Ready, ...] = ()


@dataclass
class Context:
    """The context of all scenes: their access to settings, devices, files and other screens.

    Attributes:
        screens: the ways to other screens; the app fills them in, before there is any scene.
        notices: messages that the player has yet to be shown.
        seed: the seed of the next match, if the command line named one.
        joined: the gamepads that have joined in the set-up of the match to come, by seat.
        aloud: the reading aloud of words; None where there is no voice.
        today: tells the date in UTC, to which daily deals belong.
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
    apply_language: Callable[[], None] = lambda: None
    apply_theme: Callable[[], None] = lambda: None
    joined: dict[int, int] = field(default_factory=dict)
    aloud: Aloud | None = None
    today: Callable[[], date] = _today
    screens: Screens = field(init=False, repr=False)
    _untranslated: set[tuple[str, str]] = field(default_factory=set, init=False, repr=False)
    _cache: RowsCache = field(default_factory=RowsCache, init=False, repr=False)

    def __post_init__(self) -> None:
        """All is worn that is set."""
        self.art.worn = worn_of(self.settings)

    # -- settings ------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Change settings, let them take effect, and save them."""
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **changes)
        self.audio.set_volumes(volumes_of(self.settings))
        self.captions.unspoken = self.settings.unspoken
        self.captions.stay = Stay(self.settings.caption_stay)
        self.input.feel = feel_of(self.settings)
        self.art.worn = worn_of(self.settings)
        problem = settings.save(self.places.settings, before, self.settings)
        if problem:
            self.notice(problem)
        if changes.keys() & {"ui_scale", "fullscreen"}:
            self.apply_window()
        if "language" in changes:
            self.apply_language()
            if self.cast is not None:
                self.name_untranslated(self.cast.tables)
        if "high_contrast" in changes:
            self.apply_theme()
        if self.aloud is not None and changes.keys() & {"speech_rate", "speech_volume", "voice", "language"}:
            self.aloud.suit()

    def rebind(self, bindings: Bindings) -> None:
        """Use other keys and buttons from now on."""
        self.input.bindings = bindings
        self.change(
            bindings=bindings.changes(),
            key_hands=bindings.key_hands.value,
            pad_hands=bindings.pad_hands.value,
        )

    @property
    def device(self) -> Device:
        """The device in use."""
        return self.input.device

    # -- words and sounds ----------------------------------------------------------------------------

    def sound(self, name: str) -> None:
        """Play a sound by its name."""
        self.audio.play(Sound(name))

    def rumble(self, tier: Tier) -> None:
        """Shake gamepads as fits the stakes, as strongly as is set."""
        found = RUMBLES[tier]
        strength = found.strength * self.settings.rumble_strength
        if strength:
            self.input.pads.rumble(strength, found.milliseconds)

    @property
    def ticks(self) -> bool:
        """Whether the focus is heard by its place: as the player says, else while words are spoken."""
        chosen = self.settings.ticks
        return bool(self.settings.speech) if chosen is None else chosen

    def tick(self, place: int, count: int) -> None:
        """The focus has gone to a place (from 0) among so many."""
        cue = tick(place, count) if self.ticks else Cue(Sound.MENU_MOVE)
        self.audio.play(cue.sound, pitch=cue.pitch, volume=_TICK)

    @property
    def language(self) -> Language:
        """The language of all words."""
        return self.art.fonts.language

    @property
    def counts(self) -> bool:
        """Whether the place of a thing in its list is told: "3 of 10"."""
        return self.settings.verbosity > Verbosity.TERSE

    @property
    def feedback(self) -> Feedback:
        """The outputs for the words and sounds of forms."""
        captions = self.captions
        helps = partial(captions.tells, Topic.HELP)
        return Feedback(captions.read, self.sound, self.tick, lambda: self.counts, helps)

    def manner(self) -> Manner:
        """The manner of tables, from the settings now."""
        return Manner(
            reduced_motion=self.settings.reduced_motion,
            shaking=self.settings.shaking,
            particles=self.settings.particles,
            left_handed=self.settings.left_handed,
            preview=self.settings.preview,
            switches=self.settings.switched_on,
            sound=self.audio.play,
            quack=self.audio.quack,
            tick=self.tick,
            rumble=self.rumble,
            say=self.captions.answer,
            read=self.captions.read,
            talk=self.captions.overhear,
            counts=self.settings.verbosity >= Verbosity.FULL,
        )

    # -- the cast ------------------------------------------------------------------------------------

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """All opponents that a player can choose."""
        return self.load_cast().opponents

    @property
    def tables(self) -> tuple[Ready, ...]:
        """The ready-made tables, in their order."""
        return self.load_cast().tables

    def load_cast(self) -> Cast:
        """The cast, read when it is first needed: the first frame does without."""
        if self.cast is None:
            self.cast = load_cast(self)
        return self.cast

    # -- people --------------------------------------------------------------------------------------

    def opponent(self, opponent_id: str) -> Opponent | None:
        """The opponent with this id."""
        return next((one for one in self.opponents if one.id == opponent_id), None)

    def people(self, players: tuple[Player, ...]) -> tuple[Person, ...]:
        """Players as a table shows them; several people are ducks of different colours."""
        people = [seat for seat, player in enumerate(players) if player.human]
        found = [self._person(player) for player in players]
        if len(people) > 1:
            for number, seat in enumerate(people[: len(COLOURS)]):
                found[seat] = Person(called(players[seat].name, number), COLOURS[number].duck)
        return tuple(found)

    def _person(self, player: Player) -> Person:
        found = self.opponent(player.face)
        if found is None:
            duck = self.art.own_duck if player.human else Duck()
            return Person(settings.shown_name(player.name), duck)
        says = {
            "greets": found.greets,
            "takes": found.takes,
            "wins": found.wins,
            "loses": found.loses,
            "gloats": found.gloats,
            "envies": found.envies,
        }
        return Person(player.name, duck_of(found), says, accent_of(found))

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

    def players(
        self, opponents: Sequence[str], seat: int, friends: Mapping[int, str] = _NOBODY
    ) -> tuple[Player, ...]:
        """The player, on a seat, friends on others by name, and the opponents (by id) in their order."""
        cast = {one.id: one for one in self.opponents}
        found = [Player(cast[one].name, cast[one].spec, one) for one in opponents]
        people = {**friends, seat: self.settings.name}
        for number, (place, name) in enumerate(sorted(people.items())):
            known = called(name, number) if friends else name
            found.insert(place, Player(said(known, self.language)))
        return tuple(found)

    def header(
        self,
        game: str,
        opponents: tuple[str, ...],
        options: dict[str, Any],
        *,
        rated: bool = True,
        title: str = "",
        seat: int = 0,
        friends: Mapping[int, str] = _NOBODY,
    ) -> Header:
        """The header of a new match of the player, on a seat, against opponents (by id) in their order.

        `friends` are the names of other people by their seats. Practice is never rated, nor is play among
        friends.
        """
        return Header(
            version=VERSION,
            game=game,
            seed=self.fresh_seed(),
            options=options,
            players=self.players(opponents, seat, friends),
            rated=rated and not friends and not is_practice(rules_of(game).options, options),
            started=datetime.now(UTC).isoformat(timespec="seconds"),
            table=title,
        )

    def open_journal(self, header: Header) -> Journal:
        """A new journal for a match; if it cannot be saved, a journal that is written later, and a notice."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        # A clock that was set back must not make the new match look older than those before it.
        newest, last, _name = max(map(_age, self._journals()), default=("", 0, ""))
        number = last if newest >= stamp else 0
        while True:
            number += 1
            path = self.places.saves / f"{max(stamp, newest)}-{number}-{header.game}{_SAVE_SUFFIX}"
            try:
                journal = Journal.create(path, header)
            except FileExistsError:
                continue
            except OSError as error:
                self.notice(f"{path}: this match cannot be saved ({error.strerror})")
                journal = Journal.later(path, header)
            self.played_on(path)
            return journal

    def played_on(self, path: Path) -> None:
        """Remember that this is the match that was played on last."""
        if self.settings.match != path.name:
            self.change(match=path.name)

    def unfinished(self) -> list[Path]:
        """The journals of matches that were not played to their end: the match played last, then the newest.

        Of very many, only the newest are looked at.
        """
        done = {result.journal for result in self.results()}
        found = [path for path in self._journals() if path.name not in done]
        found.sort(key=lambda path: (path.name == self.settings.match, _age(path)), reverse=True)
        good, problems = [], []
        for path in found[:_LOOKED_AT]:
            header, problem = _header(path)
            if header is not None:
                good.append(path)
            problems.append(problem)
        self.notice_all(problems)
        return good

    def is_new_to(self, game: str) -> bool:
        """Whether no match was ever begun here, nor the tutorial of the game, if it has one."""
        return game not in self.settings.tutorials and has_tutorial(game) and not self._journals()

    def may_learn(self, game: str) -> bool:
        """Whether no match of the game was ever begun here, nor its tutorial, if it has one."""
        if game in self.settings.tutorials or not has_tutorial(game):
            return False
        begun = any(path.name.endswith(f"-{game}{_SAVE_SUFFIX}") for path in self._journals())
        return not begun and all(result.game != game for result in self.results())

    def _journals(self) -> list[Path]:
        """All journals whose names can be written."""
        try:
            found = list(self.places.saves.glob(f"*{_SAVE_SUFFIX}"))
        except OSError:
            return []
        return [path for path in found if path.name == gate.clean(path.name)]

    def header_of(self, path: Path) -> Header | None:
        """A journal's header, if it is one of a game that there is; else None, and a notice."""
        header, problem = _header(path)
        self.notice(problem)
        return header

    def rows(self, path: Path, load: Load[Row]) -> list[Row]:
        """The rows of a file, oldest first, read again only when it has changed; a fault of it is told."""
        found, problem = self._cache.load(path, load)
        self.notice(problem or "")
        return found

    def results(self) -> list[records.Result]:
        """The results of all finished matches, oldest first."""
        return self.rows(self.places.records, _load_results)

    def accuracies(self) -> list[accuracy.Accuracy]:
        """The accuracy of each round that the coach has looked at, oldest first."""
        return self.rows(self.places.accuracy, accuracy.load)

    def keep_accuracy(self, path: Path, found: accuracy.Accuracy) -> None:
        """Put the accuracy of a round of the journal at `path` into the records, once, if that is a save."""
        # Only the player's own matches are in the saves; others may be watched, too.
        if path.parent != self.places.saves:
            return
        problem = accuracy.add(self.places.accuracy, found)
        if problem:
            self.notice(problem)

    def scores(self) -> list[par_scores.Score]:
        """The scores of matches of ready-made tables, oldest first."""
        return self.rows(self.places.scores, par_scores.load)

    def keep_score(self, score: par_scores.Score) -> None:
        """Put the score of a match into the records, once."""
        problem = par_scores.add(self.places.scores, score)
        if problem:
            self.notice(problem)

    def puzzle_stars(self) -> dict[str, int]:
        """The most stars that each solved puzzle has brought, by its fingerprint."""
        return puzzle_tries.best_stars(self.rows(self.places.puzzles, puzzle_tries.load))

    def keep_puzzle(self, solved: puzzle_tries.Solved) -> None:
        """Put a solved puzzle into the records."""
        problem = puzzle_tries.add(self.places.puzzles, solved)
        if problem:
            self.notice(problem)

    def dailies(self) -> list[dailies.Begun]:
        """The daily deals that were begun, oldest first."""
        return self.rows(self.places.dailies, dailies.load)

    def notice(self, words: str, *, spoken: bool = True) -> None:
        """Tell the player, unless the same words are still waiting to be told; empty words are not told."""
        # Words may quote a file or name its path, which may hold any characters.
        clean = gate.clean(words)
        if len(clean) > _LONGEST_NOTICE:
            clean = f"{clean[:_LONGEST_NOTICE]} …"
        notice = words if clean == words else clean
        if notice and notice not in self.notices:
            self.notices.append(notice)
            if spoken:
                self.captions.read(notice)

    def name_untranslated(self, levels: Iterable[Level]) -> None:
        """Tell the player, once, of levels without words in the language of the game."""
        from game.scenes.untranslated import lacking, notice_of

        code = self.language.code
        news = [title for title in lacking(levels, code) if (code, str(title)) not in self._untranslated]
        self._untranslated |= {(code, str(title)) for title in news}
        self.notice(notice_of(news))

    def notice_all(self, problems: Sequence[str]) -> None:
        """Tell the player of the problems of several files in one notice."""
        said = [problem for problem in problems if problem]
        if said:
            more = len(said) - 1
            files = "files like it" if more > 1 else "file like it"
            self.notice(said[0][:_LONGEST_NOTICE] + (f" (and {more:,} more {files})" if more else ""))


def _header(path: Path) -> tuple[Header | None, str]:
    """A journal's header, if it is of a known game; and the problem with it, if there is one."""
    try:
        header = journals.read_header(path)
        rules_of(header.game).check_seats(len(header.players))
    except NoHeader as error:
        return None, journals.set_aside_whole(path, error)
    except BadJournal as error:
        return None, str(error)
    except UnknownGame as error:
        return None, f"{path}: {error}"
    except BadSetup as error:
        return None, f"{path}: line 1: {error}"
    return header, ""


def _age(path: Path) -> tuple[str, int, str]:
    """The sort key of journals, oldest first: the stamp at the start of the name, and the number after it."""
    found = _STAMP.match(path.name)
    return (found[1], int(found[2]), path.name) if found else ("", 0, path.name)


def duck_of(opponent: Opponent) -> Duck:
    """An opponent's face."""
    face = opponent.face
    return Duck(face.body, face.shade, face.beak, mood=Mood(face.mood), extra=Extra(face.extra))


def accent_of(opponent: Opponent) -> Voice:
    """An opponent's voice: as its file says, else one that its id always has."""
    voice = opponent.voice
    if voice is None:
        return voice_of(opponent.id)
    return Voice(voice.pitch, voice.roughness, voice.speed)


def feel_of(current: Settings) -> Feel:
    """The feel of keys, buttons and sticks that is set."""
    hold = HOLD if current.hold_to_confirm else 0.0
    return Feel(current.dead_zone, REPEATS[current.repeat], hold)


def worn_of(current: Settings) -> Worn:
    """The looks that are set."""
    return Worn(current.card_back, current.felt, current.hat)


def volumes_of(current: Settings) -> Volumes:
    """The volumes that are set."""
    return Volumes(current.master, current.effects, current.music, current.muted)


def load_cast(context: Context) -> Cast:
    """Opponents and ready-made tables; a level file that cannot be used becomes a notice."""
    from game.storage import levels

    opponents: tuple[Opponent, ...] = ()
    try:
        opponents = levels.load_opponents(LEVELS / "opponents.toml")
    except levels.BadLevel as error:
        context.notice(str(error))
    others = level_folders()

    def check(table: Ready) -> None:
        check_table(opponents, table)

    house = levels.load_tables([LEVELS], check)
    own = levels.load_tables((*others.folders, context.places.levels), check, house.tables)
    context.notice_all((*house.problems, *others.problems, *own.problems))
    context.name_untranslated(own.tables)
    # Tables of packages and the player's own are not everybody's: no daily deal is played at them.
    daily = tuple(table for table in house.tables if table.daily)
    return Cast(opponents, levels.in_order((*house.tables, *own.tables)), daily)


def _load_results(path: Path) -> tuple[list[records.Result], str | None]:
    return records.load(path, check_result)


def check_result(result: records.Result) -> None:
    """Whether a result can be one of its game; a game that is not there may have been, or may come again.

    Raises:
        ValueError: if not.
    """
    with suppress(UnknownGame):
        rules_of(result.game).check_seats(len(result.players))


def check_table(opponents: tuple[Opponent, ...], table: Ready) -> None:
    """Whether a ready-made table can be played.

    Raises:
        ValueError: if not; the text names the place and what was expected.
    """
    check_company([one.id for one in opponents], table.game, table.opponents, table.options)
