import unittest
from datetime import date

from linkmaker import Links, MissingPlace, UnknownLink, decode_query, encode_query, with_params


class QueryTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(encode_query({"q": "tea & milk", "page": 2}), "q=tea+%26+milk&page=2")

    def test_lists(self):
        self.assertEqual(encode_query({"tag": ["a", "b"], "none": []}), "tag=a&tag=b")

    def test_none(self):
        self.assertEqual(encode_query({"a": None, "b": [None, 1]}), "b=1")

    def test_true_and_dates(self):
        self.assertEqual(encode_query({"on": True, "day": date(2024, 2, 3)}), "on=true&day=2024-02-03")

    def test_decode(self):
        self.assertEqual(decode_query("a=1&b=x+y&a=2&c"), {"a": ["1", "2"], "b": "x y", "c": ""})


class LinksTest(unittest.TestCase):
    def setUp(self):
        self.links = Links("https://shop.example/").add("item", "/items/{id}").add("list", "/items")

    def test_path_and_query(self):
        self.assertEqual(self.links.url("item", id="a/b", lang="en"), "https://shop.example/items/a%2Fb?lang=en")

    def test_fragment(self):
        self.assertEqual(self.links.url("list", "top"), "https://shop.example/items#top")

    def test_missing_place(self):
        with self.assertRaises(MissingPlace) as caught:
            self.links.url("item")
        self.assertEqual(str(caught.exception), "no value for {id}")

    def test_unknown(self):
        with self.assertRaises(UnknownLink):
            self.links.url("cart")
        with self.assertRaises(ValueError):
            self.links.add("x", "items")

    def test_with_params(self):
        self.assertEqual(with_params("/a?x=1&y=2#f", y=3, z="n"), "/a?x=1&y=3&z=n#f")
        self.assertEqual(with_params("/a?x=1", x=None), "/a")


if __name__ == "__main__":
    unittest.main()
