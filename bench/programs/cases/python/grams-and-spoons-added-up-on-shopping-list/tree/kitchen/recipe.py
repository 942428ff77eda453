import re
from dataclasses import dataclass, replace
from fractions import Fraction

# unit as written: (unit we reckon in, how many of those)
UNITS = {
    "g": ("g", 1), "kg": ("g", 1000),
    "ml": ("ml", 1), "cl": ("ml", 10), "l": ("ml", 1000),
    "tbsp": ("tbsp", 1), "tsp": ("tsp", 1), "pinch": ("pinch", 1),
}
LINE = re.compile(r"^(?P<amount>\d+(?:[./]\d+)?)?\s*(?P<rest>.+)$")


@dataclass(frozen=True)
class Ingredient:
    name: str
    amount: Fraction
    unit: str = ""

    def times(self, factor):
        return replace(self, amount=self.amount * factor)

    def plus(self, other):
        return replace(self, amount=self.amount + other.amount)


def parse_ingredient(line):
    """Read `1/2 kg flour`, `3 eggs` or `salt`, which stands for one of it."""
    match = LINE.match(line.strip())
    if match is None:
        raise ValueError("empty ingredient")
    amount = Fraction(match["amount"] or 1)
    word, _, name = match["rest"].strip().partition(" ")
    if name and word.lower() in UNITS:
        unit, factor = UNITS[word.lower()]
        return Ingredient(name.strip(), amount * factor, unit)
    return Ingredient(match["rest"].strip(), amount)


class Recipe:
    def __init__(self, title, servings, lines):
        self.title = title
        self.servings = servings
        self.ingredients = [parse_ingredient(line) for line in lines]

    def for_servings(self, wanted):
        """The ingredients it takes for another number of servings."""
        factor = Fraction(wanted, self.servings)
        return [ingredient.times(factor) for ingredient in self.ingredients]
