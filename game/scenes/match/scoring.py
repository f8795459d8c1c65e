"""The screen after a round and a match: points pour into buckets, and a podium rises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from pygame import FRect, Surface

from game.audio.cues import Cue, Tier
from game.audio.sounds import Sound
from game.audio.voices import QuackKind
from game.language.message import capital, message, parts, sentence, sentences
from game.scenes.context import Context
from game.scenes.frame import ContextScene
from game.scenes.match.ceremony import timing
from game.scenes.match.ceremony.drawing.buttons import CeremonyButton, draw_buttons
from game.scenes.match.ceremony.drawing.count import CountPainter
from game.scenes.match.ceremony.drawing.faces import TablePictures
from game.scenes.match.ceremony.drawing.lanes import LanePainter
from game.scenes.match.ceremony.drawing.par import draw_par
from game.scenes.match.ceremony.drawing.picture import CeremonyPicture
from game.scenes.match.ceremony.drawing.podium import PodiumPainter
from game.scenes.match.ceremony.drawing.signs import draw_answer, draw_heading
from game.scenes.match.ceremony.outcome import heading, line_words, outcome_of, standing_words
from game.scenes.match.ceremony.par_sign import ParSign
from game.scenes.match.ceremony.places import Quay, quay, sign_place
from game.scenes.pieces.kit import draw_caps
from game.scenes.screens import MatchControls
from game.tables.show import SPEEDS
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Timeline, Tween
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.lakeside import draw_quay, prepare_quay
from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH
from game.voice.rounds import rounds_named
from game.voice.summary import Summary
from game.voice.topics import Topic

_AWAY = 0.4
"""The seconds in which the heading and the standings vanish when the podium begins to rise."""
_DUST = ("#FFF3D6", "#F2C68C")
_CELEBRATED = 6.0
_LOOK = 0.5
"""The seconds that spreading out a focused bucket's cards takes."""
_FADE = 0.25
"""The seconds that the table takes to fade."""
_HIGHEST = 11
"""The semitones by which the pitch rises during a count."""
_SCALE = 6
"""The smallest number of drops for which the pitch rises by all of `_HIGHEST`."""
_CAP, _CAP_ABOVE = 24.0, 14.0
"""The height of keycaps, and how far they stick out above buttons with no sign beside them, in units."""
_STEPS = {Action.LEFT: -1, Action.PREVIOUS: -1, Action.RIGHT: 1, Action.NEXT: 1}


class ScoringScene(ContextScene):
    """A scene with the result of a round and, after the last round, the winners.

    Attributes:
        choices: the buttons; `areas` holds their areas, once they're shown.
        time: the current time of the animation, in seconds at normal speed.
    """

    fades_in = shows_answers = True

    def __init__(self, context: Context, match: MatchControls, summary: Summary) -> None:
        super().__init__(context)
        self._match = match
        self._session = match.session
        self.summary = summary
        self.over = over = match.session.match.over
        results = context.archive.results() if over else ()
        self.outcome = outcome_of(match, summary, results, over=over)
        self.course = self.outcome.course
        self.time = 0.0
        self._timeline = Timeline()
        self._timeline.add(self._steps())
        self._audible = True
        self._landed_drops: Counter[int] = Counter()
        self._idle = 0.0
        self._announced = False
        self._faces = TablePictures(match.show.table)
        par, medals = match.par if over else None, match.mode.medals
        self.par = None if par is None else ParSign(par, self.outcome.terms, medals=medals)
        self.choices = self._buttons()
        self._focus = 0
        self._focused_bucket: int | None = None
        self._bucket_focused_for = 0.0
        self.areas: list[FRect] = []
        self._sign = FRect()
        self._old_picture: Surface | None = None
        self._seen_from = 0.0
        self._quay = self._new_quay(DESIGN_WIDTH, DESIGN_HEIGHT)

    def _new_quay(self, width: float, height: float) -> Quay:
        sizes = [len(party.people) for party in self.outcome.played]
        return quay(width, height, sizes, len(self.outcome.parties))

    def _buttons(self) -> tuple[CeremonyButton, ...]:
        rounds = rounds_named(self._session.game.round_name)
        coach = CeremonyButton(message("Coach"), rounds.look, self._open_coach)
        coached = () if self._match.coaching is None else (coach,)
        if not self.over:
            go_on = CeremonyButton(
                message("Go on"), rounds.in_sentence(self.summary.round + 1), self._deal_next
            )
            skip = CeremonyButton(message("To the end"), message("see who wins"), self._match.skip)
            return go_on, *([skip] if self._match.can_skip else []), *coached
        mode = self._match.mode
        replay = mode.deal_again or self._replay
        again = CeremonyButton(message("Again"), message("with a new deal"), self._after_awards(replay))
        whither = message("to the title") if self._match.from_title else message("back")
        leave = CeremonyButton(message("Leave"), whither, self._after_awards(self._match.leave))
        return (again, *coached, leave) if mode.restarts or mode.deal_again else (leave, *coached)

    # -- time ----------------------------------------------------------------------------------------

    @property
    def counting(self) -> bool:
        """Whether an animation is running that input would finish."""
        return self._timeline.busy

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.ANNOUNCE_SCORES, Action.ANNOUNCE_CARD, Action.MENU)

    @property
    def moving(self) -> bool:
        at_rest = self._idle > _CELEBRATED and self._bucket_focused_for > _LOOK
        return self.counting or not at_rest or len(self.context.particles) > 0

    def resume(self) -> None:
        if self._announced:
            self.context.captions.read(self._focus_words())
            return
        self._announced = True
        self.context.audio.play(Sound.ROUND_END)
        if self._match.show.speed == "instant":
            self._skip(self._timeline.finish)
        else:
            of = heading(self.outcome.terms, self.summary)
            self.context.captions.read(message("{round}: counting up the points.", round=of))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.context.particles.update(seconds)
        if self._match.coaching is not None:
            self._match.coaching.update()
        if self.stack.top is not self:
            return
        self._bucket_focused_for += seconds
        if self.par is not None and self.par.update() and not self.counting:
            self.context.captions.read(self.par.words)
        if self.counting:
            self._timeline.update(seconds * (SPEEDS[self._match.show.speed] or 1.0))
            return
        before, self._idle = self._idle, self._idle + seconds
        if not self.over:
            return
        if self.outcome.won and self._shows_particles and self._idle < _CELEBRATED:
            self.context.particles.celebrate(self._quay.seating.canvas.width)
        last = self.outcome.last
        if last is not None and before < timing.REMARK <= self._idle:
            self.context.audio.quack(last.person.voice, QuackKind.SAD)

    @property
    def _animates(self) -> bool:
        return not self.context.settings.reduced_motion

    @property
    def _shows_particles(self) -> bool:
        return self._animates and self.context.settings.particles

    def _steps(self) -> Iterator[Step]:
        """Yield the steps of the animation, each of which input can finish: count, pause, podium."""
        course = self.course
        falls = [tween for turn in course.turns for tween in self._fall_sounds(turn)]
        count = (self._advance_time(0.0, course.settled), *falls)
        if not self.over:
            yield Step(count, end=self._announce)
            return
        yield Step(count)
        yield Step((self._advance_time(course.settled, course.rises),))
        ranks = sorted({party.rank for party in self.outcome.parties} & {1, 2, 3})
        thuds = {rank: Cue(Sound.THUD, Tier.STAKES, pitch=2 * (3 - rank)) for rank in ranks}
        blocks = [self._sound_at(thud, timing.block_risen_at(rank)) for rank, thud in thuds.items()]
        crown = Tween(lambda _share: self.context.play_ending(won=self.outcome.won), 0.0, timing.TITLE)
        yield Step((self._advance_time(course.rises, course.end), *blocks, crown), end=self._announce)

    def _advance_time(self, begins: float, ends: float) -> Tween:
        """Return a tween that advances the scene's time between two times, in seconds at normal speed."""

        def tick(share: float) -> None:
            self.time = begins + (ends - begins) * share

        return Tween(tick, ends - begins)

    def _fall_sounds(self, turn: timing.LineTurn) -> Iterator[Tween]:
        """Yield tweens that play the sounds of a turn's falling cards."""
        yield self._sound_at(Cue(Sound.RIFFLE if turn.last else Sound.SLIDE, volume=0.7), turn.begins)
        if turn.drops:
            first, last = turn.drops[0].lands, turn.drops[-1].lands
            yield Tween(partial(self._land, turn), last - first, first)

    def _land(self, turn: timing.LineTurn, share: float) -> None:
        """Play the sounds of drops that have landed since the last call, with a little dust."""
        before, down = (
            self._landed_drops[turn.line],
            turn.landed_drops(self.time) if share < 1.0 else len(turn.drops),
        )
        self._landed_drops[turn.line] = down
        if down == before or not self._audible:
            return
        pitch = min(_HIGHEST, round(_HIGHEST * down / max(len(turn.drops), _SCALE)))
        self._play(Cue(Sound.COUNT, pitch=pitch, volume=0.6))
        if turn.last and down == len(turn.drops):
            self._play(Cue(Sound.THUD, Tier.STAKES))
        if self._shows_particles:
            buckets = self._picture.buckets
            mouth = next(one.spot.bucket_mouth for one in buckets if one.turn is turn)
            self.context.particles.burst(ParticleKind.DUST, *mouth, 4, _DUST)

    def _sound_at(self, cue: Cue, delay: float) -> Tween:
        return Tween(lambda _share: self._play(cue), 0.0, delay)

    def _play(self, cue: Cue) -> None:
        if self._audible:
            self.context.play(cue)

    def _skip(self, finish: Callable[[], None]) -> None:
        """Call `finish`, which finishes animations, without playing their sounds."""
        self._audible = False
        finish()
        self._audible = True

    def _announce(self) -> None:
        """Read aloud what the screen shows, apart from what captions have already said."""
        words = self.outcome.words
        last, farewell = self.outcome.last, ""
        if last is not None:
            farewell = message("{name}: {words}", name=last.person.name, words=last.words)
        terms, parties = self.outcome.terms, self.outcome.parties
        # Of two parties, the winner's place says both.
        ranked = self.over and len(parties) > 2
        final = standing_words(terms, self.summary, parties, over=True) if ranked else ""
        captions = self.context.captions
        said = sentences(words.spoken, farewell) if captions.is_spoken(Topic.TALK) else ""
        broken = sentence(capital(parts(" · ", words.records)))
        par = "" if self.par is None else self.par.words
        captions.read(sentences(final, said, broken, par, self._focus_words()), patient=True)

    def shutdown(self) -> None:
        self.context.particles.clear()

    # -- drawing -------------------------------------------------------------------------------------

    @property
    def _picture(self) -> CeremonyPicture:
        focused = None if self._focused_bucket is None else (self._focused_bucket, self._bucket_focused_for)
        return CeremonyPicture(self.outcome, self._quay, self.time, self._idle, focused, self._animates)

    def draw(self, pen: Pen) -> None:
        if self._quay.seating.canvas.size != pen.area.size:
            self._quay = self._new_quay(*pen.area.size)
        if self.time == 0.0 and self._old_picture is None and self._animates:
            self._old_picture = pen.screen.surface.copy()
        if self._old_picture is not None and not prepare_quay(pen, self._quay.shore, sunset=self.over):
            # The table stays visible for the few frames in which the lake is painted.
            pen.screen.surface.blit(self._old_picture, (0, 0))
            self._seen_from = self.time
            return
        draw_ceremony(pen, self._faces, self._picture)
        self._draw_buttons(pen)
        self.context.particles.draw(pen.screen)
        answer = self.context.answers.answer_for(self)
        if answer:
            draw_answer(pen, self._quay.seating, answer)
        self._draw_fade(pen)

    def _draw_fade(self, pen: Pen) -> None:
        if self._old_picture is None:
            return
        left = 1 - timing.eased_progress(self.time, self._seen_from, _FADE)
        if left <= 0 or self._old_picture.get_size() != pen.screen.surface.get_size():
            self._old_picture = None
            return
        self._old_picture.set_alpha(round(255 * left))
        pen.screen.surface.blit(self._old_picture, (0, 0))

    def _draw_buttons(self, pen: Pen) -> None:
        begins = self.course.rises + timing.BUTTONS if self.over else self.course.settled - 0.4
        shown = timing.slide(self.time, begins, 0.35) if self._animates else float(not self.counting)
        self.areas = []
        if shown > 0:
            seating, aside = self._quay.seating, self.par is not None
            areas = draw_buttons(pen, seating, self.choices, self._focus, shown, aside=aside)
            self.areas = areas
            if shown >= 1:
                prompts = ((Action.CONFIRM, self.choices[self._focus].words),)
                above = 0.0 if aside else _CAP_ABOVE * seating.scale
                area = areas[self._focus].move(0, -above)
                draw_caps(pen, self.context.input, prompts, area, _CAP * seating.scale)
            if self.par is not None:
                self._sign = sign_place(seating, len(self.choices))
                draw_par(pen, seating, self._sign, self.par, shown)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        match event:
            case ActionPressed(action=Action.CONFIRM, repeat=False):
                self._confirm()
            case ActionPressed(action=Action.ANNOUNCE_SCORES | Action.ANNOUNCE_ROWS):
                outcome, terms = self.outcome, self.outcome.terms
                words = standing_words(terms, self.summary, outcome.parties, over=self.over)
                par = self.par.words if self.par is not None and not self.counting else ""
                self.context.captions.answer(sentences(words, par))
            case ActionPressed(action=Action.ANNOUNCE_CARD):
                self.context.captions.answer(self._focus_words())
            case ActionPressed(action=Action.CANCEL | Action.MENU):
                self._pause()
            case ActionPressed(action=action):
                self._move(action)
            case PointerMoved(x=x, y=y):
                self._move_pointer(x, y)
            case PointerPressed(x=x, y=y, button=1):
                found = [place for place, area in enumerate(self.areas) if area.collidepoint(x, y)]
                if found:
                    self._skip(self._timeline.finish)
                    self._press(found[0])
                elif self.counting:
                    self._confirm()
        return True

    def _move(self, action: Action) -> None:
        """Move the focus: left and right along the buttons or buckets, up and down between them."""
        step, buckets = _STEPS.get(action, 0), len(self._quay.spots)
        if self.par is not None and action in (Action.UP, Action.DOWN):
            self._focus_sign(self.par, focused=action is Action.UP)
        elif self._focused_bucket is not None and action is Action.DOWN:
            self._focus_bucket(None)
        elif action is Action.UP and self._focused_bucket is None:
            own = [place for place, party in enumerate(self.outcome.played) if party.own]
            self._focus_bucket(own[0] if own else 0)
        elif step and self._focused_bucket is not None:
            self._focus_bucket((self._focused_bucket + step) % buckets)
        elif step and len(self.choices) > 1:
            self._focus_button((self._focus + step) % len(self.choices))
        elif not self.counting:
            self.context.captions.read(self._focus_words())

    def _focus_button(self, place: int) -> None:
        if self.par is not None:
            self.par.focused = False
        if place != self._focus:
            self._focus = place
            self.context.tick(place, len(self.choices))
            self.context.captions.read(self._focus_words())

    def _focus_sign(self, par: ParSign, *, focused: bool) -> None:
        """Move the focus to the par sign, or back to the buttons."""
        if self.counting or par.focused == focused:
            return
        par.focused = focused
        self.context.tick(0, 1)
        self.context.captions.read(self._focus_words())

    def _focus_bucket(self, place: int | None) -> None:
        """Focus the bucket with this index (None: no bucket), if all buckets have been counted."""
        if self.counting:
            return
        if self.over or place == self._focused_bucket:
            self.context.captions.read(self._focus_words())
            return
        self._focused_bucket, self._bucket_focused_for = place, 0.0
        self.context.tick(place or 0, len(self.outcome.parties))
        self.context.captions.read(self._focus_words())

    def _focus_words(self) -> str:
        """Return a description of the focused sign, bucket or button."""
        if self.par is not None and self.par.focused:
            return self.par.words
        if self._focused_bucket is not None:
            words = line_words(self.outcome.terms, self.outcome.parties[self._focused_bucket])
            return sentences(words, self.context.position(self._focused_bucket, len(self._quay.spots)))
        button = self.choices[self._focus]
        words = message("{words}: {meaning}.", words=button.words, meaning=button.meaning)
        return sentences(words, self.context.position(self._focus, len(self.choices)))

    def _move_pointer(self, x: float, y: float) -> None:
        """Focus the button, bucket or sign under the pointer."""
        if self.par is not None:
            self._focus_sign(self.par, focused=self._sign.collidepoint(x, y))
        for place, area in enumerate(self.areas):
            if area.collidepoint(x, y):
                self._focus_button(place)
        spots = enumerate(self._quay.spots)
        self._focus_bucket(next((place for place, spot in spots if spot.area.collidepoint(x, y)), None))

    def _confirm(self) -> None:
        if self.counting:
            self._skip(self._timeline.finish_step)
        else:
            self._press(self._focus)

    def _press(self, place: int) -> None:
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.context.drop_question()
        self.choices[place].press()

    def _pause(self) -> None:
        if self.over:
            self._after_awards(self._match.leave)()
            return
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.context.screens.pause(self._match)

    def _after_awards(self, go_on: Callable[[], None]) -> Callable[[], None]:
        """Return a function that shows newly won awards, then continues with `go_on`."""
        return lambda: self.context.screens.awards(go_on)

    def _deal_next(self) -> None:
        self.stack.pop()
        self._session.deal()

    def _open_coach(self) -> None:
        if self._match.coaching is not None:
            self.context.screens.coach(self._match.coaching, self.summary.round)

    def _replay(self) -> None:
        if self._session.header.rated:
            self.context.screens.confirm_before_rated(self._restart_match)
        else:
            self._restart_match()

    def _restart_match(self) -> None:
        self._match.clear_away()
        self.context.screens.restart(self._session.header)


def draw_ceremony(pen: Pen, faces: TablePictures, picture: CeremonyPicture) -> None:
    """Draw the ceremony, apart from the buttons."""
    outcome = picture.outcome
    draw_quay(pen, picture.quay.shore, sunset=outcome.over)
    rising, since = picture.time - outcome.course.rises, picture.time - outcome.course.poured
    left = 1 - timing.eased_progress(rising, 0, _AWAY) if outcome.over else 1.0
    if left > 0:
        words = heading(outcome.terms, outcome.summary)
        draw_heading(pen, picture.quay.seating, words, outcome.summary.verdict, left)
        shown = min(timing.slide(since, 0.0), left)
        if shown > 0 and picture.focused is None:
            swum = timing.eased_progress(since, 0.4, timing.STANDING - 0.5)
            LanePainter(pen, faces.table.art, picture, swum, shown).draw()
    painter = PodiumPainter if outcome.over and rising > 0 else CountPainter
    painter(pen, faces, picture).draw()
