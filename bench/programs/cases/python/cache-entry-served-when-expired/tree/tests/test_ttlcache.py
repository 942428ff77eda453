import unittest

from ttlcache import TtlCache


class TtlcacheTest(unittest.TestCase):
    def setUp(self):
        self.now = 0
        self.cache = TtlCache(lambda: self.now, ttl=10, limit=2)

    def test_get_and_expiry(self):
        self.cache.put("a", 1)
        self.now = 9
        self.assertEqual(self.cache.get("a"), 1)
        self.now = 11
        self.assertIsNone(self.cache.get("a"))
        self.assertEqual((self.cache.hits, self.cache.misses), (1, 1))

    def test_limit(self):
        for key in "abc":
            self.cache.put(key, key)
        self.assertEqual(len(self.cache), 2)
        self.assertEqual(self.cache.get("a", "gone"), "gone")

    def test_load(self):
        self.assertEqual(self.cache.get_or_load("k", str.upper), "K")
        self.assertEqual(self.cache.get_or_load("k", str.lower), "K")

    def test_purge(self):
        self.cache.put("a", 1)
        self.now = 50
        self.assertEqual(self.cache.purge(), 1)


if __name__ == '__main__':
    unittest.main()
