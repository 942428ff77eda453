import unittest
from datetime import date

from flat.rota import Rota, school_year

START = date(2024, 9, 2)


def rota():
    return Rota(["Ana", "Bo", "Cem"], ["bath", "floor", "trash"], START)


class RotaTest(unittest.TestCase):
    def test_school_year(self):
        self.assertEqual(school_year(2024), START)
        self.assertEqual(school_year(2025), date(2025, 9, 1))

    def test_week(self):
        self.assertEqual(rota().week(date(2024, 9, 8)), 0)
        self.assertEqual(rota().week(date(2024, 9, 9)), 1)

    def test_plan(self):
        self.assertEqual(rota().plan(START), {"bath": "Ana", "floor": "Bo", "trash": "Cem"})
        self.assertEqual(rota().plan(date(2024, 9, 10)), {"bath": "Bo", "floor": "Cem", "trash": "Ana"})

    def test_holiday(self):
        r = rota().on_holiday("Bo", 0)
        self.assertEqual(r.chores_of("Cem", START), ["floor", "trash"])
        with self.assertRaises(ValueError):
            r.on_holiday("Dan", 1)

    def test_all_away(self):
        r = rota()
        for name in r.people:
            r.on_holiday(name, 2)
        self.assertIsNone(r.person("bath", 2))

    def test_table(self):
        self.assertEqual(rota().table(2), [
            "Week  bath      floor     trash",
            "   0  Ana       Bo        Cem",
            "   1  Bo        Cem       Ana",
        ])

    def test_load(self):
        self.assertEqual(rota().load(4), {"Ana": 4, "Bo": 4, "Cem": 4})


if __name__ == "__main__":
    unittest.main()
