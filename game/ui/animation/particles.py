"""Particle effects: dust where a card lands, stars and feathers where a row is taken, confetti."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from enum import StrEnum

import pygame
from pygame import Surface

from game.ui.drawing.screen import Screen

_GRAVITY = 420.0
_MOST = 400
_FADE_STEPS = 6
_CONFETTI = ("#FF9AA8", "#7FF0C0", "#8FD3FF", "#C9A6FF", "#FFF3D6")


class ParticleKind(StrEnum):
    DUST = "dust"
    STAR = "star"
    FEATHER = "feather"
    CONFETTI = "confetti"


@dataclass(slots=True)
class _Particle:
    kind: ParticleKind
    x: float
    y: float
    dx: float
    dy: float
    size: float
    colour: str
    life: float
    age: float = 0.0
    spin: float = 0.0


class Particles:
    """A bounded set of particles, in units. As decoration, they don't use a match's random numbers."""

    def __init__(self) -> None:
        self._swarm: list[_Particle] = []
        self._chance = random.Random(6)
        self._sprites: dict[tuple[ParticleKind, int, str, int, int], Surface] = {}

    def __len__(self) -> int:
        return len(self._swarm)

    def clear(self) -> None:
        self._swarm.clear()

    def burst(self, kind: ParticleKind, x: float, y: float, count: int, colours: tuple[str, ...]) -> None:
        chance = self._chance
        for _ in range(min(count, _MOST - len(self._swarm))):
            angle = chance.uniform(0, 2 * math.pi)
            speed = chance.uniform(30, 110) if kind is ParticleKind.DUST else chance.uniform(80, 320)
            self._swarm.append(
                _Particle(
                    kind=kind,
                    x=x,
                    y=y,
                    dx=math.cos(angle) * speed,
                    dy=math.sin(angle) * speed - (0 if kind is ParticleKind.DUST else 120),
                    size=chance.uniform(3, 6) if kind is ParticleKind.DUST else chance.uniform(6, 12),
                    colour=chance.choice(colours),
                    life=chance.uniform(0.25, 0.5) if kind is ParticleKind.DUST else chance.uniform(0.6, 1.2),
                    spin=chance.uniform(0, 360),
                )
            )

    def celebrate(self, width: float) -> None:
        """Add two pieces of confetti that fall from above, at random positions across a width."""
        chance = self._chance
        for _ in range(min(2, _MOST - len(self._swarm))):
            self._swarm.append(
                _Particle(
                    kind=ParticleKind.CONFETTI,
                    x=chance.uniform(0, width),
                    y=chance.uniform(-80, -10),
                    dx=chance.uniform(-30, 30),
                    dy=chance.uniform(0, 60),
                    size=chance.uniform(7, 13),
                    colour=chance.choice(_CONFETTI),
                    life=chance.uniform(1.8, 3.0),
                    spin=chance.uniform(0, 360),
                )
            )

    def update(self, seconds: float) -> None:
        alive = []
        for particle in self._swarm:
            particle.age += seconds
            if particle.age >= particle.life:
                continue
            drag = math.exp(-(4.0 if particle.kind is ParticleKind.DUST else 1.2) * seconds)
            particle.dx *= drag
            particle.dy = particle.dy * drag + (
                0 if particle.kind is ParticleKind.DUST else _GRAVITY * seconds
            )
            particle.x += particle.dx * seconds
            particle.y += particle.dy * seconds
            particle.spin += 240 * seconds
            alive.append(particle)
        self._swarm = alive

    def draw(self, screen: Screen) -> None:
        if not self._swarm:
            return
        px = screen.scale.px
        batch = []
        for particle in self._swarm:
            fade = int(particle.age / particle.life * _FADE_STEPS)
            turn = 0 if particle.kind is ParticleKind.DUST else int(particle.spin % 360 / 30)
            sprite = self._sprite(particle.kind, max(2, px(particle.size)), particle.colour, fade, turn)
            batch.append(
                (
                    sprite,
                    (px(particle.x) - sprite.get_width() // 2, px(particle.y) - sprite.get_height() // 2),
                )
            )
        screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)

    def _sprite(self, kind: ParticleKind, size: int, colour: str, fade: int, turn: int) -> Surface:
        size += size % 2
        key = (kind, size, colour, fade, turn)
        if key not in self._sprites:
            self._sprites[key] = _draw_particle(kind, size, colour, fade, turn)
        return self._sprites[key]


def _draw_particle(kind: ParticleKind, size: int, colour: str, fade: int, turn: int) -> Surface:
    big = 4 * size
    image = Surface((big, big), pygame.SRCALPHA)
    tint = pygame.Color(colour)
    middle = big / 2
    if kind is ParticleKind.DUST:
        pygame.draw.circle(image, tint, (middle, middle), middle * 0.8)
    elif kind is ParticleKind.STAR:
        corners = [
            (
                middle + math.cos(math.pi * step / 5) * middle * (0.95 if step % 2 == 0 else 0.42),
                middle + math.sin(math.pi * step / 5) * middle * (0.95 if step % 2 == 0 else 0.42),
            )
            for step in range(10)
        ]
        pygame.draw.polygon(image, tint, corners)
    elif kind is ParticleKind.FEATHER:
        pygame.draw.ellipse(image, tint, (0, big * 0.32, big, big * 0.36))
        pygame.draw.line(image, tint.lerp("black", 0.35), (0, middle), (big, middle), max(1, big // 16))
    else:
        pygame.draw.rect(image, tint, (big * 0.1, big * 0.3, big * 0.8, big * 0.4))
    if turn:
        image = pygame.transform.rotate(image, turn * 30)
    small = pygame.transform.smoothscale(image, (image.get_width() // 4, image.get_height() // 4))
    small.set_alpha(round(255 * (1 - fade / _FADE_STEPS)))
    faded = Surface(small.get_size(), pygame.SRCALPHA)
    faded.blit(small, (0, 0))
    return faded.convert_alpha().premul_alpha()
