import os
import sys

sys.path.insert(0, os.getcwd())
from logfold import at_least, from_logger, read_entries, summarise

LOG = '''2024-06-11 02:14:09 ERROR [mailer] could not reach smtp host
2024-06-11 02:14:10 ERROR [db.pool] connection refused
  File "pool.py", line 88, in acquire
  OSError: [Errno 111]
2024-06-11 02:14:12 INFO [mailer] retry scheduled'''.splitlines()
DB = ['  File "pool.py", line 88, in acquire', "  OSError: [Errno 111]"]

got = read_entries(LOG, keep=from_logger("mailer"))
assert [e.message for e in got] == ["could not reach smtp host", "retry scheduled"]
assert [e.details for e in got] == [[], []], got
assert summarise(got) == ["mailer: 2 (0 with details)"]

assert [e.details for e in read_entries(LOG)] == [[], DB, []]
assert [e.details for e in read_entries(LOG, keep=from_logger("db"))] == [DB]

LOG2 = [
    "2024-06-11 02:14:09 ERROR [a] one\n",
    "  a1\n",
    "2024-06-11 02:14:10 DEBUG [a] payload\n",
    "  {}\n",
    "2024-06-11 02:14:11 DEBUG [a] payload\n",
    "  []\n",
    "2024-06-11 02:14:12 CRITICAL [b] two\n",
    "\n",
    "  b1\n",
    "2024-06-11 02:14:13 INFO [b] bye\n",
    "  b2\n",
]
got = read_entries(iter(LOG2), keep=at_least("error"))
assert [(e.message, e.details) for e in got] == [("one", ["  a1"]), ("two", ["  b1"])], got
got = read_entries(LOG2, keep=at_least("debug"))
assert [len(e.details) for e in got] == [1, 1, 1, 1, 1]
assert read_entries(LOG2, keep=lambda e: False) == []
assert read_entries(["  x", LOG2[0], "  y"])[0].details == ["  y"]
