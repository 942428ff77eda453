"""Which of the slips that people make everywhere have their repair among the engine's edits, and how early: a table by kind of slip.

The slips are put into right programs by a grammar that knows nothing of the engine. Options: `--wide` looks at the wide families too,
`--most N` of each kind (8), `--kind WORD`, `--seed WORD` for others, `--out FILE` for a line of JSON a slip, `--jobs N`.
"""
from __future__ import annotations

import argparse
import ast
import json
import os
import random
import statistics
import sys
from collections import Counter
from functools import partial
from itertools import islice
from multiprocessing import Pool
from typing import Any, Iterable, Iterator, NamedTuple

from made_sources import sources
from measure import Matcher, dump
from slip_source import Slip, Source, applied
from slips_in_expressions import slips_at
from slips_in_statements import slips_of

from fixpoint_candidates import Writer, mutations
from fixpoint_further import further_mutations
from fixpoint_model import Hints, Model, Mutation
from fixpoint_order import Place, Ranked, ranked_at
from fixpoint_suspects import suspects
from fixpoint_wide import wide_first

MOST_OF_A_SOURCE = 2
MOST_STATEMENTS = 6
# Of the wide ones no more is judged in time.
MOST_WIDE = 12_000
LIMITS = (20, 100, 1000)


class Made(NamedTuple):
    kind: str
    file: str
    before: str
    # The right program first, then the same in other words.
    after: list[str]


def made(most: int, kind: str | None, seed: str) -> list[Made]:
    """A few of each kind from as many programs as there are."""
    found: dict[str, list[tuple[Source, Slip]]] = {}
    for source in sources():
        for node in source.sites:
            for slip in (*slips_at(source, node), *slips_of(source, node)):
                if slip.edits and (kind is None or kind in slip.kind):
                    found.setdefault(slip.kind, []).append((source, slip))
    chosen = []
    for name in sorted(found):
        random.Random(seed + name).shuffle(found[name])
        of_source: Counter[str] = Counter()
        for source, slip in found[name]:
            text = applied(source.text, slip.edits)
            if of_source[source.name] < MOST_OF_A_SOURCE and is_another_program(text, source.text):
                of_source[source.name] += 1
                chosen.append(Made(name, source.name, text, [source.text, *(applied(source.text, one) for one in slip.same)]))
            if sum(of_source.values()) >= most:
                break
    return chosen


def is_another_program(text: str, right: str) -> bool:
    try:
        compile(text, "slip", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return dump(ast.parse(text)) != dump(ast.parse(right))


def lines_of(before: str, after: str) -> dict[int, float]:
    """Where the texts differ; where something is missing, the lines of code on both sides."""
    old, new = before.split("\n"), after.split("\n")
    head = next((at for at, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
    tail = next((at for at, (a, b) in enumerate(zip(old[head:][::-1], new[head:][::-1])) if a != b), min(len(old), len(new)) - head)
    lines = set(range(head + 1, len(old) - tail + 1))
    if not lines:
        code = [at + 1 for at, line in enumerate(old) if line.strip() and not line.strip().startswith("#")]
        above = [line for line in code if line <= head][-1:]
        # What ends there, with the head of a loop that does: what is missing may belong behind it.
        ended = {one.lineno for one in ast.walk(ast.parse(before)) if isinstance(one, ast.stmt) and [one.end_lineno] == above and not isinstance(one, (ast.FunctionDef, ast.ClassDef))}
        lines = {*above, *ended, *[line for line in code if line > head][:1]}
    return {line: 1.0 for line in lines}


def proposed(model: Model, statement: ast.stmt, hints: Hints) -> Iterator[Mutation | None]:
    yield from mutations(model, statement, hints)
    yield from further_mutations(model, statement)


def looked_for(wide: bool, slip: Made) -> dict[str, Any]:
    kind, file, before, after = slip
    model, hints = Model(file, before), Hints()
    matchers = [Matcher(before, text, dump(ast.parse(text))) for text in after if is_another_program(text, before)]
    found = suspects(model, lines_of(before, after[0]), True)[:MOST_STATEMENTS]
    places = [Place(1.0, model, one.statement, partial(proposed, model, one.statement, hints)) for one in found]
    writer = Writer("repair")
    usual = sorted((ranked for place in places for ranked in ranked_at(place, hints, repeats=True)), key=lambda one: -one.score)
    fresh = [one for one in usual if writer.fresh(model, one.mutation)]
    rank, family = rank_in(fresh, matchers)
    if rank is None and wide:
        late = [one for one in islice(wide_first(places, hints), MOST_WIDE) if writer.fresh(model, one.mutation)]
        rank, family = rank_in(late, matchers)
        rank = None if rank is None else rank + len(fresh)
    return {"kind": kind, "file": file, "rank": rank, "family": family, "proposed": len(fresh), "statements": len(places), "diff": difference(before, after[0])}


def rank_in(found: Iterable[Ranked], matchers: list[Matcher]) -> tuple[int | None, str | None]:
    return next(((at + 1, one.mutation.family) for at, one in enumerate(found) if any(matcher.fixes(one.mutation.edits) for matcher in matchers)), (None, None))


def difference(before: str, after: str) -> str:
    old, new = before.split("\n"), after.split("\n")
    gone, come = [line.strip() for line in old if line not in new], [line.strip() for line in new if line not in old]
    return f"{' / '.join(gone)[:160]}  →  {' / '.join(come)[:160]}"


def table(rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "| Slip | Made | Covered | Median rank |" + "".join(f" ≤ {limit} |" for limit in LIMITS)
    yield "|---|---|---|---|" + "---|" * len(LIMITS)
    kinds = [*sorted({row["kind"] for row in rows}), "all"]
    for kind in kinds:
        own = [row for row in rows if kind in (row["kind"], "all")]
        ranks = [row["rank"] for row in own if row["rank"] is not None]
        within = [str(sum(rank <= limit for rank in ranks)) for limit in LIMITS]
        median = f"{statistics.median(ranks):g}" if ranks else "–"
        yield f"| {kind} | {len(own)} | {len(ranks)} | {median} |" + "".join(f" {one} |" for one in within)
    of_statement = [row["proposed"] / max(1, row["statements"]) for row in rows]
    yield f"\nProposed a statement, without the wide ones: median {statistics.median(of_statement):.0f}, mean {statistics.mean(of_statement):.0f}."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--wide", action="store_true")
    parser.add_argument("--most", type=int, default=8)
    parser.add_argument("--kind")
    parser.add_argument("--seed", default="")
    parser.add_argument("--out")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    # Sets come in the order that they have in a run.
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    slips = made(options.most, options.kind, options.seed)
    rows = []
    with Pool(options.jobs) as pool:
        for row in pool.imap(partial(looked_for, options.wide), slips, chunksize=4):
            rows.append(row)
            if len(rows) % 50 == 0:
                print(f"{len(rows)} of {len(slips)}", file=sys.stderr)
    if options.out:
        with open(options.out, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
