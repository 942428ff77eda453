import unittest

from worklog.duration import DurationError, WorkLog, parse, show


class DurationTest(unittest.TestCase):
    def test_units(self):
        self.assertEqual(parse("3h 30m"), 210)
        self.assertEqual(parse("1w 1d"), 2880)
        self.assertEqual(parse("1.5H"), 90)

    def test_number_without_unit(self):
        self.assertEqual(parse("45"), 45)
        self.assertEqual(parse("1h30"), 90)
        self.assertEqual(parse("1d 2h 15"), 615)

    def test_errors(self):
        for text in ("", "x", "5q", "30m 1h", "1h 1h", "10 20m", "5m 3"):
            with self.assertRaises(DurationError):
                parse(text)

    def test_show(self):
        self.assertEqual(show(0), "0m")
        self.assertEqual(show(2400 + 61), "1w 1h 1m")

    def test_log(self):
        log = WorkLog().log("docs", "1h").log("tests", "2h30").log("docs", "45")
        self.assertEqual(log.total(), "4h 15m")
        self.assertEqual(log.total("docs"), "1h 45m")
        self.assertEqual(log.remaining("docs", "2h"), "15m")
        self.assertEqual(log.remaining("docs", "1h"), "0m")


if __name__ == "__main__":
    unittest.main()
