"""Records as tables for Arrow and Parquet: one row for each decision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from os import PathLike

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from .match import Match, about


def rows(record: str) -> list[dict]:
    """What each seat knew when it decided, what it might have decided, what it did, and how the match ended.

    ``mask`` is that of the first letter of the decision. The record must have its seed and its result.
    """
    told = json.loads(record)
    if told["seed"] is None or told["result"] is None:
        raise ValueError("a match becomes a dataset when it is over: the record has no seed or no result")
    match = Match(told["game"], told["seats"], seed=told["seed"], **told["options"])
    result = told["result"]
    found, sealed = [], []
    for number, entry in enumerate(told["decisions"]):
        if "clock" in entry:
            match.answer_clock(entry["clock"])
            continue
        seat, decision = entry["seat"], entry["do"]
        if seat in match.waits_for:
            sealed.append(
                {
                    "number": number,
                    "seat": seat,
                    "observation": match.observe(seat),
                    "mask": match.mask(seat),
                    "word": match.spell(seat, decision),
                    "decision": decision,
                    "automatic": entry.get("auto", False),
                    "place": result["places"][seat],
                    "score": result["scores"][seat],
                }
            )
        match.decide(seat, decision)
    found.extend(sealed)
    return found


def schema(game: str) -> pa.Schema:
    told = about(game)
    width = sum(count for _, _, count in told["fields"])
    fields = [
        ("match", pa.int64()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32(), width)),
        ("mask", pa.list_(pa.int8(), told["letters"])),
        ("word", pa.list_(pa.uint8())),
        ("decision", pa.string()),
        ("automatic", pa.bool_()),
        ("place", pa.int8()),
        ("score", pa.int32()),
    ]
    meta = {"game": game, "rules": str(told["rules"]), "fields": json.dumps(told["fields"])}
    return pa.schema([pa.field(name, kind) for name, kind in fields], metadata=meta)


def table(records: Iterable[str]) -> pa.Table:
    """The decisions of all these records, which are of one game."""
    batches, shape, game = [], None, None
    for match, record in enumerate(records):
        named = json.loads(record)["game"]
        if game is None:
            game, shape = named, schema(named)
        elif named != game:
            raise ValueError(f"one dataset has one game: {game}, and not {named} as well")
        found = rows(record)
        columns = {name: [row[name] for row in found] for name in shape.names if name != "match"}
        columns["match"] = [match] * len(found)
        arrays = [_column(columns[field.name], field.type) for field in shape]
        batches.append(pa.RecordBatch.from_arrays(arrays, schema=shape))
    if shape is None:
        raise ValueError("there is no record")
    return pa.Table.from_batches(batches, schema=shape)


def _column(values: list, kind: pa.DataType) -> pa.Array:
    if pa.types.is_fixed_size_list(kind):
        flat = np.concatenate(values) if values else np.zeros(0)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat, type=kind.value_type), kind.list_size)
    return pa.array(values, type=kind)


def write(records: Iterable[str], path: str | PathLike[str]) -> None:
    """Writes a Parquet file."""
    pq.write_table(table(records), path, compression="zstd")
