"""What the project's code can change and come by again: the objects that its modules hold, and those of the modules it uses."""
from __future__ import annotations

import gc
import re
import sys
import types
import weakref
from typing import Any, Callable

# Never changed, or changed by nobody who could tell: locks that are held show in what waits for them.
LEAVES = frozenset({
    int, float, complex, bool, str, bytes, range, slice, type(None), type(...), type(NotImplemented), types.CodeType,
    types.MemberDescriptorType, types.GetSetDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType,
    types.WrapperDescriptorType, re.Pattern, re.Match, weakref.ref,
})
LEAF_NAMES = frozenset({
    "_abc._abc_data", "builtins.PyCapsule", "_contextvars.ContextVar", "datetime.date", "datetime.datetime", "datetime.time",
    "datetime.timedelta", "datetime.timezone", "decimal.Decimal", "_struct.Struct", "types.GenericAlias", "types.UnionType",
    "_collections._tuplegetter", "_frozen_importlib.ModuleSpec", "_frozen_importlib_external.SourceFileLoader",
    "_frozen_importlib_external.ExtensionFileLoader", "_frozen_importlib_external.NamespaceLoader", "_io._IOBase",
})
# Of these, what they refer to is all that they are.
PLAIN_NAMES = frozenset({
    "builtins.object", "builtins.dict", "builtins.list", "builtins.set", "builtins.frozenset", "builtins.tuple", "builtins.type",
    "builtins.cell", "builtins.function", "builtins.method", "builtins.property", "builtins.classmethod", "builtins.staticmethod",
    "builtins.mappingproxy", "builtins.builtin_function_or_method", "builtins.method-wrapper", "builtins.BaseException",
    "builtins.Exception", "builtins.int", "builtins.float", "builtins.str", "builtins.bytes", "builtins.complex", "builtins.super",
    "collections.deque", "collections.OrderedDict", "collections.defaultdict", "functools.partial",
    "functools._lru_cache_wrapper", "operator.itemgetter", "operator.attrgetter", "operator.methodcaller",
    "types.SimpleNamespace", "_thread._local", "weakref.ReferenceType", "builtins.getset_descriptor",
})
# Filled by whoever comes first, and the same for all: (module, name).
CACHES = (("re", "_cache"), ("re", "_cache2"), ("linecache", "cache"), ("_strptime", "_regex_cache"))
C_PARTS = (types.MethodDescriptorType, types.WrapperDescriptorType, types.ClassMethodDescriptorType)
MOST_OBJECTS = 20_000
# They are not asked by whoever judges many in one process; the classes of a test hold fixtures of theirs, and those everything.
FRAMEWORKS = frozenset({"pytest", "_pytest", "pluggy"})


class Separator:
    """Between two containers: what moves from the end of one to the start of the next has moved."""


SEPARATION = (Separator,)


def name_of(kind: type) -> str:
    module = type.__getattribute__(kind, "__module__")
    return f"{module}.{type.__getattribute__(kind, '__name__')}"


def is_of_framework(module: object) -> bool:
    return isinstance(module, str) and module.partition(".")[0] in FRAMEWORKS


def namespace(kind: type) -> dict[str, Any]:
    """The dictionary behind `vars(kind)`."""
    found: dict[str, Any] = gc.get_referents(type.__dict__["__dict__"].__get__(kind))[0]
    return found


def is_written_in_c(kind: type) -> bool:
    return any(type(part) in C_PARTS for part in namespace(kind).values())


def state_of(kind: type) -> Callable[[Any], object] | None:
    """Reads what objects of this kind hold and refer to nobody; None where that cannot be read."""
    name = name_of(kind)
    if name == "_random.Random":
        return kind.getstate  # type: ignore[attr-defined,no-any-return]
    if name in ("builtins.bytearray", "array.array"):
        return lambda it: bytes(memoryview(it))
    if name in ("_thread.lock", "_thread.RLock", "itertools.count", "itertools.repeat"):
        return kind.__repr__
    if name in ("_io.StringIO", "_io.BytesIO"):
        return lambda it: None if it.closed else (kind.getvalue(it), kind.tell(it))  # type: ignore[attr-defined]
    if name in ("_io.TextIOWrapper", "_io.BufferedWriter", "_io.BufferedReader", "_io.FileIO"):
        # The standard streams lead nowhere.
        return lambda it: it.closed or it.fileno() <= 2 or it
    if name == "decimal.Context":
        return context_state
    return None


def context_state(context: Any) -> object:
    """But the flags, which most calculations raise and hardly anybody reads."""
    settings = (context.prec, context.rounding, context.Emin, context.Emax, context.capitals, context.clamp)
    return (*settings, dict(context.traps))


class Reach:
    """Everything worth watching. `opaque`: the project holds something that cannot be looked into."""

    def __init__(self, inside: Callable[[str | None], bool], always: tuple[str, ...]) -> None:
        self.watched: list[object] = []
        self.dicts: list[dict[Any, Any]] = []
        self.states: list[tuple[Callable[[Any], object], object]] = []
        # Of the project's own: what fills them is the candidate's.
        self.caches: list[Any] = []
        self.opaque = False
        self.too_much = False
        self._seen: set[int] = set()
        self._used: set[str] = set(always)
        self._deep: set[str] = set()
        self._kinds: dict[type, tuple[str, Callable[[Any], object] | None]] = {}
        self._is_own = True
        self._collect(inside)

    def _collect(self, inside: Callable[[str | None], bool]) -> None:
        modules = {name: module for name, module in list(sys.modules.items())
                   if isinstance(module, types.ModuleType) and name != "__main__" and not name.startswith("fixpoint_")}
        self._leave_caches(modules)
        own = {name for name, module in modules.items() if inside(getattr(module, "__file__", None))}
        self._deep = own
        self._follow([vars(modules[name]) for name in own])
        self._is_own = False
        # Their own modules they share with the machinery.
        near = {name for name in self._used if name in modules and not is_of_framework(name)} - own
        self._deep = own | near
        self._follow([vars(modules[name]) for name in near])
        rest = [vars(module) for name, module in modules.items() if name not in self._deep]
        warnings, environ = modules.get("warnings"), getattr(modules.get("os"), "environ", None)
        rest += [sys.modules, sys.path, sys.meta_path, sys.path_hooks, getattr(warnings, "filters", []),  # type: ignore[list-item]
                 vars(environ) if environ else {}, getattr(environ, "_data", {})]
        for thing in rest:
            if id(thing) not in self._seen:
                self._seen.add(id(thing))
                self.watched += (thing, SEPARATION)

    def _leave_caches(self, modules: dict[str, Any]) -> None:
        for module, name in CACHES:
            if hasattr(modules.get(module), name):
                self._seen.add(id(getattr(modules[module], name)))
        # Combined flags are made when they are first needed; who is there already must stay.
        members = re.RegexFlag._value2member_map_
        known = tuple(members)
        self._seen.add(id(members))
        self.states.append((lambda its: [(its[value], dict(vars(its[value]))) for value in known], members))
        if "logging" in modules:
            logging = modules["logging"]
            for logger in [logging.root, *logging.Logger.manager.loggerDict.values()]:
                self._seen.add(id(getattr(logger, "_cache", None)))

    def _follow(self, stack: list[Any]) -> None:
        while stack:
            thing = stack.pop()
            kind = type(thing)
            if kind in LEAVES or id(thing) in self._seen:
                continue
            if len(self._seen) > MOST_OBJECTS:
                self.too_much = True
                return
            self._seen.add(id(thing))
            if issubclass(kind, types.ModuleType):
                self._used.add(str(thing.__name__))
            elif issubclass(kind, type):
                self._follow_class(thing, stack)
            elif kind is types.FunctionType:
                if is_of_framework(thing.__module__):
                    continue
                self._watch(thing)
                self._used.add(str(thing.__module__))
                stack += (thing.__defaults__, thing.__kwdefaults__, thing.__closure__, thing.__dict__)
            else:
                self._follow_object(thing, kind, stack)

    def _watch(self, thing: object) -> None:
        self.watched += (thing, SEPARATION)
        if self._is_own and isinstance(thing, dict):
            self.dicts.append(thing)

    def _follow_class(self, thing: type, stack: list[Any]) -> None:
        module = type.__getattribute__(thing, "__module__")
        held = namespace(thing)
        if isinstance(module, str) and module in self._deep and not is_written_in_c(thing):
            stack += (held, thing.__bases__)
            return
        self._used.add(str(module))
        if not is_written_in_c(thing) and id(held) not in self._seen:
            self._watch(held)

    def _follow_object(self, thing: Any, kind: type, stack: list[Any]) -> None:
        role, state = self._kinds.get(kind) or self._kinds.setdefault(kind, self._role(kind))
        if role == "leaf" or (role == "cache" and not self._is_own):
            return
        if role == "opaque":
            self.opaque = self.opaque or self._is_own
            return
        if state is not None:
            self.states.append((state, thing))
        if role == "cache":
            self.caches.append(thing)
        self._watch(thing)
        stack += gc.get_referents(thing)
        try:
            stack.append(object.__getattribute__(thing, "__dict__"))
        except AttributeError:
            pass

    def _role(self, kind: type) -> tuple[str, Callable[[Any], object] | None]:
        if name_of(kind).startswith("fixpoint_") or name_of(kind) in LEAF_NAMES or is_of_framework(type.__getattribute__(kind, "__module__")):
            return "leaf", None
        if name_of(kind) == "functools._lru_cache_wrapper":
            return "cache", None
        for base in kind.__mro__:
            if base is object or (issubclass(base, (tuple, BaseException)) and is_written_in_c(base)):
                break
            state = state_of(base)
            if state is not None:
                return "plain", state
            if name_of(base) in PLAIN_NAMES or base in LEAVES:
                continue
            if name_of(base) in LEAF_NAMES:
                return "leaf", None
            if is_written_in_c(base):
                return "opaque", None
        return "plain", None
