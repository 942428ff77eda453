import unittest

from sieve import FilterError, compile_filter, select

PEOPLE = [
    {"name": "Ann", "age": 31, "active": True, "home": {"city": "Oslo"}},
    {"name": "Bob", "age": 17, "active": False, "tags": []},
    {"name": "Cid", "age": 64, "active": True, "note": "it's"},
]


def names(text):
    return [person["name"] for person in select(PEOPLE, text)]


class SieveTest(unittest.TestCase):
    def test_compare(self):
        self.assertEqual(names("age >= 31"), ["Ann", "Cid"])
        self.assertEqual(names("name != 'Ann'"), ["Bob", "Cid"])
        self.assertEqual(names("name > 3"), [])

    def test_contains(self):
        self.assertEqual(names("name ~ 'B'"), ["Bob"])

    def test_nested_field(self):
        self.assertEqual(names("home.city = 'Oslo'"), ["Ann"])

    def test_and_or(self):
        self.assertEqual(names("age < 18 or active and age > 60"), ["Bob", "Cid"])
        self.assertEqual(names("(age < 18 or active) and age > 60"), ["Cid"])

    def test_not(self):
        self.assertEqual(names("not active"), ["Bob"])
        self.assertEqual(names("age > 30 and not name = 'Cid'"), ["Ann"])
        self.assertEqual(names("NOT (age < 18 OR age > 60)"), ["Ann"])
        self.assertEqual(names("not not active"), ["Ann", "Cid"])

    def test_in(self):
        self.assertEqual(names("age in (17, 64)"), ["Bob", "Cid"])

    def test_empty(self):
        self.assertEqual(names("note is empty"), ["Ann", "Bob"])
        self.assertEqual(names("note is not empty"), ["Cid"])

    def test_escaped_quote(self):
        self.assertEqual(names(r"note = 'it\'s'"), ["Cid"])

    def test_no_filter(self):
        self.assertEqual(len(select(PEOPLE, " ")), 3)

    def test_booleans(self):
        self.assertEqual(names("active = true"), ["Ann", "Cid"])

    def test_errors(self):
        for text in ("age >", "(age", "age 3", "and", "age = = 3", "?", "a in ()"):
            with self.assertRaises(FilterError):
                compile_filter(text)


if __name__ == "__main__":
    unittest.main()
