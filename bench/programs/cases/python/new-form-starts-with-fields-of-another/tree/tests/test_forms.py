import unittest

from forms.course import Course
from forms.form import Form, FormError


class FormTest(unittest.TestCase):
    def test_fields(self):
        form = Form("Sailing", ["name", "phone?"])
        self.assertEqual(form.names(), ["name", "phone"])
        self.assertEqual(form.required(), ["name"])

    def test_ask(self):
        form = Form("Sailing", ["name"]).ask("boat?", "age")
        self.assertEqual(form.fields, ["name", "boat?", "age"])
        with self.assertRaises(FormError):
            form.ask("boat")

    def test_errors(self):
        form = Form("Sailing", ["name", "age"]).rule("age", str.isdigit)
        self.assertEqual(form.errors({"name": " ", "age": "x", "hat": "1"}), {"name": "missing", "age": "invalid", "hat": "unknown"})
        self.assertEqual(form.errors({"name": "Kim", "age": "12"}), {})

    def test_rule_without_field(self):
        with self.assertRaises(FormError):
            Form("Sailing", ["name"]).rule("age", str.isdigit)

    def test_sign_up(self):
        course = Course(Form("Sailing", ["name", "phone?"]), 1)
        self.assertEqual(course.sign_up({"name": " Kim "}), 1)
        self.assertEqual(course.sign_up({"name": "Ola", "phone": "5"}), 2)
        self.assertEqual(course.waiting(), [{"name": "Ola", "phone": "5"}])
        with self.assertRaises(FormError):
            course.sign_up({})


if __name__ == "__main__":
    unittest.main()
