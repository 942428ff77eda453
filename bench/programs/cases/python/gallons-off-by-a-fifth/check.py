import os
import sys

sys.path.insert(0, os.getcwd())

from kitchen.units import convert, parse_quantity, scale_recipe, known_units


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert convert(1, "gal", "cup") == 16.0
assert convert(1, "gal", "pint") == 8.0
assert convert(1, "gal", "l") == 3.79
assert convert(0.5, "gal", "floz") == 64.0
assert convert(32, "cup", "gal") == 2.0
assert convert(10, "l", "gal") == 2.64
assert convert(1, "pint", "cup") == 2.0
assert convert(1, "kg", "lb") == 2.2
