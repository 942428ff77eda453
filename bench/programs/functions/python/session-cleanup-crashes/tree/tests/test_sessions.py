import unittest

from sessions import Sessions


class SessionsTest(unittest.TestCase):
    def test_nobody(self):
        s = Sessions()
        self.assertEqual(s.sweep(5), [])

    def test_all_fresh(self):
        s = Sessions(10)
        s.touch("a", 0)
        s.touch("b", 4)
        self.assertEqual(s.sweep(9), [])
        self.assertEqual(s.active(), ["a", "b"])

    def test_touch_again(self):
        s = Sessions(10)
        s.touch("a", 0)
        s.touch("a", 15)
        self.assertFalse(s.expired("a", 20))

    def test_limit(self):
        s = Sessions(10)
        s.touch("a", 0)
        self.assertFalse(s.expired("a", 10))
        self.assertTrue(s.expired("a", 11))


if __name__ == "__main__":
    unittest.main()
