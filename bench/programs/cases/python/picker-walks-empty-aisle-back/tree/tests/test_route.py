import unittest

from warehouse.route import Pick, combine, length, route, sheet


class RouteTest(unittest.TestCase):
    def test_one_aisle(self):
        picks = [Pick(1, 9, "rope"), Pick(1, 2, "nail")]
        self.assertEqual([p.item for p in route(picks)], ["nail", "rope"])

    def test_three_aisles(self):
        picks = [Pick(3, 1, "e"), Pick(2, 4, "d"), Pick(1, 5, "b"), Pick(2, 8, "c"), Pick(1, 1, "a"), Pick(3, 2, "f")]
        self.assertEqual("".join(p.item for p in route(picks)), "abcdef")

    def test_combine(self):
        merged = combine([Pick(1, 1, "a", 2), Pick(1, 1, "b"), Pick(1, 1, "a")])
        self.assertEqual([repr(p) for p in merged], ["1-01 a x3", "1-01 b x1"])

    def test_sheet(self):
        self.assertEqual(sheet([Pick(2, 3, "tape", 4), Pick(1, 3, "glue")]), " 1. 1-03 glue x1\n 2. 2-03 tape x4")

    def test_length(self):
        self.assertEqual(length([Pick(1, 1, "a"), Pick(4, 1, "b")]), 49)
        self.assertEqual(length([]), 0)

    def test_bad_shelf(self):
        with self.assertRaises(ValueError):
            Pick(1, 21, "x")


if __name__ == "__main__":
    unittest.main()
