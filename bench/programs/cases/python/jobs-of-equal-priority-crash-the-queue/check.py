import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from jobline import Job, JobQueue, Worker


def fill(pairs):
    queue = JobQueue()
    for name, priority in pairs:
        queue.push(Job(name, lambda: None, priority))
    return queue


assert fill([("clean", 0), ("backup", 0), ("mail", 0)]).names() == ["clean", "backup", "mail"]
queue = fill([("z", 1), ("a", 2), ("y", 1), ("b", 2), ("x", 1)])
assert queue.names() == ["a", "b", "z", "y", "x"]
assert [queue.pop().name for _ in range(5)] == ["a", "b", "z", "y", "x"]
assert len(queue) == 0
queue = fill([(str(n), 0) for n in range(20)])
assert queue.cancel("3")
assert [queue.pop().name for _ in range(19)] == [str(n) for n in range(20) if n != 3]
queue = fill([("c", 0), ("b", 0), ("a", 0)])
assert queue.pop().name == "c"
queue.push(Job("c", lambda: None))
assert queue.names() == ["b", "a", "c"]
assert queue.peek().name == "b"
worker = Worker()
log = []
for name in "pqr":
    worker.queue.push(Job(name, lambda name=name: log.append(name)))
assert worker.run_all() == 3
assert log == ["p", "q", "r"]
assert fill([("low", -1), ("high", 3)]).names() == ["high", "low"]
raises(ValueError, fill, [("a", 1), ("a", 2)])
raises(IndexError, JobQueue().pop)
