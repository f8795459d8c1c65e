"""The steps that only packs need (RULES.md §9 to §20). No pack refers to another."""

from __future__ import annotations

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.board import Board, StepHandler
from game.cardgames.sixpack.rules.view import all_seats_mask


def _ask_turn_open(board: Board, step: ch.TurnStep) -> None:
    """Ask the seat that covered a Seethrough for a hand card to turn face up (§9.3)."""
    closed = board.closed_cards(step.seat)
    if closed:
        board.announce_effect("seethrough", step)
        board.ask(step, [ch.ChooseCard(card) for card in closed])


def _apply_turn_open(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    board.knowers[choice.card] = all_seats_mask(board.public.seats)
    board.emit(ev.CardTurnedOpen(step.seat, step.card, choice.card))


def _ask_join(board: Board, step: ch.TurnStep) -> None:
    """Ask for one more hand card (§10.1)."""
    # Otherwise two Late Arrivals with handprints could claim and play each other for ever.
    hand = tuple([card for card in board.hands[step.seat] if card not in board.public.joined])
    if hand:
        board.announce_effect("late_arrival", step)
        board.ask(step, board.possible_lays(step.seat, hand))


def _apply_join(board: Board, step: ch.TurnStep, choice: ch.LayCard) -> None:
    """Add the card to the turn, and compare it with the waiting cards (§10.2)."""
    play = board.revealed_play(step.seat, choice)
    board.remove_from_hand(step.seat, play.cards)
    board.emit(ev.CardJoined(step.card, play))
    board.push(ch.TurnStep("check", card=choice.card))


def _ask_veto(board: Board, step: ch.TurnStep) -> None:
    """Ask for a waiting card to remove (§12.1); if there is none, push a discard (§12.2)."""
    if board.public.waiting:
        board.announce_effect("veto", step)
        board.ask(step, [ch.ChooseCard(play.card) for play in board.public.order])
    elif board.hands[step.seat]:
        board.announce_effect("veto", step)
        board.push(ch.TurnStep("discard", step.seat, step.card, count=1))


def _apply_veto(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    play = board.find_play(choice.card)
    board.emit(ev.CardVetoed(step.seat, step.card, play.seat, play.card, play.cards))


def _compare_super_numbers(board: Board, step: ch.TurnStep) -> None:
    """Remove two or more Super Numbers (§14.2), or push the question for a single one's number (§14.3).

    `step.card` is the card that has just joined the turn, or 0 if none has.
    """
    plays = board.waiting_plays_of("super_numbers")
    if len(plays) > 1:
        board.remove_duplicates(0, plays)
    elif step.card in (0, plays[0].card):
        board.push(ch.TurnStep("number", plays[0].seat, plays[0].card))


def _ask_number(board: Board, step: ch.TurnStep) -> None:
    card, calculators = board.public.cards[step.card], board.find_play(step.card).calculators
    # Numbers that count the same with the Calculators aren't a choice.
    counted = {
        board.tableau.effective_number(number, calculators): number for number in reversed(card.numbers)
    }
    board.announce_effect("super_numbers", step)
    board.ask(step, [ch.ChooseNumber(number) for number in card.numbers if number in counted.values()])


def _apply_number(board: Board, step: ch.TurnStep, choice: ch.ChooseNumber) -> None:
    number = board.tableau.effective_number(choice.number, board.find_play(step.card).calculators)
    board.emit(ev.NumberChosen(step.seat, step.card, choice.number, number))


def _bite_or_ask(board: Board, step: ch.TurnStep) -> None:
    """Claim the pile and push discards for its handprints (§15.1), or ask for a card to keep (§15.2)."""
    board.announce_effect("biting_hand", step)
    if step.cards:
        board.claim(board.current_play, step.pile, ())
        board.push(ch.TurnStep("discard", step.seat, step.card, count=len(step.cards)))
    else:
        board.ask(step, [ch.ChooseCard(card) for card in board.public.piles[step.pile]])


def _apply_bite(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    board.claim(board.current_play, step.pile, (choice.card,))


def _apply_stickies(board: Board, _step: ch.TurnStep) -> None:
    """Apply Stickies, lowest printed number first; one may remove another (§16.3)."""
    for play in sorted(
        board.waiting_plays_of("sticky"), key=lambda sticky: board.public.cards[sticky.card].number
    ):
        if play in board.public.waiting:
            _steal_cards(board, play)


def _steal_cards(board: Board, sticky: ch.Play) -> None:
    """Steal a card from each other seat that played the Sticky's number; remove the played cards (§16.1)."""
    same = [
        play
        for play in board.public.waiting
        if play is not sticky and play.number == sticky.number and not play.copied
    ]
    if not same:
        return
    board.announce_effect("sticky", ch.TurnStep("sticky", sticky.seat, sticky.card))
    victims = {play.seat for play in same}
    for seat in board.other_seats(sticky.seat):
        if seat in victims and board.hands[seat]:
            board.steal(sticky.seat, sticky.card, seat, board.pick_random(board.hands[seat]))
    board.remove_duplicates(sticky.number, same)


def _ask_second_hand(board: Board, step: ch.TurnStep) -> None:
    """Ask which card to take: another pile's top card, or a card from a hand (§17.1)."""
    legal: list[ch.SixpackChoice] = [
        ch.TakeTop(pile)
        for pile, cards in enumerate(board.public.piles)
        if pile != step.pile and len(cards) > 1
    ]
    for seat in board.other_seats(step.seat):
        legal += [ch.TakeFromHand(seat, card) for card in board.hands[seat] if card in board.public.open]
        legal += [ch.TakeFromHand(seat, 0)] if board.closed_cards(seat) else []
    if legal:
        board.announce_effect("second_hand", step)
        board.ask(step, legal)


def _apply_second_hand(board: Board, step: ch.TurnStep, choice: ch.TakeTop | ch.TakeFromHand) -> None:
    if isinstance(choice, ch.TakeTop):
        card = board.public.piles[choice.pile][-1]
        board.add_to_hand(step.seat, (card,))
        board.emit(ev.TopTaken(step.seat, step.card, choice.pile, card))
    else:
        card = choice.card or board.pick_random(board.closed_cards(choice.seat))
        board.steal(step.seat, step.card, choice.seat, card)


def _ask_side(board: Board, step: ch.TurnStep) -> None:
    if any(board.hands):
        board.announce_effect("carousel", step)
        # With two seats, both directions are the same (§18.3).
        sides = (ch.Side.LEFT,) if board.public.seats == 2 else (ch.Side.LEFT, ch.Side.RIGHT)
        board.ask(step, [ch.ChooseSide(side) for side in sides])


def _apply_side(board: Board, step: ch.TurnStep, choice: ch.ChooseSide) -> None:
    """Push the steps in which everyone chooses a card and passes it on (§18.1)."""
    board.emit(ev.SideChosen(step.seat, step.card, choice.side))
    exchange = "pass_left" if choice.side is ch.Side.LEFT else "pass_right"
    board.push(ch.TurnStep("pass_all", card=step.card), ch.TurnStep(exchange, card=step.card))


def _ask_passes(board: Board, step: ch.TurnStep) -> None:
    for seat in board.seats_clockwise(board.public.first):
        _ask_pass(board, ch.TurnStep("pass", seat, step.card))


def _ask_pass(board: Board, step: ch.TurnStep) -> None:
    board.ask(step, [ch.ChooseCard(card) for card in board.hands[step.seat]])


def _apply_pass(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    board.passing[step.seat] = choice.card
    board.emit(ev.PassChosen(step.seat, choice.card))


def _pass_cards(board: Board, step: ch.TurnStep) -> None:
    """Pass every chosen card to a neighbour simultaneously."""
    side = ch.Side.LEFT if step.kind == "pass_left" else ch.Side.RIGHT
    offset, seats = 1 if side is ch.Side.LEFT else -1, board.public.seats
    passes = tuple(
        [
            ch.Pass(seat, (seat + offset) % seats, card, card in board.public.open)
            for seat, card in enumerate(board.passing)
            if card
        ]
    )
    board.passing = [0] * seats
    board.pass_cards(passes)
    board.emit(ev.CardsPassed(side, passes))


def _ask_drive(board: Board, step: ch.TurnStep) -> None:
    """Ask how many cards to move, and to which other pile (§19.1)."""
    board.announce_effect("pile_driver", step)
    height = len(board.public.piles[step.pile])
    targets = [pile for pile in range(len(board.public.piles)) if pile != step.pile]
    board.ask(step, [ch.DriveCards(count, pile) for pile in targets for count in range(1, height + 1)])


def _apply_drive(board: Board, step: ch.TurnStep, choice: ch.DriveCards) -> None:
    driven = board.public.piles[step.pile][-choice.count :]
    board.emit(ev.CardsDriven(step.seat, step.card, step.pile, choice.pile, driven))


def _push_copies(board: Board, step: ch.TurnStep) -> None:
    """Push the questions for Copycats, lowest printed number first (§20.3).

    `step.card` is the card that has just joined the turn, or 0 if none has.
    """
    copycats = [play for play in board.waiting_plays_of("copycat") if step.card in (0, play.card)]
    copycats.sort(key=lambda play: board.public.cards[play.card].number)
    board.push(*[ch.TurnStep("copy", copycat.seat, copycat.card) for copycat in copycats])


def _ask_copy(board: Board, step: ch.TurnStep) -> None:
    """Ask for the card whose number and effect the Copycat takes for this turn (§20.1)."""
    targets = [play for play in board.public.order if play.seat != step.seat]
    if targets:
        board.announce_effect("copycat", step)
        board.ask(step, [ch.ChooseCard(play.card) for play in targets])


def _apply_copy(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    target = board.find_play(choice.card)
    number = board.public.number_of(target)
    board.emit(ev.CopyChosen(step.seat, step.card, target.card, number, target.effect))


EFFECT_ROUTINES: dict[str, StepHandler] = {
    "turn_open": StepHandler(_ask_turn_open, _apply_turn_open),
    "join": StepHandler(_ask_join, _apply_join),
    "veto": StepHandler(_ask_veto, _apply_veto),
    "super_numbers": StepHandler(_compare_super_numbers),
    "number": StepHandler(_ask_number, _apply_number),
    "bite": StepHandler(_bite_or_ask, _apply_bite),
    "sticky": StepHandler(_apply_stickies),
    "second_hand": StepHandler(_ask_second_hand, _apply_second_hand),
    "carousel": StepHandler(_ask_side, _apply_side),
    "pass_all": StepHandler(_ask_passes),
    "pass": StepHandler(_ask_pass, _apply_pass),
    "pass_left": StepHandler(_pass_cards),
    "pass_right": StepHandler(_pass_cards),
    "drive": StepHandler(_ask_drive, _apply_drive),
    "copycat": StepHandler(_push_copies),
    "copy": StepHandler(_ask_copy, _apply_copy),
}
"""The handlers of the steps that packs need, by kind."""
