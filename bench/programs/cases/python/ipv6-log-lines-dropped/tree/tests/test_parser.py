import unittest

from weblog.parser import parse_line, parse_log, busiest_paths, error_rate


class ParserTest(unittest.TestCase):
    LINE = '10.0.0.1 - %s [05/Mar/2024:10:11:12 +0000] "GET %s HTTP/1.1" %d %s'

    def test_line(self):
        entry = parse_line(self.LINE % ("ann", "/x?y=1", 200, "512"))
        self.assertEqual((entry["user"], entry["path"], entry["status"], entry["size"]), ("ann", "/x", 200, 512))

    def test_dashes(self):
        entry = parse_line(self.LINE % ("-", "/", 304, "-"))
        self.assertIsNone(entry["user"])
        self.assertEqual(entry["size"], 0)

    def test_bad_lines_are_counted(self):
        entries, bad = parse_log("garbage\n\n" + self.LINE % ("-", "/", 200, "1"))
        self.assertEqual((len(entries), bad), (1, 1))

    def test_statistics(self):
        entries, _ = parse_log("\n".join(self.LINE % ("-", p, s, "1") for p, s in [("/b", 200), ("/a", 500), ("/b?q", 200)]))
        self.assertEqual(busiest_paths(entries), [("/b", 2), ("/a", 1)])
        self.assertEqual(error_rate(entries), 0.333)


if __name__ == '__main__':
    unittest.main()
