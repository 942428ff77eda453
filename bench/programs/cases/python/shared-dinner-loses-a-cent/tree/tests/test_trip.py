import unittest

from trip.purse import Purse
from trip.split import split


class SplitTest(unittest.TestCase):
    def test_even(self):
        self.assertEqual(split(900, [1, 1, 1]), [300, 300, 300])

    def test_weights(self):
        self.assertEqual(split(1000, [2, 1, 1]), [500, 250, 250])
        self.assertEqual(split(100, [0, 1]), [0, 100])

    def test_errors(self):
        for total, weights in ((-1, [1]), (1, []), (1, [0, 0])):
            with self.assertRaises(ValueError):
                split(total, weights)


class PurseTest(unittest.TestCase):
    def test_balance(self):
        purse = Purse(["Ida", "Jon"]).pay("Ida", 3000).pay("Jon", 1000)
        self.assertEqual(purse.balance, {"Ida": 1000, "Jon": -1000})
        self.assertEqual(purse.summary(), ["Ida +10.00", "Jon -10.00"])
        self.assertEqual(purse.spent, 4000)

    def test_settle(self):
        purse = Purse(["Ida", "Jon", "Kai"]).pay("Ida", 600).pay("Kai", 300, {"Jon": 1})
        self.assertEqual(purse.settle(), [("Jon", "Ida", 400), ("Jon", "Kai", 100)])

    def test_transfer(self):
        purse = Purse(["Ida", "Jon"]).pay("Ida", 500).transfer("Jon", "Ida", 250)
        self.assertEqual(purse.settle(), [])

    def test_unknown_payer(self):
        with self.assertRaises(ValueError):
            Purse(["Ida"]).pay("Tom", 5)


if __name__ == "__main__":
    unittest.main()
