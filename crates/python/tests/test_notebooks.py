"""The notebooks for whoever trains, measures and designs, run cell by cell."""

import contextlib
import io
import unittest
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def cells(name: str) -> list[str]:
    return [cell for cell in (EXAMPLES / name).read_text(encoding="utf-8").split("# %%")[1:] if not cell.startswith(" [markdown]")]


def run(name: str) -> dict:
    given: dict = {"__name__": "notebook"}
    with contextlib.redirect_stdout(io.StringIO()):
        for number, cell in enumerate(cells(name)):
            exec(compile(cell, f"{name}, cell {number}", "exec"), given)
    return given


class TestNotebooks(unittest.TestCase):
    def test_whoever_trains_has_a_player_that_has_learnt(self):
        found = run("train.py")
        self.assertGreater(found["WON"] - 3 * found["ERROR"], 0.5)

    def test_whoever_measures_has_every_decision(self):
        found = run("measure.py")
        self.assertEqual(sorted(found["SCORES"]["player"]), ["greedy", "rulebook"])
        self.assertEqual(found["SCORES"]["matches"].to_list(), [found["MATCHES"]] * 2)
        shares = found["HABITS"].group_by("player").agg(found["pl"].col("share").sum())["share"]
        for share in shares:
            self.assertAlmostEqual(share, 1)

    def test_whoever_designs_has_an_interval_for_each_figure(self):
        found = run("design.py")
        self.assertAlmostEqual(sum(mean for mean, _ in found["SEATS"]), 1)
        self.assertGreater(found["PAIRED"][1], 0)
        self.assertGreater(found["LENGTH"][0], 10)


if __name__ == "__main__":
    unittest.main()
