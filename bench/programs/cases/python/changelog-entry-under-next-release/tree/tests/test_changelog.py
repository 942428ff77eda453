import unittest

from relnotes.changelog import parse_changelog, render_html, Release


class ChangelogTest(unittest.TestCase):
    def test_single_release(self):
        releases = parse_changelog("# Changes\n\n## 1.0.0 (2024-01-31)\n- first\n- second\n  line\n")
        self.assertEqual(releases, [Release("1.0.0", "2024-01-31", ["first", "second line"])])

    def test_date_is_optional(self):
        self.assertEqual([(r.version, r.date) for r in parse_changelog("## next\n\n## 0.1 (2020-01-01)\n")], [("next", None), ("0.1", "2020-01-01")])

    def test_text_before_the_first_release(self):
        self.assertEqual(parse_changelog("hello\n"), [])

    def test_html(self):
        self.assertEqual(render_html([Release("1.0", None, ["a < b"])]), "<h2>1.0</h2>\n<ul><li>a &lt; b</li></ul>")
        self.assertIn("No changes", render_html([Release("1.0")]))


if __name__ == '__main__':
    unittest.main()
