import unittest

from logfold import at_least, from_logger, read_entries, summarise, tail

LOG = """\
    at somewhere in the previous file
2024-05-01 10:00:00 INFO [web] started
2024-05-01 10:00:02 ERROR [web.auth] login failed
Traceback (most recent call last):
  KeyError: 'user'
2024-05-01 10:00:03 WARNING [db] slow query
2024-05-01 10:00:04 DEBUG [db.pool] 3 connections
""".splitlines(keepends=True)


class ReaderTest(unittest.TestCase):
    def test_reads_all_entries(self):
        self.assertEqual(
            [e.message for e in read_entries(LOG)],
            ["started", "login failed", "slow query", "3 connections"],
        )

    def test_continuation_lines_become_details(self):
        entry = read_entries(LOG)[1]
        self.assertEqual(
            entry.details, ["Traceback (most recent call last):", "  KeyError: 'user'"]
        )

    def test_lines_before_first_header_are_dropped(self):
        self.assertEqual(read_entries(LOG)[0].details, [])

    def test_level_filter(self):
        kept = read_entries(LOG, keep=at_least("warning"))
        self.assertEqual([e.level for e in kept], ["ERROR", "WARNING"])
        self.assertEqual(len(kept[0].details), 2)

    def test_logger_filter(self):
        kept = read_entries(LOG, keep=from_logger("db"))
        self.assertEqual([e.logger for e in kept], ["db", "db.pool"])
        self.assertEqual(kept[0].details, [])

    def test_summarise(self):
        self.assertEqual(
            summarise(read_entries(LOG)),
            [
                "db: 1 (0 with details)",
                "db.pool: 1 (0 with details)",
                "web: 1 (0 with details)",
                "web.auth: 1 (1 with details)",
            ],
        )

    def test_tail(self):
        self.assertEqual(tail(read_entries(LOG), 2), ["slow query", "3 connections"])
        self.assertEqual(tail(read_entries(LOG), 0), [])


if __name__ == "__main__":
    unittest.main()
