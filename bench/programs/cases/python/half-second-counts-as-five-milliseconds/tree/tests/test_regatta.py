import unittest

from regatta.results import Results
from regatta.times import TimeError, parse_time, show_time


class TimesTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse_time("58"), 58000)
        self.assertEqual(parse_time("1:02"), 62000)
        self.assertEqual(parse_time("1:00:00.125"), 3600125)

    def test_errors(self):
        for text in ("", "1:60", "1:75:00", "a", "1.2345"):
            with self.assertRaises(TimeError):
                parse_time(text)

    def test_show(self):
        self.assertEqual(show_time(5), "0.005")
        self.assertEqual(show_time(62350), "1:02.350")
        self.assertEqual(show_time(3600000), "1:00:00.000")


class ResultsTest(unittest.TestCase):
    def test_ranking(self):
        results = Results().finish("Gull", "1:02.250").finish("Tern", "1:01.900").finish("Gull", "1:00.500")
        self.assertEqual(results.ranking(), ["Gull", "Tern"])

    def test_lines(self):
        results = Results().finish("Gull", "59.100").finish("Tern", "59.100").finish("Auk", "1:00.350")
        self.assertEqual(results.lines(), ["1. Gull 59.100", "1. Tern 59.100", "3. Auk 1:00.350 (+1.250)"])

    def test_penalty(self):
        results = Results().finish("Gull", "59").finish("Tern", "58").penalty("Tern", 2)
        self.assertEqual(results.ranking(), ["Gull", "Tern"])


if __name__ == "__main__":
    unittest.main()
