"""Families of what is taken for another thing of its kind: one of several for all, a part of a text for the whole, what is added for what there is."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_attributes import attributes_in
from fixpoint_file_kinds import BOOLEAN, COLLECTIONS, file_kinds
from fixpoint_kinds import ITEMS
from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_operators import enclosed

ASKS = {"startswith", "endswith", "split", "find", "index", "count"}
SEPARATORS = ("/", ".", ":", ",", " ", "-")
MOST_SEPARATORS, MOST_MORE, MOST_ROOTS, MOST_OTHERS = 8, 8, 3, 4
LONGEST = 80
STRICT = {ast.Lt: "<", ast.LtE: "<", ast.Gt: ">", ast.GtE: ">"}
ROUNDS = {"min", "max"}
EMPTY = (("{0}.get({1}, 0) + {2}", 0.4), ("{0}.get({1}, []) + {2}", 0.15), ("[*{0}.get({1}, []), {2}]", 0.15), ("{0}.get({1}, '') + {2}", 0.1), ("{0}.get({1}, {2})", 0.25), ("{0}.get({1}, False) or {2}", 0.12),
         ("max({0}.get({1}, {2}), {2})", 0.25), ("min({0}.get({1}, {2}), {2})", 0.2))


def part_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, ast.Call):
        yield from separated(model, node)
        yield from in_order_of_appearance(model, node)
        yield from stepped(model, node)
        yield from looked_up_elsewhere(model, node)
        yield from highest(model, node)
        yield from inward(model, node)
    if isinstance(node, ast.Compare):
        yield from by_part(model, node)
        yield from there_and_not_empty(model, node)
    if isinstance(node, ast.BoolOp):
        yield from in_order(model, node)
        yield from one_more_place(model, node)
    if isinstance(node, ast.BinOp):
        yield from stepped_after(model, node)
    if isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Load):
        yield from one_more(model, node)
    if isinstance(node, (ast.Subscript, ast.Attribute)) and isinstance(node.ctx, ast.Load):
        yield from of_all(model, node)
    if isinstance(node, (ast.Call, ast.Compare, ast.Attribute, ast.Name)) and len(model.src(node)) <= LONGEST:
        yield from either_way(model, node)
        yield from together(model, node)


def separated(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`key.startswith(name)` holds for longer names too: `key.startswith(name + "/")`."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr not in ASKS or not node.args or not isinstance(node.args[0], (ast.Name, ast.Attribute)):
        return
    first, text = model.src(node.args[0]), model.src(node.func.value)
    if "os" in model.module_names:
        yield model.swap(node.args[0], f"{first} + os.sep", "separated", 0.5)
    for mark in model.once("separators", model.tree, lambda: separators_in(model)):
        yield model.swap(node.args[0], f"{first} + {mark!r}", "separated", 0.3)
        yield model.swap(node.args[0], f"{mark!r} + {first}", "separated", 0.2)
        if node.func.attr == "startswith":
            yield model.swap(node, f"({text} == {first} or {text}.startswith({first} + {mark!r}))", "separated", 0.35, bare=True)


def separators_in(model: Model) -> list[str]:
    counts = {mark: 0.5 for mark in SEPARATORS}
    for one in model.every(ast.Constant):
        if isinstance(one.value, str) and 0 < len(one.value) <= 2 and re.fullmatch(r"[^\w\\'\"]+", one.value):
            counts[one.value] = counts.get(one.value, 0) + 1
    return sorted(counts, key=lambda mark: -counts[mark])[:MOST_SEPARATORS]


def in_order_of_appearance(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`sorted({…})` → `list(dict.fromkeys(…))`; `text.capitalize()` makes the rest small, too."""
    if isinstance(node.func, ast.Name) and node.func.id in ("sorted", "set", "list") and len(node.args) == 1 and not node.keywords:
        inner, text = node.args[0], model.src(node.args[0])
        if isinstance(inner, ast.SetComp):
            yield model.swap(node, f"list(dict.fromkeys({text[1:-1]}))", "call", 0.4, bare=True)
        elif isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "set" and len(inner.args) == 1:
            yield model.swap(node, f"list(dict.fromkeys({model.src(inner.args[0])}))", "call", 0.4, bare=True)
        else:
            yield model.swap(node, f"list(dict.fromkeys({text}))", "call", 0.12, bare=True)
    if isinstance(node.func, ast.Attribute) and node.func.attr in ("capitalize", "title") and not node.args:
        text = model.src(node.func.value)
        yield model.swap(node, f"{text}[:1].upper() + {text}[1:]", "call", 0.5)


def stepped(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`later(day + 1)` → `later(day) + 1`."""
    if not node.args or not isinstance(node.args[0], ast.BinOp) or not is_step(node.args[0]):
        return
    first, rest = node.args[0], given_behind(model, node)
    sign = "+" if isinstance(first.op, ast.Add) else "-"
    yield model.swap(node, f"{model.src(node.func)}({model.src(first.left)}{rest}) {sign} {model.src(first.right)}", "grouping", 0.25)


def stepped_after(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`later(day) + 1` → `later(day + 1)`; `min(a, b) * c` → `min(a, b * c)`."""
    call = node.left
    if not isinstance(call, ast.Call) or not call.args or call.keywords or any(isinstance(one, ast.Starred) for one in call.args):
        return
    if is_step(node):
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        yield model.swap(node, f"{model.src(call.func)}({enclosed(model, call.args[0])} {sign} {model.src(node.right)}{given_behind(model, call)})", "grouping", 0.25, bare=True)
    if isinstance(call.func, ast.Name) and call.func.id in ROUNDS and len(call.args) == 2:
        between = model.text[model.span(call)[1]: model.span(node.right)[0]]
        first, second = (model.src(one) for one in call.args)
        yield model.swap(node, f"{call.func.id}({first}, {enclosed(model, call.args[1])}{between}{model.src(node.right)})", "grouping", 0.4, bare=True)


def is_step(node: ast.BinOp) -> bool:
    return isinstance(node.op, (ast.Add, ast.Sub)) and (isinstance(node.right, ast.Name) or isinstance(node.right, ast.Constant) and isinstance(node.right.value, int))


def given_behind(model: Model, node: ast.Call) -> str:
    """What a call is given after its first argument, as written."""
    return model.text[model.span(node.args[0])[1]: model.span(node)[1] - 1]


def by_part(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`name in names` → `any(name.startswith(one) for one in names)`."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.In, ast.NotIn)) or len(model.src(node)) > LONGEST:
        return
    item, home, no = model.src(node.left), model.src(node.comparators[0]), "not " if isinstance(node.ops[0], ast.NotIn) else ""
    for asked, prior in ((f"{item}.startswith(one)", 0.3), (f"one in {item}", 0.2), (f"one.startswith({item})", 0.2), (f"{item} in one", 0.15), (f"{item}.endswith(one)", 0.15)):
        yield model.swap(node, f"{no}any({asked} for one in {home})", "call", prior, bare=not no)


def in_order(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`a.month >= b.month and a.day >= b.day` → `(a.month, a.day) >= (b.month, b.day)`."""
    if len(node.values) != 2 or not all(isinstance(one, ast.Compare) and len(one.ops) == 1 for one in node.values):
        return
    first, second = node.values
    assert isinstance(first, ast.Compare) and isinstance(second, ast.Compare)
    strict = STRICT.get(type(first.ops[0]))
    if strict is None or STRICT.get(type(second.ops[0])) != strict:
        return
    sign = model.text[model.span(second.left)[1]: model.span(second.comparators[0])[0]]
    left = f"({model.src(first.left)}, {model.src(second.left)})"
    yield model.swap(node, f"{left}{sign}({model.src(first.comparators[0])}, {model.src(second.comparators[0])})", "in-order", 0.5)


def there_and_not_empty(model: Model, node: ast.Compare) -> Iterator[Mutation]:
    """`name in queues` → `queues.get(name)`."""
    if len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(node.comparators[0], (ast.Name, ast.Attribute)):
        entry = f"{model.src(node.comparators[0])}.get({model.src(node.left)})"
        yield model.swap(node, entry if isinstance(node.ops[0], ast.In) else f"not {entry}", "lookup", 0.25, bare=isinstance(node.ops[0], ast.In))


def one_more_place(model: Model, node: ast.BoolOp) -> Iterator[Mutation]:
    """`invoice.days or 30` → `invoice.days or customer.days or 30`."""
    first = node.values[0]
    if not isinstance(node.op, ast.Or) or not isinstance(first, ast.Attribute) or not isinstance(first.value, ast.Name):
        return
    start = model.span(node.values[1])[0]
    for other in others_beside(model, node, first.value.id):
        yield Mutation([(start, start, f"{other}.{first.attr} or ")], "fallback", 0.35, node.lineno, f"`{other}.{first.attr}` comes before what is usual")


def looked_up_elsewhere(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`own.get(key, usual)` → `own.get(key, shared.get(key, usual))`."""
    if not isinstance(node.func, ast.Attribute) or node.func.attr != "get" or not 1 <= len(node.args) <= 2 or not isinstance(node.func.value, ast.Name):
        return
    key, usual = model.src(node.args[0]), f", {model.src(node.args[1])}" if len(node.args) == 2 else ""
    for other in others_beside(model, node, node.func.value.id):
        yield model.swap(node, f"{node.func.value.id}.get({key}, {other}.get({key}{usual}))", "fallback", 0.25, bare=True)


def highest(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`len(invoices)` → `max((one.number for one in invoices), default=0)`: what has left leaves a gap."""
    if not isinstance(node.func, ast.Name) or node.func.id != "len" or len(node.args) != 1 or not isinstance(node.args[0], (ast.Name, ast.Attribute)):
        return
    rows = model.src(node.args[0])
    for attribute in attributes_in(model)[:MOST_MORE]:
        yield model.swap(node, f"max((one.{attribute} for one in {rows}), default=0)", "of-all", 0.12, bare=True)


def inward(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`repeat(first + row, times)` → `first + repeat(row, times)`: only a part of it goes through the function."""
    first = node.args[0] if node.args else None
    if not isinstance(node.func, ast.Name) or not isinstance(first, ast.BinOp) or not isinstance(first.op, (ast.Add, ast.BitOr)):
        return
    between = model.text[model.span(first.left)[1]: model.span(first.right)[0]]
    for text in (f"{model.src(first.left)}{between}{node.func.id}({model.src(first.right)}{given_behind(model, node)})",
                 f"{node.func.id}({model.src(first.left)}{given_behind(model, node)}){between}{model.src(first.right)}"):
        yield model.swap(node, text, "grouping", 0.3)


def others_beside(model: Model, node: ast.AST, own: str) -> list[str]:
    function = model.function_of(node)
    return [name for name in model.local_names(node) if name not in ("self", "cls", own)][:MOST_OTHERS] if function else []


def one_more(model: Model, node: ast.Tuple | ast.List) -> Iterator[Mutation]:
    """`for index in (self.by_id,)` → `(self.by_id, self.by_name)`."""
    last = node.elts[-1] if node.elts else None
    if not isinstance(last, ast.Attribute):
        return
    known, own = {model.src(one) for one in node.elts}, model.src(last.value)
    others = dict.fromkeys(model.src(one) for one in model.every(ast.Attribute) if model.src(one.value) == own and isinstance(one.ctx, (ast.Load, ast.Store)))
    end = model.span(last)[1]
    for other in [one for one in others if one not in known][:MOST_MORE]:
        yield Mutation([(end, end, f", {other}")], "table", 0.2, node.lineno, f"`{other}` came into it")


def of_all(model: Model, node: ast.Subscript | ast.Attribute) -> Iterator[Mutation]:
    """`rows[0].width` → `max(one.width for one in rows)`."""
    first = node.value if isinstance(node, ast.Attribute) else node
    parent = model.parent.get(node)
    if not isinstance(first, ast.Subscript) or not is_number(first.slice) or isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, ast.Attribute):
        return
    rows, one = model.src(first.value), f"one.{node.attr}" if isinstance(node, ast.Attribute) else "one"
    for name, prior in (("max", 0.25), ("min", 0.2), ("sum", 0.15)):
        yield model.swap(node, f"{name}({rows})" if one == "one" else f"{name}({one} for one in {rows})", "of-all", prior, bare=True)
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len" and one == "one":
        yield model.swap(parent, f"max(len(one) for one in {rows})", "of-all", 0.3, bare=True)


def is_number(node: ast.AST) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant) and isinstance(inner.value, int)


def either_way(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`a.path.startswith(b.path)` → `… or b.path.startswith(a.path)`."""
    if file_kinds(model).of(node) != BOOLEAN:
        return
    roots = roots_in(model, node)
    for at, one in enumerate(roots):
        for other in roots[at + 1:]:
            text, swapped = model.src(node), renamed(model, node, {one: other, other: one})
            yield model.swap(node, f"({text} or {swapped})", "either-way", 0.3, bare=True)
            yield model.swap(node, swapped, "either-way", 0.2)


def together(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`set(old)` → `set(old) | set(new)`, `names` → `names + others`."""
    parent = model.parent.get(node)
    is_called = isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, ast.Attribute)
    kind = file_kinds(model).of(node)
    if kind not in COLLECTIONS or is_called or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    roots, function = roots_in(model, node), model.function_of(node)
    others = [name for name in model.parameters(function) if name not in roots] if function else []
    for root in roots[:2]:
        for other in others[:MOST_OTHERS]:
            more, text = renamed(model, node, {root: other}), model.src(node)
            if kind == ITEMS:
                yield model.swap(node, f"[*{text}, *{more}]", "together", 0.2, bare=True)
            else:
                yield model.swap(node, f"{text} | {more}", "together", 0.2)
                yield model.swap(node, f"{{**{text}, **{more}}}", "together", 0.1, bare=True)


def roots_in(model: Model, node: ast.AST) -> list[str]:
    local = set(model.local_names(node)) if model.function_of(node) else set()
    return [name for name in dict.fromkeys(n.id for n in ast.walk(node) if isinstance(n, ast.Name)) if name in local and name not in ("self", "cls")][:MOST_ROOTS]


def renamed(model: Model, node: ast.AST, names: dict[str, str]) -> str:
    start, text = model.span(node)[0], model.src(node)
    for one in sorted((n for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in names), key=lambda n: -model.span(n)[0]):
        a, b = model.span(one)
        text = text[: a - start] + names[one.id] + text[b - start:]
    return text


def grown_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    """An entry that is set where it should grow, a sum of which only what comes to it is limited, an answer that comes too soon or not at all."""
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target, text = statement.targets[0], model.src(statement.value)
        if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            home, key = model.src(target.value), model.src(target.slice)
            for shape, prior in EMPTY:
                if f"{home}.get(" not in text:
                    yield model.swap(statement.value, shape.format(home, key, enclosed(model, statement.value)), "accumulate", prior)
        yield from begun(model, statement, target)
        if ends_block(model, statement):
            yield whole(model, statement, f"return {text}", "flow", 0.25)
    if isinstance(statement, ast.AugAssign) and isinstance(statement.op, (ast.Add, ast.Sub)):
        yield from as_a_whole(model, statement)
    function = model.function_of(statement)
    if isinstance(statement, ast.Return) and statement.value is not None and isinstance(function, FUNCTIONS):
        last = function.body[-1]
        if last is not statement and isinstance(last, ast.Return) and isinstance(last.value, ast.Name):
            yield whole(model, statement, f"{last.value.id} = {model.src(statement.value)}", "flow", 0.35)


def begun(model: Model, statement: ast.Assign, target: ast.expr) -> Iterator[Mutation]:
    """`seen = set()` that `all[key] = seen` keeps → `all.get(key, set())`: it began anew each time."""
    value, function = statement.value, model.function_of(statement)
    names = {n.id for n in ast.walk(target) if isinstance(n, ast.Name)}
    is_empty = isinstance(value, ast.Constant) or isinstance(value, (ast.List, ast.Tuple)) and all(isinstance(one, ast.Constant) for one in value.elts)
    is_empty = is_empty or isinstance(value, ast.Dict) and not value.keys or isinstance(value, ast.Call) and not value.args and not value.keywords
    if not is_empty or function is None or not isinstance(target, (ast.Name, ast.Tuple)):
        return
    homes: dict[str, str] = {}
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Subscript) and names & {n.id for n in ast.walk(one.value) if isinstance(n, ast.Name)}:
            homes.setdefault(model.src(one.targets[0].value), model.src(one.targets[0].slice))
    text = model.src(value)
    for home, key in list(homes.items())[:MOST_ROOTS]:
        yield model.swap(value, f"{home}.get({key}, {f'({text})' if isinstance(target, ast.Tuple) and not text.startswith('(') else text})", "accumulate", 0.4, bare=True)


def ends_block(model: Model, statement: ast.stmt) -> bool:
    """Of a block within the function: what comes behind it would not be done any more."""
    parent = model.parent.get(statement)
    return isinstance(parent, (ast.If, ast.For, ast.While, ast.With, ast.Try)) and statement in (parent.body[-1], (getattr(parent, "orelse", None) or [None])[-1])


def as_a_whole(model: Model, statement: ast.AugAssign) -> Iterator[Mutation]:
    """`x += min(limit, more)` → `x = min(limit, x + more)`; `due += delay` → `due = now + delay`."""
    target, value, sign = model.src(statement.target), statement.value, "+" if isinstance(statement.op, ast.Add) else "-"
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in ROUNDS and not value.keywords:
        given = [model.src(one) for one in value.args]
        for at, one in enumerate(given):
            parts = [*given[:at], f"{target} {sign} {one}", *given[at + 1:]]
            yield whole(model, statement, f"{target} = {value.func.id}({', '.join(parts)})", "clamp", 0.35)
    names = [name for name in model.local_names(statement) if name not in ("self", "cls", target) and model.function_of(statement)]
    for name in names[:MOST_MORE]:
        yield whole(model, statement, f"{target} = {name} {sign} {enclosed(model, value)}", "assignment", 0.15)


def whole(model: Model, statement: ast.stmt, text: str, family: str, prior: float) -> Mutation:
    start, end = model.span(statement)
    return Mutation([(start, end, text)], family, prior, statement.lineno, f"`{text}`")
