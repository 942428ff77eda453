import unittest

from zoo.tickets import Party, best_price, single_price, explain, family_ticket_allowed


class TicketsTest(unittest.TestCase):
    def test_singles(self):
        self.assertEqual(single_price(Party(2, 1)), 4500)
        self.assertEqual(best_price(Party(1)), 1800)

    def test_family_of_six(self):
        self.assertTrue(family_ticket_allowed(Party(2, 4)))
        self.assertEqual(explain(Party(2, 4)), "family: 42.00")

    def test_members_are_free(self):
        self.assertEqual(best_price(Party(2, 2, members=1)), 3600)

    def test_toddlers_are_free(self):
        self.assertEqual(explain(Party(1, 0, 2)), "single: 18.00")


if __name__ == '__main__':
    unittest.main()
