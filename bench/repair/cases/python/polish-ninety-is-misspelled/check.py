import sys

sys.path.insert(0, sys.argv[1])
from num2words import num2words


def polish(number):
    return num2words(number, lang="pl")


assert polish(90) == "dziewięćdziesiąt"
assert polish(91) == "dziewięćdziesiąt jeden"
assert polish(1995) == "tysiąc dziewięćset dziewięćdziesiąt pięć"
assert polish(90000) == "dziewięćdziesiąt tysięcy"
assert [polish(number) for number in (20, 30, 40, 50, 60, 70, 80)] == [
    "dwadzieścia",
    "trzydzieści",
    "czterdzieści",
    "pięćdziesiąt",
    "sześćdziesiąt",
    "siedemdziesiąt",
    "osiemdziesiąt",
]
assert polish(9) == "dziewięć" and polish(900) == "dziewięćset" and polish(19) == "dziewiętnaście"
assert num2words(90) == "ninety"
