import unittest

from herbarium.tree import count, node, path, prune, search

ROSES = node(
    "Rosaceae", "family",
    node("Rosa", "genus", node("Rosa canina", "species"), node("Rosa rugosa", "species")),
    node("Malus", "genus", node("Malus domestica", "species")),
)


class TreeTest(unittest.TestCase):
    def test_search(self):
        self.assertEqual(search(ROSES, "malus"), ["Rosaceae", "  Malus", "    Malus domestica"])
        self.assertEqual(search(ROSES, "quercus"), [])

    def test_other_children_are_dropped(self):
        found = prune(ROSES, lambda item: item["rank"] == "genus")
        self.assertEqual([c["name"] for c in found["children"]], ["Rosa", "Malus"])
        self.assertEqual(count(found, "species"), 0)
        self.assertEqual(count(ROSES, "species"), 3)

    def test_root_alone(self):
        self.assertEqual(search(ROSES, "aceae"), ["Rosaceae"])

    def test_path(self):
        self.assertEqual(path(ROSES, "Malus"), ["Rosaceae", "Malus"])
        self.assertEqual(path(ROSES, "Quercus"), [])

    def test_tree_is_not_changed(self):
        prune(ROSES, lambda item: item["name"] == "Rosaceae")
        self.assertEqual(len(ROSES["children"]), 2)

    def test_capitals_do_not_matter(self):
        self.assertEqual(search(ROSES, "ROSAC"), ["Rosaceae"])
