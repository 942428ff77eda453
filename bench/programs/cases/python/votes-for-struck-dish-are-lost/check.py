import os
import sys

sys.path.insert(0, os.getcwd())

from canteen.poll import Poll


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)



def poll(dishes, *ballots):
    p = Poll(dishes)
    for i, choices in enumerate(ballots):
        p.cast("v%d" % i, *choices)
    return p


three = ["soup", "pie", "curry"]
p = poll(three, ["soup"], ["soup"], ["pie"], ["pie"], ["curry", "pie"])
assert p.rounds() == [{"soup": 2, "pie": 2, "curry": 1}, {"soup": 2, "pie": 3}]
assert p.winner() == "pie"
assert p.tally(["soup", "curry"]) == {"soup": 2, "curry": 1}
assert p.tally(["soup"]) == {"soup": 2}
q = poll(["a", "b", "c", "d"], ["a"], ["a"], ["a", "b"], ["b", "a"], ["b"], ["c", "d", "b"], ["d", "c", "b"])
assert q.tally(["a", "b"]) == {"a": 3, "b": 4}
assert q.winner() == "b"
assert q.tally(["a", "b", "c"]) == {"a": 3, "b": 2, "c": 2}
r = poll(three, ["soup", "pie", "curry"], ["soup", "pie"])
assert r.rounds() == [{"soup": 2, "pie": 0, "curry": 0}]
s = poll(three, ["pie", "soup"], ["pie"], ["curry", "pie"])
assert s.rounds() == [{"soup": 0, "pie": 2, "curry": 1}]
assert Poll(three).winner() is None
s.withdraw("v1")
assert s.winner() == "pie"
raises(ValueError, s.cast, "x", "pie", "pie")
raises(ValueError, s.cast, "x", "cake")
