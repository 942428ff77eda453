"""In-memory job queue with retries, exponential backoff and dead letters."""
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional


class PermanentError(Exception):
    """Raised by a handler when retrying makes no sense."""


@dataclass
class Job:
    job_id: int
    kind: str
    payload: Dict[str, Any]
    run_at: float
    dedupe_key: Optional[str] = None
    attempts: int = 0
    errors: List[str] = field(default_factory=list)


class RetryQueue:
    def __init__(self, max_attempts=4, base_delay=2.0, max_delay=60.0):
        self.max_attempts = max_attempts
        self.base_delay = base_delay
        self.max_delay = max_delay
        self._handlers: Dict[str, Callable[[Dict[str, Any]], None]] = {}
        self._waiting: List[Job] = []
        self._dead: Dict[int, Job] = {}
        self._active_keys = set()
        self._next_id = 1
        self.stats = {"done": 0, "retried": 0, "dead": 0}

    def register(self, kind, handler):
        if kind in self._handlers:
            raise ValueError(f"handler for {kind!r} already registered")
        self._handlers[kind] = handler

    def enqueue(self, kind, payload, now, delay=0.0, key=None):
        """Add a job and return its id, or None when it is a duplicate."""
        if kind not in self._handlers:
            raise KeyError(f"no handler for {kind!r}")
        dedupe_key = None
        if key is not None:
            dedupe_key = f"{kind}:{key}"
            if dedupe_key in self._active_keys:
                return None
            self._active_keys.add(dedupe_key)
        job = Job(self._next_id, kind, dict(payload), now + delay, dedupe_key)
        self._next_id += 1
        self._waiting.append(job)
        return job.job_id

    def backoff(self, attempts):
        """Delay before the next try, after `attempts` failures."""
        return min(self.max_delay, self.base_delay * 2 ** (attempts - 1))

    def due(self, now):
        ready = [job for job in self._waiting if job.run_at <= now]
        return sorted(ready, key=lambda job: (job.run_at, job.job_id))

    def run_due(self, now, limit=None):
        """Run jobs that are due; return the ids that succeeded."""
        batch = self.due(now)
        if limit is not None:
            batch = batch[:limit]
        finished = []
        for job in batch:
            self._waiting.remove(job)
            job.attempts += 1
            try:
                self._handlers[job.kind](dict(job.payload))
            except PermanentError as exc:
                job.errors.append(str(exc))
                self._bury(job)
            except Exception as exc:
                job.errors.append(str(exc))
                self._retry_or_bury(job, now)
            else:
                self._release(job)
                self.stats["done"] += 1
                finished.append(job.job_id)
        return finished

    def _retry_or_bury(self, job, now):
        if job.attempts >= self.max_attempts:
            self._bury(job)
            return
        job.run_at = now + self.backoff(job.attempts)
        self._waiting.append(job)
        self.stats["retried"] += 1

    def _bury(self, job):
        self._release(job)
        self._dead[job.job_id] = job
        self.stats["dead"] += 1

    def _release(self, job):
        if job.dedupe_key is not None:
            self._active_keys.discard(job.dedupe_key)

    def revive(self, job_id, now):
        """Move a dead job back to the queue with a clean attempt count."""
        job = self._dead.get(job_id)
        if job is None:
            return False
        if job.dedupe_key is not None:
            if job.dedupe_key in self._active_keys:
                return False
            self._active_keys.add(job.dedupe_key)
        del self._dead[job_id]
        job.attempts = 0
        job.run_at = now
        self._waiting.append(job)
        return True

    def next_wakeup(self, now):
        """Seconds until the next job is due, or None when idle."""
        if not self._waiting:
            return None
        return max(0.0, min(job.run_at for job in self._waiting) - now)

    def dead_letters(self):
        return [
            {"id": job.job_id, "kind": job.kind, "error": job.errors[-1]}
            for _, job in sorted(self._dead.items())
        ]
