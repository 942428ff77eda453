import unittest

from press.titles import capital, catalogue, sort_key, title


class TitlesTest(unittest.TestCase):
    def test_title(self):
        self.assertEqual(title("the lord of the rings"), "The Lord of the Rings")

    def test_given_capitals(self):
        self.assertEqual(title("Notes On DNA"), "Notes on DNA")

    def test_capital(self):
        self.assertEqual(capital("iPhone"), "IPhone")
        self.assertEqual(capital(""), "")

    def test_key(self):
        self.assertEqual(sort_key("The Wasp Factory"), "wasp factory")
        self.assertEqual(sort_key("The"), "the")

    def test_catalogue(self):
        self.assertEqual(catalogue(["the sea", "a room"]), ["A Room", "The Sea"])


if __name__ == "__main__":
    unittest.main()
