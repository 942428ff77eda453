import unittest

from canteen.poll import Poll


class PollTest(unittest.TestCase):
    def setUp(self):
        self.poll = Poll(["soup", "pie", "curry"])

    def test_majority_in_the_first_round(self):
        self.poll.cast("a", "pie", "soup")
        self.poll.cast("b", "pie")
        self.poll.cast("c", "curry", "pie")
        self.assertEqual(self.poll.rounds(), [{"soup": 0, "pie": 2, "curry": 1}])
        self.assertEqual(self.poll.winner(), "pie")

    def test_last_ballot_counts(self):
        self.poll.cast("a", "pie")
        self.poll.cast("a", "soup")
        self.assertEqual(self.poll.winner(), "soup")
        self.poll.withdraw("a")
        self.assertIsNone(self.poll.winner())

    def test_struck_dish_without_votes(self):
        self.poll.cast("a", "pie")
        self.poll.cast("b", "soup")
        self.assertEqual(self.poll.rounds()[1], {"soup": 1, "pie": 1})

    def test_bad_ballots(self):
        with self.assertRaises(ValueError):
            self.poll.cast("a", "cake")
        with self.assertRaises(ValueError):
            self.poll.cast("a", "pie", "pie")

    def test_withdraw_unknown_voter(self):
        self.poll.withdraw("nobody")
        self.assertEqual(self.poll.ballots, {})

    def test_single_dish(self):
        poll = Poll(["soup"])
        poll.cast("a", "soup")
        self.assertEqual(poll.rounds(), [{"soup": 1}])
