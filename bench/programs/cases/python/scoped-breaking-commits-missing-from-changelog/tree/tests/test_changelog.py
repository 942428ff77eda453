import unittest

from changelog import next_version, render
from commits import Commit, parse_commit


class ParseTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(parse_commit("fix: close the file"), Commit("fix", None, "close the file"))

    def test_scope(self):
        self.assertEqual(
            parse_commit("feat(cli): add --quiet\n\nlonger text"),
            Commit("feat", "cli", "add --quiet"),
        )

    def test_exclamation_mark(self):
        self.assertEqual(
            parse_commit("feat!: drop Python 3.7"),
            Commit("feat", None, "drop Python 3.7", "drop Python 3.7"),
        )

    def test_footer(self):
        commit = parse_commit("fix(db): reconnect\n\nBREAKING CHANGE: needs driver 2\n")
        self.assertEqual(commit.breaking, "needs driver 2")

    def test_other_messages(self):
        for message in ("Merge branch 'x'", "wip", "fix:no space", ""):
            self.assertIsNone(parse_commit(message))


class ChangelogTest(unittest.TestCase):
    def test_next_version(self):
        self.assertEqual(next_version("1.4.2", ["docs: typo", "wip"]), "1.4.2")
        self.assertEqual(next_version("1.4.2", ["fix: a"]), "1.4.3")
        self.assertEqual(next_version("1.4.2", ["fix: a", "feat(x): b"]), "1.5.0")
        self.assertEqual(next_version("1.4.2", ["refactor!: a"]), "2.0.0")

    def test_render(self):
        messages = ["feat(cli): add --quiet", "fix: leak", "chore!: drop 3.7"]
        self.assertEqual(
            render("0.9.0", messages),
            "## 1.0.0\n\n### Breaking\n- drop 3.7\n\n"
            "### Added\n- **cli**: add --quiet\n\n### Fixed\n- leak\n",
        )


if __name__ == "__main__":
    unittest.main()
