import unittest

from payroll.shift import Payroll, Shift, minutes


class ShiftTest(unittest.TestCase):
    def test_minutes(self):
        self.assertEqual(minutes("07:30"), 450)
        with self.assertRaises(ValueError):
            minutes("25:00")

    def test_worked(self):
        self.assertEqual(Shift("08:00", "16:30", pause=30).worked(), 480)
        self.assertEqual(Shift("22:00", "06:00").worked(), 480)

    def test_no_night(self):
        self.assertEqual(Shift("06:00", "22:00").night(), 0)

    def test_night(self):
        self.assertEqual(Shift("04:00", "12:00").night(), 120)
        self.assertEqual(Shift("15:00", "23:30").night(), 90)

    def test_pay(self):
        payroll = Payroll(20)
        self.assertEqual(payroll.pay(Shift("08:00", "16:00")), 160.0)
        self.assertEqual(payroll.pay(Shift("08:00", "18:00")), 220.0)
        self.assertEqual(payroll.pay(Shift("16:00", "24:00")), 170.0)

    def test_total(self):
        shifts = [Shift("08:00", "12:00"), Shift("05:00", "09:15")]
        self.assertEqual(Payroll(10).total(shifts), 85.0)
        self.assertEqual(Payroll(10).hours(shifts), "8:15")

    def test_pause(self):
        with self.assertRaises(ValueError):
            Shift("08:00", "09:00", pause=60)


if __name__ == "__main__":
    unittest.main()
