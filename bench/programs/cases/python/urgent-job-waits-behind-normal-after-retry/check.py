import os
import sys

sys.path.insert(0, os.getcwd())
from jobqueue import NORMAL, ROUTINE, URGENT, JobQueue

q = JobQueue()
q.put("page-oncall", {"who": "sam"}, priority=URGENT)
for n in range(3):
    q.put(f"newsletter-{n}")
job = q.get()
assert job.name == "page-oncall"
assert q.fail(job, "timeout") is True
job = q.get()
assert job.name == "page-oncall", job.name
assert (job.priority, job.attempts, job.errors, job.payload) == (URGENT, 2, ["timeout"], {"who": "sam"})
assert q.fail(job, "timeout again") is True
job = q.get()
assert job.name == "page-oncall" and job.attempts == 3
assert q.fail(job, OSError("gone")) is False
assert [(j.name, j.priority, j.errors) for j in q.buried] == [
    ("page-oncall", URGENT, ["timeout", "timeout again", "gone"])
]
assert q.dig_up("page-oncall") == 1 and q.buried == []
job = q.get()
assert (job.name, job.priority, job.attempts, job.errors) == ("page-oncall", URGENT, 1, [])

# a routine job must not overtake the others
q = JobQueue()
q.put("sweep", priority=ROUTINE)
q.fail(q.get(), "busy")
q.put("mail")
q.put("tidy", priority=7)
assert [q.get().name for _ in range(3)] == ["mail", "tidy", "sweep"]

# unchanged: among equals a retried job goes to the end
for level in (NORMAL, URGENT):
    q = JobQueue(max_attempts=2)
    q.put("a", priority=level)
    q.put("b", priority=level)
    assert q.fail(q.get(), "x") and len(q) == 2 and q.in_progress == []
    first, second = q.get(), q.get()
    assert (first.name, second.name) == ("b", "a")
    assert not q.fail(second, "y") and len(q.buried) == 1
    q.done(first)
    assert q.finished == 1
