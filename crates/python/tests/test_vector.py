"""Many matches at once."""

import threading
import time
import unittest

import numpy as np

import ratskeller
from ratskeller import IllegalDecision, Matches


class TestMatches(unittest.TestCase):
    def test_all_are_stepped_and_the_next_is_dealt(self):
        for game in ratskeller.games():
            with self.subTest(game):
                matches = Matches(game, 32, [None, "greedy", None], seed=3)
                rng, ended, total = np.random.default_rng(0), 0, np.zeros(3)
                for _ in range(300):
                    self.assertTrue((matches.masks.sum(axis=1) > 0).all())
                    self.assertTrue(np.isin(matches.seats, [0, 2]).all())
                    matches.step(matches.random_letters(rng))
                    ended += int(matches.ended.sum())
                    total += matches.rewards.sum(axis=0)
                matches.play_on(2000)
                self.assertGreater(matches.decisions, 32 * 2000)
                self.assertTrue(np.isfinite(matches.observations).all())
                self.assertAlmostEqual(float(total.sum()), 0.0, places=3)

    def test_the_same_numbers_are_the_same_matches(self):
        def after(threads):
            matches = Matches("ratapolis", 16, [None] * 4, seed=1, threads=threads, truth=True)
            rng = np.random.default_rng(5)
            for _ in range(60):
                matches.step(matches.random_letters(rng))
            return matches.observations.copy(), matches.everything.copy(), matches.masks.copy()

        for one, other in zip(after(1), after(2)):
            np.testing.assert_array_equal(one, other)

    def test_what_is_not_allowed_is_refused_and_changes_nothing(self):
        matches = Matches("ratland", 2, seed=1)
        before = matches.observations.copy()
        allowed = int(matches.masks[0].argmax())
        with self.assertRaisesRegex(IllegalDecision, "match 1: letter 240"):
            matches.step(np.array([allowed, 240]))
        with self.assertRaises(IllegalDecision):
            matches.step(np.array([allowed]))
        np.testing.assert_array_equal(matches.observations, before)
        with self.assertRaisesRegex(ValueError, "there is no computer player"):
            Matches("ratland", 1, [None, "nobody"])

    def test_buffers_are_used_again(self):
        for game in ratskeller.games():
            matches = Matches(game, 4, truth=True)
            arrays = [matches.observations, matches.everything, matches.masks, matches.seats, matches.rewards, matches.ended]
            before = [array.copy() for array in arrays]
            for _ in range(3):
                matches.step(matches.masks.argmax(axis=1))
            now = [matches.observations, matches.everything, matches.masks, matches.seats, matches.rewards, matches.ended]
            self.assertTrue(all(array is array_then for array, array_then in zip(now, arrays)), game)
            self.assertFalse(np.array_equal(before[0], matches.observations), f"{game}: filled anew")

    def test_other_threads_go_on_while_matches_are_played(self):
        matches = Matches("ratapolis", 64, [None] * 4)
        began, over, turns = threading.Event(), threading.Event(), 0

        def play():
            began.set()
            matches.play_on(4_000)
            over.set()

        player = threading.Thread(target=play)
        player.start()
        began.wait()
        while not over.is_set():
            time.sleep(0.001)
            turns += 1
        player.join()
        self.assertGreater(turns, 10)


if __name__ == "__main__":
    unittest.main()
