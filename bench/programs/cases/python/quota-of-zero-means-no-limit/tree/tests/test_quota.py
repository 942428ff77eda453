import unittest

from mailroom.quota import Printer, QuotaExceeded


class QuotaTest(unittest.TestCase):
    def test_default_quota(self):
        printer = Printer(50)
        self.assertEqual(printer.print("law", 20), 20)
        self.assertEqual(printer.left("law"), 30)

    def test_exceeded(self):
        printer = Printer()
        printer.set_quota("law", 30)
        printer.print("law", 20)
        with self.assertRaises(QuotaExceeded) as caught:
            printer.print("law", 11)
        self.assertEqual(caught.exception.left, 10)
        self.assertEqual(printer.print("law", 10), 30)

    def test_no_limit(self):
        printer = Printer()
        printer.set_quota("press", None)
        self.assertEqual(printer.print("press", 5000), 5000)
        self.assertIsNone(printer.left("press"))

    def test_new_month(self):
        printer = Printer(10)
        printer.print("law", 5)
        printer.new_month()
        self.assertEqual(printer.left("law"), 10)

    def test_negative(self):
        with self.assertRaises(ValueError):
            Printer().set_quota("law", -1)

    def test_report(self):
        printer = Printer(10)
        printer.set_quota("press", None)
        printer.print("law", 5)
        self.assertEqual(printer.report(), ["law: 5 used, 5 left", "press: 0 used, no limit"])


if __name__ == '__main__':
    unittest.main()
