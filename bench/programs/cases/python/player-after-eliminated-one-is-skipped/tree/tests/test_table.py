import unittest

from table import GameOver, Table


class TableTest(unittest.TestCase):
    def test_turn_goes_round(self):
        table = Table(["ann", "bo", "cy"])
        self.assertEqual([table.end_turn() for _ in range(4)], ["bo", "cy", "ann", "bo"])
        self.assertEqual(table.round, 2)

    def test_reverse(self):
        table = Table(["ann", "bo", "cy"])
        table.reverse()
        self.assertEqual(table.end_turn(), "cy")
        self.assertEqual(table.upcoming(3), ["cy", "bo", "ann"])

    def test_eliminating_current_player_passes_turn(self):
        table = Table(["ann", "bo", "cy"])
        table.end_turn()
        table.eliminate("bo")
        self.assertEqual(table.current, "cy")

    def test_eliminating_current_player_at_the_end(self):
        table = Table(["ann", "bo", "cy"])
        table.end_turn()
        table.end_turn()
        table.eliminate("cy")
        self.assertEqual(table.current, "ann")

    def test_eliminating_current_player_when_reversed(self):
        table = Table(["ann", "bo", "cy"])
        table.reverse()
        table.end_turn()
        table.eliminate("cy")
        self.assertEqual(table.current, "bo")

    def test_eliminating_a_player_further_on(self):
        table = Table(["ann", "bo", "cy"])
        table.eliminate("cy")
        self.assertEqual(table.current, "ann")
        self.assertEqual(table.end_turn(), "bo")

    def test_last_one_wins(self):
        table = Table(["ann", "bo", "cy"])
        table.eliminate("bo")
        table.eliminate("cy")
        self.assertEqual(table.winner, "ann")
        self.assertEqual(table.standings, ["ann", "cy", "bo"])
        with self.assertRaises(GameOver):
            table.end_turn()

    def test_bad_players(self):
        with self.assertRaises(ValueError):
            Table(["ann"])
        with self.assertRaises(ValueError):
            Table(["ann", "ann"])
        with self.assertRaises(KeyError):
            Table(["ann", "bo"]).eliminate("zed")


if __name__ == "__main__":
    unittest.main()
