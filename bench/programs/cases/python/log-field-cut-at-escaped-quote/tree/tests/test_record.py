import unittest

from logline.record import grep, parse, quote

LINES = [
    "2024-02-01T10:00:00 INFO started port=8080 host=alpha",
    '2024-02-01T10:00:05 WARN slow query time=3.5 sql="select 1"',
    "garbage",
    "2024-02-01T10:00:09 INFO stopped host=alpha",
]


class RecordTest(unittest.TestCase):
    def test_parse(self):
        record = parse(LINES[0])
        self.assertEqual((record.time, record.level, record.message), ("2024-02-01T10:00:00", "INFO", "started"))
        self.assertEqual(record.fields, {"port": "8080", "host": "alpha"})

    def test_quoted(self):
        record = parse(LINES[1])
        self.assertEqual(record.message, "slow query")
        self.assertEqual(record.fields, {"time": "3.5", "sql": "select 1"})

    def test_no_record(self):
        self.assertIsNone(parse(LINES[2]))

    def test_empty_values(self):
        self.assertEqual(parse('t INFO x a= b=""').fields, {"a": "", "b": ""})

    def test_grep(self):
        self.assertEqual([r.message for r in grep(LINES, host="alpha")], ["started", "stopped"])
        self.assertEqual([r.message for r in grep(LINES, level="WARN")], ["slow query"])

    def test_quote(self):
        self.assertEqual(quote("abc"), "abc")
        self.assertEqual(quote("a b"), '"a b"')
        self.assertEqual(quote(""), '""')

    def test_round_trip(self):
        self.assertEqual(str(parse(LINES[1])), LINES[1])


if __name__ == "__main__":
    unittest.main()
