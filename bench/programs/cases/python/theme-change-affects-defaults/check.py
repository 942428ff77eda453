import os
import sys

sys.path.insert(0, os.getcwd())

from ui.themes import ThemeRegistry, DEFAULT_THEME


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


reg = ThemeRegistry()
reg.derive("dark", {"page": {"colour": "black"}, "text": {"colour": "white"}})
assert reg.setting("default", "page.colour") == "white"
assert reg.setting("dark", "page.colour") == "black"
assert reg.differences("dark") == ["page.colour", "text.colour"]
assert ThemeRegistry().setting("default", "text.colour") == "black"
reg.derive("big", {"text": {"size": 20}}, base="dark")
assert reg.setting("big", "page.colour") == "black"
assert reg.setting("dark", "text.size") == 12
assert reg.differences("big", "dark") == ["text.size"]
changes = {"links": {"colour": "blue"}}
reg.derive("linked", changes)
reg.derive("linked2", {"links": {"colour": "red"}}, base="linked")
assert changes == {"links": {"colour": "blue"}}
assert reg.setting("linked", "links.colour") == "blue"
assert DEFAULT_THEME == {"text": {"colour": "black", "size": 12}, "page": {"colour": "white", "margin": 20}}
