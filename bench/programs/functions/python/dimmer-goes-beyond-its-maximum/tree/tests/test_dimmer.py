import unittest

from lamp.dimmer import Dimmer
from lamp.ranges import clamp


class DimmerTest(unittest.TestCase):
    def test_clamp(self):
        self.assertEqual(clamp(5, 1, 3), 3)
        self.assertEqual(clamp(0, 1, 3), 1)
        self.assertEqual(clamp(2, 1, 3), 2)

    def test_turn_up(self):
        self.assertEqual(Dimmer().turn(2), 60)

    def test_turn_down(self):
        self.assertEqual(Dimmer().turn(-20), 10)

    def test_fade(self):
        self.assertEqual(Dimmer().fade(4), 90)

    def test_start(self):
        self.assertEqual(Dimmer(level=100).level, 90)


if __name__ == "__main__":
    unittest.main()
