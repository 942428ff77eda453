import unittest

from batch.tolerate import Tolerate, summary


class TolerateTest(unittest.TestCase):
    def test_begins_without_errors(self):
        attempt = Tolerate(ValueError, OSError)
        assert attempt.errors == []
        assert attempt.kinds == (ValueError, OSError)

    def test_own_lists(self):
        assert Tolerate().errors is not Tolerate().errors

    def test_summary(self):
        assert summary(3, ["ValueError: x", "OSError: y"]) == "3 jobs, 2 failed: ValueError: x; OSError: y"

    def test_summary_without_errors(self):
        assert summary(3, []) == "3 jobs, all well"


if __name__ == "__main__":
    unittest.main()
