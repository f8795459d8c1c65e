"""Checks of devices: screen, sound card, gamepads and speech."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.doctor.finding import Finding, describe_error, fault, note

if TYPE_CHECKING:
    from game.voice.speech import Speaker, Voice

_PATIENCE = 8.0
"""The seconds within which a voice must be found."""
VOICE_THREAD = "seeks a voice"
"""The name of the thread that looks for a voice; it may keep running after the time limit."""
_HEADLESS_DRIVERS = ("dummy", "offscreen", "disk")


def check_graphics() -> Iterator[Finding]:
    import pygame

    from game.app import SMALLEST_WINDOW
    from game.commands.play import lacks_display

    yield Finding(f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}")
    if lacks_display():
        yield fault(
            "there's no display: neither DISPLAY nor WAYLAND_DISPLAY is set",
            "start Sixes in a desktop session; over a network, use ssh -X; without a screen, use --headless",
        )
        return
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        width, height = pygame.display.get_desktop_sizes()[0]
        window = pygame.display.set_mode((320, 180), pygame.HIDDEN)
        window.fill("#12A37A")
        pygame.display.flip()
        drawn = window.get_at((160, 90))[:3] == (0x12, 0xA3, 0x7A)
    except pygame.error as error:
        yield fault(
            f"can't open a window: {describe_error(error)}",
            "install your graphics card's driver; unset SDL_VIDEODRIVER if you have set it",
        )
        return
    finally:
        pygame.display.quit()
    if driver in _HEADLESS_DRIVERS:
        yield note(f"driver {driver}: nothing is shown", "unset SDL_VIDEODRIVER, or leave --headless out")
    elif not drawn:
        yield fault(
            f"driver {driver}: nothing drawn reaches the screen", "install your graphics card's driver"
        )
    elif width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]:
        least = "x".join(map(str, SMALLEST_WINDOW))
        yield note(f"driver {driver}, screen {width}x{height}", f"choose a resolution of at least {least}")
    else:
        yield Finding(f"driver {driver}, screen {width}x{height}")


def check_sound() -> Iterator[Finding]:
    """Check that the sound card can be opened and the program's sounds can be read."""
    import pygame

    from game.storage.places import ASSETS

    with suppress(pygame.error):
        pygame.mixer.quit()
    try:
        pygame.mixer.init(44100, -16, 2, 512)
        rate, _format, channels = pygame.mixer.get_init() or (0, 0, 0)
        driver = pygame.mixer.get_driver() if hasattr(pygame.mixer, "get_driver") else ""
        pygame.mixer.Sound(ASSETS / "sounds" / "card.wav")
    except FileNotFoundError as error:
        yield fault(describe_error(error), "reinstall Sixes: some of its files are missing or damaged")
        return
    except pygame.error as error:
        yield note(
            f"no sound: {describe_error(error)}",
            "connect speakers or headphones; check whether other programs can play sound; "
            "unset SDL_AUDIODRIVER if you have set it",
        )
        return
    finally:
        pygame.mixer.quit()
    if driver in _HEADLESS_DRIVERS:
        yield note(f"driver {driver}: nothing is heard", "unset SDL_AUDIODRIVER, or leave --headless out")
    else:
        yield Finding(f"{f'driver {driver}, ' if driver else ''}{rate} Hz, {channels} channels")


def check_gamepads(inputs: Path = Path("/dev/input")) -> Iterator[Finding]:
    import pygame
    from pygame._sdl2 import controller

    pygame.joystick.init()
    controller.init()
    count = pygame.joystick.get_count()
    for number in range(count):
        name = pygame.joystick.Joystick(number).get_name() or "unnamed gamepad"
        if controller.is_controller(number):
            yield Finding(name)
        else:
            yield note(
                f"{name}: unknown button layout",
                "set SDL_GAMECONTROLLERCONFIG to its line from github.com/mdqinc/SDL_GameControllerDB",
            )
    closed = [path for path in sorted(inputs.glob("js*")) if not os.access(path, os.R_OK)]
    if closed:
        yield note(
            f"{', '.join(map(str, closed))}: no permission to read",
            "add yourself to the group input, and log in again",
        )
    elif not count:
        yield Finding("none connected")


def check_speech(find: Callable[[], Voice] | None = None, patience: float = _PATIENCE) -> Iterator[Finding]:
    """Check which voice would read aloud; `find` returns it, and may take up to `patience` seconds."""
    from game.language.compiled import names_in_own_language
    from game.storage.places import ASSETS
    from game.voice.speech import speakers_of_language

    voices: list[tuple[str, tuple[Speaker, ...]]] = []
    errors: list[BaseException] = []

    def connect() -> None:
        try:
            from game.voice.system_voice import SystemVoice

            voice = (find or SystemVoice)()
            voices.append((voice.name, voice.speakers()))
        except BaseException as error:
            errors.append(error)

    looking = threading.Thread(target=connect, daemon=True, name=VOICE_THREAD)
    looking.start()
    looking.join(patience)
    remedy = _REMEDIES.get(sys.platform, "turn on a screen reader, or install a system voice")
    for error in errors:
        yield note(f"{describe_error(error)}; nothing is read aloud", remedy)
    for name, speakers in voices:
        yield Finding(f"{name}, {len(speakers)} voices" if speakers else name)
        languages = names_in_own_language(ASSETS / "catalogues").items()
        lacking = [name for code, name in languages if speakers and not speakers_of_language(speakers, code)]
        if lacking:
            yield note(f"no voice for {', '.join(lacking)}", "install one in the system settings")
    if not (voices or errors):
        yield note(f"no voice answered within {patience:g} seconds", f"try again; {remedy}")


_REMEDIES = {
    "linux": "turn on a screen reader, or install speech-dispatcher and espeak-ng",
    "win32": "turn on Narrator or NVDA, or install a voice in the speech settings",
    "darwin": "turn on VoiceOver, or install a voice in the accessibility settings",
}
