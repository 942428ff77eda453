import unittest

from keys.rooms import expand, missing, shorten, split


class RoomsTest(unittest.TestCase):
    def test_expand(self):
        self.assertEqual(expand("A1-A3, b7"), ["A1", "A2", "A3", "B7"])
        with self.assertRaises(ValueError):
            expand("A3-B4")

    def test_split(self):
        self.assertEqual(split(" b12 "), ("B", 12))
        with self.assertRaises(ValueError):
            split("hall")

    def test_expand_single_rooms(self):
        self.assertEqual(expand("12, 14"), ["12", "14"])
        self.assertEqual(expand(""), [])

    def test_expand_lower_case(self):
        self.assertEqual(expand("c1-c3"), ["C1", "C2", "C3"])

    def test_expand_backwards(self):
        with self.assertRaises(ValueError):
            expand("A4-A2")

    def test_shorten_checks_rooms(self):
        with self.assertRaises(ValueError):
            shorten(["A1", "hall"])

    def test_nothing_missing(self):
        self.assertEqual(missing("A1-A5", "A1-A5"), "")
