"""Environments for PettingZoo.

:class:`LetterAEC` asks one seat for one letter at a time. :class:`LetterParallel` asks everybody at once: whoever is not waited
for has one choice, ``wait``, which is the last number of the action space. A letter that is not allowed ends the match: whoever
chose it has -1, the others 0; with ``illegal="raise"`` it is an error instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from .match import IllegalDecision, Match, about


def env(game: str, seats: int | None = None, render_mode: str | None = None, illegal: str = "lose", **options: Any) -> LetterAEC:
    return LetterAEC(game, seats, render_mode, illegal, **options)


def parallel_env(
    game: str, seats: int | None = None, render_mode: str | None = None, illegal: str = "lose", **options: Any
) -> LetterParallel:
    return LetterParallel(game, seats, render_mode, illegal, **options)


class _Table:
    """What both kinds have in common: a match, and the letters that each seat has spelled."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any], letters: int) -> None:
        told = about(game)
        self.game, self.options = game, options
        self.seats = told["seats"][0] if seats is None else seats
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        width = sum(count for _, _, count in told["fields"])
        self.letters, self.width, self.actions = told["letters"], width, letters
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (letters,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(letters)
        self.random: np.random.Generator | None = None
        self.match: Match | None = None
        self.words: dict[int, list[int]] = {}
        self.clock = 0

    def deal(self, seed: int | None) -> None:
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.match = Match(self.game, self.seats, seed=int(self.random.integers(2**63)), **self.options)
        self.clock = 0
        self.ask()

    def ask(self) -> None:
        """On to where somebody is asked, or to the end."""
        match = self.match
        while True:
            for seat in range(self.seats):
                aside = match.aside(seat)
                if aside is not None:
                    match.decide(seat, aside)
            if not match.asks_clock:
                break
            self.clock += 600
            match.answer_clock(self.clock)
        self.words = {seat: [] for seat in match.waits_for}

    def put(self, seat: int, letter: int) -> bool:
        """Whether the word of this seat is whole with this letter."""
        word = self.words[seat]
        mask = self.match.mask(seat, word)
        if mask is None or not 0 <= letter < len(mask) or not mask[letter]:
            raise IllegalDecision(f"letter {letter} is not allowed now")
        word.append(int(letter))
        return self.match.mask(seat, word) is None

    def observe(self, seat: int, mask: np.ndarray | None) -> dict[str, np.ndarray]:
        allowed = np.zeros(self.actions, dtype=np.int8)
        if mask is not None:
            allowed[: len(mask)] = mask
        return {"observation": self.match.observe(seat, self.words.get(seat, [])), "action_mask": allowed}


class _Seated:
    """What both kinds say of the table they sit at."""

    def _sit(self, table: _Table, render_mode: str | None) -> None:
        self._table, self.render_mode = table, render_mode
        self.possible_agents = list(table.agents)
        self.observation_spaces = dict.fromkeys(table.agents, table.observation_space)
        self.action_spaces = dict.fromkeys(table.agents, table.action_space)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self._table.match.notation() if self.render_mode == "ansi" else None

    def state(self) -> np.ndarray:
        """Everything, as the first seat would see it with every card turned up: for critics."""
        return self._table.match.observe_truth(0)

    def close(self) -> None:
        pass


class LetterAEC(_Seated, AECEnv):
    """One letter of one seat at a time. Those who decide at once are asked one after another, and see nothing of each other."""

    def __init__(
        self, game: str, seats: int | None = None, render_mode: str | None = None, illegal: str = "lose", **options: Any
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"ratskeller_{game.replace('-', '_')}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self._raises = illegal == "raise"
        self._sit(_Table(game, seats, options, about(game)["letters"]), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        waiting = self._table.match.waits_for
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection and seat in self._table.words and not self._table.match.over
        mask = self._table.match.mask(seat, self._table.words[seat]) if asked else None
        return self._table.observe(seat, mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self._table, self.possible_agents.index(agent)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        try:
            whole = table.put(seat, action)
        except IllegalDecision:
            if self._raises:
                raise
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        if whole:
            match = table.match
            match.decide(seat, match.read(seat, table.words.pop(seat)))
            # Nobody is left who owes a decision of this turn: it has been carried out.
            if not table.words:
                table.ask()
            if match.over:
                for other, reward in zip(self.possible_agents, match.rewards):
                    self.rewards[other] = float(reward)
                    self.terminations[other] = True
            self._select()
        self._accumulate_rewards()


class LetterParallel(_Seated, ParallelEnv):
    """A letter of everybody at once; ``wait`` of whoever is not asked, or has spelled a whole word."""

    def __init__(
        self, game: str, seats: int | None = None, render_mode: str | None = None, illegal: str = "lose", **options: Any
    ) -> None:
        self.metadata = {"name": f"ratskeller_{game.replace('-', '_')}_parallel_v0", "render_modes": ["ansi"]}
        self._raises = illegal == "raise"
        self.wait = about(game)["letters"]
        self._sit(_Table(game, seats, options, self.wait + 1), render_mode)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _mask(self, seat: int) -> np.ndarray | None:
        word = self._table.words.get(seat)
        return None if word is None or self._table.match.over else self._table.match.mask(seat, word)

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask(seat)
            observations[agent] = self._table.observe(seat, mask)
            if mask is None:
                observations[agent]["action_mask"][self.wait] = 1
        return observations

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        table, match = self._table, self._table.match
        lost = set()
        for seat, agent in enumerate(self.possible_agents):
            try:
                self._put(seat, int(actions[agent]))
            except IllegalDecision:
                if self._raises:
                    raise
                lost.add(agent)
        if lost:
            return self._told({agent: -1.0 if agent in lost else 0.0 for agent in self.possible_agents}, over=True)
        whole = {seat: word for seat, word in table.words.items() if match.mask(seat, word) is None}
        if len(whole) == len(table.words):
            match.decide({seat: match.read(seat, word) for seat, word in whole.items()})
            table.ask()
        rewards = match.rewards if match.over else np.zeros(len(self.possible_agents))
        by_agent = {agent: float(reward) for agent, reward in zip(self.possible_agents, rewards)}
        return self._told(by_agent, match.over)

    def _put(self, seat: int, letter: int) -> None:
        if self._mask(seat) is not None:
            self._table.put(seat, letter)
        elif letter != self.wait:
            raise IllegalDecision(f"{self.possible_agents[seat]} is not asked, and waits")

    def _told(self, rewards: dict[str, float], over: bool) -> tuple[dict, dict, dict, dict, dict]:
        observations = self._observations()
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, False)
        infos = {agent: {} for agent in self.possible_agents}
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos
