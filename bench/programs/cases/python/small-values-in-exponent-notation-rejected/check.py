import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from measure import ParseError, Quantity, convert, parse

assert convert("1.5e-3 km", "m") == "1.5 m"
assert parse("2E-2m").value == 0.02
assert parse("-4e-1 h") == Quantity(-24, "min")
assert parse("1e-10 t").value == 1e-10
assert parse("1m 5e-1cm") == Quantity(1.005, "m")
assert parse("1,000e-3 kg").value == 1.0
assert parse("2.5e3 mm") == Quantity(2.5, "m")
assert parse("2.5e+3 mm") == Quantity(2.5, "m")
assert parse("5ft 3in") == Quantity(63, "in")
assert parse("-1h 30min").value == -1.5
assert parse(".5 l").value == 0.5
raises(ValueError, parse, "1e- km")
raises(ParseError, parse, "-km")
raises(ParseError, parse, "1.5 3 km")
