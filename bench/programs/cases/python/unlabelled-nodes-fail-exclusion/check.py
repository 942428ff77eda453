import os
import sys

sys.path.insert(0, os.getcwd())

from selector.labels import SelectorError, holds, parse, select


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

fleet = {"ash": {"team": "maps"}, "elm": {"team": "mail"}, "fir": {}}
assert select(fleet, "team != maps") == ["elm", "fir"]
assert select(fleet, "team notin (maps, web)") == ["elm", "fir"]
assert select(fleet, "team notin (maps, mail)") == ["fir"]
assert select(fleet, "team = maps") == ["ash"]
assert select(fleet, "team in (maps, mail)") == ["ash", "elm"]
assert select(fleet, "team != maps, team") == ["elm"]
assert select(fleet, "!team") == ["fir"]
assert select(fleet, "team") == ["ash", "elm"]
assert select(fleet, "team != maps, zone != a") == ["elm", "fir"]
assert select(fleet, "zone = a") == []
assert select({"x": {"team": ""}}, "team in (a)") == []
assert holds(parse("zone!=n")[0], {}) is True
assert holds(parse("zone!=n")[0], {"zone": "n"}) is False
raises(SelectorError, select, fleet, "team ! maps")
