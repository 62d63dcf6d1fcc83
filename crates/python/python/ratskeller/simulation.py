"""Many matches between computer players, whole or in shards."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import _native
from .match import as_given


@dataclass(frozen=True)
class Shard:
    """What came of a range of matches. Shards that follow each other are merged to what all of them would have come to at once."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]
    first: int
    places: np.ndarray
    scores: np.ndarray
    decisions: np.ndarray

    def __len__(self) -> int:
        return len(self.decisions)

    @property
    def setting(self) -> tuple[Any, ...]:
        return (self.game, self.players, self.seed, self.options)

    @property
    def digest(self) -> str:
        """SHA-256 over all results in order: the same matches have the same, wherever they were played."""
        hashed = hashlib.sha256(repr((*self.setting, self.first)).encode())
        for places, scores, decisions in zip(self.places, self.scores, self.decisions):
            hashed.update(bytes(places.astype(np.uint8)) + scores.astype("<i4").tobytes() + struct.pack("<I", decisions))
        return hashed.hexdigest()

    @property
    def wins(self) -> np.ndarray:
        """Each seat's share of the wins; a shared win counts in parts."""
        won = self.places == 1
        winners = won.sum(axis=1, keepdims=True)
        return np.divide(won, winners, out=np.zeros(won.shape), where=winners > 0).mean(axis=0)


def simulate(
    game: str, players: Sequence[str], matches: int, *, seed: int = 0, first: int = 0, **options: Any
) -> Shard:
    """Plays matches ``first`` to ``first + matches - 1`` of a seed, on all cores. They are those of ``ratskeller simulate``."""
    given = as_given(options)
    played = _native.simulate(game, list(players), seed, first, matches, given)
    seats = len(players)
    return Shard(
        game=game,
        players=tuple(players),
        seed=seed,
        options=tuple(sorted(given)),
        first=first,
        places=np.array([list(one[0]) for one in played], dtype=np.uint8).reshape(-1, seats),
        scores=np.array([one[1] for one in played], dtype=np.int32).reshape(-1, seats),
        decisions=np.array([one[2] for one in played], dtype=np.uint32),
    )


def merge(shards: Iterable[Shard]) -> Shard:
    """One shard of several, in whatever order they come; ``ValueError`` if they do not follow each other."""
    ordered = sorted(shards, key=lambda shard: shard.first)
    if not ordered:
        raise ValueError("there is no shard")
    first = ordered[0]
    due = first.first
    for shard in ordered:
        if shard.setting != first.setting:
            raise ValueError("these shards are of different simulations")
        if shard.first != due:
            raise ValueError(f"match {due} should come next, and a shard begins with {shard.first}")
        due += len(shard)
    return Shard(
        *first.setting,
        first.first,
        np.concatenate([shard.places for shard in ordered]),
        np.concatenate([shard.scores for shard in ordered]),
        np.concatenate([shard.decisions for shard in ordered]),
    )
