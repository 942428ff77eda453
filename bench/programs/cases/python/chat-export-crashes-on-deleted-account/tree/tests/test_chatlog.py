import json
import unittest

from chatlog import export_text, load_messages
from chatlog.export import shorten

DUMP = json.dumps([
    {"id": 2, "sent": "2024-05-06T18:05:00", "author": "Ben", "text": "Yes!\nWhen?", "reply_to": 1},
    {"id": 1, "sent": "2024-05-06T18:00:00", "author": "Ann", "text": "Pizza on Friday?"},
    {"id": 3, "sent": "2024-05-07T07:10:00", "text": "Count me out"},
    {"id": 4, "sent": "2024-05-07T07:12:00", "author": "Ann", "text": "Pity", "reply_to": 3},
])


class LoadTest(unittest.TestCase):
    def test_order(self):
        self.assertEqual([m.id for m in load_messages(DUMP)], [1, 2, 3, 4])

    def test_missing_author(self):
        self.assertIsNone(load_messages(DUMP)[2].author)


class ExportTest(unittest.TestCase):
    def setUp(self):
        self.lines = export_text("Flat", load_messages(DUMP)).splitlines()

    def test_title(self):
        self.assertEqual(self.lines[:2], ["Flat", "===="])

    def test_days(self):
        days = [line for line in self.lines if line.startswith("--")]
        self.assertEqual(days, ["-- 06.05.2024 --", "-- 07.05.2024 --"])

    def test_reply(self):
        at = self.lines.index("18:05 Ben: Yes!")
        self.assertEqual(self.lines[at - 1], "      > Ann: Pizza on Friday?")
        self.assertEqual(self.lines[at + 1], "      When?")

    def test_deleted_account(self):
        self.assertIn("07:10 (deleted account): Count me out", self.lines)
        self.assertIn("      > (deleted account): Count me out", self.lines)

    def test_reply_to_unknown_message(self):
        message = load_messages(DUMP)[1]
        self.assertNotIn(">", export_text("x", [message]))

    def test_shorten(self):
        self.assertEqual(shorten("a  b\nc", 10), "a b c")
        self.assertEqual(shorten("what a long message", 10), "what a...")


if __name__ == "__main__":
    unittest.main()
