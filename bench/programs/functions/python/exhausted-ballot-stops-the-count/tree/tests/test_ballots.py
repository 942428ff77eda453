import unittest

from ballots import parse_ballot


class ParseTest(unittest.TestCase):
    def test_names(self):
        self.assertEqual(parse_ballot("Ann > Bob > Cid"), ["Ann", "Bob", "Cid"])

    def test_without_blanks(self):
        self.assertEqual(parse_ballot("Cid>Ann"), ["Cid", "Ann"])

    def test_single(self):
        self.assertEqual(parse_ballot(" Bob "), ["Bob"])

    def test_blank_ballot(self):
        self.assertEqual(parse_ballot(""), [])


if __name__ == "__main__":
    unittest.main()
