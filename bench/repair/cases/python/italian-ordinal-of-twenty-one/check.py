import sys

sys.path.insert(0, sys.argv[1])
from num2words import num2words


def ordinal(number):
    return num2words(number, lang="it", to="ordinal")


def cardinal(number):
    return num2words(number, lang="it")


assert ordinal(21) == "ventunesimo" and cardinal(21) == "ventuno"
assert ordinal(121) == "centoventunesimo" and cardinal(121) == "centoventuno"
assert ordinal(31) == "trentunesimo" and ordinal(91) == "novantunesimo"
assert [cardinal(number) for number in (20, 22, 23, 28, 29)] == ["venti", "ventidue", "ventitré", "ventotto", "ventinove"]
assert [ordinal(number) for number in (1, 8, 20, 22, 28)] == ["primo", "ottavo", "ventesimo", "ventiduesimo", "ventottesimo"]
assert cardinal(1000000) == "un milione"
