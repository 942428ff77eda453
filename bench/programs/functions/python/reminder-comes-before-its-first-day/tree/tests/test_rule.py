import unittest
from datetime import date

from reminders.rule import Rule


class RuleTest(unittest.TestCase):
    def setUp(self):
        self.rule = Rule(date(2024, 4, 1), [0, 4], every=2, until=date(2024, 5, 3))

    def test_is_due(self):
        self.assertTrue(self.rule.is_due(date(2024, 4, 1)))
        self.assertTrue(self.rule.is_due(date(2024, 4, 5)))
        self.assertFalse(self.rule.is_due(date(2024, 4, 8)))

    def test_until(self):
        self.assertTrue(self.rule.is_due(date(2024, 5, 3)))
        self.assertFalse(self.rule.is_due(date(2024, 5, 13)))

    def test_next_due(self):
        self.assertEqual(self.rule.next_due(date(2024, 4, 5)), date(2024, 4, 15))
        self.assertIsNone(self.rule.next_due(date(2024, 5, 3)))

    def test_between(self):
        self.assertEqual(self.rule.between(date(2024, 4, 1), date(2024, 4, 16)),
                         [date(2024, 4, 1), date(2024, 4, 5), date(2024, 4, 15)])
