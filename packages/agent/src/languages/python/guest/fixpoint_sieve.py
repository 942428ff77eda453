"""What edits of expressions would change on the way of the failing test, asked before they are written: what changes nothing there is left out."""
from __future__ import annotations

import ast
from collections import Counter
from typing import Any, Iterator, NamedTuple, Union

from fixpoint_model import FUNCTIONS, Model, Mutation
from fixpoint_order import Ranked
from fixpoint_quiet import Quiet
from fixpoint_terms import COMPREHENSIONS

LONGEST = 400
# Of edits that make the same first difference, so many come in their turn.
MOST_ALIKE = 3
# Whether it holds is all that matters of it.
TRUTH, VALUE = "truth", "value"
OPERATORS = (ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp, ast.IfExp, ast.Lambda, ast.Starred, ast.GeneratorExp)
Answer = Union[str, None]


class Place(NamedTuple):
    """An expression of a statement, asked when the statement is reached."""
    model: Model
    statement: ast.stmt
    node: ast.expr


class Question(NamedTuple):
    place: Place
    after: str


class Kept(NamedTuple):
    ranked: Ranked
    # The same for edits that make the same first difference; None where that is not known.
    group: str | None
    # Some of its group are likelier.
    waits: bool


class Asked(NamedTuple):
    """What is asked of some edits in one run, each question once."""
    edits: list[tuple[Ranked, list[Question]]]
    places: list[dict[str, Any]]
    # By the place's number and the text: which place, and which of its items.
    at: dict[tuple[int, str], tuple[int, int]]


class Sieve:
    def __init__(self, quiet: Quiet, is_asked: bool = True) -> None:
        self.quiet = quiet
        self._is_asked = is_asked
        self._quiet_nodes: dict[tuple[Model, ast.AST], bool] = {}
        self._parsed: dict[str, ast.expr | None] = {}
        self._numbers: dict[tuple[Model, ast.AST], int] = {}
        self._alike: Counter[str] = Counter()

    def ask(self, edits: list[Ranked]) -> Asked:
        asked = Asked([(one, self.questions_of(one) if self._is_asked else []) for one in edits], [], {})
        rows: dict[int, int] = {}
        for place, after in (question for _, questions in asked.edits for question in questions):
            number = self._number_of(place)
            if number not in rows:
                rows[number] = len(asked.places)
                asked.places.append(described(place))
            if (number, after) not in asked.at:
                items = asked.places[rows[number]]["items"]
                asked.at[number, after] = (rows[number], len(items))
                items.append(after)
        return asked

    def sift(self, asked: Asked, answers: list[list[Answer]] | None) -> tuple[list[Kept], list[Ranked]]:
        """Those that may make a difference, and those that make none. No answers: nothing is known."""
        kept: list[Kept] = []
        left_out: list[Ranked] = []
        for ranked, questions in asked.edits:
            said = [(number, self._answer(asked, answers, number, after)) for number, after in ((self._number_of(place), after) for place, after in questions)]
            if any(answer == "" for _, answer in said):
                left_out.append(ranked)
                continue
            group = next((f"{number} {answer}" for number, answer in reversed(said) if answer is not None), None)
            if group is not None:
                self._alike[group] += 1
            kept.append(Kept(ranked, group, group is not None and self._alike[group] > MOST_ALIKE))
        return kept, left_out

    def _answer(self, asked: Asked, answers: list[list[Answer]] | None, number: int, after: str) -> Answer:
        row, column = asked.at[number, after]
        return None if answers is None else answers[row][column]

    def questions_of(self, ranked: Ranked) -> list[Question]:
        """The most telling last; none where the edit is not of one expression, or asking would change something."""
        statement = ranked.statement
        if len(ranked.mutation.edits) != 1 or not begins_line(ranked.model, statement):
            return []
        start, end, new = ranked.mutation.edits[0]
        found: list[Question] = []
        last: Question | None = None
        for node in places_around(ranked.model, statement, start, end):
            a, b = ranked.model.span(node)
            if b - a > LONGEST or not self._is_quiet(ranked.model, node):
                break
            after = ranked.model.text[a:start] + new + ranked.model.text[end:b]
            if not self._is_askable(ranked.model, node, after):
                # A larger one may be: what is put in may only be a part of an expression.
                continue
            last = Question(Place(ranked.model, statement, node), after)
            if not found:
                found.append(last)
        if not found or self._is_after_a_change(found[0].place):
            return []
        if last is not None and last is not found[0]:
            found.append(last)
        return found

    def _is_quiet(self, model: Model, node: ast.AST) -> bool:
        key = (model, node)
        if key not in self._quiet_nodes:
            self._quiet_nodes[key] = self.quiet.allows(node)
        return self._quiet_nodes[key]

    def _is_askable(self, model: Model, node: ast.expr, after: str) -> bool:
        if after not in self._parsed:
            self._parsed[after] = self._parse(after)
        new = self._parsed[after]
        return new is not None and (model.roomy(node) or not is_loose(new, after) or is_as_tight(node, new))

    def _parse(self, after: str) -> ast.expr | None:
        try:
            tree = ast.parse(f"({after}\n)", mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        return tree if self.quiet.allows(tree) else None

    def _is_after_a_change(self, place: Place) -> bool:
        """Something before it in its statement is not quiet: when the statement begins its value is not known yet."""
        around = {id(place.node), *(id(one) for one in ancestors(place.model, place.node))}
        return any(id(one) not in around for one in self._changing(place.model, place.statement))

    def _changing(self, model: Model, statement: ast.stmt) -> list[ast.AST]:
        return model.once("changing", statement, lambda: [one for part in tops(statement) for one in ast.walk(part) if not self.quiet.allows_alone(one)])

    def _number_of(self, place: Place) -> int:
        return self._numbers.setdefault((place.model, place.node), len(self._numbers))


def begins_line(model: Model, statement: ast.stmt) -> bool:
    """What stands behind another statement cannot be asked apart from it."""
    return model.line_text(statement.lineno)[: statement.col_offset].strip() == ""


def tops(statement: ast.stmt) -> list[ast.expr]:
    """The expressions that a statement evaluates in its own frame."""
    if isinstance(statement, (ast.If, ast.While, ast.Assert)):
        return [statement.test]
    if isinstance(statement, (ast.For, ast.AsyncFor)):
        return [statement.iter]
    if isinstance(statement, ast.Raise):
        return [statement.exc] if statement.exc is not None else []
    if not isinstance(statement, (ast.Return, ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign)):
        return []
    found = [statement.value] if statement.value is not None else []
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    for target in targets:
        if isinstance(target, ast.Subscript):
            found.append(target.slice)
        if isinstance(target, (ast.Subscript, ast.Attribute)):
            found.append(target.value)
    return found


def places_around(model: Model, statement: ast.stmt, start: int, end: int) -> list[ast.expr]:
    """Expressions of the statement that hold the span, the smallest first; those within a comprehension or a lambda not."""
    found: list[ast.expr] = []
    for top in tops(statement):
        a, b = model.span(top)
        if a <= start and end <= b:
            found = list(holding(model, top, start, end))
    return found[::-1]


def holding(model: Model, node: ast.expr, start: int, end: int) -> Iterator[ast.expr]:
    current: ast.expr | None = node
    while current is not None:
        if not isinstance(current, (ast.Slice, ast.Starred)) and isinstance(getattr(current, "ctx", ast.Load()), ast.Load):
            yield current
        if isinstance(current, (*COMPREHENSIONS, ast.Lambda, ast.JoinedStr)):
            return
        current = next((one for one in parts_of(current) if is_within(model.span(one), start, end)), None)


def parts_of(node: ast.expr) -> Iterator[ast.expr]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield child
        elif isinstance(child, ast.keyword):
            yield child.value


def is_within(span: tuple[int, int], start: int, end: int) -> bool:
    # What is inserted at an edge is no part of what begins or ends there.
    return span[0] < start and end < span[1] if start == end else span[0] <= start and end <= span[1]


def is_loose(new: ast.expr, text: str) -> bool:
    """It is an operator's whose operands could be taken by what stands around; in brackets of its own it is not."""
    return isinstance(new, OPERATORS) and new.col_offset == 1 and new.end_col_offset == 1 + len(text.encode()) or "\n" in text


def is_as_tight(node: ast.expr, new: ast.expr) -> bool:
    """The same kind of operator stands there already."""
    if type(new) is not type(node):
        return False
    return not isinstance(new, (ast.BinOp, ast.BoolOp, ast.UnaryOp)) or type(new.op) is type(node.op)  # type: ignore[attr-defined]


def ancestors(model: Model, node: ast.AST) -> Iterator[ast.AST]:
    current = model.parent.get(node)
    while current is not None and not isinstance(current, ast.stmt):
        yield current
        current = model.parent.get(current)


def kind_of(place: Place) -> str:
    """In a test only the truth counts."""
    node: ast.AST = place.node
    while True:
        parent = place.model.parent.get(node)
        if isinstance(parent, (ast.If, ast.While, ast.Assert, ast.IfExp)):
            return TRUTH if parent.test is node else VALUE
        if isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not):
            return TRUTH
        if not isinstance(parent, ast.BoolOp):
            return VALUE
        node = parent


def described(place: Place) -> dict[str, Any]:
    statement = place.statement
    last = max((top.end_lineno or top.lineno for top in tops(statement)), default=statement.lineno)
    return {"file": place.model.file, "line": statement.lineno, "last": last, "frame": frame_of(place.model, statement),
            "kind": kind_of(place), "before": place.model.src(place.node), "items": []}


def frame_of(model: Model, statement: ast.stmt) -> str:
    current = model.parent.get(statement)
    while current is not None and not isinstance(current, (*FUNCTIONS, ast.ClassDef)):
        current = model.parent.get(current)
    return current.name if isinstance(current, (*FUNCTIONS, ast.ClassDef)) else "<module>"
