import unittest

from spark import labelled, scale, sparkline


class SparkTest(unittest.TestCase):
    def test_empty(self):
        self.assertEqual(sparkline([]), "")

    def test_rising(self):
        self.assertEqual(sparkline(range(8)), "▁▂▃▄▅▆▇█")

    def test_scale(self):
        self.assertEqual(scale([10, 20, 30], 5), [0, 2, 4])

    def test_negative(self):
        self.assertEqual(scale([-1, 1], 3), [0, 2])

    def test_labelled(self):
        self.assertEqual(labelled("t", [3, 4]), "t ▁█ 3..4")


if __name__ == "__main__":
    unittest.main()
