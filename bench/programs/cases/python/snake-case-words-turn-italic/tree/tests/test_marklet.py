import unittest

from marklet import render, render_inline, title_of


class InlineTest(unittest.TestCase):
    def test_emphasis(self):
        self.assertEqual(render_inline("*a* and **b c**"), "<em>a</em> and <strong>b c</strong>")

    def test_underscores(self):
        self.assertEqual(render_inline("an _important thing_."), "an <em>important thing</em>.")

    def test_lonely_marks(self):
        self.assertEqual(render_inline("2 * 3 * 4"), "2 * 3 * 4")

    def test_code(self):
        self.assertEqual(render_inline("`a_b_c < *d*`"), "<code>a_b_c &lt; *d*</code>")

    def test_backslash(self):
        self.assertEqual(render_inline(r"\*a\* \_b\_"), "*a* _b_")

    def test_links(self):
        self.assertEqual(render_inline("[*x*](/a_b_c)"), '<a href="/a_b_c"><em>x</em></a>')
        self.assertEqual(render_inline("[x](javascript:1)"), "[x](javascript:1)")

    def test_escape(self):
        self.assertEqual(render_inline('<b> & "c"'), "&lt;b&gt; &amp; &quot;c&quot;")


class BlockTest(unittest.TestCase):
    def test_blocks(self):
        text = "# Title #\nfirst\nline\n\n- a\n- *b*\nend"
        self.assertEqual(
            render(text),
            "<h1>Title</h1>\n<p>first line</p>\n<ul><li>a</li><li><em>b</em></li></ul>\n<p>end</p>",
        )

    def test_code_block(self):
        self.assertEqual(render("```\na < b\n\n# c\n```\nx"), "<pre>a &lt; b\n\n# c</pre>\n<p>x</p>")

    def test_empty(self):
        self.assertEqual(render(""), "")

    def test_title(self):
        self.assertEqual(title_of("x\n## The `y` *z*\n"), "The y z")
        self.assertEqual(title_of("x"), "Untitled")


if __name__ == "__main__":
    unittest.main()
