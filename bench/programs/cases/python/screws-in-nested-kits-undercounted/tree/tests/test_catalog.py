import unittest
from collections import Counter
from decimal import Decimal

from kits.catalog import Catalog, picking_list


def catalog():
    result = Catalog()
    result.part("screw", "0.05")
    result.part("board", "4.00")
    result.part("hinge", "1.20")
    result.kit("shelf", {"board": 3, "screw": 8})
    result.kit("cupboard", {"shelf": 1, "board": 2, "hinge": 4})
    return result


class CatalogTest(unittest.TestCase):
    def test_single_part(self):
        self.assertEqual(catalog().parts("screw", 7), Counter(screw=7))

    def test_kit(self):
        self.assertEqual(catalog().parts("shelf"), Counter(board=3, screw=8))

    def test_kit_in_kit(self):
        self.assertEqual(catalog().parts("cupboard"), Counter(board=5, screw=8, hinge=4))

    def test_price(self):
        self.assertEqual(catalog().price("shelf"), Decimal("12.40"))
        self.assertEqual(catalog().price("hinge"), Decimal("1.20"))

    def test_levels(self):
        self.assertEqual([catalog().levels(n) for n in ("screw", "shelf", "cupboard")], [0, 1, 2])

    def test_picking_list(self):
        self.assertEqual(picking_list(catalog(), {"shelf": 1, "screw": 12}), ["   3 x board", "  20 x screw"])

    def test_unknown(self):
        with self.assertRaises(KeyError):
            catalog().kit("bed", {"slat": 12})


if __name__ == '__main__':
    unittest.main()
