"""Find out who is addressed in a message."""

import re

# no mention: the @ of a mail address
MENTION = re.compile(r"(?<![\w.])@(\w+(?:-\w+)?)")


def mentions(text):
    """Names mentioned with @name, in lower case, each only once.

    Names consist of words joined by single hyphens.  Punctuation after
    a name, a dash too, does not belong to it.
    """
    found = []
    for match in MENTION.finditer(text):
        name = match.group(1).lower()
        if name not in found:
            found.append(name)
    return found


def link(text, known):
    """Turn the mentions of known people into links."""

    def replace(match):
        name = match.group(1).lower()
        if name not in known:
            return match.group()
        return f"[@{match.group(1)}](/people/{name})"

    return MENTION.sub(replace, text)
