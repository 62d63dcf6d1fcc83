"""Simulations, arenas and the laboratory on Ray: on a laptop's cores, or on a cluster.

What is to be played is divided into shards. A shard whose worker is lost is played again elsewhere, and what comes of all of them is
what one process would have come to.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import ray

from .simulation import Shard, merge, simulate

_Played = TypeVar("_Played")
Progress = Callable[[int, int], None]


def bar(done: int, of: int) -> None:
    """How much is done, drawn on stderr if somebody watches."""
    if sys.stderr.isatty():
        filled = 40 * done // max(of, 1)
        end = "\n" if done >= of else ""
        print(f"\r{'#' * filled}{'.' * (40 - filled)} {done:,} of {of:,}", end=end, file=sys.stderr, flush=True)


def ranges(matches: int, shards: int) -> list[tuple[int, int]]:
    """So many ranges that cover all matches once: the first of each, and how many."""
    shards = max(1, min(shards, matches))
    bounds = [matches * at // shards for at in range(shards + 1)]
    return [(begin, end - begin) for begin, end in zip(bounds, bounds[1:])]


def simulate_on(
    game: str,
    players: Sequence[str],
    matches: int,
    *,
    seed: int = 0,
    shards: int = 64,
    progress: Progress | None = bar,
    **options: Any,
) -> Shard:
    """As `ratskeller.simulate`, on whatever Ray is connected to; ``progress`` is told how many matches of how many are done."""
    _connect()
    each = ranges(matches, shards)
    refs = [_simulated.remote(game, list(players), count, seed, first, options) for first, count in each]
    return merge(_gathered(refs, [count for _, count in each], progress))


def run_on(
    command: Sequence[str],
    *,
    report: Sequence[str] = (),
    program: str = "ratskeller",
    shards: int = 64,
    progress: Progress | None = bar,
) -> str:
    """``ratskeller arena …`` or ``ratskeller lab …`` on whatever Ray is connected to, and what is printed of the whole.

    ``command`` says what is played, its ``--seed`` with it, and ``report`` how it is told: ``--json``, ``--plot FILE``, ``--page FILE``.
    ``program`` is the binary of the house, at the same place on every machine. ``progress`` is told how many shards are done.
    """
    _connect()
    played = [program, *command]
    refs = [_written.remote(played, f"{number}/{shards}") for number in range(1, shards + 1)]
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder) / "journal"
        journal.write_bytes(b"".join(_gathered(refs, [1] * shards, progress)))
        return _run([*played, "--journal", str(journal), *report])


def _connect() -> None:
    if not ray.is_initialized():
        ray.init()


def _gathered(refs: Sequence[ray.ObjectRef], sizes: Sequence[int], progress: Progress | None) -> list[_Played]:
    """All of them in their order, however they come."""
    size, waiting, done = dict(zip(refs, sizes)), list(refs), 0
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        done += sum(size[ref] for ref in ready)
        if progress is not None:
            progress(done, sum(sizes))
    return ray.get(list(refs))


@ray.remote(max_retries=-1)
def _simulated(game: str, players: Sequence[str], matches: int, seed: int, first: int, options: dict[str, Any]) -> Shard:
    return simulate(game, players, matches, seed=seed, first=first, **options)


@ray.remote(max_retries=-1)
def _written(played: Sequence[str], shard: str) -> bytes:
    """The journal of a shard, which has one of the cores that Ray counts."""
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder) / "journal"
        _run([*played, "--threads", "1", "--shard", shard, "--journal", str(journal)])
        return journal.read_bytes()


def _run(command: Sequence[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise ValueError(ran.stderr.strip())
    return ran.stdout
