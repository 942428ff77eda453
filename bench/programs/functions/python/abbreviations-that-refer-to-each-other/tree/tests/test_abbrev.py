import unittest

from abbrev import expand, unused


class AbbrevTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(expand("nothing here", {}), "nothing here")

    def test_one(self):
        self.assertEqual(expand("at %hq", {"hq": "Main St"}), "at Main St")

    def test_nested(self):
        self.assertEqual(expand("%addr", {"addr": "%street 5", "street": "Main St"}), "Main St 5")

    def test_unknown(self):
        self.assertEqual(expand("%what", {"hq": "x"}), "%what")

    def test_unused(self):
        self.assertEqual(unused(["%a"], {"a": "%b", "b": "", "c": ""}), ["c"])


if __name__ == "__main__":
    unittest.main()
