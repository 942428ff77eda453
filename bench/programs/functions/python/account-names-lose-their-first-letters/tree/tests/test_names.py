import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from ledger.names import bare_name, branch, group_by_branch  # noqa: E402


class NamesTest(unittest.TestCase):
    def test_with_prefix(self):
        self.assertEqual(bare_name("acct:Singh"), "singh")

    def test_without_prefix(self):
        self.assertEqual(bare_name("Lopez"), "lopez")

    def test_with_branch(self):
        self.assertEqual(bare_name("acct:Weber@north"), "weber")

    def test_branch(self):
        self.assertEqual(branch("Weber@North"), "north")
        self.assertEqual(branch("Weber"), "main")

    def test_groups(self):
        self.assertEqual(group_by_branch(["Weber@b", "acct:Ito", "acct:Moss@b"]), {"b": ["moss", "weber"], "main": ["ito"]})


if __name__ == "__main__":
    unittest.main()
