import unittest

from rights import ADMIN, READ, SHARE, WRITE, parse, show, update


class RightsTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse("rs"), READ | SHARE)

    def test_show(self):
        self.assertEqual(show(WRITE | ADMIN), "-w-a")

    def test_add(self):
        self.assertEqual(update(READ, "+wr"), READ | WRITE)

    def test_take(self):
        self.assertEqual(update(READ | WRITE | ADMIN, "-wa"), READ)

    def test_set(self):
        self.assertEqual(update(ADMIN, "=rw,+s"), READ | WRITE | SHARE)

    def test_unknown(self):
        with self.assertRaises(ValueError):
            update(0, "+q")


if __name__ == "__main__":
    unittest.main()
