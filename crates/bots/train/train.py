#!/usr/bin/env python3
"""Trains a net that tells who is ahead, from the rows that `learn rows` has written (README.md beside this).

    train.py NAME OUT SECONDS ROWS...

NAME is told in the file. Rows of one game; of different numbers of players where the net is for more than two. A tenth of the
games is held back: by them the best moment is chosen, and what was guessed by hand is compared with what was learnt.
"""

import hashlib
import sys
import time

import numpy as np
import torch

ONE = 256
WEIGHT = 1024
THINGS, FIRST, SECOND = 16, 32, 16
NOBODY_FROM = 0.002  # where nobody wins as often as this, nobody has a chance of its own
BATCH = 8192
MOST_THINGS, OF_A_THING = 12, 20


def read(path, seats):
    """Things, which of them are there, own numbers, shares of the win and what was guessed: seat by seat."""
    words = np.memmap(path, dtype="<i2", mode="r")
    own = int(words[2])
    width = 3 + MOST_THINGS * OF_A_THING + own
    words = np.array(words[: len(words) // (seats * (width + 2)) * seats * (width + 2)])
    rows = words.reshape(-1, seats * (width + 2))
    told = rows[:, : seats * width].reshape(-1, seats, width)
    ended = rows[:, seats * width :].reshape(-1, seats, 2).astype(np.float32) / 10_000
    each = max(int(told[..., 1].max()), 1)
    things = told[..., 3 : 3 + MOST_THINGS * OF_A_THING].reshape(len(told), seats, MOST_THINGS, OF_A_THING)
    there = (np.arange(MOST_THINGS) < told[..., :1]).astype(np.float32)
    numbers = told[..., 3 + MOST_THINGS * OF_A_THING :]
    return np.ascontiguousarray(things[..., :each]), there, np.ascontiguousarray(numbers), ended[..., 0], ended[..., 1]


class Net(torch.nn.Module):
    def __init__(self, of_a_thing, own):
        super().__init__()
        self.things = torch.nn.Linear(of_a_thing, THINGS)
        self.first = torch.nn.Linear(THINGS + own, FIRST)
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1)

    def forward(self, things, there, numbers):
        seen = torch.relu(self.things(things)) * there.unsqueeze(-1)
        all_told = torch.cat([seen.sum(-2), numbers], -1)
        return self.last(torch.relu(self.second(torch.relu(self.first(all_told))))).squeeze(-1)


def loss(strengths, share, nobody):
    if nobody:
        strengths = torch.cat([strengths, torch.zeros_like(strengths[:, :1])], 1)
        share = torch.cat([share, 1 - share.sum(1, keepdim=True)], 1)
    else:
        share = share / share.sum(1, keepdim=True).clamp(min=1e-6)
    return -(share * torch.log_softmax(strengths, 1)).sum(1).mean()


def rounded(layer):
    weights = (layer.weight.detach().cpu().double() * WEIGHT).round().clamp(-32768, 32767)
    begin = (layer.bias.detach().cpu().double() * WEIGHT).round().clamp(-32768, 32767)
    return weights.numpy().astype(np.int64), begin.numpy().astype(np.int64)


def whole_strength(layers, things, there, numbers):
    """As the player computes it, in whole numbers."""
    def through(layer, told):
        weights, begin = layer
        return told @ weights.T + begin * ONE

    def alive(sums):
        return np.clip(sums >> 10, 0, 32767)

    things, numbers = things.astype(np.int64), numbers.astype(np.int64)
    seen = (alive(through(layers[0], things)) * there[..., None].astype(np.int64)).sum(-2)
    told = np.concatenate([np.clip(seen, 0, 32767), numbers], -1)
    told = alive(through(layers[1], told))
    told = alive(through(layers[2], told))
    return through(layers[3], told)[..., 0] >> 10


def main():
    name, out, seconds, *files = sys.argv[1:]
    torch.manual_seed(28)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    sets, held = [], []
    digest = hashlib.sha256()
    for file in files:
        path, seats = file.rsplit(":", 1)
        digest.update(open(path, "rb").read())
        data = read(path, int(seats))
        count = len(data[3])
        cut = count - count // 10  # games are written one after the other
        sets.append([torch.from_numpy(part[:cut]).to(device) for part in data])
        held.append([part[cut:] for part in data])
    of_a_thing, own = sets[0][0].shape[-1], sets[0][2].shape[-1]
    empty = np.mean([1 - float(part[3].sum(1).mean()) for part in sets])
    nobody = empty > NOBODY_FROM
    net = Net(of_a_thing, own).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=1e-3)
    began, best, kept, step = time.time(), 1e9, net.state_dict(), 0
    seconds = float(seconds)

    def held_loss():
        with torch.no_grad():
            losses = []
            for data in held:
                things, there, numbers, share, _ = (torch.from_numpy(part).to(device) for part in data)
                strengths = net(things.float() / ONE, there, numbers.float() / ONE)
                losses.append(float(loss(strengths, share, nobody)))
            return float(np.mean(losses))

    while time.time() - began < seconds:
        for group in optimizer.param_groups:
            group["lr"] = 4e-3 * max(0.02, 1 - (time.time() - began) / seconds)
        total = 0.0
        for data in sets:
            index = torch.randint(0, len(data[3]), (BATCH // len(sets),), device=device)
            things, there, numbers, share, _ = (part[index] for part in data)
            total = total + loss(net(things.float() / ONE, there, numbers.float() / ONE), share, nobody)
        optimizer.zero_grad()
        (total / len(sets)).backward()
        optimizer.step()
        with torch.no_grad():
            for weight in net.parameters():
                weight.clamp_(-31, 31)
        step += 1
        if step % 100 == 0:
            now = held_loss()
            if now < best:
                best, kept = now, {key: value.clone() for key, value in net.state_dict().items()}
    net.load_state_dict(kept)
    layers = [rounded(layer) for layer in (net.things, net.first, net.second, net.last)]
    rows = sum(len(part[3]) for part in sets) + sum(len(part[3]) for part in held)
    for data in held:
        things, there, numbers, share, guess = data
        strengths = torch.from_numpy(whole_strength(layers, things, there, numbers) / ONE)
        learnt = float(loss(strengths, torch.from_numpy(share).double(), nobody))
        chance = torch.from_numpy(guess).double().clamp(min=1e-4)
        told = torch.from_numpy(share).double()
        if nobody:
            rest = (1 - chance.sum(1, keepdim=True)).clamp(min=1e-4)
            chance, told = torch.cat([chance, rest], 1), torch.cat([told, 1 - told.sum(1, keepdim=True)], 1)
        guessed = float(-(told / told.sum(1, keepdim=True) * torch.log(chance)).sum(1).mean())
        print(f"# {name}: {len(share)} rows held back, {share.shape[1]} seats: guessed {guessed:.4f}, learnt {learnt:.4f}")
    about = f"ratskeller net 1; {name}; {rows} rows, {digest.hexdigest()[:16]}; {step} steps; held back {best:.4f}"
    with open(out, "wb") as file:
        file.write(about.encode() + b"\n")
        file.write(f"{of_a_thing} {own} {THINGS} {FIRST} {SECOND} {int(nobody)}\n".encode())
        for weights, begin in layers:
            file.write(weights.T.astype("<i2").tobytes())  # a row for each number that comes in
            file.write(begin.astype("<i2").tobytes())
    print(about, flush=True)


main()
