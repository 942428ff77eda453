import unittest

from trains import find_times, next_train


class TrainsTest(unittest.TestCase):
    def test_two(self):
        self.assertEqual(find_times("Trains at 17:40 and 18:10."), [1060, 1090])

    def test_leading_zero(self):
        self.assertEqual(find_times("from 08:05 on"), [485])

    def test_no_times(self):
        self.assertEqual(find_times("25:10, 12:61, 1234:56, 12:345, 10:20:30"), [])

    def test_next(self):
        self.assertEqual(next_train("10:15 10:45 11:15", "10:20"), "10:45")

    def test_none_left(self):
        self.assertIsNone(next_train("10:15 10:45", "22:00"))


if __name__ == "__main__":
    unittest.main()
