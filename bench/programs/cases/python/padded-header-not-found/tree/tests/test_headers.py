import unittest

from httpmsg.headers import Headers, parse_headers, media_type


class HeadersTest(unittest.TestCase):
    def test_lookup_ignores_case(self):
        headers = parse_headers("Host: a.test\nX-Tag: 1\nx-tag: 2\n\nbody")
        self.assertEqual(headers.get("HOST"), "a.test")
        self.assertEqual(headers.get_all("X-TAG"), ["1", "2"])
        self.assertEqual(len(headers), 3)

    def test_continuation(self):
        self.assertEqual(parse_headers("Subject: one\n  two\nTo: x").get("subject"), "one two")

    def test_bad_line(self):
        with self.assertRaises(ValueError):
            parse_headers("nonsense")

    def test_media_type(self):
        self.assertEqual(media_type(parse_headers("Content-Type: Text/HTML;charset=utf-8")), ("text/html", {"charset": "utf-8"}))
        self.assertEqual(media_type(Headers()), ("text/plain", {}))


if __name__ == '__main__':
    unittest.main()
