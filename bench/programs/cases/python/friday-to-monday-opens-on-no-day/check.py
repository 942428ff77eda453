import os
import sys

sys.path.insert(0, os.getcwd())

from kiosk.hours import closed_days, expand_days, is_open, parse


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert closed_days("fr-mo 10:00-16:00") == ["tu", "we", "th"]
assert expand_days("fr-mo") == ["fr", "sa", "su", "mo"]
assert expand_days("su-mo") == ["su", "mo"]
assert expand_days("sa-we") == ["sa", "su", "mo", "tu", "we"]
assert expand_days("we-tu") == ["we", "th", "fr", "sa", "su", "mo", "tu"]
assert expand_days("sa-mo,we,su-tu") == ["sa", "su", "mo", "we", "tu"]
assert is_open("sa-mo 10-16", "su", "12:00")
assert is_open("sa-mo 10-16", "mo", "10:00")
assert not is_open("sa-mo 10-16", "tu", "12:00")
assert expand_days("mo-we,sa") == ["mo", "tu", "we", "sa"]
assert expand_days("mo-su") == ["mo", "tu", "we", "th", "fr", "sa", "su"]
assert expand_days("we") == ["we"]
assert expand_days("we-we") == ["we"]
assert parse("mo 8:00-12:00,13-18")["mo"] == [(480, 720), (780, 1080)]
raises(ValueError, expand_days, "mo-xx")
