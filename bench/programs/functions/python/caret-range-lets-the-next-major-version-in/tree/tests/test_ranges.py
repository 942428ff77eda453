import unittest

from deps.ranges import accepts, newest


class RangesTest(unittest.TestCase):
    def test_caret(self):
        self.assertTrue(accepts("^2.1", "2.1.0"))
        self.assertTrue(accepts("^2.1", "2.8.5"))
        self.assertFalse(accepts("^2.1", "2.0.9"))
        self.assertFalse(accepts("^2.1", "3.1.0"))

    def test_tilde(self):
        self.assertTrue(accepts("~2.1", "2.1.7"))
        self.assertFalse(accepts("~2.1", "2.4.0"))

    def test_exact(self):
        self.assertTrue(accepts("2.1.0", "2.1"))

    def test_newest(self):
        self.assertEqual(newest("^2", ["1.0.0", "2.9.0", "2.11.0"]), "2.11.0")
