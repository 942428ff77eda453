import unittest

from outline import node, prune, render, titles


class OutlineTest(unittest.TestCase):
    def test_prune_child(self):
        self.assertEqual(prune(node("a", node("b"), node("c")), lambda t: t != "b"), node("a", node("c")))

    def test_prune_root(self):
        self.assertIsNone(prune(node("a", node("b")), lambda t: t != "a"))

    def test_prune_nothing(self):
        t = node("a", node("b", node("c")))
        self.assertEqual(prune(t, lambda title: True), t)

    def test_titles(self):
        self.assertEqual(list(titles(node("a", node("b"), node("c")))), [(0, "a"), (1, "b"), (1, "c")])

    def test_render(self):
        self.assertEqual(render(node("a", node("b", node("c")))), "a\n  b\n    c")


if __name__ == "__main__":
    unittest.main()
