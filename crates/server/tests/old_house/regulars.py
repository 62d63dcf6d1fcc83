"""Makes regulars of those who have played in the old house, as a house at step 16 kept them (tests/house/upgrade.rs):

    python3 regulars.py RATSKELLER        writes regulars.db beside house.db

The file of make.mjs is brought up to step 16 by the steps of that time. What they write is then filled in by hand: people with keys, sessions
and codes, friends and one who is blocked, an address, tokens, results that count and one that does not. Ratings are counted by the program.
"""

import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

here = Path(__file__).parent
steps = here / "../../migrations/sqlite"
LAST = 16
DAY = 24 * 3600 * 1000
# A day after the last match in the file of make.mjs.
NOW = 1794946730561 + DAY
ADA, BO, CY, HEXE = "c1afhptmcykvphbj", "b" * 16, "c" * 16, "h" * 16
secret = {ADA: "a" * 32, BO: "b" * 32}
CAT, POLIS = "rat-a-tat-cat", "ratapolis"


def digest(text):
    return hashlib.sha256(text.encode()).digest()


def bring_up(db, last):
    have = {version for (version,) in db.execute("SELECT version FROM _sqlx_migrations")}
    for step in sorted(steps.glob("*.sql")):
        number, name = step.stem.split("_", 1)
        if int(number) in have or int(number) > last:
            continue
        text = step.read_bytes()
        db.executescript(text.decode())
        row = (int(number), name.replace("_", " "), hashlib.sha384(text).digest())
        db.execute("INSERT INTO _sqlx_migrations VALUES (?, ?, '2026-11-18 12:00:00', 1, ?, 1)", row)


def rows(db, table, *values):
    for row in values:
        columns = ", ".join(row)
        db.execute(f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))


def people(db):
    db.execute("UPDATE guests SET regular = ?, folded = 'ada' WHERE id = ?", (NOW - 9 * DAY, ADA))
    rows(
        db,
        "guests",
        {"id": BO, "name": "Bo", "created": NOW - 8 * DAY, "regular": NOW - 8 * DAY, "folded": "bo"},
        {"id": CY, "name": "Cy", "created": NOW - 8 * DAY, "regular": NOW - 8 * DAY, "folded": "cy"},
        {"id": HEXE, "name": "Hexe", "created": NOW - 7 * DAY, "folded": "hexe", "owner": ADA},
    )
    for guest in (ADA, BO):
        key = {"id": f"key-of-{guest}", "guest": guest, "key": "{}", "label": "a phone", "made": NOW - 8 * DAY, "used": NOW - DAY}
        rows(db, "keys", key)
        rows(db, "codes", {"guest": guest, "hash": digest(f"code {guest}"), "salt": digest(guest)[:16]})
        session = {"secret": digest(secret[guest]), "id": guest[::-1], "guest": guest, "device": "Firefox, Linux"}
        rows(db, "sessions", session | {"made": NOW - 8 * DAY, "seen": NOW})
    rows(
        db,
        "ties",
        {"guest": ADA, "other": BO, "kind": "friend", "since": NOW - 7 * DAY},
        {"guest": BO, "other": ADA, "kind": "friend", "since": NOW - 7 * DAY},
        {"guest": ADA, "other": CY, "kind": "blocks", "since": NOW - 6 * DAY},
    )
    rows(db, "friend_links", {"guest": BO, "code": "f" * 20, "made": NOW})
    rows(db, "profiles", {"guest": BO, "shown": 1, "ratings": 0, "boards": 1, "history": 0})
    mail = {"id": "m" * 16, "guest": ADA, "kind": "mail", "target": "ada@cellar.example", "keys": "", "lang": "en"}
    rows(db, "addresses", mail | {"origin": "http://localhost", "made": NOW - 6 * DAY})
    token = {"secret": digest("t" * 32), "id": "t" * 16, "guest": HEXE, "owner": ADA, "label": "the arena", "scopes": 1}
    rows(db, "tokens", token | {"made": NOW - 5 * DAY})


def standings(db):
    """As a house wrote them beside the logs when it read them, before there were results."""
    for table, old in json.loads((here / "kept.json").read_text())["over"].items():
        result = old["record"]["result"]
        for seat, (place, score) in enumerate(zip(result["places"], result["scores"])):
            db.execute("UPDATE seats SET place = ?, score = ? WHERE table_id = ? AND seat = ?", (place, score, table, seat))


def results(db):
    """Between Ada and Bo, at tables that have been forgotten since, and one against the computer."""
    number = db.execute("SELECT coalesce(max(number), 0) FROM results").fetchone()[0]
    for game, unrated, seats in (
        (CAT, None, [(ADA, 1, 14), (BO, 2, 23)]),
        (CAT, None, [(BO, 1, 9), (ADA, 2, 31)]),
        (CAT, None, [(ADA, 1, 12), ("greedy", 2, 20), ("random", 3, 44)]),
        (POLIS, None, [(BO, 1, 40), (CY, 2, 33), (ADA, 2, 33)]),
        (CAT, "hints", [(ADA, 1, 5), ("random", 2, 50)]),
    ):
        number += 1
        match = {"number": number, "table_id": f"{number:016}", "game": game, "players": len(seats)}
        rows(db, "results", match | {"unrated": unrated, "ended": NOW - (20 - number) * 3600 * 1000})
        for seat, (who, place, points) in enumerate(seats):
            row = {"number": number, "seat": seat, "game": game, "place": place, "points": points, "gave_up": 0}
            if len(who) < 16:
                star = {"star": 1_350_000, "star_doubt": 60_000} if unrated is None else {}
                rows(db, "result_seats", row | {"bot": who} | star)
                continue
            rows(db, "result_seats", row | {"guest": who})
            for opponent in {other for other, _, _ in seats if other != who}:
                rows(db, "met", {"guest": who, "opponent": opponent, "number": number, "game": game})


def ratings(db, file, program):
    """As the program counts them, on a copy that it may bring up to date."""
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    subprocess.run([program, "ratings", "--data", copy, "--recompute"], check=True)
    counted = sqlite3.connect(copy)
    for table in ("rating_steps", "ratings"):
        found = counted.execute(f"SELECT * FROM {table}").fetchall()
        assert found, f"nothing was counted in {table}"
        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(found[0]))})", found)
    counted.close()
    for beside in file.parent.glob(f"{copy.name}*"):
        beside.unlink()


def main(program):
    file = here / "regulars.db"
    file.unlink(missing_ok=True)
    shutil.copy(here / "house.db", file)
    db = sqlite3.connect(file, isolation_level=None)
    # One file, and a small one.
    for pragma in ("journal_mode = DELETE", "page_size = 1024"):
        db.execute(f"PRAGMA {pragma}")
    bring_up(db, LAST - 1)
    standings(db)
    bring_up(db, LAST)
    people(db)
    results(db)
    ratings(db, file, program)
    db.execute("VACUUM")
    db.close()


main(sys.argv[1])
