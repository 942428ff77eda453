import os
import sys

sys.path.insert(0, os.getcwd())

from sheet.cells import CircleError, Sheet


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

s = Sheet().put("A1", 100).put("A2", "=A1*2").put("B1", "=A2+1").put("B2", "=A2-1").put("C1", "=B1+B2")
assert s.value("C1") == 400
assert s.put("C2", "=A2+A2").value("C2") == 400
assert s.put("C3", "=A2*A2 - C1*B2 + B1").value("C3") == 200 * 200 - 400 * 199 + 201
assert s.circles() == []
assert s.values()["B1"] == 201
s.put("A2", "=C1")
raises(CircleError, s.value, "C1")
raises(CircleError, s.value, "A2")
assert s.value("A1") == 100
assert s.circles() == ["A2", "B1", "B2", "C1", "C2", "C3"]
s.put("A2", "=A1")
assert s.value("c1") == 200
raises(CircleError, Sheet().put("X1", "=X1").value, "X1")
t = Sheet().put("A1", "=2").put("B1", "=A1+C1").put("C1", "=A1+B1")
raises(CircleError, t.value, "B1")
assert t.put("C1", "=A1").value("B1") == 4
