import os
import sys

sys.path.insert(0, os.getcwd())

from orgchart.chart import Chart


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


c = Chart("Vera")
for name, boss in [("Tom", "Vera"), ("Uli", "Vera"), ("Pia", "Tom"), ("Rex", "Tom"), ("Sam", "Uli"), ("Zoe", "Pia")]:
    c.hire(name, boss)
assert c.common("Tom", "Pia") == "Tom"
assert c.common("Pia", "Tom") == "Tom"
assert c.distance("Tom", "Pia") == 1
assert c.common("Vera", "Zoe") == "Vera"
assert c.common("Tom", "Zoe") == "Tom"
assert c.common("Pia", "Pia") == "Pia"
assert c.common("Vera", "Vera") == "Vera"
assert c.distance("Vera", "Zoe") == 3
assert c.distance("Rex", "Rex") == 0
assert c.common("Zoe", "Rex") == "Tom"
assert c.common("Zoe", "Sam") == "Vera"
assert c.distance("Pia", "Rex") == 2
assert c.chain("Pia") == ["Tom", "Vera"]
assert c.chain("Vera") == []
c.move("Pia", "Uli")
assert c.common("Uli", "Zoe") == "Uli"
raises(ValueError, c.move, "Uli", "Zoe")
raises(ValueError, c.move, "Uli", "Uli")
