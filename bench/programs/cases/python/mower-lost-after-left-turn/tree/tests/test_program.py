import unittest

from mower.program import Mower, ProgramError, parse


class ProgramTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse("F3 2[R90 F1]"), [("F", 3), ("repeat", 2, [("R", 90), ("F", 1)])])

    def test_parse_errors(self):
        for text in ("F", "2[F1", "F1]", "X3"):
            with self.assertRaises(ProgramError):
                parse(text)

    def test_forward(self):
        mower = Mower(1, 1, heading=135).run("F2")
        self.assertEqual((mower.x, mower.y, mower.heading), (3, -1, 135))

    def test_mowed(self):
        mower = Mower().run("F1 D F2 U F1")
        self.assertEqual(mower.mowed, {(0, 2), (0, 3)})

    def test_repeat(self):
        mower = Mower(heading=90).run("2[D F1 2[U F2]]")
        self.assertEqual((mower.x, mower.y), (10, 0))
        self.assertEqual(mower.mowed, {(1, 0), (6, 0)})

    def test_odd_angle(self):
        with self.assertRaises(ProgramError):
            Mower().run("R30")


if __name__ == "__main__":
    unittest.main()
