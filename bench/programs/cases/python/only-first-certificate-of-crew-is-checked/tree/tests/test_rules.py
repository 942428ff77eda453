import unittest
from datetime import date

from ferrycrew.rules import Sailor, check_crew, may_serve, missing_certificates

DAY = date(2024, 6, 1)
LONG = date(2030, 1, 1)
PAST = date(2024, 5, 31)


def captain(**certificates):
    return Sailor("Kaya", "captain", {"radio": LONG, "first-aid": LONG, "master": LONG, **certificates})


class CrewTest(unittest.TestCase):
    def test_valid_until_includes_the_day(self):
        self.assertTrue(Sailor("Bo", "deck", {"first-aid": DAY}).holds("first-aid", DAY))
        self.assertFalse(Sailor("Bo", "deck", {"first-aid": PAST}).holds("first-aid", DAY))

    def test_may_serve(self):
        self.assertTrue(may_serve(captain(), DAY))
        self.assertFalse(may_serve(captain(radio=PAST), DAY))
        self.assertFalse(may_serve(Sailor("Bo", "deck"), DAY))

    def test_missing(self):
        sailor = captain(radio=PAST, master=PAST)
        self.assertEqual(missing_certificates(sailor, DAY), ["radio", "master"])

    def test_crew_is_complete(self):
        crew = [
            captain(),
            Sailor("Eli", "engineer", {"engine": LONG, "first-aid": LONG}),
            Sailor("Bo", "deck", {"first-aid": LONG}),
            Sailor("Cy", "deck", {"first-aid": LONG}),
        ]
        self.assertEqual(check_crew(crew, DAY), [])
        self.assertEqual(check_crew(crew[:3], DAY), ["1 more deck needed"])

    def test_nobody(self):
        self.assertEqual(len(check_crew([], DAY)), 3)


if __name__ == '__main__':
    unittest.main()
