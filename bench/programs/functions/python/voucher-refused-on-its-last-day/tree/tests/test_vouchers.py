import unittest
from datetime import date

from shop.vouchers import Voucher, find

SPRING = Voucher("SPRING10", 10, date(2024, 3, 1), date(2024, 5, 31))
FIRST = Voucher("hello5", 5, date(2024, 1, 1), date(2024, 12, 31), minimum=2000)


class FindTest(unittest.TestCase):
    def test_exact(self):
        self.assertIs(find([FIRST, SPRING], "SPRING10"), SPRING)

    def test_case_does_not_matter(self):
        self.assertIs(find([FIRST, SPRING], "Hello5"), FIRST)

    def test_blanks_around(self):
        self.assertIs(find([SPRING], "  spring10 "), SPRING)

    def test_unknown(self):
        self.assertIsNone(find([SPRING], "SPRING"))


if __name__ == "__main__":
    unittest.main()
