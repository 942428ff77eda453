import unittest

from arcade.leaderboard import Leaderboard, medal


class LeaderboardTest(unittest.TestCase):
    def setUp(self):
        self.board = Leaderboard()
        for player, score in [("ann", 300), ("bob", 500), ("cid", 100)]:
            self.board.submit(player, score)

    def test_order(self):
        self.assertEqual(self.board.standings(), [(1, "bob", 500), (2, "ann", 300), (3, "cid", 100)])

    def test_records(self):
        self.assertFalse(self.board.submit("bob", 400))
        self.assertTrue(self.board.submit("cid", 600))
        self.assertEqual(self.board.rank_of("cid"), 1)
        self.assertIsNone(self.board.rank_of("zoe"))

    def test_medals(self):
        self.board.submit("dan", 1)
        self.assertEqual(self.board.medals(), {"bob": "gold", "ann": "silver", "cid": "bronze"})

    def test_render(self):
        self.assertEqual(self.board.render()[0], " 1. bob         500")


if __name__ == '__main__':
    unittest.main()
