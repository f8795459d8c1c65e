"""An album of the rulebook, whose entries open examples."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message, parts, sentences
from game.scenes.context import Context
from game.scenes.pieces.boathouse import SLATE_RIM, draw_arrow, draw_beads, draw_slate_within
from game.scenes.pieces.kit import draw_keycap, mark_focus
from game.tables.book.groups import WordLines
from game.tables.book.rulebook import AlbumEntry
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, INK, MINT, PAPER
from game.ui.drawing.text import Typeface

_GAP = 8.0
_TITLE, _SMALL_TITLE = 20.0, 15.0
"""The largest letter size of titles, and their size on small tiles."""
_NAME = 9.0
"""How much higher the space for a title is than its letters."""
_HIGH_TILE = 140.0
"""The height from which tiles have large titles, if all of them fit."""
_EFFECT = 30.0
_CAP = 22.0
_LEAST = 13.0
"""The smallest letter size of titles."""
_BESIDE = 2 * SLATE_RIM + 4
"""The margin beside titles."""
_ALMOST, _SEEN, _CARD = 0.9, 12.0, 0.78
_SHAPE, _BROAD, _FEW = 1.36, 0.95, 8
"""The best height-to-width ratio of a tile: for cards, and for positions (in albums of at most `_FEW`)."""
_LEAST_TILE = 120.0
"""The smallest height of a tile, unless even a few tiles don't reach it."""
_FEWEST = 4
"""The smallest number of entries on a sheet that isn't the last one."""
_ARROW, _BEAD = 44.0, 11.0
"""The width of the arrows to other sheets, and the size of the current sheet's bead."""


class Album:
    """An album's entries as tiles, one of them focused; `solved` holds the indices of solved exercises.

    If tiles would get too small, the entries are spread over several sheets; the focused entry's is shown.
    """

    def __init__(
        self, context: Context, entries: tuple[AlbumEntry, ...], open: Callable[[Album], None]
    ) -> None:
        """`open` is called with the album to open its focused entry."""
        self._context = context
        self._open = open
        self._columns = 1
        self._on_sheet = len(entries)
        self.tiles: list[FRect] = []
        self.arrows: dict[int, FRect] = {}
        self.entries = entries
        self.place = 0
        self.solved: set[int] = set()

    @property
    def entry(self) -> AlbumEntry:
        return self.entries[self.place]

    @property
    def words(self) -> Text:
        entry = message("{title}: {effect}", title=self.entry.title, effect=self.entry.effect)
        solved = message("Solved.") if self.place in self.solved else ""
        return sentences(entry, solved, self._context.position(self.place, len(self.entries)))

    @property
    def _first(self) -> int:
        """The index of the current sheet's first entry."""
        return self.place // self._on_sheet * self._on_sheet

    def draw(self, pen: Pen, area: FRect) -> None:
        """Draw the current sheet's tiles, and below them the effect of the focused one."""
        room = FRect(area.left, area.top, area.width, area.height - _EFFECT - _GAP)
        # The tiles are wide enough for all titles to be readable.
        least = max(pen.width(entry.title, _LEAST, Typeface.BOLD) for entry in self.entries) + _BESIDE
        self._on_sheet = self._sheet_size(room, least)
        sheets, first = -(-len(self.entries) // self._on_sheet), self._first
        self.tiles = self._tile_areas(room, least, self._on_sheet)[: len(self.entries) - first]
        size = self._title_size(pen, self.tiles[0])
        for number, tile in enumerate(self.tiles):
            self._draw_tile(pen, first + number, tile, size)
        here = self.tiles[self.place - first]
        draw_keycap(pen, self._context.input, Action.CONFIRM, (here.left + 16, here.top + 6), _CAP)
        below = FRect(area.left, room.bottom + _GAP, area.width, _EFFECT)
        self._draw_arrows(pen, below, sheets)
        below.inflate_ip(-2 * (_ARROW + _GAP) if sheets > 1 else 0, 0)
        pen.plate(below, PAPER, radius=10, border=INK)
        words = parts(" · ", (self.entry.title, self.entry.effect))
        pen.text(words, below.center, 16, Typeface.BOLD, INK, anchor="center", width=below.width - 24)
        if sheets > 1:
            middle = below.centerx, below.bottom + _BEAD / 3
            draw_beads(pen, first // self._on_sheet, sheets, middle, below.width, _BEAD)

    def _draw_arrows(self, pen: Pen, row: FRect, sheets: int) -> None:
        """Draw the arrows to the previous and the next sheet, if there are any, at the ends of a row."""
        sheet, self.arrows = self._first // self._on_sheet, {}
        for step, left in ((-1, row.left), (1, row.right - _ARROW)):
            if 0 <= sheet + step < sheets:
                self.arrows[step] = FRect(left, row.top, _ARROW, row.height)
                draw_arrow(pen, self.arrows[step], step)

    def _sheet_size(self, room: FRect, least: float) -> int:
        """Return the number of entries on a sheet: all, or full rows where that makes tiles large enough."""
        count = len(self.entries)
        for sheets in range(1, -(-count // _FEWEST) + 1):
            size = -(-count // sheets)
            if self._tile_areas(room, least, size)[0].height >= _LEAST_TILE:
                return min(-(-size // self._columns) * self._columns, count)
        return count

    def _title_size(self, pen: Pen, tile: FRect) -> float:
        """Return the largest letter size at which all titles fit, or the smallest on a low tile."""
        if tile.height < _HIGH_TILE:
            return _SMALL_TITLE
        widest = max(pen.width(entry.title, _TITLE, Typeface.BOLD) for entry in self.entries)
        return max(min(_TITLE, _TITLE * (tile.width - _BESIDE) / widest), _SMALL_TITLE)

    def _tile_areas(self, area: FRect, least: float, count: int) -> list[FRect]:
        """Return tiles' areas: almost as large as possible, in few columns, and at least `least` wide."""
        most = max(1, min(count, int((area.width + _GAP) / (least + _GAP))))
        shape = _BROAD if count <= _FEW else _SHAPE

        def card(columns: int) -> float:
            rows = -(-count // columns)
            return min(area.width / columns, area.height / rows / shape)

        best = max(card(columns) for columns in range(1, most + 1))
        self._columns = next(columns for columns in range(1, most + 1) if card(columns) >= best * _ALMOST)
        width = (area.width - _GAP * (self._columns - 1)) / self._columns
        rows = -(-count // self._columns)
        height = (area.height - _GAP * (rows - 1)) / rows
        # The last row is in the middle, even if it's short.
        inset = (width + _GAP) * (rows * self._columns - count) / 2
        return [
            FRect(
                area.left
                + (width + _GAP) * (place % self._columns)
                + inset * (place // self._columns == rows - 1),
                area.top + (height + _GAP) * (place // self._columns),
                width,
                height,
            )
            for place in range(count)
        ]

    def _draw_tile(self, pen: Pen, place: int, tile: FRect, size: float) -> None:
        entry, here = self.entries[place], place == self.place
        draw_slate_within(pen, tile)
        if here:
            mark_focus(pen, tile.inflate(-SLATE_RIM, -SLATE_RIM))
        name = size + _NAME
        picture = FRect(tile.left + 17, tile.top + 11, tile.width - 34, tile.height - name - 20)
        middle, room = (tile.centerx, tile.bottom - name / 2 - 7), tile.width - _BESIDE
        low = picture.height < _SEEN
        if low:
            # A low tile has its cards beside the title, if there's room; words would be too small there.
            picture = FRect(tile.left + 10, tile.top + 9, (tile.height - 18) * _CARD, tile.height - 18)
            room -= picture.width + 6
            middle = (picture.right + tile.right - 3) / 2, tile.centery
        wide = pen.width(entry.title, _LEAST, Typeface.BOLD)
        if not low or (wide <= room and not isinstance(entry.draw, WordLines)):
            entry.draw(pen, self._context.art, self._context.table_services(), picture)
        else:
            middle, room = tile.center, tile.width - _BESIDE
        pen.text(entry.title, middle, size, Typeface.BOLD, BONE, anchor="center", width=room)
        if place in self.solved:
            draw_tick(pen, (tile.right - 18, tile.top + 18), 26)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """Move the focus or open the focused entry; return whether the album used the event."""
        match event:
            case ActionPressed(action=Action.CONFIRM | Action.ANNOUNCE_CARD):
                self._open(self)
                return True
            case ActionPressed(action=Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN as action):
                step = {
                    Action.LEFT: -1,
                    Action.RIGHT: 1,
                    Action.UP: -self._columns,
                    Action.DOWN: self._columns,
                }
                return self.focus_on(self.place + step[action])
            case PointerMoved(x=x, y=y):
                tile = self._entry_at(x, y)
                if tile is not None:
                    self.focus_on(tile)
            case PointerPressed(x=x, y=y, button=1):
                tile = self._entry_at(x, y)
                if tile is not None:
                    self.focus_on(tile)
                    self._open(self)
                    return True
                for way, arrow in self.arrows.items():
                    if arrow.collidepoint(x, y):
                        self._turn(way)
                        return True
        return False

    def _entry_at(self, x: float, y: float) -> int | None:
        tiles = enumerate(self.tiles, self._first)
        return next((place for place, tile in tiles if tile.collidepoint(x, y)), None)

    def _turn(self, step: int) -> None:
        """Go to the first entry of the previous (`step` is -1) or the next sheet."""
        self._context.audio.play(Sound.PAGE)
        self.focus_on(self._first + step * self._on_sheet)

    def focus_on(self, place: int) -> bool:
        """Move the focus to an entry by index; return whether it exists."""
        if not 0 <= place < len(self.entries):
            return False
        if place != self.place:
            self.place = place
            self._context.tick(place, len(self.entries))
            self._context.captions.read(self.words)
        return True


def draw_tick(pen: Pen, at: tuple[float, float], size: float) -> None:
    """Draw the sign of a solved exercise, centred at a point."""
    disc = pen.disc(at, size, MINT)
    bend = (disc.left + size * 0.43, disc.top + size * 0.7)
    pen.line((disc.left + size * 0.25, disc.top + size * 0.52), bend, INK, size * 0.13)
    pen.line(bend, (disc.left + size * 0.76, disc.top + size * 0.3), INK, size * 0.13)


def draw_cross(pen: Pen, at: tuple[float, float], size: float) -> None:
    """Draw the sign of a wrong answer, centred at a point."""
    inside = pen.disc(at, size, CORAL).inflate(-size * 0.52, -size * 0.52)
    pen.line(inside.topleft, inside.bottomright, INK, size * 0.13)
    pen.line(inside.bottomleft, inside.topright, INK, size * 0.13)
