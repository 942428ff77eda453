import os
import sys

sys.path.insert(0, os.getcwd())

from updater.version import Version, is_update, latest


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert is_update("3.0.0-rc.2", "3.0.0")
assert not is_update("3.0.0", "3.0.0-beta.1")
assert latest(["3.0.0", "3.0.0-rc.1"], prereleases=True) == "3.0.0"
assert is_update("1.2.0-alpha", "1.2")
assert is_update("1.0.0-rc.99", "1.0.0")
assert not is_update("1.0.0", "v1.0.0")
assert is_update("1.0.0", "1.0.1-alpha.1")
assert is_update("1.0.0-alpha.5", "1.0.0-beta.1")
assert is_update("1.0.0-beta.5", "1.0.0-rc")
assert sorted(map(Version, ["1.0", "1.0-rc.1", "1.0-alpha.2"]))[2].final
assert latest(["0.9.0", "1.0.0-rc.1"]) == "0.9.0"
