"""Which statements and imports a case needs, and which it can do without."""
from __future__ import annotations

import ast
import textwrap

from fixpoint_snippets import Step, parse


def plain_targets(node: ast.stmt) -> set[str]:
    return {t.id for t in node.targets if isinstance(t, ast.Name)} if isinstance(node, ast.Assign) else set()


def overwritten(node: ast.stmt, open_names: set[str]) -> bool:
    """A value without a call that gets another one before it is looked at: the row of parameters before."""
    targets = plain_targets(node)
    calls = any(isinstance(n, (ast.Call, ast.Await, ast.NamedExpr)) for n in ast.walk(node))
    return isinstance(node, ast.Assign) and len(targets) == len(node.targets) and not calls and not targets & open_names


def literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, RecursionError):
        return False
    return True


def used(node: ast.Import | ast.ImportFrom, code: str) -> bool:
    """Something that it brings in is named elsewhere in the code."""
    names = {(a.asname or a.name).split(".")[0] for a in node.names}
    tree = parse(code)
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} if tree else names
    return "*" in names or bool(names & read) or (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def acts_on(call: ast.Call, names: set[str]) -> bool:
    """It is a method of one of them, or of what they hold."""
    owner: ast.expr | None = call.func.value if isinstance(call.func, ast.Attribute) else None
    while isinstance(owner, (ast.Attribute, ast.Call, ast.Subscript)):
        owner = owner.func if isinstance(owner, ast.Call) else owner.value
    return isinstance(owner, ast.Name) and owner.id in names


def given_to(call: ast.Call) -> set[str]:
    """Names in its arguments."""
    parts = [*call.args, *(keyword.value for keyword in call.keywords)]
    return {node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)}


# They only look at what they are given, or at their object.
LOOKS = {"abs", "all", "any", "bool", "dict", "float", "get", "getattr", "hasattr", "index", "int", "isinstance", "items", "keys", "len", "list", "max", "min",
         "repr", "round", "set", "sorted", "str", "sum", "tuple", "type", "values"}


def has_effect(node: ast.Assert, names: set[str], renamed: set[str], expression: str) -> bool:
    """What it calls may change one of the names, or is called again by the expression, with the same values."""
    for call in ast.walk(node.test):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in LOOKS:
            continue
        if acts_on(call, names) or given_to(call) & names or (ast.unparse(call) in expression and not given_to(call) & renamed):
            return True
    return False


def is_print(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "pprint")


def tells(step: Step) -> bool:
    """The issue shows what it gives: an example of its own."""
    return step.comment is not None or bool(step.output)


def shows(step: Step, value: str) -> bool:
    """Its comment or its output has the value."""
    told = "".join(f"{step.comment or ''}\n{step.output or ''}".split())
    return "".join(value.split()) in told


def outlived(step: Step, before: list[Step]) -> str:
    """The step's code; where it is given a function that raises what comes out of it, the lines behind it are reached all the same."""
    call = step.node.value if isinstance(step.node, ast.Expr) else None
    if not isinstance(call, ast.Call):
        return step.code
    given = given_to(call)
    raised = [raising(one.node) for one in before if isinstance(one.node, ast.FunctionDef) and one.node.name in given]
    names = [name for name in raised if name is not None]
    if not names:
        return step.code
    return suppressed(step, ", ".join(dict.fromkeys(names)))


def suppressed(step: Step, errors: str) -> str:
    return f"with contextlib.suppress({errors}):\n{textwrap.indent(ast.unparse(step.node), '    ')}"


def raising(node: ast.FunctionDef) -> str | None:
    """What a function ends in, where its last statement raises."""
    last = node.body[-1]
    error = last.exc if isinstance(last, ast.Raise) else None
    kind = error.func if isinstance(error, ast.Call) else error
    return ast.unparse(kind) if isinstance(kind, (ast.Name, ast.Attribute)) else None
