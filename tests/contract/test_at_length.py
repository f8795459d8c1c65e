"""The promises of the contract at length: on as many random matches as a campaign asks for."""

import random

import pytest

from tests.conftest import Campaign
from tests.contract import test_rules, test_secrets, test_words
from tests.contract.games import each_game

PROMISES = (
    test_rules.test_a_step_changes_nothing_and_is_the_same_twice,
    test_rules.test_the_same_seed_and_choices_are_the_same_match,
    test_rules.test_what_is_heard_adds_up_to_the_view,
    test_rules.test_a_seat_may_choose_what_its_view_says,
    test_rules.test_what_is_not_legal_is_refused,
    test_rules.test_everything_survives_json,
    test_rules.test_rounds_are_scored_and_add_up,
    test_rules.test_a_match_ends_with_ranks,
    test_secrets.test_hidden_cards_change_nothing_for_a_seat,
    test_secrets.test_who_knows_the_same_afterwards_was_told_the_same,
    test_secrets.test_only_those_it_is_about_are_told_more_than_a_spectator,
    test_words.test_every_event_is_told_in_sentences,
    test_words.test_every_choice_has_words_of_its_own,
    test_words.test_every_choice_has_its_reason,
)
MATCHES = 30


@pytest.mark.campaign
@each_game
def test_many_matches(game: str, campaign: Campaign) -> None:
    chance = random.Random(f"{campaign.seed} {game}")
    for _run in range(MATCHES * campaign.times):
        seed = chance.getrandbits(40)
        print(f"match {seed}")
        for promise in PROMISES:
            promise(game, seed)
