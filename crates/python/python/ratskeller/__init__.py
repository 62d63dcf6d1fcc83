"""Four tabletop games about rats, for whoever trains and measures.

A match is an object (:class:`Match`), or one of many that are stepped at once (:class:`Matches`). What a seat may know comes
from its view alone; the truth is given by what is called so. Decisions are text in the notation of the game, or words of letters
with a mask for each letter (see ``docs/python.md``).
"""

from ._native import __version__
from .match import IllegalDecision, Match, about, games, verify
from .simulation import Shard, merge, simulate
from .vector import Matches

__all__ = [
    "IllegalDecision",
    "Match",
    "Matches",
    "Shard",
    "__version__",
    "about",
    "games",
    "merge",
    "simulate",
    "verify",
]
