import sys

sys.path.insert(0, sys.argv[1])
from pylib.inspect import getattr_static


class Locked:
    def __get__(self, instance, owner=None):
        return "from the descriptor"

    def __delete__(self, instance):
        raise AttributeError("locked")


class Settable:
    def __get__(self, instance, owner=None):
        return "settable"

    def __set__(self, instance, value):
        pass


class Readable:
    def __get__(self, instance, owner=None):
        return "readable"


class NoGet:
    def __delete__(self, instance):
        pass


class Account:
    locked = Locked()
    settable = Settable()
    readable = Readable()
    no_get = NoGet()
    plain = 1

    def __init__(self):
        self.__dict__.update(locked=42, settable=42, readable=42, no_get=42, plain=42)


account = Account()
assert getattr_static(account, "locked") is Account.__dict__["locked"]
assert getattr_static(account, "settable") is Account.__dict__["settable"]
assert getattr_static(account, "readable") == 42
assert getattr_static(account, "no_get") == 42
assert getattr_static(account, "plain") == 42
assert getattr_static(Account, "locked") is Account.__dict__["locked"]
assert getattr_static(account, "absent", None) is None
