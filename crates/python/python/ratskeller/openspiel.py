"""The games for OpenSpiel, registered as ``python_ratskeller``.

``pyspiel.load_game("python_ratskeller(game=rat-a-tat-cat,players=2,deals=4,horizon=3)")`` is a match whose deal is one of so many,
each as likely as the other: a chance node at the root, after which everything follows from what is decided. With a ``horizon`` it
is a reduced game: after so many decisions of all together the rest is played by the safe defaults. Options of the game are given
as ``options=rounds:1;lap_limit:10``.

An action is a letter. Those who decide at once are asked one after another, and see nothing of each other's decisions.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from .match import Match, about, games

NAME = "python_ratskeller"
_MOST_PLAYERS = 12

_DEFAULTS = {"game": "rat-a-tat-cat", "players": 2, "deals": 1000, "horizon": 0, "options": ""}

_GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Ratskeller",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


@dataclass(frozen=True)
class _Setting:
    """What all states of a game share; a copy of a state has the same."""

    name: str
    seats: int
    deals: int
    horizon: int
    options: tuple[tuple[str, str], ...]
    width: int

    def __deepcopy__(self, memo: Any) -> _Setting:
        return self


class RatskellerGame(pyspiel.Game):
    """One of the games, with the deals that it may begin with."""

    def __init__(self, params: dict | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        told = about(given["game"])
        self.setting = setting = _Setting(
            name=given["game"],
            seats=int(given["players"]),
            deals=int(given["deals"]),
            horizon=int(given["horizon"]),
            options=tuple(tuple(pair.split(":")) for pair in given["options"].split(";") if pair),
            width=sum(count for _, _, count in told["fields"]),
        )
        # A word has so many letters at the most, and a match seldom as many decisions as this.
        longest = told["longest"] * (setting.horizon + setting.seats if setting.horizon else 20_000)
        info = pyspiel.GameInfo(
            num_distinct_actions=told["letters"],
            max_chance_outcomes=setting.deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self) -> RatskellerState:
        return RatskellerState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return RatskellerObserver(self)


class RatskellerState(pyspiel.State):
    """A match, the letters that were spelled, and what each seat has known whenever it was asked."""

    def __init__(self, game: RatskellerGame) -> None:
        super().__init__(game)
        self._of = game.setting
        self._match: Match | None = None
        self._words: dict[int, list[int]] = {}
        self._known = [b""] * game.setting.seats
        self._decided = 0
        self._clock = 0

    def current_player(self) -> int:
        if self._match is None:
            return pyspiel.PlayerId.CHANCE
        if self._match.over:
            return pyspiel.PlayerId.TERMINAL
        return self._match.waits_for[0]

    def is_chance_node(self) -> bool:
        return self._match is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._of.deals) for deal in range(self._of.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        mask = self._match.mask(player, self._words[player])
        return [int(letter) for letter in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        if self._match is None:
            self._match = Match(self._of.name, self._of.seats, seed=int(action), **dict(self._of.options))
            self._go_on()
            return
        seat, match = self.current_player(), self._match
        word = self._words[seat]
        word.append(int(action))
        self._learn(seat, bytes([0, action]))
        if match.mask(seat, word) is not None:
            return
        match.decide(seat, match.read(seat, self._words.pop(seat)))
        self._decided += 1
        if not self._words:
            self._go_on()

    def _go_on(self) -> None:
        match = self._match
        if self._of.horizon and self._decided >= self._of.horizon:
            match.finish()
        while not match.over:
            for seat in range(self._of.seats):
                aside = match.aside(seat)
                if aside is not None:
                    match.decide(seat, aside)
            if not match.asks_clock:
                break
            self._clock += 600
            match.answer_clock(self._clock)
        self._words = {seat: [] for seat in match.waits_for}
        for seat in self._words:
            self._learn(seat, match.notation(seat).encode())

    def _learn(self, seat: int, what: bytes) -> None:
        self._known[seat] = hashlib.blake2b(self._known[seat] + what, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else f"letter {action}"

    def is_terminal(self) -> bool:
        return self._match is not None and self._match.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._of.seats
        return [float(reward) for reward in self._match.rewards]

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all positions in which this seat was asked, and of what it decided: perfect recall, in few letters."""
        player = self.current_player() if player is None else player
        return f"{player}:{self._known[player].hex()}"

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return "" if self._match is None else self._match.notation(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        player = self.current_player() if player is None else player
        if self._match is None:
            return [0.0] * self._of.width
        return self._match.observe(player, self._words.get(player, [])).tolist()

    def __str__(self) -> str:
        return "before the deal" if self._match is None else f"{self.history()} {self._match.notation()}"


class RatskellerObserver:
    """Observations as OpenSpiel's Python algorithms ask for them."""

    def __init__(self, game: RatskellerGame) -> None:
        self.tensor = np.zeros(game.setting.width, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RatskellerState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: RatskellerState, player: int) -> str:
        return state.observation_string(player)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, RatskellerGame)


def load(game: str, players: int = 2, deals: int = 1000, horizon: int = 0, **options) -> RatskellerGame:
    """One of the games as OpenSpiel knows it."""
    if game not in games():
        raise ValueError(f"there is no game `{game}`; the games are {', '.join(games())}")
    spelled = {True: "on", False: "off"}
    chosen = ";".join(f"{name}:{spelled.get(value, value) if isinstance(value, bool) else value}" for name, value in options.items())
    given = {"game": game, "players": players, "deals": deals, "horizon": horizon, "options": chosen}
    return pyspiel.load_game(NAME, given)
