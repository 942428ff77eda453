import unittest
from decimal import Decimal

from statement.amounts import AmountError, parse_amount
from statement.reader import read, totals


class AmountTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(parse_amount("1.234,56"), (Decimal("1234.56"), "EUR"))
        self.assertEqual(parse_amount("7"), (Decimal("7.00"), "EUR"))

    def test_minus(self):
        self.assertEqual(parse_amount("12,00-"), (Decimal("-12.00"), "EUR"))
        self.assertEqual(parse_amount("-3,5 CHF"), (Decimal("-3.50"), "CHF"))

    def test_currency(self):
        self.assertEqual(parse_amount("SEK 10,00"), (Decimal("10.00"), "SEK"))

    def test_errors(self):
        for text in ("", "abc", "1,234", "5 USD"):
            with self.assertRaises(AmountError):
                parse_amount(text)


class ReaderTest(unittest.TestCase):
    def test_read(self):
        entries = read(["Date;Text;Amount", "", "2024-01-02; Rent ;850,00-", "2024-01-03;Refund;12,5"])
        self.assertEqual([(e.text, e.is_debit) for e in entries], [("Rent", True), ("Refund", False)])

    def test_line_numbers(self):
        with self.assertRaisesRegex(ValueError, "line 2"):
            read(["d;x;1", "d;y"])

    def test_totals(self):
        entries = read(["d;a;10,00", "d;b;4,00-", "d;c;1,00 CHF"])
        self.assertEqual(totals(entries), {"EUR": (10, 4), "CHF": (1, 0)})


if __name__ == "__main__":
    unittest.main()
