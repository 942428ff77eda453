import unittest

from lab.columns import SpecError, build_formatters, clip, parse_spec
from lab.report import Report


class ColumnsTest(unittest.TestCase):
    def test_parse_spec(self):
        self.assertEqual(parse_spec("mass:num:3"), ("mass", "num", "3"))
        self.assertEqual(parse_spec("mass:num"), ("mass", "num", ""))
        with self.assertRaises(SpecError):
            parse_spec("mass")

    def test_clip(self):
        self.assertEqual(clip("sediment", 5), "sedi~")

    def test_errors(self):
        for spec in ("a:date", "a:num:x", ":num"):
            with self.assertRaises(SpecError):
                build_formatters([spec])

    def test_one_column(self):
        self.assertEqual(build_formatters(["m:num:3"])["m"](1.5), "1.500")
        self.assertEqual(build_formatters(["p:pct"])["p"](0.256), "26%")
        self.assertEqual(build_formatters(["t:text:4"])["t"]("gravel"), "gra~")


class ReportTest(unittest.TestCase):
    def test_render(self):
        report = Report(["sample:text", "mass:num:1", "wet:pct:1"])
        report.add(sample="S1", mass=2.345, wet=0.125).add(sample="S20", mass=12)
        self.assertEqual(report.render(), ["sample  mass  wet", "S1      2.3   12.5%", "S20     12.0  -"])

    def test_unknown_column(self):
        with self.assertRaises(KeyError):
            Report(["a:num"]).add(b=1)


if __name__ == "__main__":
    unittest.main()
