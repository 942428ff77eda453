import os
import sys

sys.path.insert(0, os.getcwd())
from kitchen import Recipe, as_text, shopping_list


def texts(meals, pantry=()):
    return [as_text(item) for item in shopping_list(meals, pantry)]


def meal(*lines):
    return Recipe("x", 2, lines), 2


cake = Recipe("Cake", 4, ["250 g butter", "4 eggs"])
peas = Recipe("Peas", 4, ["2 tbsp butter", "400 g peas"])
got = texts([(cake, 4), (peas, 4)])
assert got == ["250 g butter", "2 tbsp butter", "4 eggs", "400 g peas"], got
assert texts([(peas, 4), (cake, 4)]) == got

got = texts([meal("1 kg butter", "2 tbsp butter"), meal("1 tbsp Butter"), meal("250 g butter")])
assert got == ["1250 g butter", "3 tbsp butter"], got
got = texts([meal("2 onions", "100 g onions"), meal("1 onions")])
assert got == ["3 onions", "100 g onions"], got
got = texts([meal("1 l cream", "2 tsp cream", "3 tbsp cream", "5 cl cream")])
assert got == ["1050 ml cream", "3 tbsp cream", "2 tsp cream"], got

# unchanged
assert texts([meal("1 kg flour"), meal("1/2 kg Flour", "2 g FLOUR")]) == ["1502 g flour"]
assert texts([meal("1 kg Salt", "1 pinch salt", "1 egg")], pantry=["SALT"]) == ["1 egg"]
assert texts([]) == []
