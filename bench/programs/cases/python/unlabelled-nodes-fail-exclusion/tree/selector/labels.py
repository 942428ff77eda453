"""Label selectors for picking machines of the fleet.

A selector is a comma separated list of requirements that must all hold:

    zone = north        the label is present with this value
    zone != north       the label has another value or is not set
    zone in (a, b)      the label is present with one of the values
    zone notin (a, b)   the label has none of the values or is not set
    gpu                 the label is present
    !gpu                the label is not present
"""

import re

SET = re.compile(r"^([\w./-]+)\s+(in|notin)\s*\(([^()]*)\)$")
EQUAL = re.compile(r"^([\w./-]+)\s*(!?=)\s*([\w./-]*)$")
EXISTS = re.compile(r"^(!?)\s*([\w./-]+)$")


class SelectorError(ValueError):
    pass


def split(text):
    """Splits at the commas outside of parentheses."""
    parts, depth, current = [], 0, ""
    for char in text:
        if char == "," and depth == 0:
            parts.append(current.strip())
            current = ""
            continue
        depth += {"(": 1, ")": -1}.get(char, 0)
        current += char
    parts.append(current.strip())
    return [part for part in parts if part]


def parse(text):
    """A list of (key, operator, values)."""
    requirements = []
    for part in split(text):
        if match := SET.match(part):
            values = frozenset(v.strip() for v in match[3].split(","))
            requirements.append((match[1], match[2], values))
        elif match := EQUAL.match(part):
            operator = "in" if match[2] == "=" else "notin"
            requirements.append((match[1], operator, frozenset([match[3]])))
        elif match := EXISTS.match(part):
            requirements.append((match[2], "absent" if match[1] else "present", frozenset()))
        else:
            raise SelectorError("bad requirement: %r" % part)
    return requirements


def holds(requirement, labels):
    key, operator, values = requirement
    if operator == "present":
        return key in labels
    if operator == "absent":
        return key not in labels
    if operator == "in":
        return key in labels and labels[key] in values
    return key in labels and labels[key] not in values


def select(machines, text):
    """Names of the machines (a dict of name to labels) that match, sorted."""
    requirements = parse(text)
    return sorted(name for name, labels in machines.items() if all(holds(r, labels) for r in requirements))
