"""Units by dimension, with their factor to the base unit."""

UNITS = {
    "m": ("length", 1.0), "mm": ("length", 0.001), "cm": ("length", 0.01), "km": ("length", 1000.0),
    "in": ("length", 0.0254), "ft": ("length", 0.3048), "mi": ("length", 1609.344),
    "g": ("mass", 0.001), "kg": ("mass", 1.0), "t": ("mass", 1000.0), "lb": ("mass", 0.45359237),
    "s": ("time", 1.0), "min": ("time", 60.0), "h": ("time", 3600.0), "ms": ("time", 0.001),
    "l": ("volume", 1.0), "ml": ("volume", 0.001), "gal": ("volume", 3.785411784),
}

ALIASES = {
    "meter": "m", "metre": "m", "inch": "in", "foot": "ft", "feet": "ft", "mile": "mi",
    "gram": "g", "kilo": "kg", "pound": "lb", "second": "s", "sec": "s", "minute": "min",
    "hour": "h", "hr": "h", "liter": "l", "litre": "l", "gallon": "gal", "ton": "t",
}


class UnknownUnit(ValueError):
    def __init__(self, name):
        super().__init__("unknown unit %r" % name)
        self.name = name


def canonical(name):
    """Short name of a unit, also for plurals and long names."""
    key = name.strip().lower()
    for candidate in (key, key[:-1] if key.endswith("s") else key, key[:-2] if key.endswith("es") else key):
        if candidate in ALIASES:
            return ALIASES[candidate]
        if candidate in UNITS:
            return candidate
    raise UnknownUnit(name)


def dimension(unit):
    return UNITS[unit][0]


def factor(unit):
    return UNITS[unit][1]
