"""The window, the clock and the main loop."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from game.audio.player import Audio, Volumes
from game.cardgames.registry import asset_folders, catalogue_folders
from game.language.message import ENGLISH, message
from game.language.names import language_codes, preferred_language
from game.scenes.context import Context
from game.scenes.frame import draw_notices
from game.scenes.read_aloud import NO_SOUND, REVIEWS, ReadAloud, browse_captions
from game.scenes.screens import Screens
from game.scenes.stack import SceneStack
from game.scenes.trouble import TroubleScene, write_report
from game.storage import settings
from game.storage.places import ASSETS, Places
from game.tables.art import Art
from game.ui.animation.crossfade import Crossfade
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    InputEvent,
    PointerPressed,
    WindowClosed,
    WindowResized,
)
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.devices.input import Input
from game.ui.devices.presets import DeviceGrip
from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.surface_cache import return_free_memory, return_large_blocks
from game.ui.drawing.theme import NATURAL, STRONG
from game.ui.drawing.window import canvas_of, open_window, show
from game.ui.forms.prompts import draw_hold
from game.voice.captions import CaptionDuration
from game.voice.speech import Voice

if TYPE_CHECKING:
    from game.loading import Loading

SMALLEST_WINDOW = (960, 540)
_FRAMES_PER_SECOND = 120
_LONGEST_FRAME = 0.1
_NOTICE_SECONDS = 9.0
"""How many seconds a notice stays; if captions stay until the next one, a press also dismisses it."""
_ACTIVE_SECONDS = 0.4
"""For this many seconds after an input, frames are drawn at the full rate even if nothing moves."""
_IDLE_PAUSE = 0.125
"""The seconds between frames while nothing moves."""
_HIDDEN_PAUSE = 0.25
"""The seconds between frames while the window is hidden."""
_MOST_REPAINTS = 1
"""How many changed pictures a frame may repaint, if their old versions can be shown meanwhile."""
_EFFORT = 4.0
"""The painting effort that a frame may spend (see `Rate`), less if its input and updates took long."""
_LEAST_EFFORT = 1.0
"""The effort that a frame may spend however long its input and updates took."""
_EFFORT_IN_A_FADE = 1.0
"""The most effort of a frame that is shown while scenes fade into each other, as a fade takes time, too."""
_LONG_STEP = 1 / (3 * _FRAMES_PER_SECOND)
"""If input, or input and updates together, takes longer than this (in seconds), the frame isn't drawn."""
_MOST_PUT_OFF = 2
"""How many frames in a row may go undrawn: one that opens a scene, and one with its slow first update."""
_MOST_HELD = 120
"""After this many incomplete frames in a row, one is drawn in full, however long that takes."""
_HELD_BY_EASEL = 0.1
"""How much an incomplete frame counts towards `_MOST_HELD` while a background thread is painting."""
_COLLECTIONS = 4
"""A full garbage collection is due after this many collections of Python's middle generation."""
_FRAMES_PER_TRIM = 60
"""The number of frames after which free memory is returned to the system, which is quick if done often."""
_SIGNALS = 128
"""Exit codes above this mean that a signal ended the program."""
_SHAKY_FRAMES = 120
"""If a scene fails within this many frames after an error scene, without input, the program gives up."""


class NoDisplay(Exception):
    """The error raised if there is no display to open a window on."""


class ScenesFailed(Exception):
    """The error raised if scenes fail repeatedly; the text has the reason and the report's path."""


class App:
    """The running program: window, scenes and main loop. If `bounded`, a picture may take several frames."""

    def __init__(
        self,
        places: Places,
        *,
        size: tuple[int, int] = (1280, 720),
        seed: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        find_voice: Callable[[], Voice] | None = None,
        language: str = "",
    ) -> None:
        """Open the window or raise NoDisplay; `find_voice` connects a screen reader or system voice."""
        return_large_blocks()
        self.running = self.bounded = True
        current, problem = settings.load(places.settings)
        try:
            pygame.display.init()
            # With an icon set, pygame doesn't load its own, which takes longer than the title.
            pygame.display.set_icon(pygame.Surface((1, 1)))
            self._size = size
            self._surface = canvas_of(open_window(size, fullscreen=current.fullscreen))
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        pygame.display.set_caption("Sixes")
        art = Art()
        self.shapes = Shapes(art.fonts, art.easel)
        self._scale = Scale.of(self._surface.get_size(), current.ui_scale)
        bindings, bad_binding = _bindings(current)
        self.context = Context(
            places=places,
            settings=current,
            audio=Audio(ASSETS, Volumes(), clock, others=asset_folders()),
            input=Input(bindings, clock),
            art=art,
            seed=seed,
            notices=[notice for notice in (problem, bad_binding) if notice],
            quit=self.quit,
            apply_window=self._apply_window,
            apply_language=self._apply_language,
            apply_theme=self._apply_theme,
        )
        pygame.display.set_icon(art.ducks.side_view(Duck(), 64))
        self._apply_language(language)
        self._apply_theme()
        self.find_voice = find_voice
        self.stack = SceneStack(self.context.captions.read)
        self.context.screens = Screens(self.context, self.stack)
        self._notice_age = 0.0
        self._notice_areas: list[FRect] = []
        self._shaky = 0
        self._held = 0.0
        self._blank = True
        self._fade = Crossfade()
        self._put_off = 0
        self._loading: Loading | None = None
        self._clock = clock
        self._last_input = clock()

    def quit(self) -> None:
        self.running = False

    def run(self) -> None:
        """Run the main loop until the player quits, then close window and devices; may raise ScenesFailed."""
        try:
            self.loop()
        finally:
            self.close()

    def loop(self) -> None:
        """Run the main loop until the player quits; raise ScenesFailed if scenes keep failing."""
        clock = pygame.time.Clock()
        frames = 0
        while self.running and len(self.stack):
            self.sleep_until_due()
            seconds = min(clock.tick(_FRAMES_PER_SECOND) / 1000, _LONGEST_FRAME)
            self.run_guarded(partial(self.frame, seconds))
            frames += 1
            if frames == 1:
                self.load_ahead()
            if frames == 3:
                self.context.audio.open()
                if self.context.aloud is None:
                    self.open_speech()

    def load_ahead(self) -> None:
        from game.loading import load_ahead

        self._loading = load_ahead(self.context)
        self.context.loaded = self._loading.request

    def open_speech(self) -> None:
        """Connect the captions to a voice, to be found in the background; do nothing without `find_voice`."""
        if self.find_voice is None:
            return
        aloud = ReadAloud(self.context, self.find_voice, self._clock)
        self.context.aloud = aloud
        captions = self.context.captions
        before = captions.last
        captions.sinks = (*captions.sinks, aloud.speak)
        for words in (*self.context.notices, before):
            captions.read(words)

    def sleep_until_due(self) -> None:
        """Sleep until there is input or the next frame is due, if nothing moves or the window is hidden."""
        if not pygame.display.get_active():
            _collect_garbage()
            self.context.input.wait(_HIDDEN_PAUSE)
        elif self._clock() - self._last_input > _ACTIVE_SECONDS and not self._busy:
            _collect_garbage()
            self.context.input.wait(_IDLE_PAUSE)

    @property
    def _busy(self) -> bool:
        """Whether the next frame will differ: something moves, or pictures are still to be painted."""
        unpainted = self._put_off > 0 or self._held > 0 or self.context.art.allowance.short
        return unpainted or self._fade.active or self.stack.moving

    def run_guarded(self, step: Callable[[], object]) -> None:
        """Run a step of the loop; if a scene fails, show an error scene instead, or raise ScenesFailed."""
        try:
            step()
        except (Exception, SystemExit) as error:
            # Another package's code mustn't end the program; only a signal's handler may.
            if isinstance(error, SystemExit) and isinstance(error.code, int) and error.code > _SIGNALS:
                raise
            self._show_trouble(error)
        else:
            if self._shaky and not isinstance(self.stack.top, TroubleScene):
                self._shaky -= 1

    def _show_trouble(self, error: BaseException) -> None:
        """Replace all scenes with an error scene, or raise ScenesFailed if the last one was too recent."""
        trouble = write_report(self.context, self.stack.scenes, error)
        shaky, self._shaky = self._shaky, _SHAKY_FRAMES
        while len(self.stack):
            with suppress(Exception):
                self.stack.clear()
        if not shaky:
            with suppress(Exception):
                self._reset_after_failure()
                self.stack.push(TroubleScene(self.context, trouble))
                return
        report = trouble.report or f"not written ({trouble.refused})"
        raise ScenesFailed(
            f"nothing can be shown any more: {trouble.error}; saved matches are safe; report: {report}"
        )

    def _reset_after_failure(self) -> None:
        """Close the thinker, end text input, and reset clipping and scale after scenes have failed."""
        if self.context.thinker is not None:
            self.context.thinker.close()
        self.context.input.reset()
        self._surface.set_clip(None)
        self._rescale()

    def frame(self, seconds: float) -> None:
        """Run one frame: handle input, update, and draw if the window is visible.

        If painting takes longer than one frame, it continues in the next ones: the old picture stays, and
        scenes aren't updated until the new one is complete. If input or updates take long, as when a scene
        opens, this frame isn't drawn.
        """
        began = self._clock()
        self.step(seconds, still=self._held > 0)
        if not pygame.display.get_active():
            self._held = 0
            return
        if self._is_late(began):
            self._put_off += 1
            return
        self._put_off = 0
        left = 1 - (self._clock() - began) / _LONG_STEP
        if self._paint(max(_EFFORT * left, _LEAST_EFFORT)):
            self._held, self._blank = 0, False
            show(self._surface)
        else:
            self._held += _HELD_BY_EASEL if self.context.art.easel.busy else 1
        if self.context.art.allowance.frame % _FRAMES_PER_TRIM == 0:
            return_free_memory()

    def _is_late(self, began: float) -> bool:
        """Return whether to skip drawing because the frame is late; False if a frame must be drawn by now."""
        may_wait = self.bounded and not self._blank and self._put_off < _MOST_PUT_OFF
        return may_wait and self._clock() - began > _LONG_STEP

    def _paint(self, effort: float) -> bool:
        """Draw, spending at most this painting effort; return whether the picture is complete."""
        allowance = self.context.art.allowance
        # Don't leave the window empty: draw the first picture in full.
        whole = not self.bounded or self._blank or self._held >= _MOST_HELD
        # After a resize, allocating the memory for fades takes as long as a frame may.
        if not whole and self._fade.allocate(self._surface):
            return False
        place = self.stack.opaque_scene
        fades = (
            self.bounded
            and not self.context.settings.reduced_motion
            and place is not None
            and not place.fades_in
        )
        self._fade.begin_frame(place, self._surface, fades=fades)
        allowance.begin_frame(_MOST_REPAINTS, None if whole else effort)
        try:
            self.draw()
        except Unfinished:
            self._surface.set_clip(None)
        finally:
            allowance.end_frame()
        if allowance.incomplete or (self._fade.active and allowance.spent > _EFFORT_IN_A_FADE):
            return False
        self._fade.draw(self._surface)
        return True

    @property
    def unfinished(self) -> bool:
        """Whether the picture of the last frame is incomplete."""
        return self._held > 0

    def step(self, seconds: float, *, still: bool = False) -> None:
        """Run a frame without drawing: handle input and, unless `still`, update the scenes."""
        began = self._clock()
        self.stack.age_presses(seconds)
        events = self.context.input.poll(self._scale)
        self.context.captions.prompted = True
        for event in events:
            self._last_input = self._clock()
            self.handle(event)
        self.context.captions.prompted = False
        if self.context.input.holding:
            self._last_input = self._clock()
        if not still:
            self._fade.update(seconds)
        if not still and not self._is_late(began):
            self.stack.update(seconds)
        if self.context.invitation is not None:
            self.context.invitation.update(seconds)
        self.context.audio.update(seconds)
        if self.context.aloud is not None:
            self.context.aloud.update()
        if self.context.notices:
            self._notice_age += seconds
            stay = self.context.captions.stay
            going_on = stay is not CaptionDuration.NEXT or any(
                isinstance(event, ActionPressed | PointerPressed) for event in events
            )
            if self._notice_age > _NOTICE_SECONDS * stay.factor and going_on:
                self.context.notices.pop(0)
                self._notice_age = 0.0

    def draw(self) -> None:
        pen = Pen(Screen(self._surface, self._scale), self.shapes)
        self.context.answers.update(self.stack.top)
        self.stack.draw(pen)
        self.context.answers.draw(pen, self.stack.top)
        self._notice_areas = draw_notices(pen, self.context.notices)
        if (held := self.context.input.hold_progress(self._scale)) is not None:
            draw_hold(pen, held)

    def handle(self, event: InputEvent) -> None:
        """Handle the window's own events, and pass all others to the scenes."""
        match event:
            case WindowClosed():
                self.quit()
            case WindowResized(width=width, height=height):
                self._handle_resize((width, height))
            case ActionPressed(action=Action.FULLSCREEN, repeat=False):
                self.context.change(fullscreen=not self.context.settings.fullscreen)
            case ActionPressed(action=Action.MUTE, repeat=False):
                muted = not self.context.settings.muted
                self.context.change(muted=muted)
                self.context.captions.answer(message("Sound off.") if muted else message("Sound on."))
            case ActionPressed(action=Action.SPEECH, repeat=False):
                self._toggle_speech()
            case ActionPressed(action=Action.KEYS, repeat=False) if (top := self.stack.top) and top.keys:
                self.context.screens.keys(top)
            case ActionPressed(action=action) if action in REVIEWS:
                browse_captions(self.context, action)
            case PointerPressed(x=x, y=y) if (pressed := self._notice_at(x, y)) is not None:
                self.context.notices.pop(pressed)
                self._notice_age = self._notice_age if pressed else 0.0
            case _:
                if isinstance(event, ActionPressed | PointerPressed) and not isinstance(
                    self.stack.top, TroubleScene
                ):
                    # From here on, failures come from the player's own actions, and needn't end the program.
                    self._shaky = 0
                top = self.stack.top
                if isinstance(event, ActionPressed | PointerPressed) and top and not top.shows_answers:
                    self.context.captions.release_answer()
                self.stack.handle(event)

    def _toggle_speech(self) -> None:
        if self.context.aloud is None:
            self.open_speech()
        if self.context.aloud is None:
            self.context.captions.answer(NO_SOUND)
        else:
            self.context.aloud.toggle()
            if self.context.aloud.on:
                self.context.captions.read(self.context.captions.last)

    def _notice_at(self, x: float, y: float) -> int | None:
        shown = zip(self._notice_areas, self.context.notices, strict=False)
        return next((place for place, (area, _) in enumerate(shown) if area.collidepoint(x, y)), None)

    def close(self) -> None:
        self.stack.clear()
        self.context.art.easel.wait()
        if self._loading is not None:
            self._loading.stop()
        if self.context.thinker is not None:
            self.context.thinker.close()
        self.context.input.pads.close()
        self.context.audio.close()
        if self.context.aloud is not None:
            self.context.aloud.close()
        pygame.display.quit()

    @property
    def surface(self) -> pygame.Surface:
        """The surface that scenes draw on: the window's, or a larger one if the window is tiny."""
        return self._surface

    @property
    def scale(self) -> Scale:
        return self._scale

    def _apply_window(self) -> None:
        self._surface = canvas_of(open_window(self._size, fullscreen=self.context.settings.fullscreen))
        self._rescale()

    def _apply_language(self, language: str = "") -> None:
        """Set this language, by default the setting's or the system's; fall back to English on errors."""
        chosen = language or self.context.settings.language or _system_language()
        if chosen == self.context.language.code:
            return
        # Catalogues, and Babel's numbers and lists, are only needed for languages other than English.
        from game.language import catalogue

        loaded = ENGLISH
        try:
            loaded, faults = catalogue.load_cached(chosen, ASSETS / "catalogues", catalogue_folders())
            for fault in faults:
                self.context.notify_once(fault)
        except catalogue.BadCatalogue as error:
            self.context.notify(str(error))
        self.context.art.set_language(loaded)
        self.shapes.clear()

    def _apply_theme(self) -> None:
        theme = STRONG if self.context.settings.high_contrast else NATURAL
        if theme != self.context.art.fonts.theme:
            self.context.art.set_theme(theme)
            self.shapes.clear()

    def _rescale(self) -> None:
        self._scale = Scale.of(self._surface.get_size(), self.context.settings.ui_scale)
        self.shapes.clear()

    def _handle_resize(self, size: tuple[int, int]) -> None:
        current = pygame.display.get_surface()
        if current is not None:
            self._surface = canvas_of(current)
        wanted = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        if not self.context.settings.fullscreen:
            self._size = wanted
            if wanted != size:
                self._surface = canvas_of(open_window(wanted, fullscreen=False))
        self._rescale()


def _collect_garbage() -> None:
    """Collect garbage and free memory if due. This takes longer than a frame, so nothing should be moving."""
    if gc.get_count()[2] >= _COLLECTIONS:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        return_free_memory()


def _system_language() -> str:
    """Return the first of the system's preferred languages that the game supports, or English."""
    preferred = (locale["language"] for locale in pygame.system.get_pref_locales())
    return preferred_language(preferred, language_codes(ASSETS / "catalogues"))


def _bindings(current: settings.Settings) -> tuple[Bindings, str | None]:
    """Return the bindings in the settings, or the default ones and what's wrong with those settings."""
    hands = DeviceGrip(current.key_hands), DeviceGrip(current.pad_hands)
    try:
        return Bindings.from_changes(current.bindings, *hands), None
    except BadBinding as error:
        return Bindings.of(*hands), str(error)
