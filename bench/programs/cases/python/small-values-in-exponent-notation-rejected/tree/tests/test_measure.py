import unittest

from measure import DimensionError, ParseError, Quantity, UnknownUnit, convert, parse


class ParseTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(parse("5 km"), Quantity(5000, "m"))
        self.assertEqual(parse("-0.5h").value, -0.5)

    def test_thousands(self):
        self.assertEqual(parse("1,200.5 m").value, 1200.5)

    def test_exponent(self):
        self.assertEqual(parse("2.5e3 mm"), Quantity(2.5, "m"))

    def test_several_parts(self):
        self.assertEqual(parse("5ft 3in").to("in").format(), "63 in")
        self.assertEqual(parse("-1h 30min").value, -1.5)

    def test_long_names(self):
        self.assertEqual(parse("2 Miles").unit, "mi")
        self.assertEqual(parse("3 inches").unit, "in")

    def test_errors(self):
        for text in ("", "km", "5", "5 km!", "."):
            with self.assertRaises(ParseError):
                parse(text)
        with self.assertRaises(UnknownUnit):
            parse("5 parsec")


class QuantityTest(unittest.TestCase):
    def test_convert(self):
        self.assertEqual(convert("1 mi", "km", 3), "1.609 km")
        self.assertEqual(convert("90 min", "h"), "1.5 h")

    def test_dimensions(self):
        with self.assertRaises(DimensionError):
            Quantity(1, "kg").to("m")
        with self.assertRaises(DimensionError):
            Quantity(1, "kg") + Quantity(1, "s")

    def test_arithmetic(self):
        self.assertEqual(Quantity(1, "m") + Quantity(50, "cm"), Quantity(1.5, "m"))
        self.assertEqual(Quantity(1, "m") * 3, Quantity(3, "m"))
        self.assertLess(Quantity(1, "ft"), Quantity(1, "m"))

    def test_format(self):
        self.assertEqual(Quantity(1.5, "m").format(0), "2 m")
        self.assertEqual(Quantity(-0.001, "m").format(), "0 m")


if __name__ == "__main__":
    unittest.main()
