import unittest

from till.money import group, read, show
from till.receipt import Receipt


class MoneyTest(unittest.TestCase):
    def test_group(self):
        self.assertEqual([group(n) for n in (0, 12, 123, 1234, 1234567)], ["0", "12", "123", "1,234", "1,234,567"])

    def test_show(self):
        self.assertEqual(show(5), "0.05")
        self.assertEqual(show(123456), "1,234.56")

    def test_show_negative(self):
        self.assertEqual(show(-300), "-3.00")
        self.assertEqual(show(-150), "-1.50")

    def test_read(self):
        self.assertEqual(read("12.5"), 1250)
        self.assertEqual(read("-1,234.56"), -123456)
        with self.assertRaises(ValueError):
            read("1.234")


class ReceiptTest(unittest.TestCase):
    def test_lines(self):
        receipt = Receipt(7).sell("Tea", 250, 2).refund("Mug", 600)
        self.assertEqual(receipt.lines(), [
            "Receipt 00007",
            "Tea                     5.00",
            "Mug                    -6.00",
            "-" * 28,
            "Pay back               -1.00",
        ])

    def test_long_name(self):
        line = Receipt(1).row("Very long name of an article in the shop", 100)
        self.assertEqual(line, "Very long name of an ar 1.00")


if __name__ == "__main__":
    unittest.main()
