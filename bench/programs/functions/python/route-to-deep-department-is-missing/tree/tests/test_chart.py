import unittest

from org.chart import Unit, common_unit


class ChartTest(unittest.TestCase):
    def test_itself(self):
        self.assertEqual(Unit("A").route_to("A"), ["A"])

    def test_below(self):
        self.assertEqual(Unit("A", Unit("B"), Unit("C")).route_to("C"), ["A", "C"])

    def test_unknown(self):
        self.assertIsNone(Unit("A", Unit("B")).route_to("Z"))

    def test_common(self):
        self.assertEqual(common_unit(Unit("A", Unit("B"), Unit("C")), "B", "C"), "A")

    def test_headcount(self):
        self.assertEqual(Unit("A", Unit("B"), Unit("C")).headcount({"A": 1, "C": 5}), 6)


if __name__ == "__main__":
    unittest.main()
