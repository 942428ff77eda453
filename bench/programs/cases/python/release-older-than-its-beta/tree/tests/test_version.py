import unittest

from updater.version import Version, is_update, latest


class VersionTest(unittest.TestCase):
    def test_numeric_order(self):
        self.assertLess(Version("2.9.9"), Version("2.10.0"))
        self.assertEqual(Version("v1.2"), Version("1.2.0"))

    def test_stages(self):
        self.assertLess(Version("1.0.0-alpha.9"), Version("1.0.0-beta.1"))
        self.assertLess(Version("1.0.0-rc.1"), Version("1.0.0-rc.2"))

    def test_latest(self):
        self.assertEqual(latest(["1.0.0", "1.1.0", "2.0.0-rc.1"]), "1.1.0")
        self.assertEqual(latest(["1.0.0", "2.0.0-rc"], prereleases=True), "2.0.0-rc.0")
        self.assertIsNone(latest(["1.0.0-beta"]))

    def test_malformed(self):
        for text in ("1", "1.0.0-gold", "x.y"):
            with self.assertRaises(ValueError):
                Version(text)


if __name__ == '__main__':
    unittest.main()
