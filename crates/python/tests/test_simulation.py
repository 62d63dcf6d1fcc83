"""Shards come to the same as the whole."""

import unittest

import ratskeller
from ratskeller import merge, simulate


class TestShards(unittest.TestCase):
    def test_shards_in_any_order_have_the_digest_of_the_whole(self):
        for game in ratskeller.games():
            with self.subTest(game):
                whole = simulate(game, ["greedy", "random", "greedy"], 60, seed=4)
                shards = [simulate(game, ["greedy", "random", "greedy"], count, seed=4, first=first) for first, count in ((35, 25), (0, 20), (20, 15))]
                self.assertEqual(merge(shards).digest, whole.digest)
                self.assertNotEqual(simulate(game, ["greedy", "random", "greedy"], 60, seed=5).digest, whole.digest)
                self.assertLessEqual(whole.wins.sum(), 1.0 + 1e-9)

    def test_what_does_not_belong_together_is_not_merged(self):
        one, other = simulate("ratland", ["random"] * 2, 4), simulate("ratland", ["random"] * 2, 4, first=5)
        with self.assertRaisesRegex(ValueError, "match 4 should come next, and a shard begins with 5"):
            merge([one, other])
        with self.assertRaisesRegex(ValueError, "different simulations"):
            merge([one, simulate("ratland", ["random"] * 2, 4, first=4, seed=1)])
        with self.assertRaises(ValueError):
            merge([])


if __name__ == "__main__":
    unittest.main()
