import unittest

from triplog.report import Trip, bonus, longest, read_trips, report


class ReportTest(unittest.TestCase):
    def test_read(self):
        trips = list(read_trips(["# May", "ann, 12.5, 3", "", " bo ,4, 0 # short"]))
        self.assertEqual(trips, [Trip("ann", 12.5, 3), Trip("bo", 4.0, 0)])

    def test_report(self):
        trips = [Trip("ann", 10, 5), Trip("ann", 2.5, 1), Trip("bo", 7, 2)]
        self.assertEqual(report(trips), ["ann: 2 trips, 12.5 km, 6 parcels", "bo: 1 trips, 7.0 km, 2 parcels"])

    def test_longest(self):
        self.assertEqual(longest([Trip("ann", 3), Trip("ann", 8), Trip("bo", 5)]), {"ann": 8, "bo": 5})

    def test_bonus(self):
        self.assertEqual(bonus([Trip("ann", 1, 30), Trip("ann", 1, 20), Trip("bo", 1, 49)]), {"ann": 500})

    def test_empty(self):
        self.assertEqual(report([]), [])

    def test_bad_line(self):
        with self.assertRaises(ValueError):
            list(read_trips(["ann, 3"]))


if __name__ == '__main__':
    unittest.main()
