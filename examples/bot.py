#!/usr/bin/env python3
"""A bot for the house: it sits down where a host asks it to, and plays all four games at random.

    pip install websockets
    python3 examples/bot.py http://127.0.0.1:8080 rat_0123…        # the secret of a token of a bot account

Everything it knows is in docs/api.md: what is asked is in `sight.ask`, and for each question there is a function
here that picks one of the answers that the rules allow. A better player replaces the picking, and nothing else.
"""

import argparse
import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

WIRE = 3
MOST_TRIES = 20


class House:
    """The house, as a program with a token reaches it."""

    def __init__(self, address, secret):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {secret}"}

    def post(self, path):
        """The answer, or None if it was refused."""
        request = urllib.request.Request(f"{self.address}/api/v1/{path}", b"{}", method="POST")
        for name, value in {**self.headers, "Content-Type": "application/json"}.items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.loads(answer.read() or "null")
        except urllib.error.HTTPError as refusal:
            print(f"{path}: {refusal.read().decode()}", file=sys.stderr)
            return None

    def socket(self, path):
        place = self.address.replace("http", "ws", 1)
        return connect(f"{place}/api/v1/{path}", additional_headers=self.headers, max_size=None)


def wait_for_challenges(house, games, matches):
    """Accepts every challenge to a game that is played here; returns after so many matches, if a number is said."""
    playing = []
    with house.socket("bell") as bell:
        bell.send(json.dumps({"t": "hello", "wire": WIRE}))
        for text in bell:
            message = json.loads(text)
            if message["t"] == "welcome":
                print("waiting for challenges", flush=True)
            if message["t"] != "challenged":
                continue
            challenge = message["challenge"]
            if challenge["game"] not in games:
                house.post(f"challenges/{challenge['id']}/decline")
            elif house.post(f"challenges/{challenge['id']}/accept"):
                table = threading.Thread(target=play, args=(house, challenge["table"]))
                table.start()
                playing.append(table)
                if len(playing) == matches:
                    break
    for table in playing:
        table.join()


def play(house, table):
    """Plays a match to its end, and comes back when the line breaks."""
    while True:
        try:
            with house.socket(f"tables/{table}/socket") as socket:
                if play_on(socket):
                    return
        except (ConnectionClosed, OSError):
            pass
        time.sleep(random.uniform(0.5, 1.5))  # so that not everybody comes back at once


def play_on(socket):
    """Until the match is over; False if the house says goodbye before."""
    socket.send(json.dumps({"t": "hello", "wire": WIRE, "epoch": 0, "have": 0}))
    you, asked, tried = None, None, 0
    for text in socket:
        message = json.loads(text)
        if message["t"] == "bye":
            return message["code"] in ("not_found", "bad_token", "banned")
        you = message.get("you") or you
        play = message.get("play")
        if message["t"] == "refused":
            # Stale: more has happened since, and is about to be heard.
            if message["code"] != "illegal":
                continue
            print(f"{message['reason']}: {asked['sight']['sight']['ask']}", file=sys.stderr)
            play, tried = asked, tried + 1
            if tried > MOST_TRIES:
                raise SystemExit("nothing that came to mind is allowed by the rules")
        if not play:
            continue
        if play["end"]:
            place = play["end"]["places"][you["seat"]]
            print(f"{play['sight']['game']}: place {place} of {len(play['end']['places'])}", flush=True)
            return True
        if you["seat"] in play["waits"]:
            asked, tried = play, 0 if play is not asked else tried
            decision = decide(play["sight"])
            # The id is new for each decision, also when the program is started again.
            word = {"t": "decide", "id": f"{random.getrandbits(64):x}", "epoch": play["epoch"], "on": play["number"]}
            socket.send(json.dumps({**word, "decision": decision}))
    return False


def decide(any_sight):
    """A decision that answers what is asked."""
    sight = any_sight["sight"]
    ask = sight["ask"]
    return GAMES[any_sight["game"]][ask["ask"]](ask, sight)


def do(what, *content):
    return {"do": what, "with": content[0]} if content else {"do": what}


def some_of(cards, least, most):
    return random.sample(cards, random.randint(least, min(most, len(cards))))


# Rat-a-Tat Cat: slots are counted from 1 to 4.


def choose_source(ask, _sight):
    take = do("take_discard", {"slot": random.randint(1, 4)})
    return random.choice([do("draw_deck"), take] if ask["take"] else [do("draw_deck")])


def swap_choice(ask, sight):
    others = [seat for seat in sight["in_round"] if seat != sight["you"]]
    own, theirs = random.choice(ask["slots"]), random.choice(ask["slots"])
    return do("swap", {"own": own, "with": random.choice(others), "theirs": theirs})


RAT_A_TAT_CAT = {
    "end_first_look": lambda ask, sight: do("done"),
    "end_look": lambda ask, sight: do("done"),
    "ready_for_next_round": lambda ask, sight: do("ready"),
    "choose_source": choose_source,
    "keep_or_reject": lambda ask, sight: random.choice(
        [do("reject"), do("keep", {"slot": random.randint(1, 4)})]
    ),
    "swap_choice": swap_choice,
    "draw2_continue": lambda ask, sight: do(random.choice(["draw", "stop"])),
    "peek_choice": lambda ask, sight: do("peek", {"slot": random.choice(ask["slots"])}),
    "super_peek_choice": lambda ask, sight: do(random.choice(["look", "decline"])),
    "call_choice": lambda ask, sight: do(random.choice(["call", "no_call"])),
}

# RatLand: rats are counted for eight places, in this order.

PLACES = ["dump", "city", "field", "left", "right", "pantry", "nursery", "both"]
MOST_IN_BOTH = 3


def deploy(ask, _sight):
    rats = [0] * len(PLACES)
    open_places = len(PLACES) if ask["both"] else len(PLACES) - 1
    for _ in range(ask["rats"]):
        full = rats[-1] >= MOST_IN_BOTH
        rats[random.randrange(len(PLACES) - 1 if full else open_places)] += 1
    return do("deploy", {"rats": rats, "hide": ask["hide"] and random.random() < 0.5})


def move(ask, _sight):
    moves, left = [], list(ask["rats"])
    for _ in range(random.randint(0, ask["most"])):
        if not any(left):
            break
        start = random.choice([place for place, rats in enumerate(left) if rats])
        # Not into both rooms at once, which is not always open and soon full.
        end = random.choice([place for place in range(len(PLACES) - 1) if place != start])
        left[start] -= 1
        moves.append([PLACES[start], PLACES[end]])
    return do("move", moves)


def one_piece(what, pieces):
    colours = [colour for colour, count in pieces.items() if count]
    return do(what, random.choice([None, *colours]))


def lecter(ask, _sight):
    return do("lecter", random.choice([None, *(rat for rat in ("available", "infirmary") if ask[rat])]))


RATLAND = {
    "keep_clan": lambda ask, sight: do("keep_clan", random.choice(ask["dealt"])),
    "board": lambda ask, sight: do("board", random.choice(["friendly", "aggressive"])),
    "holy_rat": lambda ask, sight: do("holy_rat", random.random() < 0.5),
    "deploy": deploy,
    "move": move,
    "ninja": lambda ask, sight: do("ninja", random.random() < 0.5),
    "add": lambda ask, sight: one_piece("add", ask["left"]),
    "wound": lambda ask, sight: do("wound", random.choice(ask["victims"])),
    "put_back": lambda ask, sight: one_piece("put_back", ask["drawn"]),
    "swap": lambda ask, sight: do("swap", {"pairs": random.randint(0, ask["swaps"]["pairs"]), "whites": 0}),
    "scavenge": lambda ask, sight: do("scavenge", random.random() < 0.5),
    "lecter": lecter,
    "starve": lambda ask, sight: do("starve", random.randint(ask["least"], ask["most"])),
    "alchemy": lambda ask, sight: do("alchemy", random.randint(0, ask["most"])),
}

# Rattus Cartus: the cards of the row are counted from 0, and so are the five places of the nun row.


def visit(ask, _sight):
    if ask["pass"] and random.random() < 0.2:
        return do("pass")
    # All that may be committed.
    cards = some_of(ask["cards"], 0, len(ask["cards"]))
    return do("visit", {"position": random.randrange(ask["row"]), "cards": cards})


def look(ask, _sight):
    return do("look", random.choice([place for place in range(5) if place not in ask["seen"]]))


RATTUS_CARTUS = {
    "privilege": lambda ask, sight: do("privilege", random.randrange(ask["row"])),
    "look": look,
    "visit": visit,
    "victim": lambda ask, sight: do("victim", random.choice(ask["among"])),
    "give": lambda ask, sight: do("give", random.sample(ask["hand"], ask["count"])),
    "receiver": lambda ask, sight: do("receiver", random.choice(ask["among"])),
    "act": lambda ask, sight: do("act", random.random() < 0.5),
    "discard": lambda ask, sight: do("discard", some_of(ask["hand"], 0, ask["most"])),
}

# Ratapolis: a plan is two actions; where a group has moved to with the first one, the second finds it.


def plan(ask, _sight):
    tiles = {tile["plot"]: tile for tile in ask["from"]}

    def actions(standing, first, attacks):
        yield {"act": "nothing"}
        for start in standing:
            for to in tiles[start]["reach"]:
                yield {"act": "move", "from": start, "to": to}
            if ask["procreation"] and tiles[start]["nest"]:
                yield {"act": "procreate", "tile": start}
            if attacks > 0:
                for tile in tiles[start]["range"]:
                    # Whom the first action strikes must be there already.
                    for colour in tiles[tile]["targets"] if first else ask["rivals"]:
                        yield {"act": "attack", "tile": tile, "colour": colour}

    standing = ask["standing"]
    first = random.choice(list(actions(standing, True, ask["attacks"])))
    if first["act"] == "move":
        standing = {*standing, first["to"]}
    attacks = ask["attacks"] - (first["act"] == "attack")
    return do("plan", [first, random.choice(list(actions(standing, False, attacks)))])


RATAPOLIS = {
    "plan": plan,
    "archives": lambda ask, sight: do("archives", random.choice([None, *ask["of"]])),
    "show": lambda ask, sight: do("show", random.choice(ask["cards"])),
    "market": lambda ask, sight: do("market", random.random() < 0.5),
    "radio": lambda ask, sight: do("refuse", random.random() < 0.5),
    "hospital": lambda ask, sight: do("rescue", random.choice([None, *ask["to"]])),
    "lay": lambda ask, sight: do("lay", random.choice(ask["cards"])),
}

GAMES = {
    "rat-a-tat-cat": RAT_A_TAT_CAT,
    "ratland": RATLAND,
    "rattus-cartus": RATTUS_CARTUS,
    "ratapolis": RATAPOLIS,
}


def main():
    parser = argparse.ArgumentParser(description="Plays where it is asked to, at random.")
    parser.add_argument("house", help="such as http://127.0.0.1:8080")
    parser.add_argument("token", help="the secret of a token of a bot account, with the scopes read and play")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES), help="only these")
    parser.add_argument("--matches", type=int, help="ends after so many")
    asked = parser.parse_args()
    house = House(asked.house, asked.token)
    while True:
        try:
            wait_for_challenges(house, asked.games, asked.matches)
            return
        except (ConnectionClosed, OSError) as why:
            print(f"the line broke ({why}); once more in a second", file=sys.stderr)
            time.sleep(1)


if __name__ == "__main__":
    main()
