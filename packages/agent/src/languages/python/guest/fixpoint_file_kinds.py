"""What kind of value each name and attribute of a file seems to hold, by annotations, initial values and use."""
from __future__ import annotations

import ast
from typing import Iterator, Union

from fixpoint_kinds import ITEMS, NUMBER, NUMBER_CALLS, TEXT, TEXT_CALLS
from fixpoint_model import FUNCTIONS, Model

MAPPING, SET, BOOLEAN, UNKNOWN = "mapping", "set", "boolean", "unknown"
COLLECTIONS = {ITEMS, MAPPING, SET}
# What a method is called on, and what it gives.
RECEIVERS = {TEXT: "strip lower upper split startswith endswith replace encode rstrip lstrip isdigit splitlines casefold title partition".split(),
             ITEMS: "append extend insert sort reverse".split(), MAPPING: "items keys values get setdefault".split(),
             SET: "add discard union difference intersection issubset issuperset".split()}
RESULTS = {TEXT: "strip lower upper replace rstrip lstrip casefold title join format".split(), ITEMS: "split splitlines items keys values".split(),
           NUMBER: "find rfind index count total_seconds".split(), SET: "union difference intersection".split(),
           BOOLEAN: "startswith endswith isdigit isalpha isalnum isspace isupper islower issubset issuperset".split()}
CALLS = {NUMBER: [*NUMBER_CALLS, "min", "max"], TEXT: [*TEXT_CALLS], ITEMS: ["list", "tuple", "sorted", "range", "deque"],
         MAPPING: ["dict", "defaultdict", "Counter", "OrderedDict"], SET: ["set", "frozenset"],
         BOOLEAN: ["bool", "isinstance", "issubclass", "any", "all", "hasattr", "callable"]}
ANNOTATIONS = {"int": NUMBER, "float": NUMBER, "str": TEXT, "bool": BOOLEAN, "list": ITEMS, "tuple": ITEMS, "List": ITEMS, "Sequence": ITEMS,
               "dict": MAPPING, "Dict": MAPPING, "Mapping": MAPPING, "set": SET, "Set": SET, "frozenset": SET}
KIND_OF_METHOD = {name: kind for kind, names in RESULTS.items() for name in names}
KIND_OF_RECEIVER = {name: kind for kind, names in RECEIVERS.items() for name in names}
KIND_OF_CALL = {name: kind for kind, names in CALLS.items() for name in names}
# A name by its function, an attribute by its name alone: the file's classes seldom use one for two kinds.
Key = tuple[Union[ast.AST, None], str]
STATED, USED, GONE_THROUGH = 0, 1, 2


class FileKinds:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.known: dict[Key, str] = {}
        self.results: dict[str, str] = {}
        # The second round knows what the first found: `total = self.count`.
        for _ in range(2):
            signs: dict[Key, tuple[set[str], set[str], set[str]]] = {}
            for node in model.nodes:
                for target, kind, strength in self.signs(node):
                    key = self.key(target)
                    if key is not None and kind != UNKNOWN:
                        signs.setdefault(key, (set(), set(), set()))[strength].add(kind)
            self.known = {key: kind for key, sets in signs.items() if (kind := agreed(*sets)) is not None}
            self.results = dict(self.returned())

    def key(self, target: ast.AST) -> Key | None:
        if isinstance(target, ast.Name):
            return self.model.function_of(target), target.id
        if isinstance(target, ast.arg):
            return self.model.function_of(target), target.arg
        return (self.model.tree, target.attr) if isinstance(target, ast.Attribute) else None

    def signs(self, node: ast.AST) -> Iterator[tuple[ast.AST, str, int]]:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield target, self.of(node.value), STATED
        elif isinstance(node, ast.AnnAssign):
            yield node.target, annotated(node.annotation), STATED
            if isinstance(node.target, ast.Name) and isinstance(self.model.parent.get(node), ast.ClassDef):
                yield ast.Attribute(ast.Name("self"), node.target.id), annotated(node.annotation), STATED
        elif isinstance(node, ast.arguments):
            given = [*zip(reversed([*node.posonlyargs, *node.args]), reversed(node.defaults)), *zip(node.kwonlyargs, node.kw_defaults)]
            for argument in (*node.posonlyargs, *node.args, *node.kwonlyargs):
                yield argument, annotated(argument.annotation), STATED
            for argument, default in given:
                yield argument, self.of(default) if default else UNKNOWN, STATED
        elif isinstance(node, (ast.For, ast.comprehension)):
            yield from elements(node.target, node.iter)
            yield node.iter, ITEMS, GONE_THROUGH
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Pow)):
            yield node.left, NUMBER, USED
            yield node.right, NUMBER, USED
        elif isinstance(node, ast.AugAssign):
            kind = self.of(node.value)
            yield node.target, NUMBER if kind == UNKNOWN and isinstance(node.op, (ast.Sub, ast.Div, ast.FloorDiv)) else kind, USED
        elif isinstance(node, ast.Compare):
            for one, other in ((node.left, node.comparators[0]), (node.comparators[0], node.left)):
                if isinstance(other, ast.Constant) and not isinstance(node.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot)):
                    yield one, self.of(other), USED
        elif isinstance(node, ast.Attribute):
            yield node.value, KIND_OF_RECEIVER.get(node.attr, UNKNOWN), USED

    def of(self, node: ast.AST) -> str:
        """Kind of an expression."""
        if isinstance(node, (ast.Name, ast.arg)):
            function = self.model.function_of(node)
            return self.known.get((function, node.id if isinstance(node, ast.Name) else node.arg)) or self.known.get((None, getattr(node, "id", ""))) or UNKNOWN
        if isinstance(node, ast.Attribute):
            return self.known.get((self.model.tree, node.attr), UNKNOWN)
        if isinstance(node, ast.Constant):
            return BOOLEAN if isinstance(node.value, bool) else NUMBER if isinstance(node.value, (int, float)) else TEXT if isinstance(node.value, str) else UNKNOWN
        if isinstance(node, ast.BinOp):
            sides = self.of(node.left), self.of(node.right)
            arithmetic = isinstance(node.op, (ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Pow)) and SET not in sides and TEXT not in sides
            return NUMBER if arithmetic else next((side for side in sides if side != UNKNOWN), UNKNOWN)
        if isinstance(node, ast.UnaryOp):
            return BOOLEAN if isinstance(node.op, ast.Not) else NUMBER
        if isinstance(node, (ast.BoolOp, ast.IfExp)):
            kinds = {self.of(part) for part in (node.values if isinstance(node, ast.BoolOp) else (node.body, node.orelse))} - {UNKNOWN}
            return kinds.pop() if len(kinds) == 1 else UNKNOWN
        if isinstance(node, ast.Subscript):
            return self.of(node.value) if isinstance(node.slice, ast.Slice) else UNKNOWN
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if isinstance(node.func, ast.Attribute) and name == "copy":
                return self.of(node.func.value)
            return self.results.get(name) or (KIND_OF_CALL if isinstance(node.func, ast.Name) else KIND_OF_METHOD).get(name, UNKNOWN)
        return KIND_OF_NODE.get(type(node), UNKNOWN)

    def returned(self) -> Iterator[tuple[str, str]]:
        """What the functions of the file return, by name."""
        found: dict[str, set[str]] = {}
        for node in self.model.every(ast.Return):
            function = self.model.function_of(node)
            if isinstance(function, FUNCTIONS):
                found.setdefault(function.name, set()).add(self.of(node.value) if node.value else UNKNOWN)
        for name, kinds in found.items():
            if len(kinds) == 1 and UNKNOWN not in kinds:
                yield name, kinds.pop()


KIND_OF_NODE = {ast.Compare: BOOLEAN, ast.List: ITEMS, ast.Tuple: ITEMS, ast.ListComp: ITEMS, ast.Dict: MAPPING, ast.DictComp: MAPPING,
                ast.Set: SET, ast.SetComp: SET, ast.JoinedStr: TEXT}


def agreed(stated: set[str], used: set[str], gone_through: set[str]) -> str | None:
    signs = stated or used or gone_through
    return next(iter(signs)) if len(signs) == 1 else None


def annotated(node: ast.expr | None) -> str:
    base = node.value if isinstance(node, ast.Subscript) else node
    return ANNOTATIONS.get(base.id, UNKNOWN) if isinstance(base, ast.Name) else UNKNOWN


def elements(target: ast.expr, source: ast.expr) -> Iterator[tuple[ast.AST, str, int]]:
    """`for i in range(n)`, `for i, x in enumerate(xs)`: numbers."""
    name = source.func.id if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) else ""
    if name == "range":
        yield target, NUMBER, STATED
    elif name == "enumerate" and isinstance(target, ast.Tuple) and target.elts:
        yield target.elts[0], NUMBER, STATED


def file_kinds(model: Model) -> FileKinds:
    return model.once("kinds of the file", model.tree, lambda: FileKinds(model))
