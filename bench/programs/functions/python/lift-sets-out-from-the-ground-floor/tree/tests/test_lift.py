import unittest

from lift import best_parking, empty_share, travelled


class LiftTest(unittest.TestCase):
    def test_one_call(self):
        self.assertEqual(travelled([(3, 1)]), 5)

    def test_stays_where_it_was(self):
        self.assertEqual(travelled([(0, 4), (4, 2), (5, 0)]), 14)

    def test_no_calls(self):
        self.assertEqual(travelled([]), 0)
        self.assertEqual(empty_share([]), 0)

    def test_basement(self):
        self.assertEqual(travelled([(-2, 1)], start=0), 5)

    def test_parking(self):
        self.assertEqual(best_parking([(0, 6)], [2, 0, 1]), 0)

    def test_empty_share(self):
        self.assertEqual(empty_share([(2, 8)]), 25)


if __name__ == "__main__":
    unittest.main()
