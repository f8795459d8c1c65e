"""The context that all scenes share: settings, sound, captions, drawing caches, input, and files."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from game import VERSION
from game.audio.cues import RUMBLES, Cue, Tier, focus_tick
from game.audio.player import Audio, Volumes
from game.audio.sounds import Music, Sound
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header, Player
from game.engine.options import is_practice
from game.files import gate
from game.language.message import Language, day, message, plural, translate
from game.scenes.answer_line import AnswerLine
from game.scenes.archive import Archive
from game.scenes.cast import Cast, load_cast, person_of
from game.storage import settings
from game.storage.dates import is_believable, is_possible, parse_day
from game.storage.places import ASSETS, LEVELS, Places
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.company.people import COLOURS, Person, name_or_colour
from game.tables.looks.worn import PLUMES, Looks
from game.tables.table import TableServices
from game.ui.animation.particles import Particles
from game.ui.devices.actions import Device
from game.ui.devices.bindings import Bindings
from game.ui.devices.hold import HOLD, REPEATS, InputSettings
from game.ui.devices.input import Input
from game.ui.drawing.mascots.ducks import Duck
from game.ui.forms.form import Feedback
from game.ui.forms.widgets import position_words
from game.voice.captions import CaptionDuration, Captions
from game.voice.narrator import Verbosity
from game.voice.speech import SpeechControl
from game.voice.topics import Topic

if TYPE_CHECKING:
    from game.ai.worker import Thinker
    from game.scenes.screens import Screens
    from game.storage.levels.run_tables import LoadedRunTables
    from game.storage.levels.texts import TranslatedLevel

_LONGEST_NOTICE = 300
_TICK = 0.7
_NOBODY: Mapping[int, str] = {}


class OpenTable(Protocol):
    """A table for friends' phones."""

    def update(self, seconds: float) -> None:
        """Process the guests' requests."""

    def close(self) -> None:
        """Close the table and its server."""


def _with_chosen_colour(person: Person, player: Player) -> Person:
    """Return a person with the duck colour chosen on their phone, or unchanged if they chose none."""
    plume = PLUMES.get(player.face) if player.human else None
    return person if plume is None else msgspec.structs.replace(person, duck=plume.duck)


def _today() -> date:
    return datetime.now(UTC).date()


@dataclass
class Context:
    """What all scenes share: settings, devices, files and routes to other screens.

    Attributes:
        screens: the routes to other screens; the app sets them before there is any scene.
        answers: the line with the last answer, on screens without a place for it.
        joined: the gamepads that joined during the set-up of the next match, by seat.
        aloud: what reads captions aloud; None until it's opened.
        loaded: a function that returns whether the named parts (see `game.loading`) are loaded; missing ones
            are loaded next.
        invitation: the table that friends join with their phones, while it's open.
    """

    places: Places
    settings: Settings
    audio: Audio
    input: Input
    art: Art
    seed: int | None = None
    captions: Captions = field(default_factory=Captions)
    thinker: Thinker | None = None
    particles: Particles = field(default_factory=Particles)
    notices: list[str] = field(default_factory=list)
    quit: Callable[[], None] = lambda: None
    apply_window: Callable[[], None] = lambda: None
    apply_language: Callable[[], None] = lambda: None
    apply_theme: Callable[[], None] = lambda: None
    joined: dict[int, int] = field(default_factory=dict)
    aloud: SpeechControl | None = None
    loaded: Callable[[Iterable[str]], bool] = lambda _names: True
    today: Callable[[], date] = _today
    invitation: OpenTable | None = None
    screens: Screens = field(init=False, repr=False)
    archive: Archive = field(init=False, repr=False)
    answers: AnswerLine = field(init=False, repr=False)
    _untranslated: set[tuple[str, str]] = field(default_factory=set, init=False, repr=False)
    _clock_doubted: bool = field(default=False, init=False, repr=False)
    _notified: set[str] = field(default_factory=set, init=False, repr=False)

    def __post_init__(self) -> None:
        self.archive = Archive(self.places, self)
        self.answers = AnswerLine(self.captions)
        self._apply_settings()

    # -- settings ------------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Change settings, apply them, and save them."""
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **changes)
        self._apply_settings()
        self.notify(settings.save(self.places.settings, before, self.settings) or "")
        if changes.keys() & {"ui_scale", "fullscreen"}:
            self.apply_window()
        if "language" in changes:
            self.apply_language()
            self.report_untranslated(self.cast.tables)
        if "high_contrast" in changes:
            self.apply_theme()
        if self.aloud is not None and changes.keys() & {"speech_rate", "speech_volume", "voice", "language"}:
            self.aloud.apply_settings()

    def _apply_settings(self) -> None:
        now = self.settings
        self.audio.set_volumes(Volumes(now.master, now.effects, now.music, now.muted))
        self.captions.unspoken = now.unspoken
        self.captions.stay = CaptionDuration(now.caption_stay)
        hold = HOLD if now.hold_to_confirm else 0.0
        self.input.settings = InputSettings(now.dead_zone, REPEATS[now.repeat], hold)
        self.art.worn = Looks(now.card_back, now.felt, now.hat, now.duck)

    def rebind(self, bindings: Bindings) -> None:
        """Change and save the bindings."""
        self.input.bindings = bindings
        self.change(
            bindings=bindings.changes(),
            key_hands=bindings.key_hands.value,
            pad_hands=bindings.pad_hands.value,
        )

    @property
    def game(self) -> str:
        """The game played last; before the first match, the first game."""
        return self.settings.game if self.settings.game in GAMES else next(iter(GAMES))

    @property
    def device(self) -> Device:
        return self.input.device

    # -- words and sounds ----------------------------------------------------------------------------

    def drop_question(self) -> None:
        """Drop the queued question, because the player has answered it."""
        if self.aloud is not None:
            self.aloud.drop_question()

    def play_sound(self, sound: Sound) -> None:
        self.audio.play(sound)

    def play(self, cue: Cue) -> None:
        self.audio.play(cue.sound, volume=cue.volume, pitch=cue.pitch, tier=cue.tier)

    def play_ending(self, *, won: bool) -> None:
        """Play the sound of a win or a loss, and the music after it."""
        self.play(Cue(Sound.WIN if won else Sound.LOSE, Tier.MOMENT))
        self.audio.play_music(Music.VICTORY if won else Music.CALM)

    def rumble(self, tier: Tier) -> None:
        """Rumble gamepads with a tier's strength, scaled by the player's setting."""
        found = RUMBLES[tier]
        strength = found.strength * self.settings.rumble_strength
        if strength:
            self.input.pads.rumble(strength, found.milliseconds)

    @property
    def ticks(self) -> bool:
        """Whether the focus sound's pitch shows the place in a list; by default, only while speech is on."""
        chosen = self.settings.ticks
        return bool(self.settings.speech) if chosen is None else chosen

    def tick(self, place: int, count: int) -> None:
        """Play the sound of a moved focus, given its index in a list of `count` items."""
        cue = focus_tick(place, count) if self.ticks else Cue(Sound.MENU_MOVE)
        self.audio.play(cue.sound, pitch=cue.pitch, volume=_TICK)

    def position(self, place: int, count: int) -> str:
        """Return a text such as "3 of 10" for an item, given its index; empty if positions aren't spoken."""
        return position_words(place, count) if self.speaks_positions else ""

    @property
    def language(self) -> Language:
        return self.art.fonts.language

    @cached_property
    def language_names(self) -> Mapping[str, str]:
        """The native name of each language, by code."""
        from game.language.compiled import names_in_own_language

        return names_in_own_language(ASSETS / "catalogues")

    @property
    def speaks_positions(self) -> bool:
        """Whether to speak positions in lists, such as "3 of 10"."""
        return self.settings.verbosity > Verbosity.TERSE

    @property
    def feedback(self) -> Feedback:
        """The functions with which forms speak and play sounds."""
        captions = self.captions
        helps = partial(captions.is_spoken, Topic.HELP)
        return Feedback(
            captions.read,
            lambda name: self.play_sound(Sound(name)),
            self.tick,
            lambda: self.speaks_positions,
            helps,
        )

    def table_services(
        self, *, preview: bool = True, helps: bool = True, watching: bool = False
    ) -> TableServices:
        """Return the services for a table; `preview=False` overrides the setting for previews of choices."""
        settings = self.settings
        return TableServices(
            settings=settings if preview else msgspec.structs.replace(settings, preview=False),
            helps=helps,
            watching=watching,
            mouse=lambda: self.input.pointing,
            sound=self.audio.play,
            quack=self.audio.quack,
            tick=self.tick,
            rumble=self.rumble,
            say=self.captions.answer,
            say_in_place=self.captions.answer_in_place,
            read=self.captions.read,
            talk=self.captions.announce_remark,
        )

    # -- people --------------------------------------------------------------------------------------

    @cached_property
    def cast(self) -> Cast:
        """The opponents and tables, loaded at first use so as not to delay the first frame."""
        cast, problems = self.loaded_cast
        for faults in problems:
            self.notify_of_problems(faults)
        self.report_untranslated(cast.tables)
        return cast

    @cached_property
    def loaded_cast(self) -> tuple[Cast, list[Sequence[str]]]:
        """The opponents and tables, with the problems of their files; safe to load in another thread."""
        problems: list[Sequence[str]] = []
        return load_cast(self.places.levels, problems.append), problems

    @cached_property
    def house_run_tables(self) -> LoadedRunTables:
        """The shipped tables of runs; safe to load in another thread."""
        from game.arcade.run.tables import check_run_table
        from game.storage.levels.run_tables import RUN, load_run_tables

        opponents = {opponent.id: opponent for opponent in self.loaded_cast[0].opponents}
        return load_run_tables(LEVELS / RUN, (), partial(check_run_table, opponents))

    def people(self, players: tuple[Player, ...]) -> tuple[Person, ...]:
        """Return players as a table shows them; several people at this machine get different colours."""
        people = [seat for seat, player in enumerate(players) if player.human and not player.face]
        persons = [self._person(player) for player in players]
        if len(people) > 1:
            for number, seat in enumerate(people[: len(COLOURS)]):
                persons[seat] = Person(name_or_colour(players[seat].name, number), COLOURS[number].duck)
        return tuple(map(_with_chosen_colour, persons, players))

    def _person(self, player: Player) -> Person:
        found = self.cast.opponent(player.face)
        if found is not None:
            return person_of(player.name, found)
        duck = self.art.own_duck if player.human else Duck()
        return Person(settings.display_name(player.name), duck)

    # -- thinking ------------------------------------------------------------------------------------

    def thinking(self) -> Thinker:
        """Return the background worker that computes agents' decisions, created at first use."""
        if self.thinker is None:
            from game.ai.worker import Thinker

            self.thinker = Thinker()
        return self.thinker

    # -- matches -------------------------------------------------------------------------------------

    def fresh_seed(self) -> int:
        if self.seed is not None:
            seed, self.seed = self.seed, None
            return seed
        return random.SystemRandom().getrandbits(48)

    def players(
        self, opponents: Sequence[str], seat: int, friends: Mapping[int, str] = _NOBODY
    ) -> tuple[Player, ...]:
        """Return all players by seat; opponents (by id) take the seats left free, in order."""
        cast = {opponent.id: opponent for opponent in self.cast.opponents}
        found = [Player(cast[opponent].name, cast[opponent].spec, opponent) for opponent in opponents]
        people = {**friends, seat: self.settings.name}
        for number, (place, name) in enumerate(sorted(people.items())):
            known_name = name_or_colour(name, number) if friends else name
            found.insert(place, Player(translate(known_name, self.language)))
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
        """Return the header of a new match against opponents (by id), seated in order.

        `friends` are the names of other people, by seat. Practice matches and matches with
        friends are never rated. A rated match is binding.
        """
        counts = rated and not friends and not is_practice(rules_of(game).options, options)
        return Header(
            version=VERSION,
            game=game,
            seed=self.fresh_seed(),
            options=options,
            players=self.players(opponents, seat, friends),
            rated=counts,
            started=datetime.now(UTC).isoformat(timespec="seconds"),
            table=title,
            binding=counts,
        )

    def notify(self, words: str, *, spoken: bool = True) -> None:
        """Notify the player, unless the words are empty or the same notice is still waiting."""
        # Notices may quote a file or its path, which can contain any characters.
        clean = gate.clean_text(words)
        if len(clean) > _LONGEST_NOTICE:
            clean = f"{clean[:_LONGEST_NOTICE]} …"
        notice = words if clean == words else clean
        if notice and notice not in self.notices:
            self.notices.append(notice)
            if spoken:
                self.captions.announce_notice(notice)

    def warn_about_clock(self) -> None:
        """Notify the player, once, if the clock is implausible."""
        today = self.today()
        if self._clock_doubted or is_believable(today):
            return
        self._clock_doubted = True
        shown = day(today.isoformat())
        self.notify(
            message(
                "Your clock says it’s {day}. If that’s wrong, set it right and today’s deals will come.",
                day=shown,
            )
        )

    def day(self, iso: str, *, with_time: bool = False) -> str:
        """Return the text to show for a date from a file, or "date unknown" for an impossible date."""
        found = parse_day(iso)
        if found is not None and not is_possible(found, self.today()):
            return message("date unknown")
        return day(iso, with_time=with_time)

    def notify_once(self, words: str) -> None:
        """Notify the player, unless this method has already shown the same notice."""
        if words not in self._notified:
            self._notified.add(words)
            self.notify(words)

    def report_untranslated(self, levels: Iterable[TranslatedLevel]) -> None:
        """Notify the player, once per level, of levels not fully translated into the current language."""
        from game.storage.levels.texts import untranslated

        code = self.language.code
        news = [title for title in untranslated(levels, code) if (code, str(title)) not in self._untranslated]
        self._untranslated |= {(code, str(title)) for title in news}
        if news:
            self.notify(
                plural(
                    "“{title}” isn’t fully translated. Missing texts are in English.",
                    "{n} levels, such as “{title}”, aren’t fully translated. Missing texts are in English.",
                    len(news),
                    title=news[0],
                )
            )

    def notify_of_problems(self, problems: Sequence[str]) -> None:
        """Show the problems of several files in one notice: the first one, and the number of others."""
        said = [problem for problem in problems if problem]
        if said:
            more = len(said) - 1
            files = "files like it" if more > 1 else "file like it"
            self.notify(said[0][:_LONGEST_NOTICE] + (f" (and {more:,} more {files})" if more else ""))
