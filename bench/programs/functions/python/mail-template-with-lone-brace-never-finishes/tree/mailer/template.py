"""Mail templates with fields in braces, as in "Dear {name}"."""


class MissingField(KeyError):
    pass


def fields(template):
    """Names of the fields in a template, in order, each once."""
    names = []
    for kind, text in scan(template):
        if kind == "field" and text not in names:
            names.append(text)
    return names


def scan(template):
    """Cut a template into ("text", …) and ("field", …) parts.

    A brace that is never closed is plain text, like all behind it.
    """
    parts = []
    i = 0
    while i < len(template):
        start = template.find("{", i)
        end = template.find("}", start) if start >= 0 else -1
        if start < 0:
            parts.append(("text", template[i:]))
            break
        if start > i:
            parts.append(("text", template[i:start]))
        parts.append(("field", template[start + 1:end].strip()))
        i = end + 1
    return parts


def fill(template, values):
    out = []
    for kind, text in scan(template):
        if kind == "field":
            if text not in values:
                raise MissingField(text)
            text = str(values[text])
        out.append(text)
    return "".join(out)
