"""Family of calls: another function, arguments swapped, dropped, added or unwrapped."""
from __future__ import annotations

import ast
import difflib
from typing import Iterator

from fixpoint_generators import beside_a_generator
from fixpoint_model import FUNCTIONS, Model, Mutation, is_builtin
from fixpoint_values import wrapped

ALL_OR_ANY = ("any", "all")
# Only these, and what takes any number of things, can do something with one thing given as many.
TAKES_MANY = {"max", "min", "print", "zip", "set", "dict", "range", "slice", "map"}
MOST_NEIGHBOURS = 4
# Names that stand for one another; the first of a group is not special.
GROUPS = (
    ("min", "max"), ALL_OR_ANY, ("append", "extend"), ("add", "update"), ("find", "rfind", "index", "rindex"),
    ("split", "rsplit"), ("strip", "lstrip", "rstrip"), ("startswith", "endswith"), ("lower", "upper", "title", "capitalize", "casefold"),
    ("keys", "values", "items"), ("list", "sorted", "reversed", "set", "tuple", "iter"), ("floor", "ceil", "round", "int", "trunc"),
    ("isdigit", "isalpha", "isalnum", "isnumeric", "isdecimal", "isspace"), ("match", "search", "fullmatch"),
    ("union", "intersection", "difference", "symmetric_difference"), ("appendleft", "append"), ("popleft", "pop"),
    ("ljust", "rjust", "center"), ("isinstance", "issubclass"), ("bisect_left", "bisect_right", "bisect", "insort"),
    ("insort_left", "insort_right", "insort"), ("permutations", "combinations", "combinations_with_replacement", "product"),
    ("read", "readline", "readlines"), ("discard", "remove"), ("get", "pop", "setdefault"), ("zip", "zip_longest"), ("str", "repr", "ascii"),
    ("int", "float"), ("sum", "max", "min", "len"), ("partition", "rpartition"), ("islower", "isupper"), ("heappush", "heappop", "heapify"),
    ("nlargest", "nsmallest"), ("iskeyword", "isidentifier"), ("expandtabs", "strip"), ("findall", "finditer"), ("mean", "median"),
    ("update", "subtract"), ("heappush", "heapreplace", "heappushpop"), ("hasattr", "getattr"), ("abs", "int"), ("copy", "deepcopy"), ("isalpha", "isupper"), ("encode", "decode"), ("timestamp", "timetuple"),
    ("isleap", "leapdays"), ("ljust", "zfill"), ("insert", "append"), ("date", "datetime"), ("sort", "reverse"), ("quote", "quote_plus"),
    ("total_seconds", "seconds"), ("gcd", "lcm"), ("dumps", "dump"), ("loads", "load"), ("write", "writelines"), ("escape", "unescape"),
)


def call(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    for mutation in made_of(model, node):
        yield mutation if mutation is None else beside_a_generator(model, node, mutation)


def made_of(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    yield from other_function(model, node)
    yield from arguments(model, node)
    yield from unwrapped(model, node)
    yield from missing_argument(model, node)
    yield from special(model, node)
    yield from wrapped(model, node)


def takes_many(model: Model, node: ast.Call) -> bool:
    """Of the language's own functions; of others nothing is known."""
    return not isinstance(node.func, ast.Name) or node.func.id in TAKES_MANY or not is_builtin(node.func.id)


def neighbours_of(model: Model, node: ast.Call, name: str) -> list[str]:
    """Functions within the same function as the one that is called, that take as much: `term()` where `factor()` is meant."""
    current = model.function_of(node)
    while current is not None:
        inner = [one for one in current.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
        own = next((one for one in inner if one.name == name), None)
        if own is not None:
            taken = len(own.args.args)
            return [one.name for one in inner if one is not own and len(one.args.args) == taken][:MOST_NEIGHBOURS]
        current = model.function_of(current)
    return []


def other_function(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    function = node.func
    if isinstance(function, ast.Attribute):
        old, base = function.attr, model.src(function.value) + "."
    elif isinstance(function, ast.Name):
        old, base = function.id, ""
    else:
        return
    for group in GROUPS:
        if old in group:
            for other in group:
                if other != old:
                    yield model.swap(function, base + other, "call", 0.9 if group == ALL_OR_ANY else 0.55 if len(group) == 2 else 0.45, bare=True)
    if not base:
        for name in neighbours_of(model, node, old):
            yield model.swap(function, name, "call", 0.6, bare=True)
    for wanted, found in (("left", "right"), ("first", "last"), ("start", "end"), ("min", "max"), ("lower", "upper"), ("next", "prev"), ("add", "remove"), ("before", "after"), ("get", "set"), ("push", "pop")):
        for old_part, new_part in ((wanted, found), (found, wanted)):
            if old_part in old:
                yield model.swap(function, base + old.replace(old_part, new_part), "call", 0.35, bare=True)
    if old in ("pop", "discard", "remove") and base and node.args:
        yield model.swap(node, f"{base}clear()", "call", 0.3, bare=True)
    known = model.functions()
    if old in known:
        count = len(known[old].args.args)
        for other, definition in known.items():
            if other != old and abs(len(definition.args.args) - count) <= 1 and not other.startswith("__"):
                near = difflib.SequenceMatcher(None, other, old).ratio()
                yield model.swap(function, base + other, "call", 0.2 + 0.25 * near, bare=True)


def arguments(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    args = node.args
    for first, second in zip(args, args[1:]):
        if isinstance(first, ast.Starred) or isinstance(second, ast.Starred):
            continue
        a, b = model.src(first), model.src(second)
        if a != b:
            yield Mutation([(*model.span(first), b), (*model.span(second), a)], "argument-swap", 0.55, node.lineno, f"`{a}` and `{b}` changed places in the call")
    every: list[ast.expr | ast.keyword] = [*args, *node.keywords]
    if len(every) > 1:
        for position, argument in enumerate(every):
            rest = [model.src(a) for i, a in enumerate(every) if i != position]
            # A keyword's own span is missing before Python 3.9; from there on it has one.
            yield model.swap(node, f"{model.src(node.func)}({', '.join(rest)})", "argument-drop", 0.42, bare=True)
    elif len(every) == 1:
        yield model.swap(node, f"{model.src(node.func)}()", "argument-drop", 0.35, bare=True)
    for argument in args:
        if not isinstance(argument, ast.Starred) and isinstance(argument, (ast.Name, ast.Attribute)):
            yield model.swap(argument, f"*{model.src(argument)}", "argument-star", 0.15 if takes_many(model, node) else 0.03, bare=True)
        elif isinstance(argument, ast.Starred):
            yield model.swap(argument, model.src(argument.value), "argument-star", 0.3, bare=True)


def unwrapped(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    if len(node.args) >= 1 and not isinstance(node.args[0], ast.Starred):
        yield model.swap(node, model.src(node.args[0]), "unwrap", 0.45 if isinstance(node.func, ast.Name) else 0.3)
        for other in node.args[1:3]:
            if not isinstance(other, ast.Starred):
                yield model.swap(node, model.src(other), "unwrap", 0.3)
    if isinstance(node.func, ast.Attribute):
        yield model.swap(node, model.src(node.func.value), "unwrap", 0.45, bare=True)
    if not node.args and not node.keywords:
        yield model.swap(node, model.src(node.func), "unwrap", 0.25, bare=True)


def missing_argument(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else None
    if name is None:
        return
    end = model.span(node)[1] - 1
    comma = ", " if node.args or node.keywords else ""
    if model.text[model.span(node.func)[1]: end].rstrip().endswith(","):
        comma = " "
    given = {k.arg for k in node.keywords}
    scope = model.local_names(node)

    def added(text: str, prior: float) -> Mutation:
        return Mutation([(end, end, comma + text)], "argument-add", prior, node.lineno, f"`{text}` was passed to `{name}`")

    target = model.functions().get(name)
    if target is None:
        made = next((n for n in model.every(ast.ClassDef) if n.name == name), None)
        target = next((n for n in (made.body if made else []) if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None)
    if target is not None:
        parameters = model.parameters(target)
        owners = [owner for owner in owners_given(model, node) if owner != "self"]
        for parameter in parameters[len(node.args):]:
            if parameter in given:
                continue
            if parameter in scope:
                yield added(f"{parameter}={parameter}", 0.6)
            if parameter in model.attributes(node):
                yield added(f"{parameter}=self.{parameter}", 0.5)
            # `put(job.name)` → `put(job.name, size=job.size)`: as it takes other parts of the same thing.
            for owner in owners:
                yield added(f"{parameter}={owner}.{parameter}", 0.5)
            for text in ("True", "False", "None"):
                yield added(f"{parameter}={text}", 0.25)
    if not any(isinstance(a, ast.Starred) for a in node.args) and not node.keywords:
        for local in scope[:8]:
            yield added(local, 0.28)
        for text in ("1", "0", "''", "None", "' '", "-1", "True"):
            yield added(text, 0.14)


def owners_given(model: Model, node: ast.Call) -> list[str]:
    """Whose attributes a call is given."""
    given = [*node.args, *(keyword.value for keyword in node.keywords)]
    return list(dict.fromkeys(model.src(one.value) for one in given if isinstance(one, ast.Attribute)))


def special(model: Model, node: ast.Call) -> Iterator[Mutation | None]:
    """Edits that belong to one well-known function."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    args = [model.src(a) for a in node.args]
    function = model.src(node.func)
    if name == "range" and args:
        low, high = ("0", args[0]) if len(args) == 1 else (args[0], args[1])
        step = f", {args[2]}" if len(args) > 2 else ""
        shapes = [(f"range({low}, {high} + 1{step})", 0.7), (f"range({low}, {high} - 1{step})", 0.6), (f"range(1, {high}{step})", 0.5),
                  (f"range({low} + 1, {high}{step})", 0.5), (f"range({low} - 1, {high}{step})", 0.35), (f"range({high}{step})", 0.4),
                  (f"range(1, {high} + 1{step})", 0.45), (f"range({high} - 1, {low} - 1, -1)", 0.2), (f"range({high}, {low} - 1, -1)", 0.15)]
        for text, prior in shapes:
            yield model.swap(node, text.replace("(0, ", "(") if not step else text, "range", prior, bare=True)
    if name in ("sorted", "sort", "min", "max"):
        given = {k.arg: k for k in node.keywords}
        comma = ", " if args or given else ""
        end = model.span(node)[1] - 1
        if "reverse" not in given and name in ("sorted", "sort"):
            yield Mutation([(end, end, comma + "reverse=True")], "argument-add", 0.4, node.lineno, "the order was reversed")
        if "key" not in given:
            for key in ("len", "str.lower", "str", "lambda item: item[0]", "lambda item: item[1]", "lambda item: -item"):
                yield Mutation([(end, end, f"{comma}key={key}")], "argument-add", 0.2, node.lineno, f"`key={key}` was passed")
    if name in ("min", "max") and len(args) == 1:
        end = model.span(node)[1] - 1
        for default in ("0", "None"):
            yield Mutation([(end, end, f", default={default}")], "argument-add", 0.5, node.lineno, f"`default={default}` was passed")
    if name == "isinstance" and len(args) == 2:
        kinds = ("int", "float", "str", "list", "tuple", "dict", "set", "bytes", "bool", "type(None)")
        inner = args[1][1:-1] if args[1].startswith("(") else args[1]
        for kind in kinds:
            if kind not in inner:
                yield model.swap(node.args[1], f"({inner.rstrip(', ')}, {kind})", "type-check", 0.4 if kind in ("float", "tuple", "str", "bytes") else 0.25, bare=True)
                yield model.swap(node.args[1], kind, "type-check", 0.25, bare=True)
    if name in ("split", "rsplit", "replace") and args:
        end = model.span(node)[1] - 1
        yield Mutation([(end, end, ", 1")], "argument-add", 0.45, node.lineno, "only the first one counts")
        yield model.swap(node, f"{function}()", "argument-drop", 0.4, bare=True)
    if name in ("strip", "lstrip", "rstrip") and not args:
        end = model.span(node)[1] - 1
        for text in ("'\\n'", "' '", "'\\r\\n'"):
            yield Mutation([(end, end, text)], "argument-add", 0.25, node.lineno, f"`{text}` was passed")
    if name in ("lstrip", "rstrip") and args:  # takes a set of characters, where a text was meant
        whole = {"lstrip": "removeprefix", "rstrip": "removesuffix"}[name]
        yield model.swap(node, f"{model.src(node.func.value)}.{whole}({args[0]})", "call", 0.6, bare=True)  # type: ignore[attr-defined]
    if name == "enumerate" and len(args) == 1:
        end = model.span(node)[1] - 1
        yield Mutation([(end, end, ", 1")], "argument-add", 0.45, node.lineno, "counting begins at 1")
        if isinstance(node.args[0], (ast.Name, ast.Attribute)):
            yield model.swap(node, f"enumerate({args[0]}[1:], 1)", "argument-add", 0.4, bare=True)
    if name == "pop":
        for text in ("0", "-1", ""):
            yield model.swap(node, f"{function}({text})", "call", 0.45, bare=True)
        if len(args) == 1:
            yield model.swap(node, f"{function}({args[0]}, None)", "lookup", 0.35, bare=True)
    if name == "get" and args and isinstance(node.func, ast.Attribute):
        yield model.swap(node, f"{model.src(node.func.value)}[{args[0]}]", "lookup", 0.35, bare=True)
        if len(args) == 1:
            for default in ("0", "''", "[]", "{}", "False"):
                yield model.swap(node, f"{function}({args[0]}, {default})", "lookup", 0.3, bare=True)
    if name == "round" and len(args) == 1:
        for digits in ("1", "2", "3", "6"):
            yield model.swap(node, f"round({args[0]}, {digits})", "argument-add", 0.2, bare=True)
    if name in ("int", "float", "divmod") and args:
        yield model.swap(node, f"round({args[0]})", "call", 0.3, bare=True)


def comprehension(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    """Conditions of comprehensions come or go; keys and values change places."""
    if isinstance(node, ast.comprehension):
        last = node.ifs[-1] if node.ifs else node.iter
        end = model.span(last)[1]
        for position, test in enumerate(node.ifs):
            start = model.span(node.ifs[position - 1] if position else node.iter)[1]
            yield Mutation([(start, model.span(test)[1], "")], "clause-drop", 0.45, test.lineno, f"the filter `{model.src(test)}` was dropped")
        targets = [n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)]
        if not node.ifs:
            for target in targets:
                for test in (target, f"{target} is not None", f"not {target}"):
                    yield Mutation([(end, end, f" if {test}")], "clause-add", 0.3, last.lineno, f"the filter `{test}` was added")
    if isinstance(node, ast.DictComp):
        key, value = model.src(node.key), model.src(node.value)
        yield Mutation([(*model.span(node.key), value), (*model.span(node.value), key)], "operand-swap", 0.4, node.lineno, "key and value changed places")
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)) and len(node.generators) == 2:
        first, second = (model.text[model.span(g.target)[0]: model.span(g.ifs[-1] if g.ifs else g.iter)[1]] for g in node.generators)
        spans = [(model.span(g.target)[0], model.span(g.ifs[-1] if g.ifs else g.iter)[1]) for g in node.generators]
        yield Mutation([(*spans[0], second), (*spans[1], first)], "operand-swap", 0.35, node.lineno, "the loops changed places")
    if isinstance(node, ast.ListComp):
        inside = model.src(node)[1:-1]
        yield model.swap(node, "{" + inside + "}", "wrapper", 0.15, bare=True)


def call_mutations(model: Model, node: ast.AST) -> Iterator[Mutation | None]:
    if isinstance(node, ast.Call):
        yield from call(model, node)
    elif isinstance(node, (ast.comprehension, ast.DictComp, ast.ListComp, ast.GeneratorExp)):
        yield from comprehension(model, node)
    elif isinstance(node, ast.Yield) and node.value is not None:
        yield model.swap(node, f"yield from {model.src(node.value)}", "yield", 0.5, bare=isinstance(model.parent.get(node), ast.Expr))
    elif isinstance(node, ast.YieldFrom):
        yield model.swap(node, f"yield {model.src(node.value)}", "yield", 0.5, bare=isinstance(model.parent.get(node), ast.Expr))
    elif isinstance(node, (*FUNCTIONS,)):
        return
