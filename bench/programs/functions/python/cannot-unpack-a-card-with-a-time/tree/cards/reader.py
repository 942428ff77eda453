"""Index cards: lines "name: text", continued by lines that are indented."""


class CardError(ValueError):
    pass


def read_card(text):
    """Read a card into a dict; names are lower case, repeated names add up.

    >>> read_card("Title: Herbs\\nNote: dry\\n  and cool")
    {'title': ['Herbs'], 'note': ['dry and cool']}
    """
    card = {}
    current = None
    for line in text.splitlines():
        if not line.strip():
            continue
        if line[0] in " \t":
            if current is None:
                raise CardError("the card starts with an indented line")
            current[-1] += " " + line.strip()
            continue
        if ":" not in line:
            raise CardError(f"no name in {line!r}")
        name, value = line.split(":")
        current = card.setdefault(name.strip().lower(), [])
        current.append(value.strip())
    return card


def first(card, name, default=""):
    values = card.get(name.lower())
    return values[0] if values else default
