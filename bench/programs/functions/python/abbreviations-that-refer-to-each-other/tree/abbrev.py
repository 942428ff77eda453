"""Abbreviations in notes: "%x" stands for the text that "x" is defined as."""

import re

_USE = re.compile(r"%(\w+)")


def expand(text, table, active=frozenset()):
    """Replace all abbreviations, also those inside of the replacements.

    Unknown ones stay as they are, and so does the use of an abbreviation
    within its own expansion, directly or on a detour.
    """

    def replace(match):
        name = match.group(1)
        if name not in table or name in active:
            return match.group(0)
        return expand(table[name], table, active)

    return _USE.sub(replace, text)


def unused(texts, table):
    """Names of the table that none of the texts uses, even indirectly."""
    seen = set()
    pending = list(texts)
    while pending:
        for name in _USE.findall(pending.pop()):
            if name in table and name not in seen:
                seen.add(name)
                pending.append(table[name])
    return sorted(table.keys() - seen)
