import unittest

from tilecache import TileCache, TileId


class TileIdTest(unittest.TestCase):
    def test_parent(self):
        self.assertEqual(TileId(3, 5, 2).parent(), TileId(2, 2, 1))
        self.assertIsNone(TileId(0, 0, 0).parent())


class TileCacheTest(unittest.TestCase):
    def setUp(self):
        self.loaded = []
        self.cache = TileCache(self.load, capacity=3)

    def load(self, tile):
        self.loaded.append(tile)
        return "image {}/{}/{}".format(*tile)

    def test_loads_once(self):
        tile = TileId(1, 0, 1)
        self.assertEqual(self.cache.get(tile), "image 1/0/1")
        self.assertEqual(self.cache.get(tile), "image 1/0/1")
        self.assertEqual(self.loaded, [tile])
        self.assertEqual(self.cache.hit_rate(), 0.5)

    def test_least_recently_used_goes_first(self):
        a, b, c, d = (TileId(4, x, 0) for x in range(4))
        for tile in (a, b, c, a, d):
            self.cache.get(tile)
        self.assertIn(a, self.cache)
        self.assertNotIn(b, self.cache)
        self.assertEqual(len(self.cache), 3)

    def test_peek_falls_back_to_coarser_tile(self):
        self.cache.get(TileId(1, 1, 0))
        self.assertEqual(self.cache.peek(TileId(3, 6, 1)), (TileId(1, 1, 0), "image 1/1/0"))
        self.assertIsNone(self.cache.peek(TileId(3, 0, 0)))

    def test_forget_zoom(self):
        self.cache.get(TileId(1, 0, 0))
        self.cache.get(TileId(2, 0, 0))
        self.cache.forget(zoom=2)
        self.assertIn(TileId(1, 0, 0), self.cache)
        self.assertEqual(len(self.cache), 1)

    def test_forget_all(self):
        self.cache.get(TileId(1, 0, 0))
        self.cache.forget()
        self.assertEqual(len(self.cache), 0)

    def test_capacity_must_be_positive(self):
        with self.assertRaises(ValueError):
            TileCache(self.load, capacity=0)

    def test_hit_rate_of_unused_cache(self):
        self.assertEqual(self.cache.hit_rate(), 0.0)


if __name__ == "__main__":
    unittest.main()
