import unittest

from ruler import numbers, ruled, scale


class RulerTest(unittest.TestCase):
    def test_numbers(self):
        assert numbers(25) == "        10        20     "

    def test_other_distance(self):
        assert numbers(12, 5) == "    5   10  "

    def test_too_narrow_for_a_number(self):
        assert numbers(4) == "    "

    def test_scale(self):
        assert scale(11, 5) == "....|....|."

    def test_ruled(self):
        assert ruled("hello you", 4).splitlines() == ["   4   8 ", "...|...|.", "hello you"]


if __name__ == "__main__":
    unittest.main()
