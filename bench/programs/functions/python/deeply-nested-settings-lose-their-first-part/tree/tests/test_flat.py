import unittest

from settings.flat import changes, flatten, nest


class FlatTest(unittest.TestCase):
    def test_flatten(self):
        self.assertEqual(flatten({"web": {"port": 80, "host": "x"}, "debug": True}),
                         {"web.port": 80, "web.host": "x", "debug": True})

    def test_empty_section(self):
        self.assertEqual(flatten({"web": {}}), {"web": {}})

    def test_nest(self):
        self.assertEqual(nest({"web.tls.port": 443}), {"web": {"tls": {"port": 443}}})

    def test_changes(self):
        self.assertEqual(changes({"a": {"x": 1}, "b": 2}, {"a": {"x": 2}, "c": 3}),
                         ["  a.x = 1 -> 2", "- b", "+ c = 3"])
