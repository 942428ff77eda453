import os
import sys

sys.path.insert(0, os.getcwd())

from datetime import date
from flat.rota import Rota


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

start = date(2024, 9, 2)
r = Rota(["Ana", "Bo", "Cem", "Dan"], ["bath", "floor", "trash"], start)
assert r.load(4) == {"Ana": 3, "Bo": 3, "Cem": 3, "Dan": 3}
assert r.plan(start) == {"bath": "Ana", "floor": "Bo", "trash": "Cem"}
assert r.plan(date(2024, 9, 9)) == {"bath": "Bo", "floor": "Cem", "trash": "Dan"}
assert r.plan(date(2024, 9, 16)) == {"bath": "Cem", "floor": "Dan", "trash": "Ana"}
assert r.chores_of("Ana", date(2024, 9, 9)) == []
r.on_holiday("Dan", 1)
assert r.person("trash", 1) == "Ana"
pair = Rota(["Ana", "Bo"], ["bath", "floor", "trash"], start)
assert pair.plan(start) == {"bath": "Ana", "floor": "Bo", "trash": "Ana"}
assert pair.plan(date(2024, 9, 9)) == {"bath": "Bo", "floor": "Ana", "trash": "Bo"}
assert pair.load(2) == {"Ana": 3, "Bo": 3}
three = Rota(["A", "B", "C"], ["x", "y", "z"], start)
assert [three.person("y", w) for w in range(4)] == ["B", "C", "A", "B"]
one = Rota(["A", "B", "C"], ["x"], start)
assert [one.person("x", w) for w in range(4)] == ["A", "B", "C", "A"]
assert one.on_holiday("B", 1).person("x", 1) == "C"
raises(ValueError, Rota, [], ["x"], start)
