import unittest

from signpost import heading, sign


class SignpostTest(unittest.TestCase):
    def test_heading_straight(self):
        assert heading((2, 2), (2, 9)) == "north"
        assert heading((2, 2), (-1, 2)) == "west"

    def test_heading_between(self):
        assert heading((0, 0), (3, -1)) == "southeast"

    def test_heading_here(self):
        assert heading((4, 1), (4, 1)) == "here"

    def test_sign(self):
        assert [sign(-4), sign(0), sign(9)] == [-1, 0, 1]


if __name__ == "__main__":
    unittest.main()
