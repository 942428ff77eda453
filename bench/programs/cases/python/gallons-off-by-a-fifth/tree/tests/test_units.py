import unittest

from kitchen.units import convert, parse_quantity, scale_recipe, known_units


class UnitsTest(unittest.TestCase):
    def test_convert(self):
        self.assertEqual(convert(2, "cup", "ml"), 473.18)
        self.assertEqual(convert(1, "lb", "oz"), 16.0)
        self.assertEqual(convert(3, "tsp", "tbsp"), 1.0)

    def test_mixed_kinds(self):
        with self.assertRaises(ValueError):
            convert(1, "cup", "g")
        with self.assertRaises(ValueError):
            convert(1, "stone", "g")

    def test_quantities(self):
        self.assertEqual(parse_quantity("1 1/2 cup"), (1.5, "cup"))
        self.assertEqual(scale_recipe(["1/2 tsp", "3 kg"], 3), ["1.5 tsp", "9 kg"])

    def test_units(self):
        self.assertIn("gal", known_units())


if __name__ == '__main__':
    unittest.main()
