"""Words, texts, numbers and signs of a filter expression."""

import re

TOKEN = re.compile(
    r"\s*(?:(?P<number>-?\d+(?:\.\d+)?)|(?P<text>'(?:[^'\\]|\\.)*')"
    r"|(?P<sign><=|>=|!=|=|<|>|~|\(|\)|,)|(?P<word>[A-Za-z_][\w.]*))"
)
KEYWORDS = {"and", "or", "not", "in", "is", "empty", "true", "false"}


class FilterError(ValueError):
    pass


def tokenize(text):
    """List of (kind, value); keywords are compared without case."""
    tokens = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise FilterError("cannot read %r" % text[position:].strip())
        kind, value = match.lastgroup, match.group(match.lastgroup)
        if kind == "number":
            value = float(value) if "." in value else int(value)
        elif kind == "text":
            value = re.sub(r"\\(.)", r"\1", value[1:-1])
        elif kind == "word" and value.lower() in KEYWORDS:
            kind, value = "keyword", value.lower()
        tokens.append((kind, value))
        position = match.end()
    return tokens
