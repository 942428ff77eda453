import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from intercom.log import MessageLog


def filled(*texts, **options):
    log = MessageLog(**options)
    for text in texts:
        log.post("hall", text)
    return log


def texts(messages):
    return [m.text for m in messages]


log = filled("a", "b", "c")
assert log.last(0) == []
assert log.last(0, "hall") == []
assert texts(log.last(1)) == ["c"]
assert texts(log.last(3)) == ["a", "b", "c"]
assert texts(log.last(4)) == ["a", "b", "c"]
assert log.screen(2) == ["--- 3 new ---", "  1  hall: a", "  2  hall: b", "  3  hall: c"]
log.mark_read()
assert log.screen(2) == ["  2  hall: b", "  3  hall: c", "--- 0 new ---"]
assert log.screen(0) == ["--- 0 new ---"]
assert log.screen(9) == ["  1  hall: a", "  2  hall: b", "  3  hall: c", "--- 0 new ---"]
log.post("lab", "d")
assert log.screen(0) == ["--- 1 new ---", "  4  lab: d"]
assert log.screen(1) == ["  3  hall: c", "--- 1 new ---", "  4  lab: d"]
assert texts(log.last(2, "hall")) == ["b", "c"]
assert MessageLog().screen() == ["--- 0 new ---"]
assert MessageLog().last(0) == []
raises(ValueError, log.last, -1)
assert texts(filled("a", "b", "c", keep=2).last(5)) == ["b", "c"]
