import unittest

from rota import ChoreRota, RotaError


class ChoreRotaTest(unittest.TestCase):
    def setUp(self):
        self.rota = ChoreRota(["Ann", "Ben", "Cleo"], ["bins", "bathroom"])

    def test_plan_turns_every_week(self):
        self.assertEqual(self.rota.plan(0), {"bins": "Ann", "bathroom": "Ben"})
        self.assertEqual(self.rota.plan(1), {"bins": "Ben", "bathroom": "Cleo"})
        self.assertEqual(self.rota.plan(2), {"bins": "Cleo", "bathroom": "Ann"})

    def test_away_members_are_skipped(self):
        self.rota.mark_away("Ann", 0, 4)
        self.assertEqual(self.rota.plan(0), {"bins": "Ben", "bathroom": "Cleo"})
        self.assertEqual(self.rota.plan(3)["bins"], "Ann")

    def test_everyone_away(self):
        for name in self.rota.members:
            self.rota.mark_away(name, 7)
        self.assertEqual(self.rota.plan(7), {"bins": None, "bathroom": None})

    def test_done_and_outstanding(self):
        self.rota.mark_done(0, "bins")
        self.assertEqual(self.rota.outstanding(0), ["bathroom"])
        self.assertEqual(self.rota.score(), {"Ann": 1, "Ben": 0, "Cleo": 0})

    def test_done_by_someone_else(self):
        self.rota.mark_done(0, "bins", "Cleo")
        self.assertEqual(self.rota.score()["Cleo"], 1)

    def test_add_and_remove(self):
        self.rota.add_member("Dora")
        self.rota.remove_member("Ben")
        self.assertEqual(self.rota.members, ("Ann", "Cleo", "Dora"))

    def test_unknown_member(self):
        with self.assertRaises(RotaError):
            self.rota.mark_away("Dora", 1)


if __name__ == "__main__":
    unittest.main()
