import unittest

from jobqueue import ROUTINE, URGENT, Job, JobQueue


class JobQueueTest(unittest.TestCase):
    def setUp(self):
        self.queue = JobQueue(max_attempts=2)

    def test_first_in_first_out(self):
        for name in ("a", "b", "c"):
            self.queue.put(name)
        self.assertEqual([self.queue.get().name for _ in range(3)], ["a", "b", "c"])
        self.assertIsNone(self.queue.get())

    def test_priorities(self):
        self.queue.put("sweep", priority=ROUTINE)
        self.queue.put("mail")
        self.queue.put("alarm", priority=URGENT)
        self.assertEqual([self.queue.get().name for _ in range(3)], ["alarm", "mail", "sweep"])

    def test_done(self):
        self.queue.put("a")
        job = self.queue.get()
        self.assertEqual(self.queue.in_progress, ["a"])
        self.queue.done(job)
        self.assertEqual((self.queue.in_progress, self.queue.finished), ([], 1))

    def test_done_without_get(self):
        with self.assertRaises(ValueError):
            self.queue.done(Job("a", {}))

    def test_payload_is_copied(self):
        payload = {"to": "x"}
        job = self.queue.put("mail", payload)
        payload["to"] = "y"
        self.assertEqual(job.payload, {"to": "x"})

    def test_length_counts_waiting_jobs(self):
        self.queue.put("a")
        self.queue.put("b")
        self.queue.get()
        self.assertEqual(len(self.queue), 1)

    def test_dig_up_nothing(self):
        self.assertEqual(self.queue.dig_up("a"), 0)


if __name__ == "__main__":
    unittest.main()
