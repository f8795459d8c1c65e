"""The screen that invites friends with phones: a code to scan, an address, and chairs that fill up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pygame import FRect, Surface

from game.ai.levels import LEVELS
from game.ai.spec import UnknownLevel
from game.audio.sounds import Sound
from game.audio.voices import DuckVoice, QuackKind
from game.cardgames.registry import GAMES, UnknownGame, rules_of
from game.engine.journal import BadJournal, Player
from game.language.message import Text, listed, message, message_in, parts, plural, sentences
from game.network import hosting, seats_file
from game.network.qr import modules
from game.network.room import Refused
from game.network.server import CannotListen
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.friends.hosted import HostedScene
from game.scenes.friends.invitation import Invitation, open_table, plan_of
from game.scenes.pieces.boathouse import Area, WoodenSign
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import BoardButton, draw_board
from game.scenes.pieces.pads import pad_image
from game.scenes.stack import SceneStack
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.pond import open_water
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Pick
from game.voice.levels import LEVEL_WORDS

_BOARD: Area = (28.0, 20.0, 452.0, 640.0)
_CODE: Area = (90.0, 92.0, 328.0, 328.0)
_CHAIRS: Area = (510.0, 146.0, 750.0, 286.0)
_TITLE = (885.0, 54.0)
_WHO: Area = (560.0, 92.0, 650.0, 56.0)
_PLACE = 150.0, 176.0
"""The width and height of a chair with its duck and its name."""
_GAME: Area = (520.0, 456.0, 350.0, 46.0)
_SEATS: Area = (520.0, 510.0, 350.0, 46.0)
_LEVEL: Area = (520.0, 564.0, 350.0, 46.0)
_DEAL: Area = (900.0, 470.0, 350.0, 110.0)
_BACK: Area = (1090.0, 640.0, 160.0, 60.0)
_MOST_IN_A_ROW = 5
_QUIET = 3
"""The light squares around a code, on each side."""
_PAPER = "#FFFFFF"
_USUAL_LEVEL = 1


def invite(context: Context, stack: SceneStack) -> None:
    """Open a table for friends' phones, and show how to join it."""
    game = context.settings.game if context.settings.game in GAMES else next(iter(GAMES))
    plan = plan_of(context, game, rules_of(game).usual_seats, LEVELS[_USUAL_LEVEL].id)
    invitation = open_table(context, plan)
    if invitation is not None:
        stack.push(InviteScene(context, invitation))


def resume_hosted(context: Context, stack: SceneStack, path: Path) -> bool:
    """Resume a hosted match, for phones to return to; return False, after a notice, if that's impossible."""
    saved = seats_file.load(path)
    if isinstance(saved, str):
        context.notice(saved)
        return False

    def ducks(level: str) -> tuple[Player, ...]:
        return plan_of(context, "", 0, level).ducks

    try:
        invitation = Invitation(
            context, lambda host: hosting.resumed_table(path, saved, host, ducks, on_screen=True)
        )
    except (BadJournal, UnknownGame, UnknownLevel, OSError, CannotListen) as error:
        context.notice(str(error))
        return False
    context.archive.played_on(path)
    context.invitation = invitation
    stack.lay(InviteScene(context, invitation))
    context.captions.clear()
    stack.push(HostedScene(context, invitation))
    return True


class InviteScene(BoardScene):
    """A board with the code and the address, chairs on lily pads, and what will be played."""

    title = message("Friends, to your phones!")

    def __init__(self, context: Context, invitation: Invitation) -> None:
        super().__init__(context)
        self._invitation = invitation
        self._here: dict[int, str] = {}
        self._modules = modules(invitation.url)
        invitation.again = self._deal_again
        self._fill()
        self.form.focus = 3

    # -- what will be played -------------------------------------------------------------------------

    def _fill(self) -> None:
        plan = self._invitation.table.plan
        games, counts = list(GAMES), list(rules_of(plan.game).seat_counts)
        levels = [level.id for level in LEVELS]
        game = Pick(
            message("Game"),
            [GAMES[one].title for one in games],
            games.index(plan.game),
            lambda place: self._play(games[place], rules_of(games[place]).usual_seats, plan.level),
        )
        seats = Pick(
            message("Chairs"),
            [str(count) for count in counts],
            counts.index(plan.seats),
            lambda place: self._play(plan.game, counts[place], plan.level),
            message("Ducks sit on the free ones."),
        )
        level = Pick(
            message("The ducks"),
            [LEVEL_WORDS[one].name for one in levels],
            levels.index(plan.level),
            lambda place: self._play(plan.game, plan.seats, levels[place]),
            LEVEL_WORDS[plan.level].help,
        )
        deal = BoardButton(
            message("Deal"),
            self._chairs_words,
            self._deal,
            message("Begin with everyone who’s here."),
            strong=True,
        )
        back = WoodenSign(
            message("Back"), self.back, message("Closes the table."), self.context.input, Action.CANCEL
        )
        focus = self.form.focus
        self.put([(game, _GAME), (seats, _SEATS), (level, _LEVEL), (deal, _DEAL), (back, _BACK)])
        self.form.focus = focus

    def _play(self, game: str, seats: int, level: str) -> None:
        """Choose what will be played; every friend who is here needs a chair."""
        taken = max(self._invitation.table.room.guests, default=-1) + 1
        counts = rules_of(game).seat_counts
        try:
            self._invitation.table.play(
                plan_of(self.context, game, min(max(seats, taken), counts[-1]), level)
            )
        except Refused as refused:
            self.context.sound(Sound.ERROR)
            self.context.captions.answer(refused.words)
        self._fill()

    def _deal(self) -> None:
        self._invitation.table.begin()
        self.context.captions.clear()
        self.stack.push(HostedScene(self.context, self._invitation))

    def _deal_again(self) -> None:
        """Deal another match to the same friends, whatever is shown over this screen."""
        self.stack.pop_to(self)
        self._deal()

    # -- friends who come and go -----------------------------------------------------------------------

    @property
    def _who(self) -> Text:
        """Who is here, and who sits on the free chairs."""
        table = self._invitation.table
        names = [guest.name for _seat, guest in sorted(table.room.guests.items())]
        free = table.plan.seats - len(names)
        here = message("Here: {names}.", names=listed(names)) if names else message("Nobody has joined yet.")
        ducks = plural("A duck takes the free chair.", "Ducks take the {n} free chairs.", free)
        return sentences(here, ducks if free else "")

    @property
    def _chairs_words(self) -> Text:
        """What happens to the free chairs, in a few words; what is dealt if there are none."""
        free = self._invitation.table.plan.seats - len(self._invitation.table.room.guests)
        if not free:
            return message("everyone is here")
        return plural("a duck takes the free chair", "ducks take {n} free chairs", free)

    @property
    def _address(self) -> Text:
        return message(
            "Open {address} in any browser in the same network. The code of the table is {code}.",
            address=self._invitation.address,
            code=parts(" ", tuple(self._invitation.table.code)),
        )

    def update(self, seconds: float) -> None:
        super().update(seconds)
        guests = self._invitation.table.room.guests
        now = {seat: guest.name for seat, guest in guests.items()}
        if now == self._here:
            return
        for seat, name in now.items():
            if seat not in self._here:
                self.context.audio.quack(DuckVoice(), QuackKind.GLAD)
                self.context.captions.answer(message("{name} is here.", name=name))
        for seat, name in self._here.items():
            if seat not in now:
                self.context.captions.answer(message("{name} has left.", name=name))
        self._here = now
        self._fill()

    def resume(self) -> None:
        self.context.captions.read(sentences(self.title, self._address, self._who, self.form.words))

    def shutdown(self) -> None:
        self._invitation.close()

    @property
    def moving(self) -> bool:
        """Friends may come at any time."""
        return True

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        size, area = pen.screen.surface.get_size(), pen.area
        pen.backdrop(("open_water", size, tuple(area)), lambda: open_water(size, area))
        fit = Fit.of(area)
        self._draw_board(pen, fit)
        self._draw_title(pen, fit)
        self._draw_chairs(pen, fit)
        self.draw_form(pen, fit)

    def _draw_title(self, pen: Pen, fit: Fit) -> None:
        title = GAMES[self._invitation.table.plan.game].title
        size, room = max(46 * fit.scale, LEAST), fit.area(*_WHO)
        pen.text(
            title,
            fit.at(*_TITLE),
            size,
            Typeface.TITLE,
            GOLD,
            outline=INK,
            anchor="center",
            width=room.width,
            tight=True,
        )
        letters = max(20 * fit.scale, LEAST)
        lines = pen.lines(self._who, letters, Typeface.BOLD, room.width)[:2]
        for number, line in enumerate(lines):
            at = room.centerx, room.top + (number + 0.5) * letters * 1.25
            pen.text(line, at, letters, Typeface.BOLD, BONE, outline=INK, anchor="center", width=room.width)

    def _draw_board(self, pen: Pen, fit: Fit) -> None:
        board = fit.area(*_BOARD)
        draw_board(pen, board)
        middle, wide = board.centerx, board.width - 40 * fit.scale

        def put(words: str, y: float, size: float, face: Typeface, colour: str = BONE) -> None:
            at, letters = (middle, fit.at(0, y)[1]), max(size * fit.scale, LEAST)
            pen.text(words, at, letters, face, colour, outline=INK, anchor="center", width=wide, tight=True)

        put(self.title, 58, 32, Typeface.TITLE)
        self._draw_code(pen, fit.area(*_CODE))
        put(message("Scan it, or type"), 450, 20, Typeface.BOLD)
        plate = fit.area(56, 472, 396, 54)
        pen.plate(plate, BONE, radius=12 * fit.scale, border=INK)
        letters = max(28 * fit.scale, LEAST)
        at = plate.center
        pen.text(
            self._invitation.address,
            at,
            letters,
            Typeface.TITLE,
            INK,
            anchor="center",
            width=wide,
            tight=True,
        )
        put(message("Table code"), 552, 18, Typeface.BOLD)
        put(self._invitation.table.code, 590, 44, Typeface.TITLE, GOLD)
        put(message("in the same network, no app, no account"), 632, 16, Typeface.BOLD)

    def _draw_code(self, pen: Pen, area: FRect) -> None:
        pen.plate(area, _PAPER, radius=14, border=INK)
        count = len(self._modules) + 2 * _QUIET
        step = area.width / count
        px = pen.screen.scale.px
        for row, dark in enumerate(self._modules):
            for column, on in enumerate(dark):
                if on:
                    left, top = area.left + (column + _QUIET) * step, area.top + (row + _QUIET) * step
                    square = FRect(left, top, step, step)
                    pen.screen.surface.fill(INK, _pixels(square, px))

    def _draw_chairs(self, pen: Pen, fit: Fit) -> None:
        table = self._invitation.table
        seats, guests = table.plan.seats, table.room.guests
        whole = fit.area(*_CHAIRS)
        rows = 1 if seats <= _MOST_IN_A_ROW else 2
        columns = -(-seats // rows)
        wide, high = whole.width / columns, whole.height / rows
        k = min(wide / _PLACE[0], high / _PLACE[1])
        for seat in range(seats):
            x = whole.left + (seat % columns + 0.5) * wide
            foot = whole.top + (seat // columns + 0.5) * high + (_PLACE[1] / 2 - 42) * k
            pen.image(pad_image(pen, 140 * k, seat % 4), (x, foot - 6 * k), anchor="center")
            guest = guests.get(seat)
            words: Text | str = message_in("a chair", "free")
            if guest is not None:
                duck: Duck = self._invitation.ducks.get(guest.face, Duck())
                image = self._bust(pen, duck, 112 * k)
                pen.image(image, (x, foot), anchor="midbottom")
                words = guest.name
            size = max(22 * k, LEAST)
            at = x, foot + 24 * k
            pen.text(
                words,
                at,
                size,
                Typeface.TITLE,
                BONE,
                outline=INK,
                anchor="center",
                width=wide - 6,
                tight=True,
            )

    def _bust(self, pen: Pen, duck: Duck, wide: float) -> Surface:
        return self.context.art.ducks.bust(duck, pen.screen.scale.px(wide), (0.0, 0.4), Wings.DOWN)


def _pixels(area: FRect, px: Callable[[float], int]) -> tuple[int, int, int, int]:
    """Return an area in whole pixels, so that its neighbours touch it."""
    left, top = px(area.left), px(area.top)
    return left, top, px(area.right) - left, px(area.bottom) - top
