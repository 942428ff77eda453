import unittest

from letters import Template, TemplateError


class TemplateTest(unittest.TestCase):
    def test_values_and_filters(self):
        template = Template("Dear {{ person.name | trim | title }},{{ missing.part }} hello")
        self.assertEqual(template.render(person={"name": " ada l. "}), "Dear Ada L., hello")

    def test_each(self):
        template = Template("{% each x in xs %}{{ number }}:{{ x }} {% endeach %}done")
        self.assertEqual(template.render(xs=["a", "b"]), "1:a 2:b done")

    def test_each_over_nothing(self):
        template = Template("{% each x in xs %}{{ x }}{% endeach %}done")
        self.assertEqual(template.render(xs=[]), "done")
        self.assertEqual(template.render(), "done")

    def test_each_sees_outer_values(self):
        template = Template("{% each x in xs %}{{ x }}{{ unit }} {% endeach %}")
        self.assertEqual(template.render(xs=[1, 2], unit="cm"), "1cm 2cm ")

    def test_nested_each(self):
        template = Template(
            "{% each row in rows %}{% each cell in row.cells %}[{{ cell }}]{% endeach %};{% endeach %}"
        )
        rows = [{"cells": [1, 2]}, {"cells": [3]}]
        self.assertEqual(template.render(rows=rows), "[1][2];[3];")

    def test_if(self):
        template = Template("{% if late %}late{% endif %}{% if not late %}in time{% endif %}")
        self.assertEqual(template.render(late=True), "late")
        self.assertEqual(template.render(late=[]), "in time")

    def test_render_twice(self):
        template = Template("{% each x in xs %}{{ x }}{% endeach %}")
        self.assertEqual(template.render(xs="ab"), "ab")
        self.assertEqual(template.render(xs="c"), "c")

    def test_errors(self):
        for source in ("{% if a %}", "{% endif %}", "{% if a %}{% endeach %}", "{% loop %}"):
            with self.assertRaises(TemplateError):
                Template(source)
        with self.assertRaises(TemplateError):
            Template("{{ a | sing }}").render(a=1)


if __name__ == "__main__":
    unittest.main()
