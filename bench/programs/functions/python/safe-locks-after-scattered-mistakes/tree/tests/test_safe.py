import unittest

from safe import Safe


class SafeTest(unittest.TestCase):
    def test_opens(self):
        safe = Safe("42", "0")
        self.assertTrue(safe.enter("42"))
        self.assertEqual(safe.state, "open")

    def test_second_try(self):
        safe = Safe("42", "0")
        self.assertFalse(safe.enter("24"))
        self.assertTrue(safe.enter("42"))

    def test_blocks(self):
        safe = Safe("42", "0")
        for code in ("1", "2", "3"):
            safe.enter(code)
        self.assertEqual(safe.state, "blocked")
        self.assertFalse(safe.enter("42"))

    def test_service(self):
        safe = Safe("42", "0")
        for code in ("1", "2", "3"):
            safe.enter(code)
        safe.service("0")
        self.assertTrue(safe.enter("42"))

    def test_wrong_master(self):
        safe = Safe("42", "0")
        for code in ("1", "2", "3"):
            safe.enter(code)
        safe.service("1")
        self.assertEqual(safe.state, "blocked")


if __name__ == "__main__":
    unittest.main()
