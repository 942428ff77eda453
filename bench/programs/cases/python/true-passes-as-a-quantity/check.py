import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from recordcheck import Flag, Many, Number, OneOf, Record, Text, Whole, check

assert check(Whole(minimum=1), True) == ["(data): must be a whole number"]
assert check(Number(), False) == ["(data): must be a number"]
assert check(Whole(minimum=1), False) == ["(data): must be a whole number"]
assert check(Record({"quantity": Whole()}), {"quantity": True}) == ["quantity: must be a whole number"]
assert check(Many(Number()), [1, True, 2.5]) == ["[1]: must be a number"]
assert check(OneOf(Text(), Whole()), True) == ["(data): fits none of the allowed kinds"]
assert check(Whole(choices=[1, 2]), True) == ["(data): must be a whole number"]
assert check(OneOf(Whole(), Flag()), True) == []
assert check(Flag(), True) == []
assert check(Flag(), 1) == ["(data): must be true or false"]
assert check(Whole(), 0) == []
assert check(Number(), 1) == []
assert check(Number(), 1.5) == []
assert check(Whole(), 1.0) == ["(data): must be a whole number"]
assert check(Number(nullable=True), None) == []
