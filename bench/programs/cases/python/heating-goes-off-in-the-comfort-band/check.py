import os
import sys

sys.path.insert(0, os.getcwd())

from thermo.control import Control, House


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


c = Control(19, 21)
assert c.measure_all([18, 19.2, 20, 20.9, 21]) == "####."
assert c.switches == 2
assert c.measure_all([20.9, 19.1, 19, 19.1, 22, 20]) == "..##.."
assert c.switches == 4
d = Control(19, 21)
assert d.measure_all([22, 20.5, 19.5, 19]) == "...#"
d.adjust(-3)
assert d.measure(17) is True
assert d.measure(18) is False
d.adjust(3)
assert d.measure(20) is False
house = House()
house.add("hall", 15, 17)
house.add("bath", 22, 24)
assert house.boiler_on({"hall": 16, "bath": 21})
assert house.boiler_on({"hall": 18, "bath": 23})
assert not house.boiler_on({"hall": 16, "bath": 24})
h = Control(19, 21)
h.measure(18)
h.holiday = True
assert h.measure(20) is False
assert h.measure(5) is True
h.holiday = False
assert h.measure(20) is True
raises(ValueError, Control, 21, 20)
