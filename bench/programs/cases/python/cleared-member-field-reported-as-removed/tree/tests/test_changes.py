import unittest

from members.changes import Change, compare, compare_lists, report


class CompareTest(unittest.TestCase):
    def test_equal(self):
        self.assertEqual(compare({"a": 1, "b": None}, {"b": None, "a": 1}, ignore=["b"]), [])

    def test_changed(self):
        self.assertEqual(compare({"a": 1}, {"a": 2}), [Change("changed", "a", 1, 2)])

    def test_added_and_removed(self):
        self.assertEqual(
            compare({"a": 1, "c": 0}, {"b": 2, "c": ""}),
            [Change("removed", "a", before=1), Change("added", "b", after=2), Change("changed", "c", 0, "")],
        )

    def test_ignore(self):
        self.assertEqual(compare({"a": 1}, {"a": 2}, ignore=("a",)), [])

    def test_lists(self):
        before = [{"id": 1, "n": "x"}, {"id": 2, "n": "y"}]
        after = [{"id": 2, "n": "y"}, {"id": 3, "n": "z"}]
        self.assertEqual(compare_lists(before, after), {1: None, 3: None})

    def test_report(self):
        before = [{"id": 1, "town": "Bern"}, {"id": 2}]
        after = [{"id": 1, "town": "Thun"}, {"id": 4}]
        self.assertEqual(report(before, after), ["1", "  ~ town: Bern -> Thun", "2 left", "4 joined"])


if __name__ == "__main__":
    unittest.main()
