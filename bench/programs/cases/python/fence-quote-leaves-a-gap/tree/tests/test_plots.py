import unittest

from plots.quote import Quote
from plots.shape import Plot


class PlotTest(unittest.TestCase):
    def test_area(self):
        self.assertEqual(Plot("a", [(0, 0), (4, 0), (4, 3), (0, 3)]).area(), 12)
        self.assertEqual(Plot("a", [(0, 0), (0, 3), (4, 0)]).area(), 6)

    def test_bounds(self):
        self.assertEqual(Plot("a", [(1, 5), (4, 2), (3, 9)]).bounds(), (1, 2, 4, 9))

    def test_scaled(self):
        plot = Plot("a", [(0, 0), (1, 0), (0, 1)]).scaled(2)
        self.assertEqual(plot.corners, [(0, 0), (2, 0), (0, 2)])

    def test_too_few_corners(self):
        with self.assertRaises(ValueError):
            Plot("a", [(0, 0), (1, 1)])

    def test_lawn(self):
        quote = Quote(Plot("Lot 7", [(0, 0), (10, 0), (10, 10), (0, 10)]))
        self.assertEqual(quote.lawn(0.5), 300)
        self.assertEqual(quote.summary(), "Lot 7: 100 m2, lawn 600")


if __name__ == "__main__":
    unittest.main()
