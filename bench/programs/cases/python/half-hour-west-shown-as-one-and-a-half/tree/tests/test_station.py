import unittest
from datetime import timedelta

from stations.offsets import format_offset, parse_offset
from stations.station import Station, board, utc


class StationTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse_offset("+05:45"), timedelta(hours=5, minutes=45))
        self.assertEqual(parse_offset("-03:30"), timedelta(hours=-3, minutes=-30))
        with self.assertRaises(ValueError):
            parse_offset("5:45")

    def test_format(self):
        self.assertEqual(format_offset(timedelta(0)), "+00:00")
        self.assertEqual(format_offset(timedelta(hours=5, minutes=30)), "+05:30")
        self.assertEqual(format_offset(timedelta(hours=-8)), "-08:00")

    def test_stamp(self):
        station = Station.from_line("Port Ellis -04:00")
        self.assertEqual(station.name, "Port Ellis")
        self.assertEqual(station.stamp(utc(2024, 3, 1, 2, 30)), "2024-02-29 22:30-04:00")

    def test_ahead_of(self):
        east, west = Station("East", timedelta(hours=3)), Station("West", timedelta(hours=-2))
        self.assertEqual(east.ahead_of(west), "+05:00")
        self.assertEqual(west.ahead_of(east), "-05:00")

    def test_board(self):
        lines = board([Station("B", timedelta(hours=1)), Station("A", timedelta(hours=-1))], utc(2024, 3, 1, 12))
        self.assertEqual(lines, ["A            2024-03-01 11:00-01:00", "B            2024-03-01 13:00+01:00"])


if __name__ == '__main__':
    unittest.main()
