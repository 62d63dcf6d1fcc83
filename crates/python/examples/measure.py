# %% [markdown]
# # Measure: what a computer player does, in numbers
# Matches become a table with one row for each decision: what the seat could know, what was allowed, what it did and how that ended.

# %%
import tempfile
from pathlib import Path

import polars as pl
from ratskeller import Match, about, datasets

GAME, PLAYERS, MATCHES = "rat-a-tat-cat", ("rulebook", "greedy"), 12


# %%
def played(seed: int) -> str:
    match = Match(GAME, len(PLAYERS), seed=seed, rounds=1)
    while not match.over:
        match.decide({seat: match.advise(seat, PLAYERS[(seat + seed) % 2]) for seat in match.waits_for})
    return match.record()


# %% [markdown]
# The players change seats from match to match, so that no seat speaks for a player.

# %%
folder = tempfile.TemporaryDirectory()
path = Path(folder.name) / "matches.parquet"
datasets.write([played(seed) for seed in range(MATCHES)], path)
decisions = pl.read_parquet(path).with_columns(
    player=pl.when((pl.col("seat") + pl.col("match")) % 2 == 0).then(pl.lit(PLAYERS[0])).otherwise(pl.lit(PLAYERS[1]))
)
print(decisions.select("match", "seat", "player", "decision", "score").head())

# %% [markdown]
# How they end: low is good. One row a match and player.

# %%
ends = decisions.group_by("match", "player").agg(pl.col("score").first(), pl.col("place").first())
SCORES = ends.group_by("player").agg(
    matches=pl.len(),
    score=pl.col("score").mean(),
    error=pl.col("score").std() / pl.len().sqrt(),
    won=(pl.col("place") == 1).mean(),
)
print(SCORES)

# %% [markdown]
# What they do: the first word of each decision, as a share of all that they decide.

# %%
HABITS = (
    decisions.with_columns(done=pl.col("decision").str.split(" ").list.first())
    .group_by("player", "done")
    .len()
    .with_columns(share=pl.col("len") / pl.col("len").sum().over("player"))
    .sort("player", "share", descending=[False, True])
)
print(HABITS)

# %% [markdown]
# What they knew is in `observation`, whose fields have names; here how many numbers each has.

# %%
FIELDS = [(name, count) for name, _, count in about(GAME)["fields"]]
print(FIELDS[:12], "and so on")
assert sum(count for _, count in FIELDS) == len(decisions["observation"][0])
folder.cleanup()
