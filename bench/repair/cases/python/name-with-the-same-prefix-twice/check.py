import sys

sys.path.insert(0, sys.argv[1])
from nameparser import HumanName


def parts(name):
    return HumanName(name).as_dict(False)


assert parts("Vincent van Gogh van Beethoven") == {"first": "Vincent", "middle": "van Gogh", "last": "van Beethoven"}
assert parts("van der Berg van der Meer") == {"first": "van", "middle": "der Berg van", "last": "der Meer"}
assert parts("Anna von Bergen von Stein") == {"first": "Anna", "middle": "von Bergen", "last": "von Stein"}
assert parts("Vincent van Gogh von Beethoven") == {"first": "Vincent", "middle": "van Gogh", "last": "von Beethoven"}
assert parts("Juan de la Vega de la Cruz") == {"first": "Juan", "middle": "de la Vega", "last": "de la Cruz"}
assert parts("Pennie von Bergen Wessels") == {"first": "Pennie", "last": "von Bergen Wessels"}
assert parts("Dr. Juan Q. Xavier de la Vega III") == {
    "title": "Dr.",
    "first": "Juan",
    "middle": "Q. Xavier",
    "last": "de la Vega",
    "suffix": "III",
}
assert parts("John Smith") == {"first": "John", "last": "Smith"}
