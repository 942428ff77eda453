import unittest

from disk.sizes import human, parse, usage


class SizesTest(unittest.TestCase):
    def test_bytes(self):
        self.assertEqual(human(0), "0 B")
        self.assertEqual(human(512), "512 B")

    def test_units(self):
        self.assertEqual(human(1024), "1.0 KiB")
        self.assertEqual(human(1024 ** 2 * 3), "3.0 MiB")
        self.assertEqual(human(1024 ** 4), "1.0 TiB")

    def test_digits(self):
        self.assertEqual(human(1280, 2), "1.25 KiB")

    def test_parse(self):
        self.assertEqual(parse("2 MiB"), 2097152)
        with self.assertRaises(ValueError):
            parse("2 MB")

    def test_usage(self):
        self.assertEqual(usage(512, 2048), "512 B of 2.0 KiB (25 %)")
