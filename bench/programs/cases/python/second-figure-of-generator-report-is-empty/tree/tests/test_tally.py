import unittest

from tally import NoData, Report, deviation, headline, mean, median, table

SALES = [
    {"shop": "north", "amount": 10, "day": 1},
    {"shop": "south", "amount": 30, "day": 1},
    {"shop": "north", "amount": 20, "day": 2},
    {"shop": "south", "amount": None, "day": 2},
]


class NumbersTest(unittest.TestCase):
    def test_mean_and_median(self):
        self.assertEqual(mean([1, 2, 6]), 3)
        self.assertEqual(median([5, 1, 3]), 3)
        self.assertEqual(median([4, 1]), 2.5)

    def test_deviation(self):
        self.assertEqual(deviation([2, 4, 6]), 2.0)
        self.assertEqual(deviation([7]), 0.0)

    def test_no_data(self):
        for function in (mean, median, deviation):
            with self.assertRaises(NoData):
                function([])


class ReportTest(unittest.TestCase):
    def test_figures(self):
        report = Report(SALES)
        self.assertEqual(report.count(), 4)
        self.assertEqual(report.total("amount"), 60)
        self.assertEqual(report.mean("amount"), 20)

    def test_where(self):
        self.assertEqual(Report(SALES).where(shop="north", day=2).total("amount"), 20)

    def test_shares(self):
        self.assertEqual(Report(SALES).shares("shop", "amount"), {"north": 0.5, "south": 0.5})

    def test_summary(self):
        self.assertEqual(
            Report(SALES).summary("amount"),
            {"count": 3, "min": 10, "max": 30, "mean": 20, "median": 20},
        )
        with self.assertRaises(NoData):
            Report([]).summary("amount")

    def test_generator(self):
        self.assertEqual(Report(r for r in SALES if r["day"] == 1).total("amount"), 40)


class TextTest(unittest.TestCase):
    def test_table(self):
        self.assertEqual(
            table(Report(SALES[:2]), "shop", "amount"),
            "south         30.00  75.0%\nnorth         10.00  25.0%",
        )

    def test_headline(self):
        self.assertEqual(headline(SALES, "amount"), "report: 4 records, total 60.00")


if __name__ == "__main__":
    unittest.main()
