"""Many matches at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import _native
from .match import IllegalDecision, about, as_given


class Matches:
    """``count`` matches at tables that are alike, stepped together on all cores without Python's lock.

    ``players`` names who sits where: ``None`` is whoever steps the matches, a name a computer player. Each match waits for one
    letter of one seat. A step brings all matches to their next letter, and writes into the same arrays again: ``observations``,
    ``masks``, ``seats`` (whose letter is due), ``rewards`` (by seat) and ``ended``. Where a match has ended, the row shows the
    next one already. With ``truth=True`` there is ``everything``, too: the observation with every card turned up.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: Sequence[str | None] = (None, None),
        *,
        seed: int = 0,
        threads: int | None = None,
        observe: bool = True,
        truth: bool = False,
        **options: Any,
    ) -> None:
        sizes = about(game)
        self.game, self.count, self.players = game, count, list(players)
        self.letters: int = sizes["letters"]
        given = as_given(options)
        self._native = _native.Matches(game, count, self.players, seed, given, threads, observe, truth)
        width = _width(sizes["fields"])
        self.observations = np.zeros((count, width), dtype=np.float32) if observe else None
        self.everything = np.zeros((count, _width(sizes["everything"])), dtype=np.float32) if truth else None
        self.masks = np.zeros((count, self.letters), dtype=np.uint8)
        self.seats = np.zeros(count, dtype=np.uint8)
        self.rewards = np.zeros((count, len(self.players)), dtype=np.float32)
        self.ended = np.zeros(count, dtype=np.uint8)
        self._arrays = (self.observations, self.everything, self.masks, self.seats, self.rewards, self.ended)
        self._native.show(*self._arrays)

    def step(self, letters: np.ndarray) -> None:
        """One letter for each match. If one is not allowed, nothing changes in any."""
        try:
            self._native.step(np.ascontiguousarray(letters, dtype=np.int64), *self._arrays)
        except ValueError as why:
            raise IllegalDecision(str(why)) from None

    def random_letters(self, rng: np.random.Generator) -> np.ndarray:
        """A letter for each match, any that is allowed as likely as the other."""
        return (rng.random(self.masks.shape, dtype=np.float32) * self.masks).argmax(axis=1)

    def play_on(self, decisions: int) -> int:
        """So many random decisions in each match, any legal one as likely as the other. Says how many matches ended."""
        ended = self._native.play_on(decisions)
        self._native.show(*self._arrays)
        return ended

    @property
    def decisions(self) -> int:
        """How many decisions have been carried out, those of computer players included."""
        return self._native.decisions()

    def __len__(self) -> int:
        return self.count


def _width(fields: list[list[Any]]) -> int:
    return sum(count for _, _, count in fields)
