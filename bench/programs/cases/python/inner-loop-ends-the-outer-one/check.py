import os
import sys

sys.path.insert(0, os.getcwd())

from lightshow.show import Show, ShowError, length


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert length("repeat 2\nwait 1\nrepeat 3\nwait 10\nend\nend") == 62
assert length("repeat 2\nrepeat 3\nwait 1\nend\nwait 10\nend\nwait 100") == 126
assert length("repeat 2\nrepeat 2\nrepeat 2\nwait 1\nend\nend\nend") == 8
assert length("repeat 2\nrepeat 3\nwait 1\nend\nrepeat 4\nwait 1\nend\nend") == 14
assert length("repeat 0\nrepeat 3\nwait 1\nend\nwait 5\nend\nwait 2") == 2
assert Show("repeat 2\non A\nrepeat 2\nwait 1\nend\noff A\nend").run() == [(0, "A"), (2, ""), (2, "A"), (4, "")]
assert length("repeat 3\nwait 2\nend\nwait 1") == 7
assert length("repeat 2\nwait 1\nend\nrepeat 3\nwait 2\nend") == 8
assert Show("on B A\nwait 2\noff A").run() == [(0, "AB"), (2, "B")]
assert length("") == 0
raises(ShowError, length, "repeat 2\nwait 1")
raises(ShowError, length, "repeat 2\nrepeat 2\nwait 1\nend")
raises(ShowError, length, "repeat 2\nwait 1\nend\nend")
raises(ShowError, length, "blink A")
