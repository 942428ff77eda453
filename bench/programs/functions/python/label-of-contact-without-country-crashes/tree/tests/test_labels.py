import unittest

from mailing import label, sheet


class LabelTest(unittest.TestCase):
    def test_full(self):
        contact = {"name": "Bo Lind", "company": "Lind AB", "street": "Vasagatan 1",
                   "postcode": "111 20", "town": "Stockholm", "country": "Sweden"}
        self.assertEqual(label(contact), ["Bo Lind", "Lind AB", "Vasagatan 1", "111 20 Stockholm", "SWEDEN"])

    def test_at_home(self):
        self.assertEqual(label({"name": "Eva", "town": "Kiel", "country": "Germany"}), ["Eva", "Kiel"])

    def test_without_company(self):
        self.assertEqual(label({"name": "Eva", "company": None, "town": "Kiel"}), ["Eva", "Kiel"])

    def test_sheet(self):
        self.assertEqual(sheet([{"name": "Eva"}], 3), ["Eva", "", ""])
