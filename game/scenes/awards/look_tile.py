"""A look as a widget: its picture, its name, whether it's in use, and how to earn it."""

from __future__ import annotations

from pygame import FRect, Surface

from game.arcade.wardrobe import CosmeticPart, Look
from game.cardgames.registry import GAMES
from game.language.message import FormattedText, Text, message, sentence, sentences
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.tables.art import Art
from game.tables.looks.felts import FELTS
from game.tables.looks.worn import BACKS
from game.tables.painting.card_sprites import CardLook, draw_still
from game.ui.drawing.allowance import CARD, FREE
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.cards import CARD_RATIO, back
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.pond import Cloth, Raft
from game.ui.drawing.svg import document, radial_gradient, render
from game.ui.forms.widgets import Widget

_SWATCH = FRect(0, 0, 320, 270)
_INSIDE = _SWATCH.inflate(-16, -16)
_CUT = 15.0
_LOCKED = 0.4
_LOCK = 0.42


class LookTile(Widget):
    """A look, which is `locked` until it's earned."""

    def __init__(
        self,
        look: Look,
        art: Art,
        *,
        when: str = "",
        done: int = 0,
        worn: bool = False,
    ) -> None:
        """`when` is the day on which the look was earned, as `Context.day` shows it, or empty."""
        self.look, self.worn = look, worn
        self.locked = bool(look.id) and not when
        self.art, self._when, self._done = art, when, done

    @property
    def title(self) -> str:
        return self.look.title

    @property
    def status_words(self) -> Text | str:
        """How to earn a locked look, with the progress; when it was earned; or what a default look is."""
        if self.locked:
            steps = self.look.needed > 1
            far = message("{done} of {needed} so far.", done=self._done, needed=self.look.needed)
            return sentences(self.look.requirement, far if steps else "")
        if not self._when:
            return self.look.about
        known = isinstance(self._when, FormattedText)
        return message("Earned on {day}.", day=self._when) if known else message("Earned.")

    @property
    def state_words(self) -> str:
        locked = message("Locked.") if self.locked and not self.worn else ""
        return sentences(sentence(self.look.title), locked, self.note_words)

    @property
    def note_words(self) -> Text:
        """Whether the look is in use, and how to earn it or when it was earned."""
        return sentences(message("In use.") if self.worn else "", self.status_words)

    @property
    def announcement(self) -> str:
        return ""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            draw_light(pen, area)
        draw_preview(pen, self.art, self.look, area, locked=self.locked)
        if focused:
            mark_focus(pen, area)
            draw_pointer(pen, (area.centerx, area.top - area.height * 0.11))


def draw_preview(pen: Pen, art: Art, look: Look, box: FRect, *, locked: bool) -> None:
    """Draw a look in an area (square, except for felts); a locked one is pale, with a padlock."""
    alpha = _LOCKED if locked else 1.0
    match look.part:
        case CosmeticPart.BACK:
            card = centred_area(box.center, box.height / CARD_RATIO, box.height)
            card_look = CardLook(("back", look.id), BACKS.get(look.id, back), FREE, aside=True)
            draw_still(pen, art, card_look, card, alpha)
        case CosmeticPart.FELT:
            size = pen.screen.scale.px(box.width), pen.screen.scale.px(box.height)
            swatch = pen.shapes.get(("swatch", look.id, size), lambda: _felt_sample(look.id, size), CARD)
            pen.image(swatch, box.center, anchor="center", alpha=alpha)
        case CosmeticPart.HAT:
            duck = Duck(mood=Mood.GLEE, extra=Extra(look.id) if look.id else Extra.CAP)
            width = pen.screen.scale.px(box.height * BOX[0] / BOX[1])
            bust = art.ducks.bust(duck, width, (0.2, 0.3), Wings.RIM)
            pen.image(bust, box.center, anchor="center", alpha=alpha)
    if locked:
        draw_lock(pen, box.center, box.height)


def draw_lock(pen: Pen, at: tuple[float, float], high: float) -> None:
    """Draw the padlock of a look around a point; `high` is the look's height."""
    pen.image(paint_art(pen, "awards/lock", high * _LOCK), at, anchor="center")


def _felt_sample(felt: str, size: tuple[int, int]) -> Surface:
    """Return the picture of a felt's sample; that of the plain felt shows the cloths of all games."""
    found = FELTS.get(felt)
    cloths = [kit.emblem().cloth for kit in GAMES.values()] if found is None else [found.cloth]
    wide, high = _INSIDE.width / len(cloths), _INSIDE.height
    parts, defs = [], ""
    for number, cloth in enumerate(cloths):
        area = FRect(_INSIDE.left + number * wide, _INSIDE.top, wide, high)
        defs += _cloth_gradient(f"cloth{number}", cloth, area)
        parts.append(
            f'<rect x="{area.left:.1f}" y="{area.top}" width="{wide:.1f}" height="{high}" '
            f'fill="url(#cloth{number})"/>'
        )
    if found is not None:
        # Weave a larger cloth than the sample, as the weave keeps clear of the cloth's edge.
        grown = _INSIDE.inflate(_CUT, _CUT)
        parts.append(found.weave(Raft(grown, grown, 0.8)))
    seam = f'x="{_INSIDE.left}" y="{_INSIDE.top}" width="{_INSIDE.width}" height="{high}" rx="10" fill="none"'
    rim = f'<rect {seam} stroke="{INK}" stroke-width="22"/><rect {seam} stroke="{BONE}" stroke-width="12"/>'
    return render(document(*_SWATCH.size, "".join(parts) + rim, defs), *size).premul_alpha()


def _cloth_gradient(name: str, cloth: Cloth, area: FRect) -> str:
    reach = max(area.width, area.height * 0.8)
    return radial_gradient(name, (area.centerx, area.centery), reach, (0, cloth.lit, 1), (1, cloth.shade, 1))
