import os
import sys

sys.path.insert(0, os.getcwd())

from lab.columns import SpecError, build_formatters
from lab.report import Report


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

r = Report(["sample:text", "mass:num:3", "count:num:0"])
r.add(sample="S1", mass=0.1234, count=12)
assert r.texts() == [["S1", "0.123", "12"]]
assert r.render() == ["sample  mass   count", "S1      0.123  12"]
f = build_formatters(["a:num:1", "b:num", "c:num:4"])
assert f["a"](1) == "1.0"
assert f["b"](1) == "1.00"
assert f["c"](1) == "1.0000"
assert f["a"](None) == "-"
g = build_formatters(["a:pct:2", "b:pct", "c:pct:1"])
assert [g[k](0.12345) for k in "abc"] in (["12.35%", "12%", "12.3%"], ["12.34%", "12%", "12.3%"])
h = build_formatters(["a:text:3", "b:text", "c:text:5"])
assert [h[k]("granite") for k in "abc"] == ["gr~", "granite", "gran~"]
m = build_formatters(["a:num:3", "b:text:2", "c:pct:1", "d:num:1"])
assert [m["a"](2), m["b"]("xyz"), m["c"](0.5), m["d"](2)] == ["2.000", "x~", "50.0%", "2.0"]
one = build_formatters(["a:num:2"])
two = build_formatters(["a:num:0"])
assert (one["a"](1.5), two["a"](2)) == ("1.50", "2")
raises(SpecError, build_formatters, ["a:num:2", "b:num:-1"])
