import unittest

from heirs import has_line, names


class FamilyTest(unittest.TestCase):
    def test_alive(self):
        self.assertTrue(has_line({"name": "Ann"}))

    def test_dead_without_children(self):
        self.assertFalse(has_line({"name": "Bob", "dead": True}))

    def test_grandchild_alive(self):
        son = {"name": "Bob", "dead": True, "children": [{"name": "Cy"}]}
        self.assertTrue(has_line({"name": "Ann", "dead": True, "children": [son]}))

    def test_names(self):
        family = [{"name": "Ann", "children": [{"name": "Cy"}]}, {"name": "Bob"}]
        self.assertEqual(names(family), ["Ann", "Cy", "Bob"])


if __name__ == "__main__":
    unittest.main()
