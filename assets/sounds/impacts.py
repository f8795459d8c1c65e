"""Low impacts, which are added to an effect when more than usual is at stake."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from instruments import RATE, Wave, decay, hertz, mix, noise, partials, seconds
from space import in_hall
from tiers import MOMENT, STAKES


def _drum(name: str, length: float, fall: float) -> Wave:
    """Return a big drum: its pitch falls as it fades; the overtones are for small loudspeakers."""
    t = seconds(length)
    pitch = hertz(name) * (1 + 0.6 * np.exp(-t * 28))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    skin = sum(
        loud * np.sin(ratio * phase) for ratio, loud in ((1, 1.0), (1.59, 0.8), (2.14, 0.7), (2.65, 0.5))
    )
    return np.asarray(skin * decay(t, fall, 0.002))


def _thud() -> Wave:
    beater = noise(0.1, 250, 1400, 201) * decay(seconds(0.1), 45, 0.001)
    return mix((0, _drum("C3", 0.4, 13), 1.0), (0, beater, 0.9))


def _boom() -> Wave:
    """Return a drum in a hall, with a metallic shimmer."""
    t = seconds(0.9)
    metal = noise(0.9, 4500, 9500, 203) * decay(t, 5, 0.02)
    beater = noise(0.16, 200, 1800, 204) * decay(seconds(0.16), 26, 0.001)
    gong = partials("C3", 0.9, RATE, (2.0, 0.4, 4), (2.97, 0.35, 5), (4.23, 0.25, 6), (5.41, 0.2, 8))
    hit = mix((0, _drum("C3", 0.8, 6), 1.0), (0.02, beater, 0.9), (0, gong, 0.7), (0.01, metal, 0.16))
    return in_hall(hit, 1.1, 0.35)


IMPACT_SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "thud": (_thud, STAKES),
    "boom": (_boom, MOMENT),
}
