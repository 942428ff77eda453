import unittest
from datetime import timedelta

from hikelog import LogError, as_text, read_points, summarise

LOG = """\
# Sunday walk
2024-05-05T09:00:00,0,412
2024-05-05T09:30:00,2000,480
2024-05-05T10:00:00,2010,-
2024-05-05T10:30:00,4100,455.5  # back at the car
"""


class ReadingTest(unittest.TestCase):
    def test_points(self):
        points = list(read_points(LOG.splitlines()))
        self.assertEqual(len(points), 4)
        self.assertEqual(points[1].distance, 2000.0)
        self.assertEqual(points[3].height, 455.5)

    def test_unknown_height(self):
        points = list(read_points(LOG.splitlines()))
        self.assertIsNone(points[2].height)

    def test_bad_line(self):
        with self.assertRaisesRegex(LogError, "line 2"):
            list(read_points(["2024-05-05T09:00:00,0,1", "nonsense"]))


class SummaryTest(unittest.TestCase):
    def setUp(self):
        self.summary = summarise(read_points(LOG.splitlines()))

    def test_distance_and_time(self):
        self.assertEqual(self.summary.distance, 4100.0)
        self.assertEqual(self.summary.duration, timedelta(minutes=90))
        self.assertEqual(self.summary.moving, timedelta(minutes=60))

    def test_climb(self):
        self.assertEqual((self.summary.ascent, self.summary.descent), (68.0, 24.5))

    def test_small_changes_add_up(self):
        lines = [f"2024-05-05T09:0{i}:00,{i * 60},{500 + i}" for i in range(5)]
        self.assertEqual(summarise(read_points(lines)).ascent, 4.0)

    def test_highest(self):
        self.assertEqual(self.summary.highest, 480.0)

    def test_nothing_recorded(self):
        self.assertIsNone(summarise([]).highest)

    def test_text(self):
        self.assertEqual(
            as_text(self.summary),
            "Distance  4.1 km\nTime      1:30 h (1:00 h moving)\n"
            "Climb     +68 m, -24 m\nHighest   480 m",
        )


if __name__ == "__main__":
    unittest.main()
