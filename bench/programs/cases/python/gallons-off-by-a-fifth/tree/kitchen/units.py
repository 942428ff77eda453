"""Kitchen unit conversion."""
from fractions import Fraction

# Millilitres / grams per unit.
VOLUME = {
    "ml": 1.0,
    "l": 1000.0,
    "tsp": 4.92892,
    "tbsp": 14.7868,
    "floz": 29.5735,
    "cup": 236.588,
    "pint": 473.176,
    "gal": 4546.09,
}
WEIGHT = {"g": 1.0, "kg": 1000.0, "oz": 28.3495, "lb": 453.592}


def known_units():
    return sorted(VOLUME) + sorted(WEIGHT)


def table_of(unit):
    for table in (VOLUME, WEIGHT):
        if unit in table:
            return table
    raise ValueError("unknown unit: %s" % unit)


def convert(amount, source, target):
    """US customary and metric units, rounded to two digits."""
    table = table_of(source)
    if table is not table_of(target):
        raise ValueError("cannot convert %s to %s" % (source, target))
    return round(amount * table[source] / table[target], 2)


def parse_quantity(text):
    """'1 1/2 cup' -> (1.5, 'cup')"""
    *numbers, unit = text.split()
    return float(sum(Fraction(number) for number in numbers)), unit


def scale_recipe(lines, factor):
    scaled = []
    for line in lines:
        amount, unit = parse_quantity(line)
        scaled.append("%g %s" % (amount * factor, unit))
    return scaled
