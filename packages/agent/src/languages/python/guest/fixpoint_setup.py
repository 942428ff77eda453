"""An issue's snippets as steps, and what an expression needs of them. Parses only."""
from __future__ import annotations

import ast
import builtins
import re
import textwrap
from typing import Any

from fixpoint_flatten import raised_in
from fixpoint_needs import acts_on, given_to, has_effect, is_print, outlived, overwritten, plain_targets, shows, suppressed, tells
from fixpoint_project import Project, free_names
from fixpoint_snippets import Step, normal, parse, steps_of, strip_print, traceback_in

MOST_PRELUDES = 4
WORDS = re.compile(r"\w+")
PYTHON = (None, "python", "python3", "py", "pycon", "ipython", "text")
Facts = dict[str, Any]
Place = tuple[list[Step], int]  # steps, and how many of them come before


def looked_at(steps: list[Step], name: str) -> int:
    """Where a variable is looked at by itself; else behind all that is done."""
    return next((at for at, step in enumerate(steps) if isinstance(step.node, ast.Expr) and strip_print(step.code)[1] == name), len(steps))


def root_of(node: ast.expr) -> str | None:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def is_part(flat: str, of: str) -> bool:
    """`desk.lend('a').due` of `desk.lend('a')`."""
    return "(" in of and flat.startswith(of) and flat[len(of):len(of) + 1] in (".", "[")


class Snippets:
    """By their index: the steps of each, and the whole of those that are programs."""

    def __init__(self, project: Project, facts: Facts) -> None:
        self.project = project
        self.steps: dict[int, list[Step]] = {}
        self.programs: dict[int, list[ast.stmt]] = {}
        for snippet in facts["snippets"]:
            if snippet["role"] in ("code", "transcript") and snippet["language"] in PYTHON:
                steps = steps_of(snippet["code"])
                if steps:
                    self.steps[snippet["index"]] = steps
                whole = parse(textwrap.dedent(snippet["code"])) if snippet["role"] == "code" else None
                if whole:
                    self.programs[snippet["index"]] = whole.body

    def setup_for(self, steps: list[Step], until: int, expression: str, whole: bool = False) -> str:
        """
        Earlier steps that the expression may need: definitions, and calls on what it uses or with it; not other examples.
        `whole`: calls on all that the steps make too, since one object may change what another one sees.
        """
        wanted = {n.id for n in ast.walk(ast.parse(expression)) if isinstance(n, ast.Name)}
        wanted |= self.holders(steps[:until], wanted)
        made = {name for step in steps[:until] for name in plain_targets(step.node)}
        kept: list[str] = []
        open_names = set(wanted)
        # A variable that is given another value stands for another thing before that.
        renamed: set[str] = set()
        for step in reversed(steps[:until]):
            node = step.node
            if overwritten(node, open_names):
                continue
            if isinstance(node, ast.Expr):
                value = node.value
                near = (wanted | made if whole else wanted) - (set(self.project.modules) - made)
                if whole and isinstance(value, ast.Attribute) and root_of(value) in near:
                    # Looking at it may keep something: a property that is worked out once.
                    kept.append(step.code)
                    continue
                acts = isinstance(value, ast.Call) and (acts_on(value, near) or ((whole or not tells(step)) and bool(given_to(value) & near)))
                failed = traceback_in(step.output)
                if is_print(value) and self.is_made_again(step, expression, near):
                    kept.append(strip_print(step.code)[1])
                    continue
                if not acts or is_print(value) or (failed and not whole):
                    continue
                if failed:
                    known = self.project.own_import(failed[0]) or hasattr(builtins, failed[0])
                    kept.append(suppressed(step, failed[0] if known else "Exception"))
                    continue
            elif isinstance(node, ast.Raise) or raised_in(node):
                # What should raise is an example of its own.
                continue
            elif isinstance(node, ast.Assert):
                # `assert b.undo() is True` changes what the next one sees: it stays, and demands what it did.
                near = wanted - (set(self.project.modules) - made)
                if not has_effect(node, near - renamed, renamed, expression):
                    continue
            wanted |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            wanted |= self.holders(steps[:until], wanted)
            open_names -= plain_targets(node)
            renamed |= plain_targets(node)
            open_names |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
            kept.append(outlived(step, steps[:until]))
        return "\n".join(reversed(kept))

    @staticmethod
    def is_made_again(step: Step, expression: str, near: set[str]) -> bool:
        """It prints what the same call gives, which may change what the next one does."""
        again = strip_print(step.code)[1]
        tree = parse(again)
        call = tree.body[0].value if tree and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr) else None
        return isinstance(call, ast.Call) and normal(again) == normal(expression) and acts_on(call, near)

    def holders(self, steps: list[Step], wanted: set[str]) -> set[str]:
        """Names of what was made with a wanted object: a call on a writer changes the file that it was given, a function the list that it names."""
        found: set[str] = set()
        # A variable may have a module's name.
        made = {name for step in steps for name in plain_targets(step.node)}
        own = wanted - ({*self.project.modules, *self.project.defines} - made)
        for step in steps:
            if isinstance(step.node, ast.Assign) and isinstance(step.node.value, ast.Call):
                if given_to(step.node.value) & (own | found):
                    found |= {t.id for t in step.node.targets if isinstance(t, ast.Name)}
            elif isinstance(step.node, ast.FunctionDef) and free_names(step.node) & (own | found):
                found.add(step.node.name)
        return found

    def context(self, expression: str, snippet: int | None, whole: bool = False, shown: str | None = None) -> str:
        """The set-up from the snippet that holds the expression, else from one that defines its names. `shown`: what it gives there."""
        flat = normal(expression)
        order = sorted(self.steps, key=lambda index: (index != snippet, index))
        for index in order:
            if flat.isidentifier() and any(flat in plain_targets(step.node) for step in self.steps[index]):
                return self.setup_for(self.steps[index], looked_at(self.steps[index], flat), expression, whole)
            found = [at for at, step in enumerate(self.steps[index]) if flat in normal(step.code)]
            found = found or [at for at, step in enumerate(self.steps[index]) if is_part(flat, normal(strip_print(step.code)[1]))]
            if found:
                # Of several times that it is asked, the last one that the issue shows the value of.
                at = next((one for one in reversed(found) if shown and shows(self.steps[index][one], shown)), self.asked_at(index, found, flat))
                return self.setup_for(self.steps[index], at, expression, whole)
        names = free_names(ast.parse(expression))
        for index in order:
            bound = {n.id for s in self.steps[index] for n in ast.walk(s.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
            bound |= {s.node.name for s in self.steps[index] if isinstance(s.node, (ast.FunctionDef, ast.ClassDef))}
            if names & bound:
                return self.setup_for(self.steps[index], len(self.steps[index]), expression, whole)
        imports = "\n".join(s.code for steps in self.steps.values() for s in steps if isinstance(s.node, (ast.Import, ast.ImportFrom)))
        return imports

    def all_before(self, expression: str, snippet: int | None, shown: str, wished: str) -> str | None:
        """All that a block does before it asks, where it hands the same function before what is shown now and should not be. None where it does not."""
        asked = parse(expression)
        call = asked.body[0].value if asked and len(asked.body) == 1 and isinstance(asked.body[0], ast.Expr) else None
        steps = self.steps.get(-1 if snippet is None else snippet, [])
        flat = normal(expression)
        found = [at for at, step in enumerate(steps) if normal(strip_print(step.code)[1]) == flat]
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not found:
            return None
        at = next((one for one in reversed(found) if shows(steps[one], shown)), found[-1])
        before = [step for step in steps[:at] if isinstance(step.node, (ast.Expr, ast.Assign, ast.Import, ast.ImportFrom)) and not traceback_in(step.output)]
        lines = [strip_print(step.code)[1] if isinstance(step.node, ast.Expr) else step.code for step in before]
        given = " ".join(line for line in lines if line.startswith(f"{call.func.id}("))
        odd = set(WORDS.findall(shown)) - set(WORDS.findall(f"{wished} {expression}"))
        return "\n".join(lines) if odd & set(WORDS.findall(given)) else None

    def asked_at(self, index: int, found: list[int], flat: str) -> int:
        """What a block ends in is asked there, else where it comes by first."""
        last = self.steps[index][-1]
        return found[-1] if normal(strip_print(last.code)[1]) == flat and not last.output else found[0]

    def with_prelude(self, setup: str, expression: str, extra: str) -> str:
        """What other snippets define and this one uses before it."""
        for _ in range(MOST_PRELUDES):
            tree = parse(f"{setup}\n{expression}\n{extra}\n")
            if tree is None:
                return setup
            lacking = {name for name in free_names(tree) if self.project.own_import(name) is None}
            found = next((self.definition(name) for name in sorted(lacking) if self.definition(name)), None)
            if found is None:
                return setup
            setup = f"{found}\n{setup}".rstrip("\n")
        return setup

    def definition(self, name: str) -> str | None:
        """The step that brings `name` in, behind what that needs."""
        for steps in self.steps.values():
            for at, step in enumerate(steps):
                node = step.node
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
                    return step.code
                if isinstance(node, (ast.Import, ast.ImportFrom)) and name in {a.asname or a.name for a in node.names}:
                    return step.code
                if isinstance(node, ast.Assign) and name in {n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)}:
                    return f"{self.setup_for(steps, at, ast.unparse(node.value))}\n{step.code}".lstrip("\n")
        return None

    def last_expressions(self, snippet: int | None) -> list[tuple[str, Place]]:
        """What a value without an expression may be about: the last thing that a snippet computes."""
        order = sorted(self.steps, key=lambda index: (abs(index - snippet) if snippet is not None else -index))
        found = []
        for index in order[:3]:
            steps = self.steps[index]
            for at in range(len(steps) - 1, -1, -1):
                node = steps[at].node
                if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
                    found.append((steps[at].code, (steps, at)))
                    break
                if isinstance(node, ast.For) and isinstance(node.iter, ast.Call):
                    found.append((f"list({ast.unparse(node.iter)})", (steps, at)))
                    break
                if isinstance(node, ast.Assign) and len(node.targets) == 1 and at == len(steps) - 1:
                    found.append((ast.unparse(node.targets[0]), (steps, at + 1)))
                    break
        return found
