import unittest

from transit.board import board, minutes


class MinutesTest(unittest.TestCase):
    def test_midnight(self):
        self.assertEqual(minutes("00:00"), 0)

    def test_morning(self):
        self.assertEqual(minutes("07:45"), 465)

    def test_night_bus(self):
        self.assertEqual(minutes("24:10"), 1450)

    def test_board_without_lines(self):
        self.assertEqual(board({}, "12:00"), [])


if __name__ == "__main__":
    unittest.main()
