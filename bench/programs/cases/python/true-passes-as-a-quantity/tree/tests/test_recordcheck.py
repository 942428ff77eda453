import unittest

from recordcheck import Flag, Invalid, Many, Number, OneOf, Record, Text, Whole, check, ensure

ORDER = Record({
    "customer": Text(min_length=2),
    "express": Flag(required=False),
    "items": Many(Record({"sku": Text(pattern=r"[A-Z]\d+"), "quantity": Whole(minimum=1)}), min_items=1),
    "discount": Number(minimum=0, maximum=50, required=False, nullable=True),
})


def order(**changes):
    return {"customer": "Ann", "items": [{"sku": "A1", "quantity": 2}], **changes}


class OrderTest(unittest.TestCase):
    def test_valid(self):
        self.assertEqual(check(ORDER, order(express=True, discount=12.5)), [])

    def test_missing_and_unknown(self):
        self.assertEqual(check(ORDER, {"items": [], "x": 1}), [
            "customer: is missing", "items: must have at least 1 items", "x: is not known",
        ])

    def test_nested(self):
        self.assertEqual(
            check(ORDER, order(items=[{"sku": "a", "quantity": 0}])),
            ["items[0].sku: has the wrong form", "items[0].quantity: must be at least 1"],
        )

    def test_null(self):
        self.assertEqual(check(ORDER, order(discount=None)), [])
        self.assertEqual(check(ORDER, order(customer=None)), ["customer: must not be null"])

    def test_wrong_types(self):
        self.assertEqual(check(ORDER, []), ["(data): must be a record"])
        self.assertEqual(check(ORDER, order(items="x")), ["items: must be a list"])

    def test_ensure(self):
        self.assertEqual(ensure(Flag(), False), False)
        with self.assertRaises(Invalid) as caught:
            ensure(ORDER, order(express="yes"))
        self.assertEqual(str(caught.exception), "express: must be true or false")


class FieldTest(unittest.TestCase):
    def test_whole(self):
        self.assertEqual(check(Whole(), 1.5), ["(data): must be a whole number"])
        self.assertEqual(check(Whole(), "1"), ["(data): must be a whole number"])

    def test_number(self):
        self.assertEqual(check(Number(maximum=3), 3.5), ["(data): must be at most 3"])

    def test_choices(self):
        self.assertEqual(check(Text(choices=["a", "b"]), "c"), ["(data): must be one of a, b"])

    def test_one_of(self):
        field = OneOf(Text(), Whole())
        self.assertEqual(check(field, 3), [])
        self.assertEqual(check(field, 2.5), ["(data): fits none of the allowed kinds"])


if __name__ == "__main__":
    unittest.main()
