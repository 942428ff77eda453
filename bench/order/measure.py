"""What the engine proposes at the lines of mined Python fixes, as facts for `fit.ts`. Arguments: the fixes, the file to write.

With `--wide` it looks at the wide families too, which the table's order is not learnt from."""
from __future__ import annotations

import ast
import json
import os
import sys
import traceback
from collections import Counter
from itertools import chain
from typing import Any, Iterator

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packages/agent/src/languages/python/guest"))
from fixpoint_candidates import Writer, mutations  # noqa: E402
from fixpoint_features import Surroundings  # noqa: E402
from fixpoint_further import further_mutations  # noqa: E402
from fixpoint_model import Hints, Model, Mutation  # noqa: E402
from fixpoint_shapes import ends_alike  # noqa: E402
from fixpoint_suspects import suspects  # noqa: E402
from fixpoint_wide import wide_mutations  # noqa: E402

MOST_CHARACTERS = 400
MOST_STATEMENTS = 6
MOST_ROWS = 6000
LAYOUT = set(" \t\r\n;,()\\")


def dump(tree: ast.AST) -> str:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return ast.dump(tree)


def change_of(old: ast.AST, new: ast.AST) -> tuple[ast.AST | None, ast.AST | None, list[ast.AST]] | None:
    """The one place in which two trees differ, and the statements beside one that was inserted."""
    if type(old) is not type(new):
        return old, new, []
    found: list[tuple[ast.AST | None, ast.AST | None, list[ast.AST]]] = []
    for name in old._fields:
        a, b = getattr(old, name, None), getattr(new, name, None)
        if isinstance(a, ast.AST) and isinstance(b, ast.AST):
            if ast.dump(a) != ast.dump(b):
                inner = change_of(a, b)
                if inner is None:
                    return None
                found.append(inner)
        elif isinstance(a, list) and isinstance(b, list):
            if [text(x) for x in a] == [text(x) for x in b]:
                continue
            inner = in_lists(a, b)
            if inner is None:
                if any(isinstance(x, ast.stmt) for x in [*a, *b]):
                    return None
                return old, new, []
            found.append(inner)
        elif a != b and not (isinstance(a, ast.AST) or isinstance(b, ast.AST)) or (a is None) != (b is None):
            found.append((old, new, []))
    return found[0] if len(found) == 1 else (old, new, []) if found else None


def text(node: Any) -> str:
    return ast.dump(node) if isinstance(node, ast.AST) else repr(node)


def in_lists(old: list[Any], new: list[Any]) -> tuple[ast.AST | None, ast.AST | None, list[ast.AST]] | None:
    head, tail = ends_alike([text(x) for x in old], [text(x) for x in new])
    gone, come = old[head: len(old) - tail], new[head: len(new) - tail]
    if len(gone) == 1 and len(come) == 1 and isinstance(gone[0], ast.AST) and isinstance(come[0], ast.AST):
        return change_of(gone[0], come[0])
    if len(gone) + len(come) != 1 or not all(isinstance(x, ast.stmt) for x in [*gone, *come]):
        return None
    return (gone[0], None, []) if gone else (None, come[0], old[max(0, head - 1): head + 1])


def is_wanted(old: ast.AST | None, new: ast.AST | None, parent: ast.AST | None) -> bool:
    """No docstring, import, message or version, and no larger piece."""
    for node in (old, new):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Import, ast.ImportFrom, ast.alias, ast.arguments, ast.arg)):
            return False
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return False
        if node is not None and len(ast.unparse(node)) > MOST_CHARACTERS:
            return False
    if isinstance(old, ast.Constant) and isinstance(new, ast.Constant) and isinstance(old.value, str) and isinstance(new.value, str):
        if any(len(value.split()) > 3 for value in (old.value, new.value)) or isinstance(parent, ast.Expr):
            return False
    return True


def lines_of(fix: dict[str, Any], model: Model, old: ast.AST | None, beside: list[ast.AST]) -> set[int]:
    lines = set(range(fix["line"], fix["line"] + fix["lines"]))
    statement = model.statement_of(old) if old is not None else None
    return {*lines, *([statement.lineno] if statement else []), *(getattr(n, "lineno", 0) for n in beside)} - {0}


def is_alike(one: str, other: str) -> bool:
    """But for layout; ends at the first character that differs."""
    i = j = 0
    while True:
        while i < len(one) and one[i] in LAYOUT:
            i += 1
        while j < len(other) and other[j] in LAYOUT:
            j += 1
        if i == len(one) or j == len(other):
            return i == len(one) and j == len(other)
        if one[i] != other[j] and not (one[i] in "'\"" and other[j] in "'\""):
            return False
        i, j = i + 1, j + 1


class Matcher:
    def __init__(self, before: str, after: str, wanted: str) -> None:
        self.before, self.after, self.wanted = before, after, wanted
        self.head = len(os.path.commonprefix([before, after]))
        rest = min(len(before), len(after)) - self.head
        self.tail = min(rest, len(os.path.commonprefix([before[::-1], after[::-1]])))

    def fixes(self, edits: list[tuple[int, int, str]]) -> bool:
        edits = sorted(edits)
        start = min(edits[0][0], self.head)
        end = max(max(e for _, e, _ in edits), len(self.before) - self.tail)
        new, at = "", start
        for begin, stop, replacement in edits:
            new, at = new + self.before[at:begin] + replacement, stop
        new += self.before[at:end]
        if not is_alike(new, self.after[start: len(self.after) - (len(self.before) - end)]):
            return False
        try:
            return dump(ast.parse(self.before[:start] + new + self.before[end:])) == self.wanted
        except SyntaxError:
            return False


def proposed_at(model: Model, statement: ast.stmt, matcher: Matcher, wide: bool) -> list[tuple[Mutation, bool]]:
    hints = Hints()
    found = [mutations(model, statement, hints), further_mutations(model, statement), *([wide_mutations(model, statement, hints)] if wide else [])]
    return [(mutation, matcher.fixes(mutation.edits)) for mutation in filter(None, chain.from_iterable(found))
            if mutation.edits and not all(model.text[s:e] == r for s, e, r in mutation.edits)]


def rows_of(model: Model, statement: ast.stmt, proposed: list[tuple[Mutation, bool]], names: dict[str, int]) -> Iterator[list[Any]]:
    writer, around = Writer("repair"), Surroundings(model, statement)
    keys: dict[Any, int] = {}
    for mutation, fixes in sorted(proposed, key=lambda pair: (not pair[1], -pair[0].prior))[:MOST_ROWS]:
        key = writer.key(model, mutation)
        if key is not None:
            features = [names.setdefault(name, len(names)) for name in around.features(mutation)]
            yield [mutation.family, mutation.prior, keys.setdefault(key, len(keys)), int(fixes), features]


def facts_of(fix: dict[str, Any], wide: bool) -> dict[str, Any] | None:
    try:
        model, fixed = Model(fix["file"], fix["before"]), ast.parse(fix["after"])
    except (SyntaxError, ValueError, RecursionError):
        return None
    wanted = dump(fixed)
    change = change_of(ast.parse(fix["before"]), ast.parse(fix["after"])) if dump(ast.parse(fix["before"])) != wanted else None
    if change is None:
        return None
    old, new, beside = change
    # The same node in the tree that has parents.
    if old is not None:
        old = next((n for n in ast.walk(model.tree) if type(n) is type(old) and all(getattr(n, f, 0) == getattr(old, f, 0) for f in ("lineno", "col_offset", "end_lineno", "end_col_offset"))), None)
        if old is None or isinstance(old, (ast.Load, ast.operator, ast.cmpop, ast.boolop, ast.unaryop)):
            old = None if old is None else next((n for n in ast.walk(model.tree) if isinstance(n, ast.stmt) and n.lineno <= fix["line"] <= (n.end_lineno or 0) and not hasattr(n, "body")), None)
    if not is_wanted(old, new, model.parent.get(old) if old is not None else None):
        return None
    matcher = Matcher(fix["before"], fix["after"], wanted)
    lines = lines_of(fix, model, old, beside)
    sites: list[list[list[Any]]] = []
    proposals: Counter[str] = Counter()
    names: dict[str, int] = {}
    for suspect in suspects(model, {line: 1.0 for line in lines}, True)[:MOST_STATEMENTS]:
        proposed = proposed_at(model, suspect.statement, matcher, wide)
        proposals.update(mutation.family for mutation, _ in proposed)
        if any(fixes for _, fixes in proposed):
            sites.append(list(rows_of(model, suspect.statement, proposed, names)))
    source = lambda node: "" if node is None else ast.unparse(node)[:300]  # noqa: E731
    kind = "inserted" if change[0] is None else "deleted" if new is None else "changed"
    return {"project": fix["project"], "commit": fix["commit"], "file": fix["file"], "kind": kind, "old": source(change[0]) if not isinstance(change[0], (ast.operator, ast.cmpop)) else "",
            "fresh": source(new), "proposals": proposals, "names": list(names), "sites": sites}


def main() -> None:
    count = read = 0
    source, target = [argument for argument in sys.argv[1:] if argument != "--wide"]
    with open(source, encoding="utf-8") as fixes, open(target, "w", encoding="utf-8") as out:
        for line in fixes:
            read += 1
            try:
                facts = facts_of(json.loads(line), "--wide" in sys.argv)
            except RecursionError:
                continue
            except Exception:  # What a family cannot look at is a bug of ours: told, and the other fixes are measured.
                print(f"{json.loads(line)['project']} {json.loads(line)['file']}: {traceback.format_exc(limit=-2)}", file=sys.stderr)
                continue
            if facts is None:
                continue
            count += 1
            out.write(json.dumps(facts) + "\n")
            if count % 100 == 0:
                print(f"{count} of {read}", file=sys.stderr)


if __name__ == "__main__":
    main()
