import unittest
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum
from uuid import UUID

from exportkit import ExportError, dump, dump_lines, only, to_plain, without_empty


class Status(Enum):
    OPEN = "open"
    PAID = "paid"


@dataclass
class Bill:
    number: int
    total: Decimal
    status: Status = Status.OPEN
    secret: str = field(default="x", metadata={"private": True})


class PlainTest(unittest.TestCase):
    def test_simple_values(self):
        for value in (None, True, 0, 1.5, "a"):
            self.assertEqual(to_plain(value), value)

    def test_dataclass(self):
        self.assertEqual(to_plain(Bill(7, Decimal("1.20"))), {"number": 7, "total": "1.20", "status": "open"})

    def test_dates(self):
        zone = timezone(timedelta(hours=2))
        self.assertEqual(to_plain(datetime(2024, 5, 1, 12, 0, tzinfo=zone)), "2024-05-01T10:00:00Z")
        self.assertEqual(to_plain([date(2024, 5, 1)]), ["2024-05-01"])

    def test_keys(self):
        self.assertEqual(to_plain({1: "a", date(2024, 5, 1): "b"}), {"1": "a", "2024-05-01": "b"})
        self.assertEqual(list(to_plain({UUID(int=1): 0})), ["00000000-0000-0000-0000-000000000001"])
        with self.assertRaises(ExportError):
            to_plain({None: 1})

    def test_sets(self):
        self.assertEqual(to_plain({"b", "a"}), ["a", "b"])

    def test_path_of_problem(self):
        with self.assertRaises(ExportError) as caught:
            to_plain({"a": [1, object()]})
        self.assertEqual(str(caught.exception), "cannot export object at a.1")


class TrimTest(unittest.TestCase):
    def test_without_empty(self):
        self.assertEqual(without_empty({"a": None, "b": 0, "c": {"d": []}, "e": [None]}), {"b": 0, "e": [None]})

    def test_only(self):
        self.assertEqual(list(only({"a": 1, "b": 2}, ["b", "a", "c"])), ["b", "a"])


class LinesTest(unittest.TestCase):
    def test_dump(self):
        self.assertEqual(dump({"a": "é", "b": None}), '{"a": "é", "b": null}')
        self.assertEqual(dump({"a": 1, "b": None}, compact=True), '{"a":1}')

    def test_lines(self):
        bills = [Bill(1, Decimal("2")), Bill(2, Decimal("3"), Status.PAID)]
        self.assertEqual(
            dump_lines(bills, ["status", "number"]),
            '{"status": "open", "number": 1}\n{"status": "paid", "number": 2}\n',
        )


if __name__ == "__main__":
    unittest.main()
