"""Waiting jobs: high priority first, those of equal priority in order."""

import heapq


class JobQueue:
    def __init__(self):
        self._heap = []
        self._names = set()

    def __len__(self):
        return len(self._heap)

    def __contains__(self, name):
        return name in self._names

    def push(self, job):
        """Names are unique among the waiting jobs."""
        if job.name in self._names:
            raise ValueError("job %s is waiting already" % job.name)
        self._names.add(job.name)
        heapq.heappush(self._heap, (-job.priority, job))

    def pop(self):
        if not self._heap:
            raise IndexError("no job is waiting")
        job = heapq.heappop(self._heap)[-1]
        self._names.discard(job.name)
        return job

    def peek(self):
        return self._heap[0][-1] if self._heap else None

    def cancel(self, name):
        """Takes a job out; True when it was there."""
        kept = [entry for entry in self._heap if entry[-1].name != name]
        found = len(kept) < len(self._heap)
        self._heap = kept
        heapq.heapify(self._heap)
        self._names.discard(name)
        return found

    def names(self):
        """Names in the order in which the jobs would run."""
        return [entry[-1].name for entry in sorted(self._heap)]
