"""Reads example cases out of an issue's facts. One JSON document in, one out; runs nothing of the project."""
from __future__ import annotations

import ast
import json
import re
import sys
import textwrap
from typing import Any

from fixpoint_crash import add_calls
from fixpoint_files import with_files
from fixpoint_flatten import raised_in
from fixpoint_instances import filled, instances
from fixpoint_needs import literal, overwritten, plain_targets, used
from fixpoint_programs import as_program, nested_print, prints
from fixpoint_project import Project, as_value, complete, free_names
from fixpoint_snippets import BOTH_ARROW, Reading, Step, normal, parse, reads, steps_of, strip_print, traceback_in

MOST_PRELUDES = 4
LEARNED = "what it gives on the base commit"
HANG = re.compile(r"\b(?:hangs?|infinite(?:ly)? (?:loop|recurs)|never (?:returns?|ends?|finish|terminat)|loops? forever|freezes?|stuck|blocks? forever|endless(?:ly)?)\b", re.I)
Case = dict[str, Any]


class Reader:
    def __init__(self, project: Project, facts: dict[str, Any]) -> None:
        self.project = project
        self.facts = facts
        self.cases: list[Case] = []
        self.snippets: dict[int, list[Step]] = {}
        self.programs: dict[int, list[ast.stmt]] = {}
        for snippet in facts["snippets"]:
            if snippet["role"] in ("code", "transcript") and snippet["language"] in (None, "python", "python3", "py", "pycon", "ipython", "text"):
                steps = steps_of(snippet["code"])
                if steps:
                    self.snippets[snippet["index"]] = steps
                whole = parse(textwrap.dedent(snippet["code"])) if snippet["role"] == "code" else None
                if whole:
                    self.programs[snippet["index"]] = whole.body

    # --- parts of a case ---------------------------------------------------------------------------------------
    def setup_for(self, steps: list[Step], until: int, expression: str) -> str:
        """Earlier steps that the expression may need: definitions, and calls on what it uses; not other examples."""
        wanted = {n.id for n in ast.walk(ast.parse(expression)) if isinstance(n, ast.Name)}
        wanted |= self.holders(steps[:until], wanted)
        kept: list[str] = []
        open_names = set(wanted)
        for step in reversed(steps[:until]):
            node = step.node
            if overwritten(node, open_names):
                continue
            if isinstance(node, ast.Expr):
                value = node.value
                owner = value.func.value if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) else None
                while isinstance(owner, (ast.Attribute, ast.Call, ast.Subscript)):
                    owner = owner.func if isinstance(owner, ast.Call) else owner.value
                acts = isinstance(owner, ast.Name) and owner.id in wanted and owner.id not in self.project.modules
                if not acts or traceback_in(step.output):
                    continue
            elif isinstance(node, (ast.Assert, ast.Raise)):
                continue
            wanted |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            wanted |= self.holders(steps[:until], wanted)
            open_names -= plain_targets(node)
            open_names |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
            kept.append(step.code)
        return "\n".join(reversed(kept))

    def holders(self, steps: list[Step], wanted: set[str]) -> set[str]:
        """Names of what was made with a wanted object: a call on a writer changes the file that it was given."""
        found: set[str] = set()
        own = wanted - set(self.project.modules) - set(self.project.defines)
        for step in steps:
            if isinstance(step.node, ast.Assign) and isinstance(step.node.value, ast.Call):
                given = {n.id for part in [*step.node.value.args, *(k.value for k in step.node.value.keywords)] for n in ast.walk(part) if isinstance(n, ast.Name)}
                if given & (own | found):
                    found |= {t.id for t in step.node.targets if isinstance(t, ast.Name)}
        return found

    def context(self, expression: str, snippet: int | None) -> tuple[str, str]:
        """(set-up, expression) from the snippet that holds it, else from one that defines its names."""
        flat = normal(expression)
        order = sorted(self.snippets, key=lambda index: (index != snippet, index))
        for index in order:
            for at, step in enumerate(self.snippets[index]):
                if flat in normal(step.code):
                    return self.setup_for(self.snippets[index], at, expression), expression
        names = free_names(ast.parse(expression))
        for index in order:
            bound = {n.id for s in self.snippets[index] for n in ast.walk(s.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
            bound |= {s.node.name for s in self.snippets[index] if isinstance(s.node, (ast.FunctionDef, ast.ClassDef))}
            if names & bound:
                return self.setup_for(self.snippets[index], len(self.snippets[index]), expression), expression
        imports = "\n".join(s.code for steps in self.snippets.values() for s in steps if isinstance(s.node, (ast.Import, ast.ImportFrom)))
        return imports, expression

    def with_prelude(self, setup: str, expression: str, extra: str) -> str:
        """What other snippets define and this one uses before it."""
        for _ in range(MOST_PRELUDES):
            tree = parse(f"{setup}\n{expression}\n{extra}\n")
            if tree is None:
                return setup
            lacking = {name for name in free_names(tree) if self.project.import_for(name) is None}
            found = next((self.definition(name) for name in sorted(lacking) if self.definition(name)), None)
            if found is None:
                return setup
            setup = f"{found}\n{setup}".rstrip("\n")
        return setup

    def definition(self, name: str) -> str | None:
        """The step that brings `name` in, behind what that needs."""
        for steps in self.snippets.values():
            for at, step in enumerate(steps):
                node = step.node
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
                    return step.code
                if isinstance(node, (ast.Import, ast.ImportFrom)) and name in {a.asname or a.name for a in node.names}:
                    return step.code
                if isinstance(node, ast.Assign) and name in {n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)}:
                    return f"{self.setup_for(steps, at, ast.unparse(node.value))}\n{step.code}".lstrip("\n")
        return None

    def add(self, setup: str, expression: str, check: dict[str, Any], symptom: dict[str, Any], derived: str, weight: float, fine: bool = False) -> None:
        extra = check.get("expected") or check.get("type") or ""
        setup = self.with_prelude(setup, expression, extra)
        imports = complete(self.project, f"{setup}\n{expression}\n{extra}\n")
        if imports is None:
            return
        own: list[str] = []
        rest: list[str] = []
        for node in ast.parse(setup).body:
            text = ast.get_source_segment(setup, node) or ""
            if not isinstance(node, (ast.Import, ast.ImportFrom)):
                rest.append(text)
            elif used(node, f"{setup}\n{expression}\n{extra}"):
                own.append(text)
        if not self.about_project(own + imports):
            return
        case = {"imports": [*dict.fromkeys([*own, *imports])], "setup": "\n".join(rest), "expression": expression, "check": check,
                "symptom": symptom, "derivedFrom": derived, "weight": weight, "fine": fine}
        key = (normal(expression), json.dumps(check, sort_keys=True), case["setup"])
        if all(k.get("key") != key for k in self.cases):
            self.cases.append({**case, "key": key})

    def about_project(self, imports: list[str]) -> bool:
        tops = {m.split(".")[0] for m in self.project.modules}
        return any(re.match(rf"(?:from|import)\s+{re.escape(top)}\b", line) for line in imports for top in tops)

    # --- where cases come from -----------------------------------------------------------------------------------
    def value_case(self, expression: str, snippet: int | None, step: tuple[list[Step], int] | None, expected: str, actual: str | None, derived: str, weight: float) -> None:
        printed, expression = strip_print(expression)
        if parse(expression) is None:
            return
        both = BOTH_ARROW.match(expected) if actual is None else None
        if both:
            expected, actual = both.group("want"), both.group("got")
        setup, expression = (self.setup_for(step[0], step[1], expression), expression) if step else self.context(expression, snippet)
        symptom = {"kind": "wrong_value", "expected": expected, "actual": actual}
        failed = traceback_in(actual)
        if failed:
            symptom = {"kind": "exception", "errorType": failed[0], "message": failed[1]}
        value = as_value(expected, lambda code: complete(self.project, f"{setup}\n{code}") is not None)
        text = expected.strip().strip("`")
        shown = parse(expression)
        if value is not None and shown and isinstance(shown.body[0], ast.Expr) and isinstance(shown.body[0].value, ast.Call):
            call = shown.body[0].value  # `print(repr(x))` shows the value of x itself
            if isinstance(call.func, ast.Name) and call.func.id == "repr" and len(call.args) == 1:
                expression = ast.get_source_segment(expression, call.args[0]) or expression
        if value is not None:
            self.add(setup, expression, {"kind": "equals", "expected": value}, symptom, derived, weight)
            if printed and not value.startswith(("'", '"')):
                self.add(setup, f"str({expression})", {"kind": "equals", "expected": repr(text)}, symptom, derived, 0.6 * weight)
        elif printed or len(text) <= 2000:
            # How the last line ends is not seen where a text of several lines is shown.
            shown_as = f"str({expression}).rstrip()" if "\n" in text else f"str({expression})"
            shape = shown_as if printed else expression
            self.add(setup, shape, {"kind": "equals", "expected": repr(text)}, symptom, derived, weight * (0.95 if printed else 0.8))
            if not printed:
                self.add(setup, f"repr({expression})", {"kind": "equals", "expected": repr(text)}, symptom, derived, 0.5 * weight)

    def raise_case(self, expression: str, snippet: int | None, step: tuple[list[Step], int] | None, should: bool, kind: str | None, message: str | None, derived: str, weight: float) -> None:
        _, expression = strip_print(expression)
        if parse(expression) is None:
            return
        setup, expression = (self.setup_for(step[0], step[1], expression), expression) if step else self.context(expression, snippet)
        if should:
            check = {"kind": "raises", "type": kind or "Exception", "message": message}
            self.add(setup, expression, check, {"kind": "missing_exception", "errorType": kind, "message": message}, derived, weight)
        else:
            setup, expression = with_files(setup, expression, self.project.root)
            self.add(setup, expression, {"kind": "runs"}, {"kind": "exception", "errorType": kind, "message": message}, derived, 0.7 * weight)

    def from_expectations(self) -> None:
        for position, one in enumerate(self.facts["expectations"]):
            derived = one.get("reading") or f"the issue's {one['origin']} statement {position + 1}"
            base = {"prose": 0.85, "labels": 0.95, "assertion": 0.9, "comment": 0.9, "transcript": 0.8}[one["origin"]]
            base *= 0.6 if one.get("guessed") else 1
            targets = [(one["expression"], None)] if one["expression"] else self.unjoined(one)
            if one["expression"]:
                targets, one = self.meant(one)
            elif one["expected"] is not None:
                self.program_case(one, derived, base)
            for rank, (expression, step) in enumerate(targets):
                weight = base * (1 if rank == 0 else 0.6)
                if one.get("fine"):
                    setup, code = self.context(strip_print(expression)[1], one["snippet"])
                    self.add(setup, f"repr({code})", {"kind": "equals", "expected": repr(LEARNED)}, {"kind": "wrong_value", "expected": None, "actual": None}, "the sentence that says that it is right", 0.75, True)
                elif one["throws"] and one["throws"]["which"] == "expected":
                    self.raise_case(expression, one["snippet"], step, True, one["throws"]["type"], one["throws"]["message"], derived, weight)
                elif one["expected"] is not None:
                    thrown = one["throws"]
                    actual = f"{thrown['type'] or 'Exception'}: {thrown['message'] or ''}" if thrown else one["actual"]
                    self.value_case(expression, one["snippet"], step, one["expected"], actual, derived, weight)
                elif one["throws"]:
                    self.raise_case(expression, one["snippet"], step, False, one["throws"]["type"], one["throws"]["message"], derived, weight)

    def program_case(self, one: dict[str, Any], derived: str, weight: float) -> None:
        """What a whole program should print, where the issue shows that as a block behind it."""
        before = [index for index in self.programs if one["snippet"] is None or index < one["snippet"]]
        nodes = self.programs[before[-1]] if before else []
        program = as_program(nodes)
        if program is None:
            return
        expected = one["expected"].strip("\n").rstrip()
        actual = one["actual"] or next((o["actual"] for o in self.facts["expectations"] if o["expression"] is None and o["actual"] is not None), None)
        thrown = next((o["throws"] for o in self.facts["expectations"] if o["throws"] and o["throws"]["which"] == "actual"), None)
        symptom = {"kind": "wrong_value", "expected": expected, "actual": actual}
        if actual is None and thrown:
            symptom = {"kind": "exception", "errorType": thrown["type"], "message": thrown["message"]}
        likely = 1 if nested_print(nodes) or prints(nodes) > 1 else 0.6
        self.add(*program, {"kind": "equals", "expected": repr(expected)}, symptom, f"{derived}, as all that is printed", weight * likely)

    def meant(self, one: dict[str, Any]) -> tuple[list[tuple[str, tuple[list[Step], int] | None]], dict[str, Any]]:
        """The call that is stated; where its names mean nothing, a call of the snippets that is made alike."""
        tree = parse(strip_print(one["expression"])[1])
        if tree is None or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
            return [(one["expression"], None)], one
        setup, expression = self.context(strip_print(one["expression"])[1], one["snippet"])
        if complete(self.project, f"{setup}\n{expression}\n") is not None:
            return [(one["expression"], None)], one
        pattern = tree.body[0].value
        for steps in self.snippets.values():
            for at, step in enumerate(steps):
                for node, bound in instances(pattern, free_names(pattern), step.node):
                    expected = one["expected"] and filled(one["expected"], bound)
                    return [(ast.unparse(node), (steps, at))], {**one, "expected": expected}
        return [(one["expression"], None)], one

    def unjoined(self, one: dict[str, Any]) -> list[tuple[str, tuple[list[Step], int]]]:
        """Where the facts say which call a value belongs to, it belongs to no other."""
        joined = [o["expression"] for o in self.facts["expectations"] if o["expression"] and o["expected"] is not None and o["expected"] == one["expected"]]
        found = self.last_expressions(one["snippet"])
        return [target for target in found if normal(strip_print(target[0])[1]) in map(normal, joined)] if joined else found

    def last_expressions(self, snippet: int | None) -> list[tuple[str, tuple[list[Step], int]]]:
        """What a value without an expression may be about: the last thing that a snippet computes."""
        order = sorted(self.snippets, key=lambda index: (abs(index - snippet) if snippet is not None else -index))
        found = []
        for index in order[:3]:
            steps = self.snippets[index]
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

    def from_snippets(self) -> None:
        traces = self.facts["stackTraces"]
        for index, steps in self.snippets.items():
            wanted_here = self.shows_what_should_be(index)
            for at, step in enumerate(steps):
                derived = f"code block {index + 1}, `{' '.join(step.code.split())[:60]}`"
                self.from_step(steps, at, step, derived, wanted_here)
            if any(isinstance(s.node, (ast.Assert, ast.With)) for s in steps):
                self.from_asserts(steps, index)
            trace = next((t for t in traces if t["language"] in ("python", "unknown") and t["errorType"]), None)
            if trace and not any(traceback_in(s.output) for s in steps):
                self.from_trace(steps, trace, index)

    def shows_what_should_be(self, index: int) -> bool:
        """Its lead-in, the last sentence alone, says that the outputs are wanted, and no reading of the issue took them for what happens."""
        if any(e["snippet"] == index and e["origin"] == "transcript" and e["actual"] is not None for e in self.facts["expectations"]):
            return False
        lead = next((s["lead"] for s in self.facts["snippets"] if s["index"] == index), "").strip()
        last = re.split(r"(?<=[.!?])\s+|\n", lead)[-1]
        return bool(re.search(r"expect|should|correct|desired|want", last, re.I)) and not re.search(r"actual|currently|instead|but|wrong|as it should", last, re.I)

    def from_step(self, steps: list[Step], at: int, step: Step, derived: str, wanted_here: bool) -> None:
        place = (steps, at)
        code = step.code
        if isinstance(step.node, ast.Assign) and len(step.node.targets) == 1 and isinstance(step.node.targets[0], ast.Name):
            code, place = step.node.targets[0].id, (steps, at + 1)
        elif not isinstance(step.node, ast.Expr):
            return
        reading = reads(step.comment) if step.comment else None
        output = step.output
        if output and "#" in output:  # `4  # should be 5` printed under a prompt
            shown, _, remark = output.partition("#")
            reading = reading or reads(remark)
            if reading and reading.expected and not reading.actual:
                reading = Reading(reading.expected, shown.strip(), reading.raises, True)
            output = shown.strip()
        failed = traceback_in(output)
        if reading and reading.raises:
            should, kind, message = reading.raises
            self.raise_case(code, None, place, should, kind, message, derived, 0.9 if reading.certain else 0.75)
            if not should:
                self.raise_case(code, None, place, True, kind, message, derived, 0.5)
        elif reading and reading.expected is not None:
            actual = reading.actual or output
            self.value_case(code, None, place, reading.expected, actual, derived, 0.95 if reading.certain else 0.75)
        elif failed:
            self.raise_case(code, None, place, False, failed[0], failed[1], derived, 0.8)
        elif output is not None and wanted_here:
            # Without such a lead a prompt shows what happens now, which says nothing of what should.
            self.value_case(code, None, place, output, None, derived, 0.9)

    def from_asserts(self, steps: list[Step], index: int) -> None:
        for at, step in enumerate(steps):
            raised = raised_in(step.node)
            if raised:
                kind, body = raised
                before = "\n".join(ast.unparse(node) for node in body[:-1])
                code = ast.unparse(body[-1])
                setup = "\n".join(part for part in (self.setup_for(steps, at, code), before) if part)
                check = {"kind": "raises", "type": kind, "message": None}
                self.add(setup, code, check, {"kind": "missing_exception", "errorType": kind, "message": None}, f"the test in code block {index + 1}", 0.88)
                continue
            if not isinstance(step.node, ast.Assert):
                continue
            test = step.node.test
            derived = f"the assertion in code block {index + 1}"
            if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq):
                left, right = ast.unparse(test.left), ast.unparse(test.comparators[0])
                symptom = {"kind": "wrong_value", "expected": right if literal(test.comparators[0]) else None, "actual": None}
                self.add(self.setup_for(steps, at, f"({left}, {right})"), left, {"kind": "equals", "expected": right}, symptom, derived, 0.9)
            else:
                code = ast.unparse(test)
                self.add(self.setup_for(steps, at, code), code, {"kind": "true"}, {"kind": "wrong_value", "expected": None, "actual": None}, derived, 0.85)

    def from_trace(self, steps: list[Step], trace: dict[str, Any], index: int) -> None:
        for expression, (where, at) in self.last_expressions(index)[:1]:
            derived = f"code block {index + 1} and the stack trace"
            self.raise_case(expression, None, (where, at), False, trace["errorType"], trace["message"], derived, 0.75)

    def from_hang(self) -> None:
        if HANG.search(f"{self.facts['title']}\n{self.facts['text']}"):
            for rank, (expression, (steps, at)) in enumerate(self.last_expressions(None)):
                _, code = strip_print(expression)
                self.add(self.setup_for(steps, at, code), code, {"kind": "runs"}, {"kind": "hang"}, "the issue says that this call does not end", 0.7 - 0.1 * rank)
            for text in self.inline_calls():
                self.add("", text, {"kind": "runs"}, {"kind": "hang"}, "the issue says that this call does not end", 0.6)

    def inline_calls(self) -> list[str]:
        """Calls in backticks."""
        found = re.findall(r"`([^`\n]*\([^`\n]*\)[^`\n]*)`", self.facts["text"] + "\n" + self.facts["title"])
        return [t for t in dict.fromkeys(found) if (tree := parse(t)) and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr)]

    def from_inline_trace(self) -> None:
        """“`f(x)` raises ValueError” in prose, as far as the facts have not said so already."""
        for match in re.finditer(r"`([^`\n]*\([^`\n]*\)[^`\n]*)`\s+(should\s+)?(?:now\s+)?(?:raises?|throws?|crashes with|fails with|dies with)\s+(?:an?\s+)?`?([A-Z]\w+(?:Error|Exception|Warning))`?(?::\s*([^`.\n]+))?", self.facts["text"] + "\n" + self.facts["title"]):
            expression, should, kind, message = match.groups()
            self.raise_case(expression, None, None, bool(should), kind, message, "the issue's prose", 0.8)


def main() -> None:
    options = json.loads(sys.stdin.read())
    project = Project(options["root"], options["sourceRoots"], options["sourceFiles"], options["packageName"], options["facts"]["files"])
    reader = Reader(project, options["facts"])
    for source in (reader.from_expectations, reader.from_snippets, reader.from_inline_trace, reader.from_hang):
        source()
    unusable = add_calls(project, options["crash"], reader.add)
    ranked = sorted(reader.cases, key=lambda case: -case["weight"])
    cases = [{k: v for k, v in case.items() if k != "key"} for case in ranked[: options["limit"]]]
    print(json.dumps({"cases": cases, "unusable": unusable}))


if __name__ == "__main__":
    main()
