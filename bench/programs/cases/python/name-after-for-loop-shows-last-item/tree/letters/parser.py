"""Turn template text into a tree of nodes.

Nodes are tuples: ("text", str), ("value", path, filters),
("each", name, path, nodes) and ("if", path, negated, nodes).
"""
import re

TAG = re.compile(r"\{\{(.+?)\}\}|\{%(.+?)%\}")
EACH = re.compile(r"each (\w+) in ([\w.]+)$")
IF = re.compile(r"if (not )?([\w.]+)$")


class TemplateError(Exception):
    pass


def parse(source):
    root = []
    stack = [("", root)]
    position = 0
    for match in TAG.finditer(source):
        if match.start() > position:
            stack[-1][1].append(("text", source[position:match.start()]))
        position = match.end()
        if match.group(1) is not None:
            path, *filters = [part.strip() for part in match.group(1).split("|")]
            stack[-1][1].append(("value", path, filters))
        else:
            _statement(match.group(2).strip(), stack)
    if len(stack) > 1:
        raise TemplateError(f"unclosed {stack[-1][0]!r}")
    if position < len(source):
        root.append(("text", source[position:]))
    return root


def _statement(text, stack):
    body = []
    if match := EACH.match(text):
        stack[-1][1].append(("each", match.group(1), match.group(2), body))
        stack.append(("each", body))
    elif match := IF.match(text):
        stack[-1][1].append(("if", match.group(2), bool(match.group(1)), body))
        stack.append(("if", body))
    elif text == "end" + stack[-1][0] and len(stack) > 1:
        stack.pop()
    else:
        raise TemplateError(f"unexpected {text!r}")
