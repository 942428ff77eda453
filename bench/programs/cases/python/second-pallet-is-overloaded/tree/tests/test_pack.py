import unittest

from pallets.pack import TooHeavy, manifest, pack, pallets_needed, weights


class PackTest(unittest.TestCase):
    def test_one_pallet(self):
        self.assertEqual(pack([("a", 60), ("b", 40)], 100), [[("a", 60), ("b", 40)]])
        self.assertEqual(pack([], 100), [])

    def test_weight_limit(self):
        boxes = [("a", 60), ("b", 50), ("c", 20)]
        self.assertEqual(weights(pack(boxes, 100)), [60, 70])

    def test_number_of_boxes(self):
        self.assertEqual(pallets_needed([("x", 1)] * 5, 100, max_boxes=2), 3)

    def test_manifest(self):
        self.assertEqual(
            manifest([("a", 60.5), ("b", 50)], 100),
            ["pallet 1 (60.5 kg): a", "pallet 2 (50 kg): b"],
        )

    def test_too_heavy(self):
        with self.assertRaises(TooHeavy):
            pack([("anvil", 101)], 100)
