"""One seat against computer players, for Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from .match import IllegalDecision, about
from .vector import Matches


class Against(gymnasium.Env):
    """You sit in the first seat, and ``players`` in the others.

    An action is a letter; ``info["action_mask"]`` and :meth:`action_masks` tell which are allowed. A letter that is not ends the
    match as lost, or with ``illegal="raise"`` is an error.
    """

    metadata = {"render_modes": []}

    def __init__(self, game: str, players: Sequence[str] = ("rulebook",), *, illegal: str = "lose", **options: Any) -> None:
        self._game, self._players, self._options = game, [None, *players], options
        self._raises = illegal == "raise"
        told = about(game)
        width = sum(count for _, _, count in told["fields"])
        self.observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        self.action_space = spaces.Discrete(told["letters"])
        self._matches: Matches | None = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self._matches = Matches(self._game, 1, self._players, seed=number, threads=1, **self._options)
        self._over = False
        return self._matches.observations[0].copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> np.ndarray:
        """As MaskablePPO asks for them."""
        return np.zeros(self.action_space.n, dtype=np.int8) if self._over else self._matches.masks[0].astype(np.int8)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over; reset deals the next one")
        if not self._matches.masks[0, int(action)]:
            if self._raises:
                raise IllegalDecision(f"letter {int(action)} is not allowed now")
            self._over = True
            return self._nothing(), -1.0, True, False, {**self._info(), "illegal": True}
        self._matches.step(np.array([action]))
        if self._matches.ended[0]:
            self._over = True
            return self._nothing(), float(self._matches.rewards[0, 0]), True, False, self._info()
        return self._matches.observations[0].copy(), 0.0, False, False, self._info()

    def _nothing(self) -> np.ndarray:
        return np.zeros(self.observation_space.shape, dtype=np.float32)
