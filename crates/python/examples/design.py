# %% [markdown]
# # Design: is a seat favoured, what would somebody else change, how long does it take?
# Computer players answer, on deals that can be played again; every figure has its interval.

# %%
import numpy as np
from ratskeller.simulation import merge, simulate

GAME, PLAYERS, MATCHES, SEED = "rattus-cartus", ["greedy"] * 3, 60, 7


# %% [markdown]
# A shard is a range of match numbers; shards that follow each other merge to what one run would have been, wherever they were played.

# %%
def run(**options) -> object:
    half = MATCHES // 2
    parts = [simulate(GAME, PLAYERS, half, seed=SEED, first=first, **options) for first in (0, half)]
    return merge(parts)


usual = run()
assert usual.digest == simulate(GAME, PLAYERS, MATCHES, seed=SEED).digest


# %%
def interval(values: np.ndarray) -> tuple[float, float]:
    """The mean and how far off it may be, 19 times out of 20."""
    return float(values.mean()), float(1.96 * values.std(ddof=1) / np.sqrt(len(values)))


# %% [markdown]
# Is a seat favoured? Each seat's share of the wins beside a third, with its interval.

# %%
won = (usual.places == 1) / np.maximum((usual.places == 1).sum(axis=1, keepdims=True), 1)
SEATS = [interval(won[:, seat]) for seat in range(len(PLAYERS))]
for seat, (mean, error) in enumerate(SEATS):
    print(f"seat {'ABC'[seat]}: {mean:.1%} ± {error:.1%} of the wins; even is {1 / len(PLAYERS):.1%}")

# %% [markdown]
# What would another player change? The same deals once more, with somebody else in the first seat: pairs, and their differences.
# Where little changes, the pairs say far more than the means apart; whoever plays quite differently shares no luck but the deal.

# %%
other = simulate(GAME, ["rulebook", *PLAYERS[1:]], MATCHES, seed=SEED)
PAIRED = interval(other.scores[:, 0].astype(float) - usual.scores[:, 0])
APART = float(1.96 * np.sqrt(other.scores[:, 0].var(ddof=1) / MATCHES + usual.scores[:, 0].var(ddof=1) / MATCHES))
print(f"rulebook for greedy in seat A: {PAIRED[0]:+.2f} ± {PAIRED[1]:.2f} points a match (unpaired ± {APART:.2f})")

# %% [markdown]
# How long does it take? In decisions; `ratskeller lab rattus-cartus` asks all this and more, and has pictures.

# %%
LENGTH = interval(usual.decisions.astype(float))
print(f"{LENGTH[0]:.1f} ± {LENGTH[1]:.1f} decisions a match")
