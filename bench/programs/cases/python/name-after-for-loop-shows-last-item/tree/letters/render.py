from .parser import TemplateError, parse

FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "trim": str.strip,
}


class Template:
    def __init__(self, source):
        self._nodes = parse(source)

    def render(self, **values):
        return "".join(_render(self._nodes, values))


def _render(nodes, scope):
    for node in nodes:
        kind = node[0]
        if kind == "text":
            yield node[1]
        elif kind == "value":
            yield _format(_lookup(node[1], scope), node[2])
        elif kind == "if":
            _, path, negated, body = node
            if bool(_lookup(path, scope)) != negated:
                yield from _render(body, scope)
        else:
            _, name, path, body = node
            inner = scope
            for number, item in enumerate(_lookup(path, scope) or (), start=1):
                inner.update({name: item, "number": number})
                yield from _render(body, inner)


def _lookup(path, scope):
    """The value at a dotted path, None when any part of it is missing."""
    value = scope
    for part in path.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        else:
            value = getattr(value, part, None)
    return value


def _format(value, filters):
    text = "" if value is None else str(value)
    for name in filters:
        if name not in FILTERS:
            raise TemplateError(f"unknown filter {name!r}")
        text = FILTERS[name](text)
    return text
