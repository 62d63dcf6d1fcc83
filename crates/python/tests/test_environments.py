"""The environments, held to the tests of those whose interfaces they have."""

import tempfile
import unittest
import warnings
from pathlib import Path

import gymnasium.utils.env_checker
import numpy as np
import pettingzoo.test
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import ratskeller
from ratskeller import Match, datasets, openspiel
from ratskeller.gymnasium import Against
from ratskeller.pettingzoo import env, parallel_env

# Short matches: what is tested is the interface.
SHORT = {"rat-a-tat-cat": {"rounds": 1, "lap_limit": 10}}


def setUpModule():
    warnings.simplefilter("ignore")


class TestPettingZoo(unittest.TestCase):
    def test_one_after_another(self):
        for game in ratskeller.games():
            with self.subTest(game):
                pettingzoo.test.api_test(env(game, 3, **SHORT.get(game, {})), num_cycles=60)

    def test_all_at_once(self):
        for game in ratskeller.games():
            with self.subTest(game):
                pettingzoo.test.parallel_api_test(parallel_env(game, 3, **SHORT.get(game, {})), num_cycles=60)

    def test_seeds(self):
        pettingzoo.test.seed_test(lambda: env("ratapolis", 3), num_cycles=30)
        pettingzoo.test.parallel_seed_test(lambda: parallel_env("ratland", 3), num_cycles=30)


class TestGymnasium(unittest.TestCase):
    def test_as_its_checker_wants_it(self):
        for game in ratskeller.games():
            with self.subTest(game):
                gymnasium.utils.env_checker.check_env(Against(game, ["greedy"]), skip_render_check=True)

    def test_a_match_against_the_rulebook(self):
        table, rng = Against("rattus-cartus", ["rulebook", "greedy"], illegal="raise"), np.random.default_rng(1)
        _, info = table.reset(seed=1)
        over, reward = False, 0.0
        while not over:
            letter = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, _, info = table.step(letter)
        self.assertIn(round(reward, 3), [0.0, 0.667, 0.167, -0.333])


class TestOpenSpiel(unittest.TestCase):
    def test_every_game_is_played_by_chance(self):
        for name in ratskeller.games():
            with self.subTest(name):
                game = openspiel.load(name, deals=3, horizon=12, **SHORT.get(name, {}))
                pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

    def test_a_seat_remembers_what_it_has_spelled_and_knows_nothing_of_the_others(self):
        state = openspiel.load("ratland", deals=1).new_initial_state()
        state.apply_action(0)
        one, other = state.child(0), state.child(1)
        self.assertNotEqual(one.information_state_string(0), other.information_state_string(0))
        self.assertEqual(one.information_state_string(1), other.information_state_string(1))

    def test_regret_makes_a_reduced_game_harder_to_exploit(self):
        game = openspiel.load("rat-a-tat-cat", deals=2, horizon=5, rounds=1, lap_limit=10)
        np.random.seed(1)
        solver = external_sampling_mccfr.ExternalSamplingSolver(game)
        solver.iteration()
        first = exploitability.nash_conv(game, solver.average_policy())
        for _ in range(20):
            solver.iteration()
        later = exploitability.nash_conv(game, solver.average_policy())
        self.assertLess(later, 0.2 * first)


class TestDatasets(unittest.TestCase):
    def test_a_row_for_each_decision(self):
        import polars

        from test_match import play

        records = [play(Match("rattus-cartus", 3, seed=seed)).record() for seed in range(3)]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "matches.parquet"
            datasets.write(records, path)
            frame = polars.read_parquet(path)
        self.assertEqual(frame["match"].n_unique(), 3)
        self.assertEqual(frame.height, sum(record.count('"do":') for record in records))
        for seed, record in enumerate(records):
            match, rows = Match("rattus-cartus", 3, seed=seed), frame.filter(polars.col("match") == seed)
            for row in rows.head(6).iter_rows(named=True):
                self.assertIn(row["seat"], match.waits_for)
                np.testing.assert_array_equal(row["observation"], match.observe(row["seat"]))
                self.assertTrue(row["mask"][row["word"][0]])
                match.decide(row["seat"], row["decision"])


if __name__ == "__main__":
    unittest.main()
