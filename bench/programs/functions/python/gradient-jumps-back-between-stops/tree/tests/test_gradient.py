import unittest

from heatmap.gradient import Gradient, mix


class GradientTest(unittest.TestCase):
    def setUp(self):
        self.gradient = Gradient([(0, "#000000"), (4, "#222222"), (8, "#666666")])

    def test_mix(self):
        self.assertEqual(mix("#000000", "#646464", 0.1), "#0a0a0a")

    def test_ends(self):
        self.assertEqual(self.gradient.at(-1), "#000000")
        self.assertEqual(self.gradient.at(9), "#666666")

    def test_middle(self):
        self.assertEqual(self.gradient.at(2), "#111111")
        self.assertEqual(self.gradient.at(6), "#444444")

    def test_palette(self):
        self.assertEqual(Gradient([(2, "#202020"), (3, "#808080")]).palette(3), ["#202020", "#505050", "#808080"])
