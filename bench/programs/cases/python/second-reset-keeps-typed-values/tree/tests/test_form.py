import unittest

from form import Field, Form, matches, max_length

FIELDS = [
    Field("name", "Name", required=True, check=max_length(20)),
    Field("zip", "Postcode", check=matches(r"\d{5}", "five digits please")),
    Field("city", "City"),
]


class FormTest(unittest.TestCase):
    def setUp(self):
        self.form = Form(FIELDS, {"name": "Ida", "city": "Ulm"})

    def test_initial_values(self):
        self.assertEqual(self.form["name"], "Ida")
        self.assertEqual(self.form["zip"], "")
        self.assertFalse(self.form.is_dirty)

    def test_unknown_field(self):
        with self.assertRaises(KeyError):
            self.form.set("street", "x")

    def test_changes(self):
        self.form.set("city", " Kiel ")
        self.assertTrue(self.form.is_dirty)
        self.assertEqual(self.form.changes(), {"city": ("Ulm", "Kiel")})

    def test_errors(self):
        self.form.set("name", "")
        self.form.set("zip", "12")
        self.assertEqual(
            self.form.errors(),
            {"name": "Name is required", "zip": "Postcode: five digits please"},
        )

    def test_errors_of_touched_fields(self):
        form = Form(FIELDS)
        form.set("zip", "x")
        self.assertEqual(list(form.errors(touched_only=True)), ["zip"])

    def test_reset(self):
        self.form.set("city", "Kiel")
        self.form.reset()
        self.assertEqual(self.form["city"], "Ulm")
        self.assertFalse(self.form.is_dirty)
        self.assertEqual(self.form.errors(touched_only=True), {})

    def test_save(self):
        self.form.set("zip", "89073")
        self.assertEqual(self.form.save(), {"zip": "89073"})
        self.assertFalse(self.form.is_dirty)
        self.form.set("zip", "")
        self.form.reset()
        self.assertEqual(self.form["zip"], "89073")

    def test_save_refuses_errors(self):
        self.form.set("name", "")
        with self.assertRaises(ValueError):
            self.form.save()


if __name__ == "__main__":
    unittest.main()
