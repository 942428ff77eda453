import unittest

from records import Records


class RecordsTest(unittest.TestCase):
    def test_best(self):
        self.assertEqual(Records({"long jump": 6.4}).best("long jump"), 6.4)

    def test_no_record(self):
        self.assertIsNone(Records().best("shot put"))

    def test_listing(self):
        records = Records({"shot put": 12.5, "long jump": 6.4})
        self.assertEqual(records.listing(), ["long jump: 6.40", "shot put: 12.50"])

    def test_own_copy(self):
        given = {"shot put": 12.5}
        records = Records(given)
        given["shot put"] = 20.0
        self.assertEqual(records.best("shot put"), 12.5)


if __name__ == "__main__":
    unittest.main()
