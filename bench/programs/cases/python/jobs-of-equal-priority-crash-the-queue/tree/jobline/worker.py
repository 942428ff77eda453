"""Runs the jobs of a queue."""

from .job import DONE, FAILED
from .queue import JobQueue


class Worker:
    def __init__(self, queue=None, on_failure=None):
        self.queue = JobQueue() if queue is None else queue
        self.on_failure = on_failure
        self.finished = []

    def step(self):
        """Runs one job; failed ones with attempts left wait again."""
        job = self.queue.pop()
        if job.run():
            self.finished.append(job)
            if job.state == FAILED and self.on_failure:
                self.on_failure(job)
        else:
            self.queue.push(job)
        return job

    def run_all(self, limit=1000):
        steps = 0
        while len(self.queue) and steps < limit:
            self.step()
            steps += 1
        return steps

    def results(self):
        return {job.name: job.result for job in self.finished if job.state == DONE}

    def failures(self):
        return {job.name: str(job.error) for job in self.finished if job.state == FAILED}
