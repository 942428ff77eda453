import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from enum import Enum, IntEnum

from exportkit import ExportError, dump, to_plain


class Status(Enum):
    OPEN = "open"
    PAID = "paid"


class Level(str, Enum):
    LOW = "low"


class Size(Enum):
    BIG = 10


class Rank(IntEnum):
    TOP = 1


assert to_plain({"by_status": {Status.OPEN: 3}}) == {"by_status": {"open": 3}}
assert to_plain([{Status.PAID: [Status.OPEN]}]) == [{"paid": ["open"]}]
assert to_plain({Size.BIG: 1}) == {"10": 1}
assert dump({Status.OPEN: 1, "x": 2}) == '{"open": 1, "x": 2}'
result = to_plain({Level.LOW: 1})
assert result == {"low": 1}
assert type(list(result)[0]) is str
assert to_plain({Rank.TOP: 5}) == {"1": 5}
assert to_plain({"a": {1: 2}}) == {"a": {"1": 2}}
assert type(to_plain(Level.LOW)) is str
assert to_plain({Status.OPEN, Status.PAID}) == ["open", "paid"]
raises(ExportError, to_plain, {None: 1})
raises(ExportError, to_plain, {True: 1})
raises(ExportError, to_plain, {(1, 2): 1})
raises(ExportError, to_plain, {Status.OPEN: object()})
