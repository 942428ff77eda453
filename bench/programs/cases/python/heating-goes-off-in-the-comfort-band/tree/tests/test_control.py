import unittest

from thermo.control import Control, House


class ControlTest(unittest.TestCase):
    def test_limits(self):
        control = Control(19, 21)
        self.assertTrue(control.measure(18.5))
        self.assertFalse(control.measure(21))
        self.assertEqual(control.switches, 2)

    def test_off_between_the_limits(self):
        control = Control(19, 21)
        self.assertEqual(control.measure_all([22, 20.5, 19.5, 19]), "...#")

    def test_holiday(self):
        control = Control(19, 21)
        control.holiday = True
        self.assertEqual(control.measure_all([15, 5, 6]), ".#.")

    def test_bad_limits(self):
        with self.assertRaises(ValueError):
            Control(21, 21)

    def test_house(self):
        house = House()
        house.add("hall", 15, 17)
        house.add("bath", 22, 24)
        self.assertTrue(house.boiler_on({"hall": 16, "bath": 21}))
