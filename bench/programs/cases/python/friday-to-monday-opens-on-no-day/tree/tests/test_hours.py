import unittest

from kiosk.hours import closed_days, expand_days, is_open, parse


class HoursTest(unittest.TestCase):
    def test_days(self):
        self.assertEqual(expand_days("mo-we,sa"), ["mo", "tu", "we", "sa"])
        self.assertEqual(expand_days("MO-SU"), ["mo", "tu", "we", "th", "fr", "sa", "su"])
        self.assertEqual(expand_days("tu,tu"), ["tu"])
        with self.assertRaises(ValueError):
            expand_days("xx")

    def test_parse(self):
        hours = parse("mo 8:00-12:00,13-18; ")
        self.assertEqual(hours["mo"], [(480, 720), (780, 1080)])
        self.assertEqual(hours["tu"], [])

    def test_open(self):
        text = "mo-fr 8:00-18:00; sa 9:00-12:00"
        self.assertTrue(is_open(text, "fr", "17:59"))
        self.assertFalse(is_open(text, "sa", "12:00"))
        self.assertEqual(closed_days(text), ["su"])

    def test_bad_times(self):
        with self.assertRaises(ValueError):
            parse("mo 8:00-25:00")

    def test_several_rules_for_a_day(self):
        text = "mo-we 8-12; we 14-18"
        self.assertTrue(is_open(text, "we", "15:00"))
        self.assertFalse(is_open(text, "tu", "15:00"))

    def test_always_closed(self):
        self.assertEqual(len(closed_days("")), 7)
