"""A tiny text template engine: {{ var|filter }}, {% if %}, {% for %}."""
import html
import re

TOKEN_RE = re.compile(r"(\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\})", re.S)
FOR_RE = re.compile(r"^for\s+(\w+)\s+in\s+([\w.]+)$")


class TemplateError(Exception):
    pass


class Safe(str):
    """Text that is already HTML and must not be escaped again."""


def truncate(value, limit="20"):
    text, limit = str(value), int(limit)
    if len(text) <= limit:
        return text
    return text[:limit - 3].rstrip() + "..."


FILTERS = {
    "upper": lambda v: str(v).upper(),
    "title": lambda v: str(v).title(),
    "join": lambda v, sep=", ": sep.join(str(x) for x in v),
    "default": lambda v, other="": other if v is None or v == "" else v,
    "truncate": truncate,
    "safe": lambda v: Safe(v),
}


def lookup(path, scope):
    """Resolve a dotted path; anything missing gives None."""
    value = scope
    for part in path.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, (list, tuple)) and part.isdigit():
            index = int(part)
            value = value[index] if index < len(value) else None
        else:
            value = getattr(value, part, None)
        if value is None:
            return None
    return value


def evaluate(expression, scope):
    path, *filters = [piece.strip() for piece in expression.split("|")]
    value = lookup(path, scope)
    for spec in filters:
        name, colon, arg = spec.partition(":")
        func = FILTERS.get(name.strip())
        if func is None:
            raise TemplateError(f"unknown filter {name!r}")
        value = func(value, arg.strip().strip("'\"")) if colon else func(value)
    return value


def to_output(value):
    if value is None:
        return ""
    if isinstance(value, Safe):
        return str(value)
    return html.escape(str(value))


def compile_template(source):
    """Build a tree of ("text"|"var"|"if"|"for", ...) nodes."""
    root = []
    stack = [("root", root)]
    for token in TOKEN_RE.split(source):
        body = stack[-1][1]
        if not token or token.startswith("{#"):
            continue
        if token.startswith("{{"):
            body.append(("var", token[2:-2].strip()))
        elif token.startswith("{%"):
            handle_tag(token[2:-2].strip(), stack)
        else:
            body.append(("text", token))
    if len(stack) > 1:
        raise TemplateError(f"unclosed {stack[-1][0]!r}")
    return root


def handle_tag(tag, stack):
    kind, body = stack[-1]
    word = tag.split(None, 1)[0] if tag else ""
    if word == "if":
        yes, no = [], []
        negate = tag.startswith("if not ")
        path = tag[7:] if negate else tag[3:]
        body.append(("if", path.strip(), negate, yes, no))
        stack.append(("if", yes))
    elif word == "else" and kind == "if":
        stack.pop()
        stack.append(("else", stack[-1][1][-1][4]))
    elif word == "endif" and kind in ("if", "else"):
        stack.pop()
    elif word == "for":
        match = FOR_RE.match(tag)
        if not match:
            raise TemplateError(f"bad for tag: {tag!r}")
        inner = []
        body.append(("for", match.group(1), match.group(2), inner))
        stack.append(("for", inner))
    elif word == "endfor" and kind == "for":
        stack.pop()
    else:
        raise TemplateError(f"unexpected tag {tag!r}")


def render_nodes(nodes, scope):
    out = []
    for node in nodes:
        if node[0] == "text":
            out.append(node[1])
        elif node[0] == "var":
            out.append(to_output(evaluate(node[1], scope)))
        elif node[0] == "if":
            _, path, negate, yes, no = node
            truthy = bool(evaluate(path, scope)) != negate
            out.append(render_nodes(yes if truthy else no, scope))
        else:
            _, name, path, inner = node
            items = list(evaluate(path, scope) or [])
            for i, item in enumerate(items):
                loop = {"index": i + 1, "first": i == 0, "last": i == len(items) - 1}
                out.append(render_nodes(inner, {**scope, name: item, "loop": loop}))
    return "".join(out)


def render(source, **context):
    return render_nodes(compile_template(source), context)
