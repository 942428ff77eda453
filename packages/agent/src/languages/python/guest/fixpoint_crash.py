"""Calls of a recorded crash, made again from the values that were recorded of their parameters."""
from __future__ import annotations

import ast
import os
from typing import Any, Callable, Iterator, NamedTuple

from fixpoint_literals import from_recorded, imports_for, is_plain, parse_text
from fixpoint_places import Function, Unusable, is_generator, place_of, raises_at, reassigned
from fixpoint_project import Project


class Call(NamedTuple):
    setup: str
    expression: str
    derived: str
    deliberate: bool


def add_calls(project: Project, crash: dict[str, Any], add: Callable[..., None]) -> list[dict[str, str]]:
    """Adds the recorded calls as cases, the innermost first; gives those that no case could be made of."""
    unusable = []
    for rank, (label, call) in enumerate(calls_of(project, crash)):
        if isinstance(call, Unusable):
            unusable.append({"what": f"the recorded call at {label}", "reason": call.reason})
            continue
        symptom = {"kind": "exception", "errorType": crash["type"], "message": crash["message"]}
        weight = (0.35 if call.deliberate else 0.5) - 0.001 * rank  # whoever raises on purpose may be right: its callers go first
        add(call.setup, call.expression, {"kind": "runs"}, symptom, call.derived, weight)
    return unusable


def calls_of(project: Project, crash: dict[str, Any]) -> Iterator[tuple[str, Call | Unusable]]:
    """(label, call) of each located frame, the innermost first."""
    modules = {file: module for module, file in project.modules.items()}
    for frame in crash["frames"]:
        try:
            if crash["type"] is None:
                raise Unusable("the exception's type was not recorded")
            if frame["file"] not in modules:
                raise Unusable("its file cannot be imported")
            with open(os.path.join(project.root, frame["file"]), "rb") as handle:
                tree = ast.parse(handle.read())
            yield frame["label"], call_of(tree, modules[frame["file"]], frame)
        except Unusable as reason:
            yield frame["label"], reason
        except (OSError, SyntaxError, ValueError, RecursionError):
            yield frame["label"], Unusable("its file does not parse")


def call_of(tree: ast.Module, module: str, frame: dict[str, Any]) -> Call:
    function, owner = place_of(tree, frame)
    values = Values(frame["variables"])
    arguments = arguments_of(function, bound_name(function, owner), values)
    target, what = target_of(function, owner, values)
    expression = f"{target}({', '.join(arguments)})"
    imports = [f"from {module} import {owner.name if owner else function.name}", *imports_for(expression)]
    if isinstance(function, ast.AsyncFunctionDef):
        expression = f"asyncio.run({expression})"
        imports.append("import asyncio")
    elif is_generator(function):
        expression = f"list({expression})"
    count = len(arguments)
    given = f"the {count} recorded argument{'' if count == 1 else 's'} of frame" if count else "no arguments, as in frame"
    changed = sorted(values.used & reassigned(function))
    note = f" ({', '.join(f'`{name}`' for name in changed)} as when it crashed: the function assigns it)" if changed else ""
    return Call("\n".join(imports), expression, f"called {what} with {given} {frame['label']}{note}", raises_at(function, frame["line"]))


class Values:
    """The frame's variables as source; a missing or changed one makes the call impossible."""

    def __init__(self, variables: dict[str, Any]) -> None:
        self.variables = variables
        self.used: set[str] = set()

    def source(self, name: str) -> str:
        recorded = self.variables.get(name)
        if recorded is None:
            raise Unusable(f"`{name}` was not recorded, or is too large to be used")
        if "unusable" in recorded:
            raise Unusable(f"`{name}` {recorded['unusable']}")
        source = from_recorded(recorded["value"])
        if source is None:
            raise Unusable(f"`{name}` cannot be made again from what was recorded: {str(recorded['value'])[:60]}")
        self.used.add(name)
        return source


def decorators_of(function: Function) -> set[str]:
    return {ast.unparse(one).rpartition(".")[2] for one in function.decorator_list}


def bound_name(function: Function, owner: ast.ClassDef | None) -> str | None:
    """The parameter that the call fills by itself: `self`, `cls`."""
    if owner is None or "staticmethod" in decorators_of(function):
        return None
    first = [*function.args.posonlyargs, *function.args.args][:1]
    if not first:
        raise Unusable(f"`{function.name}` takes its instance in a way that is not understood")
    return first[0].arg


def arguments_of(function: Function, bound: str | None, values: Values) -> list[str]:
    args = function.args
    given = [values.source(one.arg) for one in [*args.posonlyargs, *args.args] if one.arg != bound]
    if args.vararg:
        given.append(f"*{values.source(args.vararg.arg)}")
    given += [f"{one.arg}={values.source(one.arg)}" for one in args.kwonlyargs]
    if args.kwarg:
        given.append(f"**{values.source(args.kwarg.arg)}")
    return given


def target_of(function: Function, owner: ast.ClassDef | None, values: Values) -> tuple[str, str]:
    """(what is called, its name for people)."""
    if owner is None:
        return function.name, function.name
    name = f"{owner.name}.{function.name}"
    decorators = decorators_of(function)
    if decorators & {"property", "cached_property", "setter"}:
        raise Unusable(f"`{name}` is a property")
    if function.name == "__init__":
        return owner.name, owner.name
    if decorators & {"staticmethod", "classmethod"}:
        return name, name
    return f"{instance_of(function, owner, values)}.{function.name}", name


def instance_of(function: Function, owner: ast.ClassDef, values: Values) -> str:
    """The instance from its `repr`, where that is a call of its own class with plain values."""
    this = bound_name(function, owner) or "self"
    recorded = values.variables.get(this, {}).get("value")
    tree = parse_text(recorded) if isinstance(recorded, str) else None
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == owner.name:
        parts = [*tree.args, *(keyword.value for keyword in tree.keywords)]
        if all(keyword.arg for keyword in tree.keywords) and all(map(is_plain, parts)):
            return ast.unparse(tree)
    raise Unusable(f"the instance of `{owner.name}` cannot be made again from what was recorded")
