import unittest

from packing import pack, unpack


class PackingTest(unittest.TestCase):
    def test_pack(self):
        self.assertEqual(pack([10, 12, 14, 16, 15]), "10 +2*3 -1")

    def test_pack_one_step(self):
        self.assertEqual(pack([3, 3, 3, 3]), "3 +0*3")

    def test_pack_short(self):
        self.assertEqual(pack([-7]), "-7")
        self.assertEqual(pack([]), "")

    def test_unpack(self):
        self.assertEqual(unpack("10 +2*3 -1 +5"), [10, 12, 14, 16, 15, 20])

    def test_there_and_back(self):
        self.assertEqual(unpack(pack([4, 3, 2, 6, 10])), [4, 3, 2, 6, 10])


if __name__ == "__main__":
    unittest.main()
