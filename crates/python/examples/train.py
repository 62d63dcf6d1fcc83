# %% [markdown]
# # Train: a player that learns to decide from somebody who can
# A computer player plays matches; what it knew and what it did become a table; a linear policy learns to do the same, and is measured
# against one who decides by lot. It is the first step of most training, and the shortest: what to learn from, a network instead of a
# matrix, and matches of its own afterwards are yours to change.

# %%
import numpy as np
from ratskeller import Match, about, datasets

GAME, TEACHER, RIVAL = "rat-a-tat-cat", "rulebook", "random"
LESSONS, TRIALS = 100, 120


# %%
def taught(seed: int) -> str:
    match = Match(GAME, 2, seed=seed, rounds=1)
    while not match.over:
        match.decide({seat: match.advise(seat, TEACHER) for seat in match.waits_for})
    return match.record()


lessons = datasets.table(taught(seed) for seed in range(LESSONS))
knew = np.stack(lessons["observation"].to_numpy(zero_copy_only=False))
scale = np.maximum(np.abs(knew).max(axis=0), 1)     # totals and counts are no larger than marks
knew /= scale
words = lessons["word"].to_pylist()
print(f"{LESSONS} matches, {len(words)} decisions, {knew.shape[1]} numbers known at each")

# %% [markdown]
# A decision is a word of a few letters. For each place in the word there is a matrix: what the seat knows, times it, is what each letter is
# worth. Learning makes the teacher's letter likelier (the gradient of the log likelihood, over all lessons at once).

# %%
LETTERS, LONGEST = about(GAME)["letters"], max(len(word) for word in words)
policy = np.zeros((LONGEST, knew.shape[1], LETTERS), dtype=np.float32)


def odds(worth: np.ndarray) -> np.ndarray:
    raised = np.exp(worth - worth.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


for place in range(LONGEST):
    here = [number for number, word in enumerate(words) if len(word) > place]
    seen, said = knew[here], np.array([words[number][place] for number in here])
    for _ in range(150):
        wrong = odds(seen @ policy[place])
        wrong[np.arange(len(said)), said] -= 1
        policy[place] -= seen.T @ wrong / len(said)


# %% [markdown]
# At a table what is not allowed is masked, letter by letter. Whoever decides by lot wins half against another.


# %%
def decide(match: Match, seat: int) -> str:
    known, word = match.observe(seat) / scale, []
    while (mask := match.mask(seat, word)) is not None:
        worth = known @ policy[len(word)] if len(word) < LONGEST else np.zeros(LETTERS)
        word.append(int(np.where(mask, worth, -np.inf).argmax()))
    return match.read(seat, word)


def won() -> tuple[float, float]:
    """The mean share of the win, and its standard error, at tables that nobody has learnt from."""
    shares = []
    for seed in range(LESSONS, LESSONS + TRIALS):
        match, own = Match(GAME, 2, seed=seed, rounds=1), seed % 2
        while not match.over:
            match.decide({seat: decide(match, seat) if seat == own else match.advise(seat, RIVAL) for seat in match.waits_for})
        places = match.result["places"]
        shares.append(0.5 if places[0] == places[1] else float(places[own] == 1))
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(TRIALS))


WON, ERROR = won()
print(f"wins {WON:.1%} ± {1.96 * ERROR:.1%} against {RIVAL}")
