import unittest

from fetcher.retry import RetryPolicy, HttpFailure, call_with_retry


class RetryTest(unittest.TestCase):
    def run_failing(self, errors, policy=None):
        slept, queue = [], list(errors)

        def action():
            if queue:
                raise queue.pop(0)
            return "done"
        return call_with_retry(action, policy or RetryPolicy(), slept.append), slept

    def test_success_needs_no_sleep(self):
        self.assertEqual(self.run_failing([]), ("done", []))

    def test_backs_off(self):
        self.assertEqual(self.run_failing([HttpFailure(503), TimeoutError(), HttpFailure(500)]), ("done", [0.5, 1.0, 2.0]))

    def test_retry_after_wins(self):
        self.assertEqual(self.run_failing([HttpFailure(429, 30)]), ("done", [30.0]))

    def test_gives_up(self):
        with self.assertRaises(HttpFailure):
            self.run_failing([HttpFailure(503)] * 4)
        with self.assertRaises(KeyError):
            self.run_failing([KeyError("x")])


if __name__ == '__main__':
    unittest.main()
