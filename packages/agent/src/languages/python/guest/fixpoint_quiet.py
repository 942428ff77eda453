"""Which expressions may be evaluated in between without changing what the program does afterwards, as far as its text tells."""
from __future__ import annotations

import ast
from typing import Iterable, Iterator, Union

from fixpoint_model import FUNCTIONS, Model

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]

# Functions, classes and methods of the language that change nothing, whatever they are called on.
OF_THE_LANGUAGE = frozenset("""abs all any bool bytes callable chr complex dict divmod enumerate filter float format frozenset getattr hasattr hash hex id
int isinstance issubclass len list map max min object oct ord pow range repr reversed round set slice sorted str sum tuple type zip
capitalize casefold center count decode encode endswith expandtabs find format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower
isnumeric isprintable isspace istitle isupper join ljust lower lstrip partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit
rstrip split splitlines startswith strip swapcase title translate maketrans upper zfill
get keys values items copy fromkeys union intersection difference issubset issuperset isdisjoint symmetric_difference most_common elements
bit_length is_integer as_integer_ratio hex to_bytes from_bytes
ceil floor sqrt trunc fabs fsum prod isclose isnan isinf log log2 log10 exp hypot gcd lcm copysign fmod
match search fullmatch findall compile group groups groupdict start end span escape
date time datetime timedelta timezone combine fromisoformat isoformat isocalendar isoweekday weekday strftime strptime total_seconds toordinal fromordinal
timestamp astimezone utcoffset today now utcnow Decimal Fraction quantize normalize as_tuple to_integral_value
attrgetter itemgetter deepcopy asdict astuple defaultdict deque SimpleNamespace OrderedDict Counter ChainMap basename dirname splitext dumps loads
Exception ValueError KeyError TypeError IndexError RuntimeError LookupError ArithmeticError AttributeError""".split())
# Change what they are called on.
CHANGING = frozenset("""append appendleft extend extendleft insert pop popitem popleft remove discard clear update setdefault sort reverse rotate add
subtract intersection_update difference_update symmetric_difference_update move_to_end write writelines send close""".split())
# Methods that operators never call, or only those that write.
NAMED_ONLY = frozenset("""__init__ __post_init__ __enter__ __exit__ __setattr__ __setitem__ __delitem__ __delattr__ __del__ __set_name__ __init_subclass__ __new__
__iadd__ __isub__ __imul__ __ior__ __iand__ __ixor__ __setstate__ __getstate__ __reduce__""".split())
MAKES = ("__init__", "__post_init__", "__new__")
HARMLESS_DECORATORS = frozenset("property cached_property staticmethod classmethod lru_cache cache total_ordering dataclass wraps abstractmethod overload singledispatch".split())
HARMLESS_BASES = frozenset("""object ABC Generic Protocol NamedTuple TypedDict Enum IntEnum StrEnum Flag Exception ValueError KeyError TypeError LookupError RuntimeError
dict list set tuple str int float""".split())
FRESH = (ast.Constant, ast.JoinedStr, ast.BinOp, ast.UnaryOp, ast.Compare, ast.List, ast.Dict, ast.Set, ast.Tuple, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
MAKING_CALLS = frozenset("""list dict set tuple sorted str int float len sum max min abs round bool bytearray deque defaultdict Counter OrderedDict copy deepcopy join split
strip lower upper replace""".split())
# Mean something else in another function.
OF_THE_FRAME = frozenset(("super", "__class__", "locals", "globals", "vars", "dir"))
WAITS = (ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)


class Own:
    """What the text of one function does."""

    def __init__(self) -> None:
        self.called: set[str] = set()
        # A function may be handed on, a property reads like a value.
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.writes = False


class Quiet:
    """What is known of the names of a program."""

    def __init__(self, models: Iterable[Model]) -> None:
        self.own: dict[str, list[Own]] = {}
        # Those that a name alone can mean: methods it cannot.
        self.functions: set[str] = set()
        for model in models:
            for function in (*model.every(ast.FunctionDef), *model.every(ast.AsyncFunctionDef)):
                self.own.setdefault(function.name, []).append(look(function))
                if not isinstance(model.parent.get(function), ast.ClassDef):
                    self.functions.add(function.name)
            for made in model.every(ast.ClassDef):
                self.own.setdefault(made.name, []).append(look_at_class(made))
                self.functions.add(made.name)
        self.names = {name for name in OF_THE_LANGUAGE if name not in self.own}
        size = -1
        # Until none more is found: each may call those found before, and itself.
        while size != len(self.names):
            size = len(self.names)
            self.names.update(name for name, all_own in self.own.items() if all(self._is_quiet(name, one) for one in all_own))
        self.names -= CHANGING
        # Operators call them without a name.
        self.is_loud = any(is_operator(name) and name not in self.names for name in self.own)

    def _is_quiet(self, name: str, own: Own) -> bool:
        if own.writes or any(one not in self.names for one in own.called if one != name):
            return False
        mentioned = (own.names & self.functions) | {one for one in own.attributes if one in self.own}
        return mentioned - {name} <= self.names

    def allows(self, node: ast.AST) -> bool:
        """It can be evaluated any number of times."""
        return not self.is_loud and all(self.allows_alone(one) for one in ast.walk(node))

    def allows_alone(self, node: ast.AST) -> bool:
        """As `allows`, without what is in it."""
        if isinstance(node, WAITS):
            return False
        if isinstance(node, ast.Call):
            name = called_name(node)
            return name is not None and (name in self.names or is_next_of_new(node))
        if isinstance(node, (ast.Name, ast.Attribute)):
            name = node.id if isinstance(node, ast.Name) else node.attr
            is_mangled = name.startswith("__") and not name.endswith("__")
            may_mean = self.functions if isinstance(node, ast.Name) else self.own
            return not is_mangled and name not in OF_THE_FRAME and (name not in may_mean or name in self.names)
        return True


def is_operator(name: str) -> bool:
    return name.startswith("__") and name.endswith("__") and name not in NAMED_ONLY


def called_name(node: ast.Call) -> str | None:
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else None


def is_next_of_new(node: ast.Call) -> bool:
    return called_name(node) == "next" and bool(node.args) and isinstance(node.args[0], ast.GeneratorExp)


def look_at_class(made: ast.ClassDef) -> Own:
    found = Own()
    for base in made.bases:
        name = base.id if isinstance(base, ast.Name) else base.attr if isinstance(base, ast.Attribute) else ""
        if name not in HARMLESS_BASES:
            found.called.add(name or "an expression")
    for one in made.body:
        if isinstance(one, FUNCTIONS) and one.name in MAKES:
            found.called.add(one.name)
    found.writes = bool(made.keywords)
    return found


def look(function: Function) -> Own:
    found = Own()
    made = made_in(function)
    if function.name in MAKES:
        made.add("self")
    found.writes = isinstance(function, ast.AsyncFunctionDef) or any(decorator_name(one) not in HARMLESS_DECORATORS and not is_setter(one) for one in function.decorator_list)
    for node in inside(function):
        if isinstance(node, (ast.Await, ast.AsyncFor, ast.AsyncWith, ast.With, ast.Global, ast.Nonlocal)):
            found.writes = True
        elif isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, (ast.Store, ast.Del)):
            found.writes |= not is_made(node.value, made)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            found.writes |= node.target.id not in made and not is_plain(node.value)
        elif isinstance(node, ast.Call):
            note_call(node, made, found)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            found.attributes.add(node.attr)
    return found


def inside(function: Function) -> Iterator[ast.AST]:
    for statement in function.body:
        yield from ast.walk(statement)


def decorator_name(node: ast.expr) -> str:
    inner = node.func if isinstance(node, ast.Call) else node
    return inner.id if isinstance(inner, ast.Name) else inner.attr if isinstance(inner, ast.Attribute) else ""


def is_setter(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ("setter", "deleter")


def note_call(node: ast.Call, made: set[str], found: Own) -> None:
    name = called_name(node)
    if name is None:
        found.writes |= not isinstance(node.func, ast.Lambda)
    elif name in CHANGING and isinstance(node.func, ast.Attribute):
        found.writes |= not is_made(node.func.value, made)
    elif not is_next_of_new(node):
        found.called.add(name)


def made_in(function: Function) -> set[str]:
    """Variables that only ever hold what the function itself made."""
    fresh: dict[str, bool] = {}
    for node in inside(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for name in names_in(target):
                    fresh[name] = fresh.get(name, True) and isinstance(target, ast.Name) and is_fresh(node.value)
        elif isinstance(node, (ast.For, ast.comprehension, ast.NamedExpr)):
            fresh.update({name: False for name in names_in(node.target)})
    parameters = {one.arg for one in ast.walk(function.args) if isinstance(one, ast.arg)}
    return {name for name, is_new in fresh.items() if is_new and name not in parameters}


def names_in(target: ast.AST) -> list[str]:
    return [one.id for one in ast.walk(target) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]


def is_fresh(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        name = called_name(node) or ""
        return name in MAKING_CALLS or name[:1].isupper()
    return isinstance(node, FRESH) or isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)


def is_made(node: ast.expr, made: set[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in made or is_fresh(node)


def is_plain(node: ast.expr) -> bool:
    """A number or a text: adding it changes no list."""
    return isinstance(node, (ast.JoinedStr, ast.Compare)) or isinstance(node, ast.Constant) or isinstance(node, ast.Call) and called_name(node) in ("len", "int", "float", "str", "sum", "round", "abs")
