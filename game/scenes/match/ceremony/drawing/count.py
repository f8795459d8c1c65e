"""The count of a round: cards are spread out, fall into buckets, and add up."""

from __future__ import annotations

import math

from pygame import FRect

from game.language.message import figure, join_items, message, parts
from game.scenes.match.ceremony.drawing.buckets import BucketPainter
from game.scenes.match.ceremony.drawing.faces import token_image
from game.scenes.match.ceremony.drawing.letters import signed_points
from game.scenes.match.ceremony.drawing.picture import Bucket
from game.scenes.match.ceremony.places import BucketSpot, spread_places
from game.scenes.match.ceremony.timing import SPREAD, Drop, eased_progress, slide
from game.ui.animation.timeline import ease_in_back, ease_out
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, CORAL, MINT
from game.ui.drawing.text import Typeface
from game.voice.summary import SeatScore

_PREPARED = 2
"""The number of cards painted in advance per frame."""
_WIDEST = 112.0
_SMALL = 0.4
_LAG = 0.04
_LEAVING = 0.25
_MANY = 0.45
"""The share of a round's bad points at which a party is shocked."""


class CountPainter(BucketPainter):
    """A painter of the buckets, the ducks and the falling cards."""

    def draw(self) -> None:
        self._prepare()
        picture, time, running = self.picture, self.picture.time, self._running_at(self.picture.time)
        for number, one in enumerate(self.buckets):
            # The ducks of later buckets react a little later.
            seen = self._running_at(time - _LAG * number)
            target = self.quay.middle.center if seen is None else seen.spot.bucket_mouth
            self.draw_ducks(one.spot, one.party, self._mood(one), target)
        for one in self.buckets:
            self.draw_inside(one.spot)
            landed = one.turn.drops[: one.turn.landed_drops(time)]
            self.draw_heap(one.spot, [drop.card for drop in landed], gain=one.line.points > 0)
        if running is not None:
            self._draw_spread(running)
        for number, one in enumerate(self.buckets):
            focused = picture.focused is not None and picture.focused[0] == number
            self._draw_figures(one, focused=focused, lit=focused or one is running)
        if picture.focused is not None:
            self._draw_focused(self.buckets[picture.focused[0]], picture.focused[1])

    def _running_at(self, time: float) -> Bucket | None:
        return next((bucket for bucket in self.buckets if bucket.turn.is_running(time)), None)

    def _prepare(self) -> None:
        """Paint some of the next turn's cards in advance."""
        for bucket in sorted(self.buckets, key=lambda bucket: bucket.turn.begins):
            if bucket.line.cards and bucket.turn.ends > self.picture.time:
                width = self._spread_places(bucket.line)[0].width
                self.faces.prepare(self.pen, bucket.line.cards, width, _PREPARED)
                return

    def _draw_figures(self, bucket: Bucket, *, focused: bool, lit: bool) -> None:
        """Draw a bucket's front with the points landed so far, and its party's names and total."""
        party, line, spot, turn = bucket
        time, points = self.picture.time, turn.landed_points(self.picture.time)
        told = bool(turn.drops) or time >= turn.ends
        changed = signed_points(points) if told and time >= turn.begins else ""
        good = (points > 0) == self.picture.more_is_better
        self.draw_front(spot, changed, BONE if points == 0 else MINT if good else CORAL)
        self.draw_names(spot, party, self.quay.names, lit=lit)
        total = line.total - line.points + points
        beside = spot.beside
        if beside is None or not self.faces.table.draw_total(self.pen, total, beside):
            room, words = spot.room - 6, message("{total} in all", total=figure(total))
            fits = self.pen.width(words, self.seating.letter_size(17), Typeface.TITLE) <= room
            shown: str = words if fits else figure(total)
            if line.tie_breaker:
                shown = line.tie_breaker if time >= turn.ends else ""
            self.write(shown, (spot.foot[0], self.quay.totals), 17, room, face=Typeface.TITLE)
        if focused:
            self.pen.outline(spot.bucket_area.inflate(8, 8), BONE, 2.4, radius=16)

    def _mood(self, bucket: Bucket) -> Mood:
        """Return the mood of a bucket's party at the moment shown."""
        time, gain, turn = self.picture.time, self.picture.more_is_better, bucket.turn
        points = turn.landed_points(time)
        if time < turn.begins:
            return Mood.CALM
        if bucket.line.out and time >= turn.ends:
            return Mood.SAD
        if not turn.drops:
            return Mood.CALM if gain or time < turn.ends else Mood.GLEE
        good = (points > 0) == gain
        if turn.last and time < turn.drops[-1].lands:
            return Mood.THINKING if not points else Mood.CALM if good else Mood.SHOCK
        if good:
            return Mood.GLEE if turn.last else Mood.CALM
        whole = sum(max(one.line.points, 0) for one in self.buckets)
        if turn.last or points < 0 or points >= _MANY * max(whole, 1):
            return Mood.SAD if time >= turn.ends else Mood.SHOCK
        return Mood.CALM

    @property
    def _spread_area(self) -> FRect:
        area, head = self.quay.middle, 30 * self.quay.scale
        return FRect(area.left, area.top + head, area.width, area.height - head)

    def _spread_places(self, line: SeatScore) -> list[FRect]:
        return spread_places(self._spread_area, len(line.cards), _WIDEST * self.quay.scale)

    def _draw_heading(self, bucket: Bucket, words: str) -> None:
        middle = self.quay.middle
        at = middle.centerx, middle.top + 14 * self.quay.scale
        said = parts(" · ", [part for part in (words, bucket.line.notes) if part])
        self.write(said, at, 23, middle.width, face=Typeface.TITLE)

    def _draw_spread(self, bucket: Bucket) -> None:
        """Draw the cards of the current turn, spread out or falling."""
        line, turn, time = bucket.line, bucket.turn, self.picture.time
        waits = turn.last and turn.drops and time < turn.drops[0].lands
        names = join_items(bucket.party.names)
        self._draw_heading(bucket, message("{names}…", names=names) if waits else names)
        places, moving = self._spread_places(line), self.picture.moving
        pouring = bool(turn.drops) and turn.drops[0].card is not None
        for number, (card, place) in enumerate(zip(line.cards, places, strict=True)):
            if pouring and time >= (turn.drops[number].leaves if moving else turn.drops[number].lands):
                continue
            shown = eased_progress(time, turn.begins + 0.1 * number / len(line.cards), SPREAD - 0.1, ease_out)
            if not pouring:
                shown = min(shown, eased_progress(-time, -turn.ends, _LEAVING))
            self._draw_dealt_card(bucket.spot, card, place, shown)
        size, area = 52 * self.quay.scale, self._spread_area
        token = FRect(area.centerx - size / 2, area.bottom - size * 1.2, size, size)
        for number, drop in enumerate(turn.drops):
            if moving and drop.leaves <= time < drop.lands:
                start = places[number] if drop.card is not None else token
                self._draw_drop(bucket.spot, drop, start, gain=line.points > 0)

    def _draw_dealt_card(self, spot: BucketSpot, card: int, place: FRect, shown: float) -> None:
        """Draw a card that moves from its owner to its place in the spread."""
        if shown <= 0:
            return
        x, y = place.center
        if self.picture.moving:
            start = spot.foot[0], spot.top + spot.bust * 0.4
            x, y = start[0] + (x - start[0]) * shown, start[1] + (y - start[1]) * shown
        self.pen.image(self.faces.card(self.pen, card, place.width), (x, y), anchor="center", alpha=shown)

    def _draw_drop(self, spot: BucketSpot, drop: Drop, start: FRect, *, gain: bool) -> None:
        """Draw a card or token on its way from its place in the spread into the bucket."""
        done = (self.picture.time - drop.leaves) / (drop.lands - drop.leaves)
        end, eased = spot.bucket_mouth, ease_in_back(done)
        x = start.centerx + (end[0] - start.centerx) * done
        y = start.centery + (end[1] - start.centery) * eased
        y -= math.sin(math.pi * done) * start.height * 0.12
        if drop.card is None:
            size = start.width + (spot.bucket * 0.3 - start.width) * done
            # Each size is a cached picture, so there are only a few; they look smooth enough.
            steps = max(round(size / 4), 1) * 4.0
            image = token_image(self.pen, steps, gain=gain)
        else:
            size = 1 + (spot.bucket * _SMALL / start.width - 1) * done
            lean = (end[0] - start.centerx) / max(spot.room, 1.0)
            angle = -14 * math.sin(math.pi * done) * max(-2.0, min(lean, 2.0))
            image = self.faces.falling_card(self.pen, drop.card, start.width, size, angle)
        self.pen.image(image, (x, y), anchor="center")

    def _draw_focused(self, bucket: Bucket, seconds: float) -> None:
        """Draw the cards of the focused bucket, spread out."""
        self._draw_heading(bucket, join_items(bucket.party.names))
        shown = slide(seconds, 0.0, 0.25) if self.picture.moving else 1.0
        for card, place in zip(bucket.line.cards, self._spread_places(bucket.line), strict=True):
            self._draw_dealt_card(bucket.spot, card, place, shown)
