import unittest

from gridprint import PLAIN, Column, clip, pad, render, text_width


class WidthTest(unittest.TestCase):
    def test_width(self):
        self.assertEqual(text_width("abc"), 3)
        self.assertEqual(text_width("日本"), 4)
        self.assertEqual(text_width("e\u0301"), 1)

    def test_clip(self):
        self.assertEqual(clip("alphabet", 5), "alph…")
        self.assertEqual(clip("alpha", 5), "alpha")
        self.assertEqual(clip("日本語", 4), "日…")

    def test_pad(self):
        self.assertEqual(pad("日", 4), "日  ")
        self.assertEqual(pad("ab", 5, "right"), "   ab")
        self.assertEqual(pad("ab", 5, "center"), " ab  ")


class TableTest(unittest.TestCase):
    def test_box(self):
        self.assertEqual(
            render([{"name": "Tea", "n": 5}, {"name": "Milk", "n": 12}]),
            "+------+----+\n"
            "| name |  n |\n"
            "+------+----+\n"
            "| Tea  |  5 |\n"
            "| Milk | 12 |\n"
            "+------+----+",
        )

    def test_plain(self):
        self.assertEqual(render([{"a": "x"}], style=PLAIN), " a\n---\n x")

    def test_missing_and_bool(self):
        self.assertEqual(
            render([{"a": None, "b": True}, {"a": 1.5}], style=PLAIN),
            "    a | b\n------+-----\n    - | yes\n 1.50 | -",
        )

    def test_titles_and_max_width(self):
        self.assertEqual(
            render([{"t": "a long text"}], [Column("t", "Text", max_width=6)], PLAIN),
            " Text\n--------\n a lon…",
        )

    def test_empty(self):
        self.assertEqual(render([]), "")
        self.assertEqual(render([], ["a"], PLAIN), " a\n---")

    def test_align(self):
        self.assertEqual(render([{"a": 10}, {"a": 5}], [Column("a", align="left")], PLAIN), " a\n----\n 10\n 5")
        with self.assertRaises(ValueError):
            Column("a", align="top")


if __name__ == "__main__":
    unittest.main()
