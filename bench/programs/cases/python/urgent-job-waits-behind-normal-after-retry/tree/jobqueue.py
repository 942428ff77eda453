"""An in-memory queue of jobs with priorities, retries and a graveyard."""
import heapq
import itertools
from dataclasses import dataclass, field

URGENT, NORMAL, ROUTINE = 0, 5, 9


@dataclass
class Job:
    name: str
    payload: dict
    priority: int = NORMAL
    attempts: int = 0
    errors: list = field(default_factory=list)


class JobQueue:
    """Jobs come out by priority, jobs of the same priority in the order they went in.

    A job taken with get() is in progress until it is reported back with
    done() or fail(). A failed job is put in again until it has used up its
    attempts; after that it is buried.
    """

    def __init__(self, max_attempts=3):
        self.max_attempts = max_attempts
        self.buried = []
        self.finished = 0
        self._waiting = []
        self._running = []
        self._tickets = itertools.count()

    def __len__(self):
        return len(self._waiting)

    @property
    def in_progress(self):
        return [job.name for job in self._running]

    def put(self, name, payload=None, priority=NORMAL):
        job = Job(name, dict(payload or {}), priority)
        heapq.heappush(self._waiting, (priority, next(self._tickets), job))
        return job

    def get(self):
        """Take the next job out of the queue, None when there is none."""
        if not self._waiting:
            return None
        _, _, job = heapq.heappop(self._waiting)
        job.attempts += 1
        self._running.append(job)
        return job

    def done(self, job):
        self._take_back(job)
        self.finished += 1

    def fail(self, job, error):
        """Report a failed attempt; return whether there will be another one."""
        self._take_back(job)
        errors = [*job.errors, str(error)]
        if job.attempts >= self.max_attempts:
            job.errors = errors
            self.buried.append(job)
            return False
        again = self.put(job.name, job.payload)
        again.attempts, again.errors = job.attempts, errors
        return True

    def dig_up(self, name):
        """Put the buried jobs of a name in again, with all their attempts."""
        found = [job for job in self.buried if job.name == name]
        for job in found:
            self.buried.remove(job)
            self.put(job.name, job.payload, job.priority)
        return len(found)

    def _take_back(self, job):
        for position, running in enumerate(self._running):
            if running is job:
                del self._running[position]
                return
        raise ValueError(f"job {job.name!r} is not in progress")
