import unittest
from datetime import datetime

from uptime import Outage, availability, by_target, describe, read_probes

LINES = """\
2024-05-01T10:05 shop 503
2024-05-01T10:00 shop 200

2024-05-01T10:00 blog 301
2024-05-01T10:05 blog -
""".splitlines()


class ProbesTest(unittest.TestCase):
    def test_sorted_by_time(self):
        moments = [probe.moment.minute for probe in read_probes(LINES)]
        self.assertEqual(moments, [0, 0, 5, 5])

    def test_what_is_good(self):
        self.assertEqual([probe.ok for probe in read_probes(LINES)], [True, True, False, False])

    def test_by_target(self):
        groups = by_target(read_probes(LINES))
        self.assertEqual({name: len(group) for name, group in groups.items()}, {"shop": 2, "blog": 2})


class AvailabilityTest(unittest.TestCase):
    def test_share(self):
        self.assertEqual(availability(read_probes(LINES)), 50.0)

    def test_no_probes(self):
        self.assertIsNone(availability([]))


class OutageTest(unittest.TestCase):
    def test_minutes(self):
        start, end = datetime(2024, 5, 1, 23, 50), datetime(2024, 5, 2, 0, 20)
        self.assertEqual(Outage(start, end).minutes(), 30)
        self.assertEqual(Outage(start).minutes(now=end), 30)

    def test_describe(self):
        start, end = datetime(2024, 5, 1, 23, 50), datetime(2024, 5, 2, 0, 20)
        self.assertEqual(describe(Outage(start, end)), "down 01 May 23:50 for 30 min")
        self.assertEqual(describe(Outage(start)), "down since 01 May 23:50")


if __name__ == "__main__":
    unittest.main()
