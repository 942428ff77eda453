import unittest

from cellar.mould import parse, render


class TextTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse(".#\n..\n"), [[".", "#"], [".", "."]])

    def test_parse_indented(self):
        self.assertEqual(parse("""
            ##
            x.
        """), [["#", "#"], ["x", "."]])

    def test_render(self):
        self.assertEqual(render([[".", "#"], ["x", "."]]), ".#\nx.")

    def test_there_and_back(self):
        self.assertEqual(render(parse("..#\n#..")), "..#\n#..")


if __name__ == "__main__":
    unittest.main()
