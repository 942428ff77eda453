"""Slips within an expression, defined by what people mistake and forget, not by what the engine proposes."""
from __future__ import annotations

import ast
from typing import Iterator

from slip_source import Slip, Source

OTHER_WAY = {ast.Lt: ("<", ["<=", ">", ">="]), ast.LtE: ("<=", ["<", ">=", ">"]), ast.Gt: (">", [">=", "<", "<="]), ast.GtE: (">=", [">", "<=", "<"]),
             ast.Eq: ("==", ["!=", ">=", "<="]), ast.NotEq: ("!=", ["==", "<", ">"])}
NEGATED = {ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is")}
SIGNS = {ast.Add: ("+", ["-"]), ast.Sub: ("-", ["+"]), ast.Mult: ("*", ["/", "+", "//"]), ast.Div: ("/", ["//", "*"]), ast.FloorDiv: ("//", ["/", "%"]),
         ast.Mod: ("%", ["//"]), ast.BitOr: ("|", ["&"]), ast.BitAnd: ("&", ["|"]), ast.Pow: ("**", ["*"])}
# Functions and methods that are mistaken for each other.
CONFUSED = ("min max", "any all", "append extend", "find rfind", "index rindex", "strip lstrip rstrip", "split rsplit", "startswith endswith", "lower upper",
            "keys values items", "list sorted", "sum len max", "floor ceil", "isdigit isalnum isalpha", "match search fullmatch", "union intersection difference",
            "popleft pop", "appendleft append", "ljust rjust", "add discard", "insert append", "int round", "partition rpartition", "get pop", "zip zip_longest",
            "int float", "str repr", "isinstance issubclass", "group groups", "bisect_left bisect_right")


def slips_at(source: Source, node: ast.AST) -> Iterator[Slip]:
    for family in (of_operators, of_values, of_names, of_calls, of_conditions):
        yield from family(source, node)


def of_operators(source: Source, node: ast.AST) -> Iterator[Slip]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        operator, right = type(node.ops[0]), node.comparators[0]
        if operator in OTHER_WAY:
            old, others = OTHER_WAY[operator]
            for new in source.chosen(others, old):
                yield Slip("comparison", source.between(node.left, right, old, new))
        else:
            old, new = NEGATED[operator]
            yield Slip("negation", source.between(node.left, right, old, new))
        if isinstance(node.ops[0], (ast.Is, ast.IsNot)) and isinstance(right, ast.Constant) and right.value is None:
            yield source.put("absence", node, source.src(node.left) if isinstance(node.ops[0], ast.IsNot) else f"not {source.src(node.left)}")
    if isinstance(node, ast.BinOp) and type(node.op) in SIGNS and not is_text(node.left) and not is_text(node.right):
        old, others = SIGNS[type(node.op)]
        for new in source.chosen(others, old):
            yield Slip("operator", source.between(node.left, node.right, old, new))
        kind = "step dropped" if isinstance(node.right, ast.Constant) and node.right.value == 1 else "term dropped"
        turned = [f"{source.src(node.right)} {old} {source.src(node.left)}"] if isinstance(node.op, (ast.Add, ast.Mult)) and is_flat(node) else []
        yield source.put(kind, node, source.src(node.left), *turned)
        if kind == "term dropped" and isinstance(node.op, (ast.Add, ast.Mult)):
            yield source.put(kind, node, source.src(node.right), *turned)
        if isinstance(node.left, ast.BinOp) and isinstance(node.left.op, (ast.Add, ast.Sub)) and isinstance(node.op, (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)):
            yield source.put("grouping", node, f"{source.src(node.left)} {old} {source.src(node.right)}")
        if isinstance(node.op, (ast.Sub, ast.Div, ast.FloorDiv)):
            yield Slip("swapped operands", [(*source.model.span(node.left), source.src(node.right)), (*source.model.span(node.right), source.src(node.left))])
    if isinstance(node, ast.AugAssign) and type(node.op) in SIGNS:
        old, others = SIGNS[type(node.op)]
        for new in source.chosen([f"{other}=" for other in others], ""):
            yield Slip("operator", source.between(node.target, node.value, f"{old}=", new))
        yield Slip("set, not counted", source.between(node.target, node.value, f"{old}=", "="))


def is_flat(node: ast.BinOp) -> bool:
    """Its operands need no parentheses, wherever they stand."""
    return not any(isinstance(one, (ast.BinOp, ast.BoolOp, ast.IfExp, ast.Compare)) for one in (node.left, node.right))


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or isinstance(node, ast.Constant) and isinstance(node.value, str)


def of_values(source: Source, node: ast.AST) -> Iterator[Slip]:
    parent = source.parent(node)
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield source.put("boolean", node, str(not node.value))
        elif isinstance(node.value, int):
            others = [str(one) for one in (node.value + 1, node.value - 1, 0, 1) if one >= 0]
            is_first = isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name)
            kind = "index" if isinstance(parent, ast.Subscript) else "slice" if isinstance(parent, ast.Slice) else "initial value" if is_first else "number"
            for new in source.chosen(others, str(node.value)):
                yield source.put(kind, node, new)
        elif isinstance(node.value, str):
            texts = [source.src(one) for one in source.model.every(ast.Constant) if isinstance(one.value, str) and len(one.value) <= 12 and not isinstance(source.parent(one), (ast.Expr, ast.JoinedStr))]
            for new in source.chosen(texts, source.src(node)) if len(node.value) <= 12 else ():
                yield source.put("text", node, new)
            if node.value.strip() != node.value and node.value.strip():
                yield source.put("text", node, repr(node.value.strip()))
        elif node.value is None and isinstance(parent, ast.Assign):
            yield source.put("initial value", node, "0")
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield source.put("index" if isinstance(parent, ast.Subscript) else "number", node, "0" if isinstance(parent, ast.Subscript) else source.src(node.operand))
    if isinstance(node, ast.Slice):
        for bound in (node.lower, node.upper, node.step):
            if bound is not None:
                start, end = source.model.span(bound)
                yield Slip("slice", [(start - 1, end, "") if bound is node.step else (start, end, "")])
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and isinstance(node.slice, ast.Slice):
        yield source.put("slice", node, source.src(node.value))
    if isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load) and len(node.elts) > 2 - isinstance(node, ast.List) and not is_text(node.elts[0]):
        at = source.random.randrange(len(node.elts))
        left = [source.src(one) for index, one in enumerate(node.elts) if index != at]
        if len(left) > 1:
            inner = ", ".join(left)
            yield source.put("element dropped", node, f"[{inner}]" if isinstance(node, ast.List) else f"({inner})")
        elif isinstance(node, ast.List) and left:
            yield source.put("element dropped", node, f"[{left[0]}]")


def of_names(source: Source, node: ast.AST) -> Iterator[Slip]:
    parent = source.parent(node)
    is_called = isinstance(parent, ast.Call) and parent.func is node
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and not is_called and node.id not in ("self", "cls"):
        names = source.names_before(node)
        if node.id in names:
            for new in source.chosen(names, node.id):
                kind = "returned" if isinstance(parent, ast.Return) else "argument" if isinstance(parent, ast.Call) else "variable"
                yield source.put(kind, node, new)
    if isinstance(parent, ast.Return) and not isinstance(node, ast.Constant):
        yield source.put("returned", node, source.random.choice(["None", "[]", "0"]))
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and not is_called:
        base = source.src(node.value)
        others = [one.attr for one in source.model.every(ast.Attribute) if source.src(one.value) == base and not isinstance(source.parent(one), ast.Call)]
        for new in source.chosen(others, node.attr):
            yield source.put("attribute", node, f"{base}.{new}")
        if base not in ("self", "cls"):
            yield source.put("attribute dropped", node, base)


def of_calls(source: Source, node: ast.AST) -> Iterator[Slip]:
    if not isinstance(node, ast.Call):
        return
    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
    start = source.model.span(node.func)[1] - len(name)
    others = [other for group in CONFUSED if name in group.split() for other in group.split()]
    own = source.model.functions()
    if name in own:
        count = len(own[name].args.args)
        others += [other for other, one in own.items() if len(one.args.args) == count and not other.startswith("__")]
    for new in source.chosen(others, name):
        yield Slip("function", [(start, start + len(name), new)])
    given = [*node.args, *node.keywords]
    texts = [source.src(one) for one in given]
    if len(node.args) == 2 and texts[0] != texts[1] and not any(isinstance(one, ast.Starred) for one in node.args):
        yield source.put("swapped arguments", node, f"{source.src(node.func)}({', '.join([texts[1], texts[0], *texts[2:]])})")
    if name not in ("range", "min", "max", "get", "isinstance"):
        for at, one in enumerate(given):
            if len(given) > 1 and at == len(given) - 1 or isinstance(one, ast.keyword):
                kind = "key dropped" if isinstance(one, ast.keyword) and one.arg in ("key", "reverse") else "argument dropped"
                yield source.put(kind, node, f"{source.src(node.func)}({', '.join(texts[:at] + texts[at + 1:])})")
    if name in ("min", "max") and len(node.args) == 2 and not node.keywords:
        yield source.put("limit dropped", node, texts[source.random.randrange(2)], f"{name}({texts[1]}, {texts[0]})")
    if isinstance(node.func, ast.Name) and len(given) == 1 and name in ("abs", "int", "str", "float", "list", "sorted", "set", "tuple", "reversed", "round", "dict", "frozenset", "bool", "enumerate"):
        yield source.put("call dropped", node, texts[0])
    if isinstance(node.func, ast.Attribute) and not given and name in ("strip", "lower", "upper", "copy", "rstrip", "lstrip", "casefold", "items", "values", "splitlines", "group"):
        yield source.put("call dropped", node, source.src(node.func.value))
    if name == "get" and len(node.args) == 2 or name == "next" and len(node.args) == 2:
        yield source.put("default dropped", node, f"{source.src(node.func)}({texts[0]})")
    if name == "get" and isinstance(node.func, ast.Attribute):
        yield source.put("default dropped", node, f"{source.src(node.func.value)}[{texts[0]}]")
    if name == "range":
        yield from of_range(source, node, texts)
    function = source.model.function_of(node)
    if function is not None and name == function.name:
        for one in node.args:
            if isinstance(one, ast.BinOp):
                yield source.put("recursion", one, source.src(one.left))
            elif not isinstance(one, ast.Constant):
                for new in source.chosen([arg.arg for arg in function.args.args if arg.arg != "self"], source.src(one)):
                    yield source.put("recursion", one, new)


def of_range(source: Source, node: ast.Call, texts: list[str]) -> Iterator[Slip]:
    shapes = {1: ["1, {0}", "{0} + 1", "{0} - 1"], 2: ["{1}", "{0}, {1} + 1", "{0}, {1} - 1", "{0} + 1, {1}"], 3: ["{0}, {1}", "{0}, {1} + 1, {2}", "{0} - 1, {1}, {2}"]}[len(texts)]
    yield source.put("range", node, f"range({source.random.choice(shapes).format(*texts)})")


def of_conditions(source: Source, node: ast.AST) -> Iterator[Slip]:
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        yield Slip("connective", [edit for left, right in zip(node.values, node.values[1:]) for edit in source.between(left, right, old, new)])
        at = source.random.randrange(len(node.values))
        left = [source.src(one) for index, one in enumerate(node.values) if index != at]
        kind = "clause dropped" if not isinstance(source.parent(node), (ast.Assign, ast.Call, ast.Return)) or isinstance(node.op, ast.And) else "default dropped"
        moved = [*left, source.src(node.values[at])]
        yield source.put(kind, node, f" {old} ".join(left), f" {old} ".join(moved), f" {old} ".join(moved[-1:] + left))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield source.put("negation", node, source.src(node.operand))
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        test = node.test
        if isinstance(test, (ast.Name, ast.Attribute, ast.Call)):
            yield source.put("negation", test, f"not {source.src(test)}")
        function = source.model.function_of(node)
        elsewhere = [source.src(one.test) for one in ast.walk(function) if isinstance(one, (ast.If, ast.IfExp))] if function else []
        for more in source.chosen([text for text in elsewhere if len(text) < 40 and " or " not in text], source.src(test)):
            if not isinstance(test, ast.BoolOp):
                yield source.put("clause too many", test, f"{source.src(test)} and {more}")
    if isinstance(node, ast.IfExp):
        yield source.put("default dropped", node, source.src(node.body))
    if isinstance(node, ast.comprehension) and node.ifs:
        last = node.ifs[-1]
        before = node.ifs[-2] if len(node.ifs) > 1 else node.iter
        yield Slip("filter dropped", [(source.model.span(before)[1], source.model.span(last)[1], "")])
    if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)) and isinstance(node.elt, (ast.Call, ast.Subscript)):
        for generator in node.generators[:1]:
            if isinstance(generator.target, ast.Name) and generator.target.id in {one.id for one in ast.walk(node.elt) if isinstance(one, ast.Name)}:
                yield source.put("element of a loop", node.elt, generator.target.id)
    if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Tuple):
        yield source.put("key dropped", node.body, source.src(node.body.elts[0]))
