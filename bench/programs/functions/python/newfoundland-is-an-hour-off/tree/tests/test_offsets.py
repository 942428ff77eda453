import unittest

from offsets import format_offset, local_clock, parse_offset


class OffsetsTest(unittest.TestCase):
    def test_parse_east(self):
        assert parse_offset("+05:30") == 330
        assert parse_offset("+02") == 120

    def test_parse_west(self):
        assert parse_offset("-05:00") == -300

    def test_parse_zero(self):
        assert parse_offset("Z") == 0
        assert parse_offset("-00:00") == 0

    def test_format(self):
        assert format_offset(-210) == "-03:30"
        assert format_offset(345) == "+05:45"
        assert format_offset(0) == "Z"

    def test_clock(self):
        assert local_clock("22:15", "+05:45") == "04:00"
        assert local_clock("03:15", "-08:00") == "19:15"


if __name__ == "__main__":
    unittest.main()
