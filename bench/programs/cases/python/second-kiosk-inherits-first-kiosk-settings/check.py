import os
import sys

sys.path.insert(0, os.getcwd())

from kiosk.settings import Registry, SettingsError, overlay


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

r = Registry({"screen": {"brightness": 70, "saver": {"minutes": 5}}, "tours": ["short"]})
hall = r.start()
shop = r.start()
hall.set("screen.brightness", 15)
assert hall.get("screen.brightness") == 15
assert shop.get("screen.brightness") == 70
hall.append("tours", "night")
assert hall.get("tours") == ["short", "night"]
assert r.start().get("tours") == ["short"]
shop.set("screen.saver.minutes", 1)
assert hall.get("screen.saver.minutes") == 5
assert r.defaults == {"screen": {"brightness": 70, "saver": {"minutes": 5}}, "tours": ["short"]}
r.define("dark", {"screen": {"brightness": 20}})
dark = r.start("dark")
dark.set("screen.saver.minutes", 99)
assert r.start("dark").get("screen.saver.minutes") == 5
assert dark.flat() == {"screen.brightness": 20, "screen.saver.minutes": 99, "tours": ["short"]}
assert overlay({"a": {"b": 1}}, {"a": 2}) == {"a": 2}
assert overlay({"a": [1]}, {"a": [2, 3]}) == {"a": [2, 3]}
assert overlay({"a": 1}, {"a": {"b": 1}}) == {"a": {"b": 1}}
raises(SettingsError, hall.set, "nowhere.x", 1)
