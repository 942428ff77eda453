import unittest

from jobline import Job, JobQueue, Worker, success_rate, tries_by_priority


def nothing():
    return None


def broken():
    raise RuntimeError("broken")


class QueueTest(unittest.TestCase):
    def setUp(self):
        self.queue = JobQueue()
        for name, priority in (("low", 1), ("high", 9), ("mid", 5)):
            self.queue.push(Job(name, nothing, priority))

    def test_order(self):
        self.assertEqual(self.queue.names(), ["high", "mid", "low"])
        self.assertEqual(self.queue.pop().name, "high")
        self.assertEqual(self.queue.peek().name, "mid")

    def test_cancel(self):
        self.assertTrue(self.queue.cancel("mid"))
        self.assertFalse(self.queue.cancel("mid"))
        self.assertEqual(self.queue.names(), ["high", "low"])

    def test_unique_names(self):
        with self.assertRaises(ValueError):
            self.queue.push(Job("low", nothing, 3))
        self.assertIn("low", self.queue)

    def test_empty(self):
        with self.assertRaises(IndexError):
            JobQueue().pop()
        self.assertIsNone(JobQueue().peek())


class WorkerTest(unittest.TestCase):
    def test_results(self):
        worker = Worker()
        worker.queue.push(Job("sum", lambda: 1 + 1))
        worker.queue.push(Job("text", lambda: "x", priority=2))
        self.assertEqual(worker.run_all(), 2)
        self.assertEqual(worker.results(), {"text": "x", "sum": 2})

    def test_retries(self):
        failed = []
        worker = Worker(on_failure=failed.append)
        worker.queue.push(Job("bad", broken, attempts=3))
        self.assertEqual(worker.run_all(), 3)
        self.assertEqual(worker.failures(), {"bad": "broken"})
        self.assertEqual(failed[0].tries, 3)

    def test_limit(self):
        worker = Worker()
        worker.queue.push(Job("bad", broken, attempts=50))
        self.assertEqual(worker.run_all(limit=4), 4)
        self.assertEqual(len(worker.queue), 1)

    def test_attempts(self):
        with self.assertRaises(ValueError):
            Job("x", nothing, attempts=0)


class StatsTest(unittest.TestCase):
    def test_rate(self):
        worker = Worker()
        worker.queue.push(Job("good", nothing))
        worker.queue.push(Job("bad", broken, priority=1, attempts=2))
        worker.run_all()
        self.assertEqual(success_rate(worker.finished), 0.5)
        self.assertEqual(tries_by_priority(worker.finished), {0: 1, 1: 2})
        self.assertIsNone(success_rate([]))


if __name__ == "__main__":
    unittest.main()
