import unittest

from gate.limiter import Limiter


class LimiterTest(unittest.TestCase):
    def test_burst(self):
        limiter = Limiter(3, 10)
        self.assertEqual([limiter.allow("a", 0) for _ in range(4)], [True, True, True, False])

    def test_clients_are_separate(self):
        limiter = Limiter(1, 10)
        self.assertEqual(limiter.replay([(0, "a"), (0, "b"), (1, "a")]), [True, True, False])

    def test_refill(self):
        limiter = Limiter(2, 10)
        self.assertEqual(limiter.replay([(0, "a"), (0, "a"), (10, "a"), (10, "a")]), [True, True, True, False])

    def test_never_more_than_capacity(self):
        limiter = Limiter(2, 10)
        limiter.allow("a", 0)
        self.assertEqual(limiter.replay([(500, "a")] * 3), [True, True, False])

    def test_retry_after(self):
        limiter = Limiter(1, 10)
        limiter.allow("a", 0)
        self.assertEqual(limiter.retry_after("a", 0), 10)
        self.assertEqual(limiter.retry_after("b", 0), 0)

    def test_forget_idle(self):
        limiter = Limiter()
        limiter.allow("a", 0)
        limiter.allow("b", 50)
        self.assertEqual(limiter.forget_idle(70, 60), 1)
        self.assertEqual(list(limiter.buckets), ["b"])


if __name__ == "__main__":
    unittest.main()
