"""Shards on Ray: two workers, one of which is killed while it plays."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

import ray

from ratskeller import simulate
from ratskeller.ray import bar, ranges, run_on, simulate_on

MATCHES = 10_000
PROGRAM = os.environ.get("RATSKELLER_BIN")


def worker_at(task: str) -> int | None:
    """The process of ours that does this."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (process / "cmdline").read_bytes().startswith(f"ray::{task}".encode()):
                parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
                if (Path("/proc") / parent / "stat").read_text().rpartition(")")[2].split()[1] == str(os.getpid()):
                    return int(process.name)
    return None


@contextlib.contextmanager
def one_is_killed(task: str):
    """The first worker that is seen at it; the list has it afterwards."""
    killed, over = [], threading.Event()

    def kill():
        while not killed and not over.is_set():
            worker = worker_at(task)
            if worker is not None:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            time.sleep(0.002)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield killed
    finally:
        over.set()
        killer.join()


class TestRay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)

    @classmethod
    def tearDownClass(cls):
        ray.shutdown()

    def test_all_workers_come_to_what_one_process_comes_to_and_a_lost_one_changes_nothing(self):
        players, told = ["rulebook", "greedy"], []
        alone = simulate("rat-a-tat-cat", players, MATCHES, seed=9, rounds=2)

        def again():
            return simulate_on(
                "rat-a-tat-cat", players, MATCHES, seed=9, shards=8, progress=lambda *done: told.append(done), rounds=2
            )

        self.assertEqual(again().digest, alone.digest)
        self.assertEqual(told, [(MATCHES * done // 8, MATCHES) for done in range(1, 9)])
        with one_is_killed("_simulated") as killed:
            together = again()
        self.assertEqual(len(killed), 1)
        self.assertEqual((together.digest, len(together)), (alone.digest, MATCHES))

    @unittest.skipUnless(PROGRAM, "RATSKELLER_BIN names no binary")
    def test_an_arena_and_a_laboratory_tell_what_one_process_tells(self):
        arena = ["arena", "ratland", "--bots", "greedy,rulebook", "--games", "400", "--seed", "3"]
        lab = ["lab", "rattus-cartus", "--bot", "greedy", "--strong", "none", "--games", "60", "--seed", "3"]
        with tempfile.TemporaryDirectory() as folder:
            for command, how in ((arena, ["--json"]), (lab, ["--json", "--page", f"{folder}/page.html"])):
                alone = subprocess.run([PROGRAM, *command, *how], capture_output=True, text=True, check=True).stdout
                with one_is_killed("_written") as killed:
                    together = run_on(command, report=how, program=PROGRAM, shards=4, progress=None)
                self.assertEqual(len(killed), 1)
                self.assertEqual(json.loads(together), json.loads(alone))
            with self.assertRaisesRegex(ValueError, "there is no computer player `nobody`"):
                run_on([*lab[:2], "--bot", "nobody", "--seed", "3"], program=PROGRAM, shards=1, progress=None)


class TestRanges(unittest.TestCase):
    def test_all_matches_are_in_one(self):
        self.assertEqual(ranges(10, 3), [(0, 3), (3, 3), (6, 4)])
        self.assertEqual(ranges(2, 5), [(0, 1), (1, 1)])

    def test_whoever_watches_sees_how_much_is_done(self):
        with mock.patch.object(sys, "stderr") as screen:
            screen.isatty.return_value = True
            bar(5, 20)
            self.assertIn("#" * 10 + "." * 30 + " 5 of 20", "".join(call.args[0] for call in screen.write.call_args_list))
            screen.reset_mock()
            screen.isatty.return_value = False
            bar(5, 20)
            screen.write.assert_not_called()


if __name__ == "__main__":
    unittest.main()
