"""Formatters for the columns of lab reports."""


class SpecError(ValueError):
    pass


def parse_spec(text):
    """"name:kind" or "name:kind:argument", e.g. "sample:text", "mass:num:3", "share:pct"."""
    parts = text.split(":")
    if len(parts) == 2:
        parts.append("")
    if len(parts) != 3 or not parts[0]:
        raise SpecError("bad column: %r" % text)
    return tuple(parts)


def clip(text, width):
    return text if len(text) <= width else text[:width - 1] + "~"


def build_formatters(specs):
    """{column: function}; every function turns a value into text.

    num: fixed number of decimals (default 2); pct: percent with decimals
    (default 0); text: clipped to a width (default unlimited). Missing values
    (None) are printed as a dash.
    """
    formatters = {}
    for spec in specs:
        name, kind, argument = parse_spec(spec)
        if argument and not argument.isdigit():
            raise SpecError("bad argument in %r" % spec)
        if kind == "num":
            digits = int(argument or 2)
            formatters[name] = lambda value: "-" if value is None else "%.*f" % (digits, value)
        elif kind == "pct":
            places = int(argument or 0)
            formatters[name] = lambda value, places=places: "-" if value is None else "%.*f%%" % (places, value * 100)
        elif kind == "text":
            width = int(argument or 10 ** 6)
            formatters[name] = lambda value, width=width: "-" if value is None else clip(str(value), width)
        else:
            raise SpecError("unknown kind: %r" % kind)
    return formatters
