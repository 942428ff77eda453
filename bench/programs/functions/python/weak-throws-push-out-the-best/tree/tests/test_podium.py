import unittest

from podium import Podium


class PodiumTest(unittest.TestCase):
    def test_empty(self):
        p = Podium()
        self.assertEqual(p.standing(), [])
        self.assertIsNone(p.threshold())

    def test_few(self):
        p = Podium()
        p.report("a", 3)
        p.report("b", 5)
        self.assertEqual(p.standing(), [("b", 5), ("a", 3)])

    def test_better_one_comes(self):
        p = Podium(2)
        for name, points in (("a", 3), ("b", 5), ("c", 9)):
            p.report(name, points)
        self.assertEqual(p.standing(), [("c", 9), ("b", 5)])
        self.assertEqual(p.threshold(), 5)

    def test_ties(self):
        p = Podium(2)
        p.report("a", 4)
        p.report("b", 4)
        self.assertEqual(p.standing(), [("a", 4), ("b", 4)])

    def test_places(self):
        with self.assertRaises(ValueError):
            Podium(0)


if __name__ == "__main__":
    unittest.main()
