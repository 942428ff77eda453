import unittest

from judges import ranking, score, total


class JudgesTest(unittest.TestCase):
    def test_score(self):
        assert score([6.0, 6.5, 7.0, 7.0, 8.5], 2.0) == 41.0

    def test_nothing_cut(self):
        assert score([5.0, 6.0], 1.5, cut=0) == 16.5

    def test_two_cut(self):
        assert score([4.0, 5.0, 6.0, 6.5, 9.0, 9.5, 10.0], 3.0, cut=2) == 64.5

    def test_not_enough(self):
        with self.assertRaises(ValueError):
            score([7.0, 8.0], 2.0)

    def test_total(self):
        assert total([([5.0, 5.0, 5.0], 2.0), ([6.0, 7.0, 8.0], 1.5)]) == 20.5

    def test_ranking(self):
        results = {"Kim": [([5.0, 6.0, 7.0], 2.0)], "Bo": [([6.0, 7.0, 7.5], 2.0)]}
        assert ranking(results) == ["Bo", "Kim"]


if __name__ == "__main__":
    unittest.main()
