import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from mailroom.quota import Printer, QuotaExceeded

p = Printer()
p.set_quota("archive", 0)
raises(QuotaExceeded, p.print, "archive", 400)
raises(QuotaExceeded, p.print, "archive", 1)
assert p.left("archive") == 0
assert p.report() == ["archive: 0 used, 0 left"]
p.set_quota("law", 30)
assert p.print("law", 30) == 30
assert p.left("law") == 0
raises(QuotaExceeded, p.print, "law", 5)
assert p.report() == ["archive: 0 used, 0 left", "law: 30 used, 0 left"]
p.new_month()
assert p.print("law", 5) == 5
p.set_quota("law", None)
assert p.print("law", 500) == 505
assert p.left("law") is None
q = Printer(0)
raises(QuotaExceeded, q.print, "any", 1)
assert Printer(None).print("any", 1000) == 1000
r = Printer(10)
r.print("any", 8)
raises(QuotaExceeded, r.print, "any", 3)
r.set_quota("any", 5)
assert r.left("any") == 0
raises(ValueError, r.set_quota, "any", -3)
