import unittest

from village.rumour import knowing, last_to_hear, mutual, spread


class RumourTest(unittest.TestCase):
    def test_chain(self):
        friends = {"Ida": ["Otto"], "Otto": ["Eva"]}
        self.assertEqual(spread(friends, "Ida", 1), {"Ida": 0, "Otto": 1})
        self.assertEqual(spread(friends, "Ida", 5), {"Ida": 0, "Otto": 1, "Eva": 2})

    def test_nobody_to_talk_to(self):
        self.assertEqual(spread({}, "Ida", 3), {"Ida": 0})

    def test_star(self):
        friends = mutual([("Ida", "Otto"), ("Ida", "Eva")])
        self.assertEqual(spread(friends, "Ida", 1), {"Ida": 0, "Otto": 1, "Eva": 1})

    def test_knowing(self):
        friends = mutual([("Ida", "Otto"), ("Otto", "Eva"), ("Eva", "Max")])
        self.assertEqual(knowing(friends, "Ida", 2), ["Eva", "Ida", "Otto"])

    def test_last(self):
        self.assertEqual(last_to_hear({"Ida": ["Otto", "Eva"]}, "Ida", 4), "Eva")
