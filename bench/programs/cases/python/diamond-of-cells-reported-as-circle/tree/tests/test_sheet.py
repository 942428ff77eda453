import unittest

from sheet.cells import CircleError, Sheet
from sheet.formula import FormulaError, evaluate, tokens


class FormulaTest(unittest.TestCase):
    def test_tokens(self):
        self.assertEqual(tokens("A1 + 2.5*B12"), ["A1", "+", "2.5", "*", "B12"])

    def test_evaluate(self):
        self.assertEqual(evaluate("2*3 - 4 + 5*2", None), 12)
        self.assertEqual(evaluate("A1*2", {"A1": 4}.get), 8)

    def test_errors(self):
        for text in ("", "1 +", "* 2", "1 2", "a1"):
            with self.assertRaises(FormulaError):
                evaluate(text, None)


class SheetTest(unittest.TestCase):
    def test_values(self):
        sheet = Sheet().put("a1", 3).put("a2", "4.5").put("b1", "=A1+A2")
        self.assertEqual(sheet.values(), {"A1": 3, "A2": 4.5, "B1": 7.5})

    def test_chain(self):
        sheet = Sheet().put("A1", 2).put("A2", "=A1*A1").put("A3", "=A2-1").put("A4", "=A3*2")
        self.assertEqual(sheet.value("A4"), 6)
        self.assertEqual(sheet.value("A4"), 6)

    def test_empty_cell(self):
        self.assertEqual(Sheet().put("A1", "=Z9+1").value("A1"), 1)

    def test_circle(self):
        sheet = Sheet().put("A1", "=B1").put("B1", "=C1+1").put("C1", "=A1").put("D1", "=5")
        with self.assertRaises(CircleError):
            sheet.value("A1")
        self.assertEqual(sheet.circles(), ["A1", "B1", "C1"])


if __name__ == "__main__":
    unittest.main()
