import unittest

from wind import fill, gaps, mean


class WindTest(unittest.TestCase):
    def test_fill(self):
        assert fill([None, 12, None, 9]) == [None, 12, 12, 9]

    def test_fill_from_day_before(self):
        assert fill([None, None, 3], before=7) == [7, 7, 3]

    def test_fill_nothing(self):
        assert fill([]) == []

    def test_gaps(self):
        assert gaps([None, None, 4, 0, None]) == [(0, 2), (4, 1)]

    def test_mean(self):
        assert mean([10, None, 4]) == 8.0

    def test_mean_of_nothing(self):
        assert mean([None, None]) is None


if __name__ == "__main__":
    unittest.main()
