import unittest

from fence import area


class AreaTest(unittest.TestCase):
    def test_rectangle(self):
        assert area([(0, 0), (8, 0), (8, 5), (0, 5)]) == 40

    def test_either_direction(self):
        assert area([(0, 5), (8, 5), (8, 0), (0, 0)]) == 40

    def test_triangle(self):
        assert area([(0, 0), (4, 0), (0, 3)]) == 6

    def test_nothing(self):
        assert area([]) == 0


if __name__ == "__main__":
    unittest.main()
