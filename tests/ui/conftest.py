"""A reader of input for every test that asks for one."""

from collections.abc import Iterator

import pygame
import pytest

from tests.support.reading import Reader
from tests.support.virtual_pad import VirtualPad


@pytest.fixture
def reader() -> Iterator[Reader]:
    """An input over a fresh window, with nothing waiting."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    made = Reader()
    made.pads()
    pygame.event.clear()
    yield made
    made.input.pads.close()
    pygame.event.clear()


@pytest.fixture
def pad(reader: Reader) -> Iterator[VirtualPad]:
    """A gamepad, plugged in and noticed."""
    with VirtualPad() as found:
        reader.pads()
        yield found
