import unittest

from sync.merge import merge, merge_all


class MergeTest(unittest.TestCase):
    def test_their_change(self):
        self.assertEqual(merge({"n": 1}, {"n": 1}, {"n": 2}), ({"n": 2}, []))
        self.assertEqual(merge({"n": 1}, {"n": 1}, {}), ({}, []))

    def test_same_change(self):
        self.assertEqual(merge({"n": 1}, {"n": 2}, {"n": 2}), ({"n": 2}, []))

    def test_conflict(self):
        self.assertEqual(merge({"n": 1}, {"n": 2}, {"n": 3}), ({"n": 2}, ["n"]))

    def test_merge_all(self):
        self.assertEqual(merge_all({"n": 1}, [{"n": 5}]), ({"n": 5}, []))
