"""Input fixtures."""

from collections.abc import Iterator

import pygame
import pytest

from tests.support.reading import Reader
from tests.support.virtual_pad import VirtualPad


@pytest.fixture
def reader() -> Iterator[Reader]:
    """Yield an input reader over a new window, with an empty queue."""
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
    """Yield a gamepad, plugged in and recognised."""
    with VirtualPad() as found:
        reader.pads()
        yield found
