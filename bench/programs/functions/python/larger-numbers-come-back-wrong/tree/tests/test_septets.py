import unittest

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "src"))

from septets import pack, pack_all, unpack, unpack_all  # noqa: E402


class SeptetsTest(unittest.TestCase):
    def test_pack(self):
        self.assertEqual(pack(300), b"\xac\x02")

    def test_small(self):
        self.assertEqual(unpack(pack(77)), (77, 1))

    def test_several(self):
        self.assertEqual(unpack_all(pack_all([1, 0, 99])), [1, 0, 99])

    def test_cut_off(self):
        with self.assertRaises(EOFError):
            unpack(b"\x81\x82")

    def test_negative(self):
        with self.assertRaises(ValueError):
            pack(-3)


if __name__ == "__main__":
    unittest.main()
