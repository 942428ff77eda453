import unittest
from datetime import date

from loans.notice import Loan, late_titles, notice, notices

TODAY = date(2024, 6, 30)


class NoticeTest(unittest.TestCase):
    def test_overdue(self):
        self.assertEqual(Loan("A", date(2024, 6, 1)).overdue(TODAY), 1)

    def test_late_titles(self):
        loans = [Loan("A", date(2024, 6, 1)), Loan("B", date(2024, 6, 20))]
        self.assertEqual(list(late_titles(loans, TODAY)), ["A (1 day)"])

    def test_nothing_late(self):
        self.assertIsNone(notice("Eva", [Loan("B", date(2024, 6, 20))], TODAY))
        self.assertEqual(notices({"Eva": []}, TODAY), [])
