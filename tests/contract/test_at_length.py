"""The contract's tests at length, on as many random matches as a campaign asks for."""

import random

import pytest

from tests.conftest import Campaign
from tests.contract import test_rules, test_secrets, test_words
from tests.contract.games import each_game

PROMISES = (
    test_rules.test_apply_is_pure_and_deterministic,
    test_rules.test_same_seed_and_choices_give_the_same_match,
    test_rules.test_events_fold_into_the_view,
    test_rules.test_view_lists_the_seats_legal_choices,
    test_rules.test_illegal_choices_are_refused,
    test_rules.test_states_events_and_choices_survive_json,
    test_rules.test_rounds_are_scored_consistently,
    test_rules.test_match_ends_with_ranks,
    test_secrets.test_hidden_cards_change_nothing_for_a_seat,
    test_secrets.test_equal_knowledge_means_equal_events,
    test_secrets.test_only_the_seats_involved_hear_more_than_a_spectator,
    test_words.test_every_event_is_told_in_sentences,
    test_words.test_choices_have_distinct_words,
    test_words.test_every_choice_has_a_reason,
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
