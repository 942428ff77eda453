"""Choose the language of a page from the Accept-Language header."""


def parse_accept(header):
    """"de-CH, en;q=0.5" -> [("de-ch", 1.0), ("en", 0.5)], best first."""
    wanted = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        tag = tag.strip().lower()
        if not tag:
            continue
        quality = 1.0
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                quality = float(value)
            except ValueError:
                quality = 0.0
        wanted.append((tag, quality))
    return sorted(wanted, key=lambda item: -item[1])


def choose(header, available, default="en"):
    """The name of the available language that fits best.

    Capital letters make no difference.  If "de-CH" is wanted but not
    there, "de" will do.  "*" stands for the first one available.
    """
    names = {name: name for name in available}
    for tag, quality in parse_accept(header):
        if quality <= 0:
            continue
        if tag == "*" and available:
            return available[0]
        if tag in names:
            return names[tag]
        language = tag.split("-")[0]
        if language in names:
            return names[language]
    return default
