import unittest

from theatre.hall import Hall


class HallTest(unittest.TestCase):
    def test_free(self):
        self.assertEqual(Hall("..|x.\n..|..").free(), 7)

    def test_numbers_skip_the_aisle(self):
        self.assertEqual(list(Hall("x.|..").seats(0)), [(1, 0), (2, 1), (3, 3), (4, 4)])

    def test_label(self):
        self.assertEqual(Hall("..\n..").label(1), "B")

    def test_plan(self):
        self.assertEqual(Hall("  x.|.\n  ..|x  ").plan(), "x.|.\n..|x")

    def test_sell(self):
        hall = Hall("..|..")
        hall.sell(["A2", "A3"])
        self.assertEqual(hall.plan(), ".x|x.")
        with self.assertRaises(ValueError):
            hall.sell(["A1", "A2"])
        self.assertEqual(hall.plan(), ".x|x.")

    def test_unknown_seat(self):
        with self.assertRaises(ValueError):
            Hall("..").sell(["A3"])


if __name__ == "__main__":
    unittest.main()
