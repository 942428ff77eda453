import unittest
from fractions import Fraction

from kitchen import Ingredient, Recipe, as_text, parse_ingredient, shopping_list

PANCAKES = Recipe("Pancakes", 4, ["250 g flour", "1/2 l milk", "3 eggs", "pinch salt"])
BREAD = Recipe("Bread", 8, ["1 kg Flour", "2 tsp salt-free yeast"])


def texts(*args, **kwargs):
    return [as_text(item) for item in shopping_list(*args, **kwargs)]


class ParseTest(unittest.TestCase):
    def test_units(self):
        self.assertEqual(parse_ingredient("1.5 kg rye flour"), Ingredient("rye flour", 1500, "g"))
        self.assertEqual(parse_ingredient("1/2 l milk"), Ingredient("milk", 500, "ml"))

    def test_without_unit(self):
        self.assertEqual(parse_ingredient("3 large eggs"), Ingredient("large eggs", 3))
        self.assertEqual(parse_ingredient("parsley"), Ingredient("parsley", 1))

    def test_empty(self):
        with self.assertRaises(ValueError):
            parse_ingredient("  ")


class ShoppingTest(unittest.TestCase):
    def test_scales(self):
        self.assertEqual(texts([(PANCAKES, 2)]), ["1.5 eggs", "125 g flour", "250 ml milk", "0.5 pinch salt"])

    def test_adds_up(self):
        self.assertIn("750 g flour", texts([(PANCAKES, 4), (BREAD, 4)]))

    def test_same_recipe_twice(self):
        self.assertIn("6 eggs", texts([(PANCAKES, 4), (PANCAKES, 4)]))

    def test_pantry(self):
        self.assertEqual(texts([(PANCAKES, 4)], pantry=["Flour", "salt"]), ["3 eggs", "500 ml milk"])

    def test_recipe_is_left_alone(self):
        shopping_list([(PANCAKES, 8), (BREAD, 8)])
        self.assertEqual(PANCAKES.ingredients[0].amount, Fraction(250))

    def test_as_text(self):
        self.assertEqual(as_text(Ingredient("cream", Fraction(1000, 3), "ml")), "333.33 ml cream")


if __name__ == "__main__":
    unittest.main()
