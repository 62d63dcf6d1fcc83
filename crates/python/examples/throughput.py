"""How many decisions a second of random play: by the rules alone, through Python in batches, letter by letter, one by one.

    python examples/throughput.py [--seconds 2] [--threads 1] [GAME …]

All figures of a line are of one run on the same machine; what counts is the ratio. A second is one of CPU time, so that it does not
matter what else the machine has to do. PettingZoo's hanabi wants `pip install shimmy` as well.
"""

import argparse
import sys
import time

import numpy as np

import ratskeller
from ratskeller import Match, Matches, _native


def measured(seconds, work):
    """Decisions a second; `work` says how many it made."""
    work()
    began, made = time.process_time(), 0
    while time.process_time() - began < seconds:
        made += work()
    return made / (time.process_time() - began)


def rules_alone(game, seats, seconds):
    """The module counts by the clock on the wall."""
    began, by_cpu = time.perf_counter(), time.process_time()
    rate = _native.native_rate(game, seats, seconds)
    return rate * (time.perf_counter() - began) / (time.process_time() - by_cpu)


def batches(game, seats, threads, seconds):
    matches = Matches(game, 256, [None] * seats, threads=threads, observe=False)

    def work():
        before = matches.decisions
        matches.play_on(200)
        return matches.decisions - before

    return measured(seconds, work)


def letters(game, seats, threads, seconds, observe):
    matches, rng = Matches(game, 512, [None] * seats, threads=threads, observe=observe), np.random.default_rng(0)

    def work():
        before = matches.decisions
        for _ in range(10):
            matches.step(matches.random_letters(rng))
        return matches.decisions - before

    return measured(seconds, work)


def one_by_one(game, seats, seconds):
    state = {"match": Match(game, seats), "seed": 0}

    def work():
        match, made = state["match"], 0
        for _ in range(50):
            if match.over:
                state["seed"] += 1
                match = state["match"] = Match(game, seats, seed=state["seed"])
            if match.asks_clock:
                match.answer_clock(10**6)
            decisions = {seat: match.sample(seat, made) for seat in match.waits_for}
            match.decide(decisions)
            made += len(decisions)
        return made

    return measured(seconds, work)


def environment(table, seconds):
    table.reset(seed=1)
    rng = np.random.default_rng(0)

    def work():
        for _ in range(200):
            if not table.agents:
                table.reset()
            observation, _, terminated, truncated, info = table.last()
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            table.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
        return 200

    return measured(seconds, work)


def beside(seconds):
    """What others do, where they are installed."""
    try:
        import pyspiel

        game, rng = pyspiel.load_game("hearts"), np.random.default_rng(0)

        def hearts():
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes())
                    state.apply_action(int(rng.choice(actions, p=chances)))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[rng.integers(len(actions))])
                    made += 1
            return made

        print(f"OpenSpiel's hearts, from Python: {measured(seconds, hearts):,.0f} decisions a second")
    except ImportError:
        print("OpenSpiel is not installed")
    try:
        from pettingzoo.classic import hanabi_v5

        print(f"PettingZoo's hanabi: {environment(hanabi_v5.env(), seconds):,.0f} letters a second")
    except Exception as why:  # noqa: BLE001 (it asks for more than PettingZoo itself)
        print(f"PettingZoo's hanabi cannot be had: {why}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("games", nargs="*", default=ratskeller.games())
    args = parser.parse_args()
    if not _native.built_for_speed:
        print("this module was built for tests; `pip install ./crates/python` builds one that can be measured", file=sys.stderr)
    head = ["", "rules alone", "batches", "ratio", "letters", "and observed", "one by one", "PettingZoo"]
    print("decisions a second of CPU time; PettingZoo: letters a second")
    print("{:<15}{:>14}{:>14}{:>8}{:>13}{:>14}{:>12}{:>12}".format(*head))
    for game in args.games:
        seats = 4
        native = rules_alone(game, seats, args.seconds)
        batched = batches(game, seats, args.threads, args.seconds)
        plain, observed = (letters(game, seats, args.threads, args.seconds, observe) for observe in (False, True))
        single = one_by_one(game, seats, args.seconds)
        try:
            from ratskeller.pettingzoo import env

            letters_a_second = environment(env(game, seats), args.seconds)
        except ImportError:
            letters_a_second = float("nan")
        print(f"{game:<15}{native:>14,.0f}{batched:>14,.0f}{batched / native:>8.2f}{plain:>13,.0f}{observed:>14,.0f}{single:>12,.0f}{letters_a_second:>12,.0f}")
    beside(args.seconds)


if __name__ == "__main__":
    main()
