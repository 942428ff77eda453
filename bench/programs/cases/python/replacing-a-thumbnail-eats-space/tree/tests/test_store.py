import unittest

from thumbs.store import Gallery, Store


class StoreTest(unittest.TestCase):
    def test_space(self):
        store = Store(10)
        store.put("a", b"1234")
        store.put("b", b"1234")
        self.assertEqual((store.used, store.free()), (8, 2))
        self.assertTrue(store.remove("a"))
        self.assertFalse(store.remove("a"))
        self.assertEqual(store.free(), 6)

    def test_oldest_goes(self):
        store = Store(10)
        store.put("a", b"1234")
        store.put("b", b"1234")
        store.get("a")
        store.put("c", b"1234")
        self.assertEqual(store.names(), ["a", "c"])
        self.assertEqual(store.evicted, ["b"])

    def test_replaced_data(self):
        store = Store(100)
        store.put("a", b"1234")
        store.put("b", b"1")
        store.put("a", b"56")
        self.assertEqual(store.get("a"), b"56")
        self.assertEqual(store.names(), ["b", "a"])

    def test_too_large(self):
        self.assertFalse(Store(3).put("a", b"1234"))

    def test_gallery(self):
        made = []
        gallery = Gallery(Store(9), lambda name: made.append(name) or b"abc")
        gallery.thumbnail("x")
        self.assertEqual(gallery.thumbnail("x"), b"abc")
        self.assertEqual(made, ["x"])
