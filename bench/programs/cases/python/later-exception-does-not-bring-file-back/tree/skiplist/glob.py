"""Patterns of file names as regular expressions."""

import re


def translate(pattern):
    """"*" and "?" stay within a name, "**" crosses folders, [..] is a set."""
    out = []
    index = 0
    while index < len(pattern):
        char = pattern[index]
        if pattern.startswith("**/", index):
            out.append("(?:.*/)?")
            index += 3
            continue
        if pattern.startswith("**", index):
            out.append(".*")
            index += 2
            continue
        if char == "*":
            out.append("[^/]*")
        elif char == "?":
            out.append("[^/]")
        elif char == "[" and "]" in pattern[index + 2:]:
            end = pattern.index("]", index + 2)
            inner = pattern[index + 1:end].replace("\\", "\\\\")
            out.append("[%s]" % ("^" + inner[1:] if inner.startswith("!") else inner))
            index = end
        else:
            out.append(re.escape(char))
        index += 1
    return re.compile("".join(out) + r"\Z")
