import unittest

from billing.money import percent_of, split_evenly, parse_money, show


class MoneyTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(str(parse_money(" $1,234.5 ")), "1234.50")
        self.assertEqual(str(parse_money("0.005")), "0.01")

    def test_percent(self):
        self.assertEqual(str(percent_of(parse_money("50"), 7)), "3.50")

    def test_split(self):
        self.assertEqual([str(s) for s in split_evenly(parse_money("10"), 3)], ["3.34", "3.33", "3.33"])

    def test_show(self):
        self.assertEqual(show(parse_money("-1234.5")), "-$1,234.50")


if __name__ == '__main__':
    unittest.main()
