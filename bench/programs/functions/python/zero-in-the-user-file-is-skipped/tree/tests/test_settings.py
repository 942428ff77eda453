import unittest

from settings import Settings


class SettingsTest(unittest.TestCase):
    def test_default(self):
        self.assertEqual(Settings({"size": 3}).get("size"), 3)

    def test_layer_wins(self):
        s = Settings({"size": 3})
        s.push({"size": 9})
        self.assertEqual(s.get("size"), 9)
        self.assertEqual(s.origin("size"), 1)

    def test_popped(self):
        s = Settings({"size": 3})
        s.push({"size": 9})
        s.pop()
        self.assertEqual(s.get("size"), 3)

    def test_unknown(self):
        with self.assertRaises(KeyError):
            Settings({}).get("size")


if __name__ == "__main__":
    unittest.main()
