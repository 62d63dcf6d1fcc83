"""A match as an object."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from os import PathLike
from typing import Any

import numpy as np

from . import _native


class IllegalDecision(ValueError):
    """A decision, or a letter of one, that was not taken; nothing has changed."""


def games() -> list[str]:
    """The names of the games."""
    return _native.games_listed()


@functools.cache
def about(game: str) -> dict[str, Any]:
    """Seats, options, computer players, and the sizes and fields of the tensors of a game."""
    return json.loads(_native.about(game))


def verify(record: str, *, pack: str | PathLike[str] | None = None) -> dict[str, list[int]]:
    """Replays a record to the result that it states; ``ValueError`` says where it does not hold."""
    return _result(_native.verify(record, pack))


def _result(places_and_scores: tuple[list[int], list[int]]) -> dict[str, list[int]]:
    places, scores = places_and_scores
    return {"places": list(places), "scores": list(scores)}


def as_given(options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Options as the command line spells them."""
    spelled = {True: "on", False: "off"}
    return [(name, spelled[value] if isinstance(value, bool) else str(value)) for name, value in options.items()]


def _together(parts: list[np.ndarray]) -> np.ndarray | list[np.ndarray]:
    if len(parts) == 1:
        return parts[0]
    return np.stack(parts) if len({len(part) for part in parts}) == 1 else parts


class Match:
    """A match of one game, dealt from a seed: a number, or 64 hexadecimal digits.

    >>> match = Match("rat-a-tat-cat", 2, seed=1, rounds=1)
    >>> match.waits_for
    [0, 1]
    >>> match.decide({0: "done", 1: "done"})
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seed: int | str = 0,
        pack: str | PathLike[str] | None = None,
        **options: Any,
    ) -> None:
        seats = about(game)["seats"][0] if seats is None else seats
        self._native = _native.Match(game, seats, seed, as_given(options), pack)

    @classmethod
    def _of(cls, native: Any) -> Match:
        match = cls.__new__(cls)
        match._native = native
        return match

    @classmethod
    def from_record(cls, record: str, *, pack: str | PathLike[str] | None = None) -> Match:
        """The match as it stood after the last decision of a record that has its seed."""
        return cls._of(_native.Match.from_record(record, pack))

    @property
    def game(self) -> str:
        return self._native.game

    @property
    def seats(self) -> int:
        return self._native.seats

    @property
    def options(self) -> dict[str, Any]:
        return json.loads(self._native.options())

    @property
    def waits_for(self) -> list[int]:
        """The seats that owe a decision; none when the match is over or the rules ask for the time."""
        return list(self._native.waits_for())

    @property
    def asks_clock(self) -> bool:
        """Whether the rules ask how many seconds have passed; see :meth:`answer_clock`."""
        return self._native.asks_clock()

    def answer_clock(self, seconds: int) -> None:
        self._native.answer_clock(seconds)

    @property
    def over(self) -> bool:
        return self._native.result() is not None

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Places (1 is the best, shared by equals) and scores by seat, once the match is over."""
        result = self._native.result()
        return None if result is None else _result(result)

    @property
    def rewards(self) -> np.ndarray | None:
        """Once the match is over: 1 for a win, shared by those who share it, less 1/n; the sum is 0."""
        rewards = self._native.rewards()
        return None if rewards is None else np.array(rewards, dtype=np.float32)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, or with ``None`` the gallery.

        ``position`` is the view in notation and ``sight`` what a person at the table is shown, which may be less where
        remembering is part of the game. ``knows`` has the named fields of the observation, for a seat.
        """
        view = {"you": seat, "position": self.notation(seat), "sight": json.loads(self._native.sight(seat))}
        if seat is not None:
            view["knows"] = self._fields(seat)
        return view

    def notation(self, seat: int | None = None) -> str:
        """The position in one line, dark where the onlooker sees nothing."""
        return self._native.position(seat)

    def notices(self, seat: int | None = None, after: int = 0) -> list[dict[str, Any]]:
        """What an onlooker has been told of what happened."""
        return json.loads(self._native.notices(seat, after))

    def legal(self, seat: int) -> list[str] | None:
        """Every legal decision of a seat that is asked, where the list is short; else ``None``."""
        return self._native.legal(seat)

    def aside(self, seat: int) -> str | None:
        """What a seat may do though nobody waits for it."""
        return self._native.aside(seat)

    def sample(self, seat: int, seed: int) -> str:
        """A legal decision, each as likely as the other."""
        return self._native.sample(seat, seed)

    def check(self, seat: int, decision: str) -> str | None:
        """``None`` if a seat may decide so, else the reason why not."""
        return self._native.check(seat, decision)

    def decide(self, seat: int | Mapping[int, str], decision: str | None = None) -> None:
        """Seals the decision of a seat, or of several; when all that are asked have sealed, all are carried out."""
        if isinstance(seat, Mapping):
            decisions = list(seat.items())
        elif decision is None:
            raise TypeError("decide takes a seat and a decision, or decisions by seat")
        else:
            decisions = [(seat, decision)]
        try:
            self._native.decide(decisions)
        except ValueError as why:
            raise IllegalDecision(str(why)) from None

    def advise(self, seat: int, player: str, seed: int = 0) -> str:
        """What a computer player would decide who has just sat down there; ``about(game)["players"]`` lists them."""
        return self._native.advise(seat, player, seed)

    def imagine(self, seat: int, seed: int) -> Match:
        """A match that looks the same to this seat, as likely as the rules make it."""
        return Match._of(self._native.imagine(seat, seed))

    def clone(self) -> Match:
        """A copy that goes its own way from here."""
        return Match._of(self._native.clone())

    __copy__ = clone

    def __deepcopy__(self, memo: Any) -> Match:
        return self.clone()

    def finish(self) -> None:
        """Plays to the end by the safe default of every seat."""
        self._native.finish()

    def record(self, *, with_seed: bool = False) -> str:
        """The match so far as a record file. Its seed is in it once the match is over, or if you want it there."""
        return self._native.record(with_seed)

    def truth(self) -> dict[str, Any]:
        """Everything: what nobody at the table may know. Nothing else here gives it."""
        position, sight = self._native.truth()
        return {"position": position, "sight": json.loads(sight)}

    # As numbers.

    def observe(self, seat: int, so_far: Iterable[int] = ()) -> np.ndarray:
        """What a seat may know as float32; the fields are in ``about(game)["fields"]``."""
        return np.frombuffer(self._native.observe(seat, bytes(so_far), False), dtype="<f4").astype(np.float32)

    def observe_truth(self, seat: int, so_far: Iterable[int] = ()) -> np.ndarray:
        """The same with every card turned up, and what lies in the decks: for critics; ``about(game)["everything"]``."""
        return np.frombuffer(self._native.observe(seat, bytes(so_far), True), dtype="<f4").astype(np.float32)

    def mask(self, seat: int, so_far: Iterable[int] = ()) -> np.ndarray | None:
        """Which letters may come next in the decision of a seat; ``None`` when the word is whole."""
        try:
            mask = self._native.mask(seat, bytes(so_far))
        except ValueError as why:
            raise IllegalDecision(str(why)) from None
        return None if mask is None else np.frombuffer(bytes(mask), dtype=np.int8).copy()

    def read(self, seat: int, word: Iterable[int]) -> str:
        """The decision that is spelled so."""
        return self._native.read(seat, bytes(word))

    def spell(self, seat: int, decision: str) -> list[int]:
        """How a legal decision is spelled."""
        return list(self._native.spell(seat, decision))

    def _fields(self, seat: int) -> dict[str, Any]:
        """The observation by name; what comes several times, such as once for each seat, is one array where it can be."""
        row, fields = self.observe(seat), {}
        for name, begins, count in about(self.game)["fields"]:
            fields.setdefault(name, []).append(row[begins : begins + count])
        return {name: _together(parts) for name, parts in fields.items()}

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {self.seats} seats, {'over' if self.over else f'waits for {self.waits_for}'}>"
