import unittest

from bakery.window import Reorder, SalesWindow


class SalesWindowTest(unittest.TestCase):
    def test_one_sale_a_day(self):
        window = SalesWindow(3)
        totals = []
        for day in range(1, 6):
            window.sell(day, 10)
            totals.append(window.total(day))
        self.assertEqual(totals, [10, 20, 30, 30, 30])

    def test_last_day_of_the_window(self):
        window = SalesWindow(3)
        window.sell(1, 5)
        self.assertEqual([window.total(day) for day in (1, 3, 4)], [5, 5, 0])

    def test_days_do_not_go_back(self):
        window = SalesWindow(3)
        window.sell(4)
        with self.assertRaises(ValueError):
            window.total(3)

    def test_hints(self):
        reorder = Reorder(days=2, cover=2)
        reorder.sell("rye", 1, 10)
        reorder.sell("bun", 1, 40)
        self.assertEqual(reorder.hints(2, {"rye": 10, "bun": 12}), ["bun"])

    def test_per_day(self):
        window = SalesWindow(4)
        window.sell(1, 6)
        window.sell(2, 2)
        self.assertEqual(window.per_day(2), 2)

    def test_unsold_products_are_no_hint(self):
        self.assertEqual(Reorder().hints(1, {}), [])
