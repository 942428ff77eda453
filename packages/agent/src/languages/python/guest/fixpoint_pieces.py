"""Family of texts that are put together: a mark with nothing behind it, blanks before an ending, a separator at the ends, what a mark at the front is for."""
from __future__ import annotations

import ast
import re
from typing import Iterator

from fixpoint_file_kinds import TEXT, UNKNOWN, file_kinds
from fixpoint_model import Model, Mutation
from fixpoint_unread import ancestors

LONGEST = 80
PAIR = re.compile(r"""\.(?:partition|split|rpartition|rsplit)\((['"])(?:=|:)\1""")
# How these begin, by what they are called.
FRONT = {"ext": ".", "suffix": ".", "path": "/", "prefix": "/", "route": "/", "fragment": "#", "query": "?", "flag": "--", "option": "--"}
LINES = ("line", "lines", "row", "word", "part", "piece", "token", "chunk", "text", "name", "field", "segment", "item")


def piece_mutations(model: Model, node: ast.AST) -> Iterator[Mutation]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from only_with_something(model, node)
        yield from no_blanks_before(model, node)
        yield from no_blanks_at_the_end(model, node)
        yield from once_only(model, node)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        yield from each_sign(model, node)
    elif isinstance(node, ast.comprehension):
        yield from no_blank_ones(model, node)
    elif isinstance(node, ast.Call):
        yield from no_separator_at_the_ends(model, node)
        yield from no_blanks_behind(model, node)
        yield from mark_itself(model, node)
        yield from no_zeros_but_behind_a_point(model, node)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield from without_its_mark(model, node)
        yield from result_without_separator(model, node)
        yield from with_its_mark(model, node)
        yield from without_quotes(model, node)
        yield from first_again(model, node)
        yield from goes_on(model, node)
        yield from numbers_as_numbers(model, node)
        yield from within_quotes(model, node)
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
        yield from put_before(model, node)
    elif isinstance(node, ast.For):
        yield from blank_lines_left_out(model, node)
    if isinstance(node, ast.stmt):
        loop = model.parent.get(node)
        if isinstance(loop, ast.For) and node in loop.body:
            yield from blank_lines_left_out(model, loop, node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield from as_long_as(model, node)


def operands(node: ast.expr) -> list[ast.expr]:
    return [*operands(node.left), *operands(node.right)] if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) else [node]


def only_with_something(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`tens + "-" + ones` → `… if ones else tens`; `prefix + line` → `… if line.strip() else line`."""
    parts, parent = operands(node), model.parent.get(node)
    if isinstance(parent, ast.BinOp) or isinstance(parent, (ast.AugAssign, ast.Compare, ast.IfExp)) or len(model.src(node)) > LONGEST or len(parts) > 4:
        return
    has_mark = len(parts) > 2 and any(isinstance(one, ast.Constant) and isinstance(one.value, str) and 0 < len(one.value) < 4 and not one.value.isalnum() for one in parts)
    first, last, text = parts[0], parts[-1], model.src(node)
    if has_mark and not isinstance(last, ast.Constant):
        head = model.text[model.span(node)[0]: model.span(parts[-3])[1]]
        for rank, asked in enumerate(dict.fromkeys([model.src(last), *asked_in(last)])):
            yield model.swap(node, f"{text} if {asked} else {head}", "piece", 0.6 * 0.8**rank)
    if has_mark and not isinstance(first, ast.Constant) and isinstance(parts[1], ast.Constant):
        rest = model.text[model.span(parts[2])[0]: model.span(node)[1]]
        yield model.swap(node, f"{text} if {model.src(first)} else {rest}", "piece", 0.4)
    if len(parts) == 2 and isinstance(last, ast.Name) and last.id in LINES and not isinstance(first, ast.Subscript):
        for asked in (f"{last.id}.strip()", last.id):
            yield model.swap(node, f"{text} if {asked} else {last.id}", "piece", 0.5)


def asked_in(node: ast.expr) -> list[str]:
    """What decides whether there is anything: `ones` of `ONES[ones]`."""
    return [model_id.id for model_id in ast.walk(node) if isinstance(model_id, ast.Name) and model_id is not node and model_id.id.islower()][:1]


def written_mutations(model: Model, node: ast.JoinedStr) -> Iterator[Mutation]:
    """`f"{name}-{part}"` → `f"{name}-{part}" if part else name`; `f"{hours}h {rest}m"` → `… if hours else f"{rest}m"`."""
    fields = [at for at, one in enumerate(node.values) if isinstance(one, ast.FormattedValue)]
    if len(fields) < 2 or isinstance(model.parent.get(node), ast.IfExp) or len(model.src(node)) > LONGEST or "\n" in model.src(node):
        return
    whole, first, last = model.src(node), node.values[fields[0]], node.values[fields[-1]]
    for one, rest in ((last, node.values[: fields[-2] + 1]), (first, node.values[fields[1]:])):
        if isinstance(one, ast.FormattedValue) and isinstance(one.value, (ast.Name, ast.Attribute)) and one.format_spec is None:
            yield model.swap(node, f"{whole} if {ast.unparse(one.value)} else {written(rest)}", "piece", 0.5)


def written(parts: list[ast.expr]) -> str:
    """One value alone needs no text around it."""
    if len(parts) == 1 and isinstance(parts[0], ast.FormattedValue) and parts[0].format_spec is None and parts[0].conversion == -1:
        return ast.unparse(parts[0].value)
    return ast.unparse(ast.JoinedStr(values=parts))


def no_blanks_before(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`text[:most] + "..."` → `text[:most].rstrip() + "..."`, as well where the piece was kept before."""
    left, function = node.left, model.function_of(node)
    cut: ast.AST | None = left
    if isinstance(left, ast.Name) and function is not None:
        cut = next((one.value for one in ast.walk(function) if isinstance(one, ast.Assign) and model.src(one.targets[0]) == left.id and one.lineno < node.lineno), None)
    if isinstance(cut, ast.Subscript) and isinstance(cut.slice, ast.Slice) and cut.slice.lower is None and cut.slice.upper is not None:
        yield model.swap(left, f"{model.src(left)}.rstrip()", "piece", 0.6, bare=True)


def no_blanks_behind(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`"  ".join(cell.ljust(width) …)` → `.rstrip()`."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "join" and not isinstance(model.parent.get(node), ast.Attribute):
        text = model.src(node)
        if "ljust(" in text or "<{" in text or ":<" in text:
            yield model.swap(node, f"{text}.rstrip()", "piece", 0.6, bare=True)


def no_separator_at_the_ends(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`re.sub(r"\\W+", "-", text)` → `re.sub(…).strip("-")`."""
    if model.src(node.func) != "re.sub" and not (isinstance(node.func, ast.Attribute) and node.func.attr in ("sub", "replace")) or isinstance(model.parent.get(node), ast.Attribute):
        return
    mark = separator_of(model, node)
    if mark is not None:
        yield model.swap(node, f"{model.src(node)}.strip({mark})", "piece", 0.6, bare=True)


def separator_of(model: Model, node: ast.expr) -> str | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr not in ("sub", "replace"):
        return None
    at = 1 if model.src(node.func) == "re.sub" or node.func.attr == "replace" else 0
    mark = node.args[at] if len(node.args) > at else None
    is_sign = isinstance(mark, ast.Constant) and isinstance(mark.value, str) and len(mark.value) == 1 and not mark.value.isalnum()
    return model.src(mark) if mark is not None and (is_sign or isinstance(mark, ast.Name)) else None


def result_without_separator(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`return slug` → `return slug.strip("-")`, where dashes were put in."""
    function = model.function_of(node)
    if function is None or not isinstance(model.parent.get(node), ast.Return):
        return
    made = [one.value for one in ast.walk(function) if isinstance(one, ast.Assign) and model.src(one.targets[0]) == node.id]
    for mark in list(dict.fromkeys(one for value in made if (one := separator_of(model, value)) is not None))[:1]:
        if ".strip(" not in model.src(function).replace(".strip()", ""):
            yield model.swap(node, f"{node.id}.strip({mark})", "piece", 0.8, bare=True)


def without_its_mark(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`if name.startswith("no_"): flags[name]` → `flags[name[3:]]`; `negated = line.startswith("!")` and later `line[1:] if negated else line`."""
    parent, function = model.parent.get(node), model.function_of(node)
    is_asked = isinstance(parent, ast.Attribute) and parent.attr in ("startswith", "endswith")
    if function is None or isinstance(parent, ast.Subscript) and parent.value is node or isinstance(parent, ast.Compare) or is_asked:
        return
    for one in ancestors(model, node):
        if isinstance(one, ast.If) and node.lineno > one.test.lineno and any(node.lineno <= (s.end_lineno or 0) for s in one.body):
            for way, mark in marks_of(model, one.test, node.id):
                yield model.swap(node, f"{node.id}[{len(mark)}:]" if way == "startswith" else f"{node.id}[:-{len(mark)}]", "piece", 0.8, bare=True)
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and one.lineno < node.lineno and isinstance(one.value, ast.Call):
            for way, mark in marks_of(model, one.value, node.id):
                flag = one.targets[0].id
                yield model.swap(node, f"{node.id}[{len(mark)}:] if {flag} else {node.id}" if way == "startswith" else f"{node.id}[:-{len(mark)}] if {flag} else {node.id}", "piece", 0.7)


def marks_of(model: Model, test: ast.expr, name: str) -> Iterator[tuple[str, str | bytes]]:
    for one in ast.walk(test):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in ("startswith", "endswith") and model.src(one.func.value) == name and len(one.args) == 1:
            mark = one.args[0]
            if isinstance(mark, ast.Constant) and isinstance(mark.value, (str, bytes)):
                yield one.func.attr, mark.value


def each_sign(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`text * 2` of a short colour → `"".join(sign * 2 for sign in text)`."""
    if isinstance(node.left, ast.Name) and isinstance(node.right, ast.Constant) and node.right.value == 2 and file_kinds(model).of(node.left) in (TEXT, UNKNOWN) and isinstance(model.parent.get(node), (ast.Assign, ast.Return)):
        function = model.function_of(node)
        if function is not None and f"len({node.left.id})" in model.src(function):
            yield model.swap(node, f"''.join(c * 2 for c in {node.left.id})", "piece", 0.6, bare=True)


def no_blank_ones(model: Model, node: ast.comprehension) -> Iterator[Mutation]:
    """`for line in lines` → `for line in lines if line.strip()`."""
    if not node.ifs and isinstance(node.target, ast.Name) and node.target.id in LINES and isinstance(node.iter, (ast.Name, ast.Attribute)):
        end = model.span(node.iter)[1]
        yield Mutation([(end, end, f" if {node.target.id}.strip()")], "filter", 0.5, node.iter.lineno, f"only `if {node.target.id}.strip()`")


def mark_itself(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`re.sub(pattern, value, text)` → `lambda _: value`: backslashes in it are taken as they are."""
    at = 1 if model.src(node.func) in ("re.sub", "re.subn") else 0 if isinstance(node.func, ast.Attribute) and node.func.attr in ("sub", "subn") else None
    given = node.args[at] if at is not None and len(node.args) > at + 1 else None
    is_text = isinstance(given, ast.Call) and model.src(given.func) in ("str", "json.dumps") or isinstance(given, (ast.Subscript, ast.BinOp, ast.JoinedStr)) or isinstance(given, ast.Name) and given.id not in model.functions()
    if given is not None and is_text:
        yield model.swap(given, f"lambda _: {model.src(given)}", "piece", 0.5, bare=True)


def with_its_mark(model: Model, node: ast.expr) -> Iterator[Mutation]:
    """`base + extension` → `base + (extension if extension.startswith(".") else "." + extension)`."""
    parent = model.parent.get(node)
    if not isinstance(node, ast.Name) or not isinstance(parent, ast.BinOp) or not isinstance(parent.op, ast.Add) or parent.right is not node:
        return
    mark = next((sign for word, sign in FRONT.items() if word in node.id.lower()), None)
    if mark is not None and node.id in model.parameters(model.function_of(node)):
        yield model.swap(node, f"({node.id} if {node.id}.startswith({mark!r}) else {mark!r} + {node.id})", "piece", 0.6, bare=True)
        yield model.swap(node, f"{mark!r} + {node.id}.lstrip({mark!r})", "piece", 0.5)


def no_zeros_but_behind_a_point(model: Model, node: ast.Call) -> Iterator[Mutation]:
    """`text.rstrip("0").rstrip(".")` → `… if "." in text else text`: 100 is not 1."""
    inner = node.func.value if isinstance(node.func, ast.Attribute) else None
    text = model.src(node)
    if node.args and isinstance(inner, (ast.Name, ast.Call)) and text.endswith((".rstrip('.')", '.rstrip(".")')) and ".rstrip('0')" in text.replace('"', "'"):
        first = text[: text.replace('"', "'").index(".rstrip('0')")]
        if first.isidentifier():
            yield model.swap(node, f"{text} if '.' in {first} else {first}", "piece", 0.9)


def as_long_as(model: Model, node: ast.Subscript) -> Iterator[Mutation]:
    """`out[:4]` → `out[:4].ljust(4, "0")`."""
    part = node.slice
    if isinstance(part, ast.Slice) and part.lower is None and part.step is None and part.upper is not None and not isinstance(part.upper, ast.UnaryOp) and isinstance(model.parent.get(node), (ast.Return, ast.Assign)):
        text, size = model.src(node), model.src(part.upper)
        function = model.function_of(node)
        fallback = [one.value for one in ast.walk(function) if isinstance(one, ast.Constant) and isinstance(one.value, str) and len(one.value) == 1] if function is not None else []
        for rank, sign in enumerate(["0", *[one for one in dict.fromkeys(fallback) if one in "_-"][:1]]):
            yield model.swap(node, f"{text}.ljust({size}, {sign!r})" if sign == "0" else f"{text} or {sign!r}", "piece", 0.3 * 0.9**rank)


def second_of_pairs(model: Model, function: ast.AST) -> set[str]:
    return {model.src(one.targets[0].elts[-1]) for one in ast.walk(function)
            if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Tuple) and one.targets[0].elts and PAIR.search(model.src(one.value))}


def without_quotes(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`name, _, value = part.partition("=")` and `value` → `value.strip('"')`: a value may be quoted."""
    function, parent = model.function_of(node), model.parent.get(node)
    if function is None or not isinstance(parent, (ast.Assign, ast.Return, ast.IfExp, ast.Call, ast.Tuple, ast.Attribute)) or isinstance(parent, ast.Call) and parent.func is node:
        return
    if node.id not in model.once("second of pairs", function, lambda: second_of_pairs(model, function)):
        return
    whole = model.parent.get(parent) if isinstance(parent, ast.Attribute) and parent.attr == "strip" else None
    if isinstance(whole, ast.Call) and not whole.args:
        yield model.swap(whole, f"""{model.src(whole)}.strip('"')""", "piece", 0.6, bare=True)
    elif not isinstance(parent, ast.Attribute):
        yield model.swap(node, f"""{node.id}.strip('"')""", "piece", 0.6, bare=True)


def put_before(model: Model, node: ast.AugAssign) -> Iterator[Mutation]:
    """`text += "0"` → `text = "0" + text`; `out[key] += value` → `out[key] = out[key] + value`, which leaves another's list alone."""
    target, value = model.src(node.target), model.src(node.value)
    kinds = file_kinds(model)
    is_text = isinstance(node.value, ast.JoinedStr) or kinds.of(node.value) == TEXT or kinds.of(node.target) == TEXT or isinstance(node.value, ast.Subscript)
    if is_text:
        yield model.swap(node, f"{target} = {value} + {target}", "piece", 0.4, bare=True)
    if isinstance(node.target, (ast.Subscript, ast.Attribute)) and kinds.of(node.value) not in (TEXT, "number") and not isinstance(node.value, ast.Constant):
        yield model.swap(node, f"{target} = {target} + {value}", "copy", 0.4, bare=True)


def blank_lines_left_out(model: Model, node: ast.For, before: ast.stmt | None = None) -> Iterator[Mutation]:
    """`for line in text.splitlines():` → `if not line.strip(): continue` first, or before another statement."""
    first = before or node.body[0]
    is_lines = isinstance(node.iter, ast.Call) and getattr(node.iter.func, "attr", "") in ("splitlines", "split", "readlines") or isinstance(node.iter, (ast.Name, ast.Attribute)) and isinstance(node.target, ast.Name) and node.target.id in ("line", "row")
    if not isinstance(node.target, ast.Name) or not is_lines or first.lineno == node.lineno or f"not {node.target.id}" in model.src(node):
        return
    at, pad = model.line_start(first.lineno), model.indent(first.lineno)
    yield Mutation([(at, at, f"{pad}if not {node.target.id}.strip():\n{pad}    continue\n")], "filter", 0.6, node.lineno, f"blank `{node.target.id}`s were left out")


def no_blanks_at_the_end(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`"\n".join(mark + line for line in lines)` → `(mark + line).rstrip()`."""
    if isinstance(model.parent.get(node), (ast.GeneratorExp, ast.ListComp)) and isinstance(node.right, ast.Name):
        yield model.swap(node, f"({model.src(node)}).rstrip()", "piece", 0.5, bare=True)


def first_again(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`first, _, last = part.partition("-")` and `int(last)` → `int(last or first)`: one alone is both."""
    function, parent = model.function_of(node), model.parent.get(node)
    if function is None or not isinstance(parent, ast.Call) or node not in parent.args:
        return
    for one in ast.walk(function):
        target = one.targets[0] if isinstance(one, ast.Assign) and isinstance(one.value, ast.Call) and getattr(one.value.func, "attr", "") == "partition" else None
        if isinstance(target, ast.Tuple) and len(target.elts) == 3 and model.src(target.elts[2]) == node.id and model.src(target.elts[0]) != "_":
            yield model.swap(node, f"{node.id} or {model.src(target.elts[0])}", "piece", 0.6)


def goes_on(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`items[-1] += line` → `" " + line.strip()`: a line that goes on the one before."""
    parent = model.parent.get(node)
    if isinstance(parent, ast.AugAssign) and parent.value is node and isinstance(parent.op, ast.Add) and node.id in LINES:
        for text, prior in ((f"' ' + {node.id}.strip()", 0.6), (f"' ' + {node.id}", 0.5), (f"'\\n' + {node.id}", 0.5)):
            yield model.swap(node, text, "piece", prior, bare=True)


def within_quotes(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`'"' + part + '"'` → `part.replace('"', '""')`, or with a backslash before each."""
    parent = model.parent.get(node)
    around = model.parent.get(parent) if isinstance(parent, ast.BinOp) else None
    if not isinstance(parent, ast.BinOp) or not isinstance(around, ast.BinOp) or parent.right is not node or around.left is not parent:
        return
    before, behind = operands(parent.left)[-1], around.right
    if isinstance(before, ast.Constant) and isinstance(behind, ast.Constant) and isinstance(before.value, str) and isinstance(behind.value, str) and before.value[-1:] == behind.value[:1] and behind.value[:1] in ("'", '"', "`"):
        mark = behind.value[:1]
        for escaped, prior in ((mark * 2, 0.8), ("\\" + mark, 0.7)):
            yield model.swap(node, f"{node.id}.replace({mark!r}, {escaped!r})", "piece", prior, bare=True)


def once_only(model: Model, node: ast.BinOp) -> Iterator[Mutation]:
    """`path + "/"` → `path if path.endswith("/") else path + "/"`; likewise in front."""
    if isinstance(model.parent.get(node), (ast.BinOp, ast.AugAssign)):
        return
    for value, mark, asked in ((node.left, node.right, "endswith"), (node.right, node.left, "startswith")):
        if isinstance(value, ast.Name) and isinstance(mark, ast.Constant) and isinstance(mark.value, str) and len(mark.value) == 1 and not mark.value.isalnum() and mark.value.strip():
            yield model.swap(node, f"{value.id} if {value.id}.{asked}({model.src(mark)}) else {model.src(node)}", "piece", 0.5)


def numbers_as_numbers(model: Model, node: ast.Name) -> Iterator[Mutation]:
    """`[part for part in re.split(r"(\\d+)", text)]` → `int(part) if part.isdigit() else part`: 10 comes behind 9."""
    parent = model.parent.get(node)
    if isinstance(parent, (ast.ListComp, ast.GeneratorExp)) and parent.elt is node and "split(" in model.src(parent.generators[0].iter) and "\\d+)" in model.src(parent.generators[0].iter):
        yield model.swap(node, f"int({node.id}) if {node.id}.isdigit() else {node.id}", "piece", 1.0)
