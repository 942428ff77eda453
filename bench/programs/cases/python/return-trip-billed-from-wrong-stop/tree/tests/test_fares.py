import unittest

from shuttle.fares import FareTable, Line

VALLEY = Line([("Mill", 1), ("Church", 1), ("Bridge", 2), ("Dam", 3), ("Pass", 4)])


class FareTest(unittest.TestCase):
    def test_between(self):
        self.assertEqual(VALLEY.between("Church", "Dam"), ["Church", "Bridge", "Dam"])
        self.assertEqual(VALLEY.between("Dam", "Church"), ["Dam", "Bridge", "Church"])
        self.assertEqual(VALLEY.between("Dam", "Dam"), ["Dam"])

    def test_unknown_stop(self):
        with self.assertRaises(ValueError):
            VALLEY.between("Mill", "Moon")

    def test_zones(self):
        self.assertEqual(VALLEY.zones_used("Mill", "Dam"), [1, 2, 3])
        loop = Line([("A", 1), ("B", 2), ("C", 1)])
        self.assertEqual(loop.zones_used("A", "C"), [1, 2, 1])

    def test_single(self):
        fares = FareTable(VALLEY)
        self.assertEqual(fares.single("Mill", "Church"), 150)
        self.assertEqual(fares.single("Mill", "Mill"), 0)
        self.assertEqual(FareTable(VALLEY, maximum=500).single("Mill", "Pass"), 500)

    def test_table(self):
        rows = dict(FareTable(VALLEY).table())
        self.assertEqual(rows["Bridge"], [300, 300, 0, 300, 450])


if __name__ == '__main__':
    unittest.main()
