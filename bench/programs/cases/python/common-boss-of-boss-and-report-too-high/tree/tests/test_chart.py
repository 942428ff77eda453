import unittest

from orgchart.chart import Chart


def sample():
    chart = Chart("Vera")
    for name, boss in [("Tom", "Vera"), ("Uli", "Vera"), ("Pia", "Tom"), ("Rex", "Tom"), ("Sam", "Uli")]:
        chart.hire(name, boss)
    return chart


class ChartTest(unittest.TestCase):
    def test_chain(self):
        self.assertEqual(sample().chain("Pia"), ["Tom", "Vera"])
        self.assertEqual(sample().chain("Vera"), [])

    def test_move(self):
        chart = sample()
        chart.move("Tom", "Sam")
        self.assertEqual(chart.chain("Rex"), ["Tom", "Sam", "Uli", "Vera"])
        with self.assertRaises(ValueError):
            chart.move("Uli", "Rex")

    def test_size(self):
        self.assertEqual(sample().size("Vera"), 5)
        self.assertEqual(sample().reports("Tom"), ["Pia", "Rex"])

    def test_hire(self):
        with self.assertRaises(ValueError):
            sample().hire("Tom", "Vera")

    def test_unknown_boss(self):
        with self.assertRaises(KeyError):
            sample().hire("Kim", "Nobody")

    def test_nobody_below(self):
        self.assertEqual(sample().size("Rex"), 0)
        self.assertEqual(sample().reports("Rex"), [])
