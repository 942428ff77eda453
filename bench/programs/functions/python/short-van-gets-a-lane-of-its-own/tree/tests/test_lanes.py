import unittest

from ferry.lanes import load_lanes, unused_metres


class LoadLanesTest(unittest.TestCase):
    def test_no_vehicles(self):
        self.assertEqual(load_lanes([], 20), [])

    def test_room_to_spare(self):
        self.assertEqual(load_lanes([4, 4, 5], 20), [[4, 4, 5]])

    def test_second_lane(self):
        self.assertEqual(load_lanes([8, 8, 4], 15), [[8], [8, 4]])

    def test_too_long(self):
        with self.assertRaises(ValueError):
            load_lanes([21], 20)

    def test_unused(self):
        self.assertEqual(unused_metres([[4, 5], [12, 4]], 18), [8, 1])


if __name__ == "__main__":
    unittest.main()
