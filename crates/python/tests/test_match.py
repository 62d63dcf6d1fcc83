"""A match as an object."""

import copy
import json
import unittest

import numpy as np

import ratskeller
from ratskeller import IllegalDecision, Match


def play(match: Match, seed: int = 0) -> Match:
    """To the end, by chance."""
    clock = 0
    while not match.over:
        if match.asks_clock:
            clock += 600
            match.answer_clock(clock)
        decisions = {}
        for seat in match.waits_for:
            seed += 1
            decisions[seat] = match.sample(seat, seed)
        if decisions:
            match.decide(decisions)
    return match


class TestMatch(unittest.TestCase):
    def test_every_game_is_played_to_its_end_and_its_record_holds(self):
        for game in ratskeller.games():
            with self.subTest(game):
                match = play(Match(game, 3, seed=5))
                self.assertEqual(len(match.result["places"]), 3)
                self.assertEqual(ratskeller.verify(match.record()), match.result)
                again = Match.from_record(match.record())
                self.assertEqual(again.result, match.result)
                self.assertAlmostEqual(float(match.rewards.sum()), 0.0, places=5)

    def test_the_same_seed_is_the_same_match(self):
        deals = {Match("ratapolis", 4, seed=seed).truth()["position"] for seed in (1, 1, 2)}
        self.assertEqual(len(deals), 2)
        self.assertEqual(Match("ratland", seed="ab" * 32).truth(), Match("ratland", seed="ab" * 32).truth())

    def test_what_is_illegal_is_refused_with_the_reason_and_changes_nothing(self):
        match = Match("ratland", 2, seed=1)
        before = match.notation(0)
        self.assertIn("and this sends 3", match.check(0, "deploy 3 0 0 0 0 0 0"))
        with self.assertRaisesRegex(IllegalDecision, "and this sends 3"):
            match.decide({1: match.sample(1, 1), 0: "deploy 3 0 0 0 0 0 0"})
        self.assertEqual(match.waits_for, [0, 1])
        self.assertEqual(match.notation(0), before)
        with self.assertRaisesRegex(IllegalDecision, "that is no decision"):
            match.decide(0, "hello")
        with self.assertRaises(ValueError):
            match.sample(7, 1)
        self.assertIsNone(match.check(0, match.sample(0, 3)))

    def test_decisions_are_sealed_until_all_have_decided(self):
        match = Match("ratapolis", 3, seed=2)
        before = [match.notation(seat) for seat in range(3)]
        match.decide(0, match.sample(0, 1))
        self.assertEqual(match.waits_for, [1, 2])
        self.assertEqual([match.notation(seat) for seat in range(3)], before)

    def test_what_a_seat_sees_holds_no_more_than_its_view(self):
        for game in ratskeller.games():
            with self.subTest(game):
                match = Match(game, 3, seed=8)
                for step in range(12):
                    if match.over:
                        break
                    seat = match.waits_for[0]
                    imagined = match.imagine(seat, step)
                    self.assertEqual(imagined.notation(seat), match.notation(seat))
                    self.assertEqual(imagined.view(seat)["sight"], match.view(seat)["sight"])
                    np.testing.assert_array_equal(imagined.observe(seat), match.observe(seat))
                    match.decide({seat: match.sample(seat, step) for seat in match.waits_for})

    def test_imagined_worlds_differ_in_truth(self):
        match = Match("rat-a-tat-cat", 4, seed=3)
        worlds = {match.imagine(0, seed).truth()["position"] for seed in range(8)}
        self.assertGreater(len(worlds), 4)
        with self.assertRaisesRegex(ValueError, "imagined"):
            match.imagine(0, 1).record()

    def test_the_seed_stays_with_whoever_dealt(self):
        match = Match("rat-a-tat-cat", 2, seed=1, rounds=1)
        self.assertIsNone(json.loads(match.record())["seed"])
        with self.assertRaisesRegex(ValueError, "no seed"):
            Match.from_record(match.record())
        saved = match.record(with_seed=True)
        self.assertEqual(Match.from_record(saved).truth(), match.truth())

    def test_a_copy_goes_its_own_way(self):
        match = Match("rattus-cartus", 2, seed=4)
        twin = copy.deepcopy(match)
        play(twin)
        self.assertTrue(twin.over and not match.over)

    def test_options_are_set_and_refused_by_name(self):
        match = Match("rat-a-tat-cat", 2, rounds=2, open_outer=True)
        self.assertEqual((match.options["rounds"], match.options["open_outer"]), (2, True))
        with self.assertRaisesRegex(ValueError, "roundz"):
            Match("rat-a-tat-cat", roundz=2)
        with self.assertRaisesRegex(ValueError, "there is no game `chess`"):
            Match("chess")
        with self.assertRaisesRegex(ValueError, "is played by 2 to 6, not by 9"):
            Match("rat-a-tat-cat", 9)

    def test_computer_players_give_advice(self):
        for game in ratskeller.games():
            match = Match(game, 2, seed=6)
            seat = match.waits_for[0]
            for player in ("random", "greedy", "rulebook", "search-20"):
                self.assertIsNone(match.check(seat, match.advise(seat, player, 1)))
        with self.assertRaisesRegex(ValueError, "there is no computer player `stockfish`"):
            match.advise(seat, "stockfish")

    def test_words_are_decisions(self):
        rng = np.random.default_rng(1)
        for game in ratskeller.games():
            match = Match(game, 3, seed=9)
            for _ in range(10):
                if match.over:
                    break
                for seat in match.waits_for:
                    word = []
                    while (mask := match.mask(seat, word)) is not None:
                        word.append(int(rng.choice(np.flatnonzero(mask))))
                    decision = match.read(seat, word)
                    self.assertEqual(match.spell(seat, decision), word)
                    match.decide(seat, decision)
        match = Match("ratland", seed=1)
        with self.assertRaisesRegex(IllegalDecision, "letter 99 may not come"):
            match.mask(0, [99])

    def test_a_view_has_its_fields_by_name(self):
        view = Match("rat-a-tat-cat", 3, seed=1).view(1)
        self.assertEqual(view["knows"]["players"].tolist(), [0, 1, 0, 0, 0])
        self.assertEqual(view["knows"]["card"].shape, (24, 14))
        self.assertEqual(view["you"], 1)
        self.assertNotIn("knows", Match("ratland").view())

    def test_critics_see_more_by_a_call_of_its_own(self):
        match = Match("rattus-cartus", 3, seed=1)
        self.assertGreater(len(match.observe_truth(0)), len(match.observe(0)))
        differ = {match.imagine(0, seed).observe_truth(0).tobytes() for seed in range(4)}
        self.assertGreater(len(differ), 1)


if __name__ == "__main__":
    unittest.main()
