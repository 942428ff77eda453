import os
import sys

sys.path.insert(0, os.getcwd())
from letters import Template


def show(source, **values):
    return Template(source).render(**values)


letter = (
    "Dear {{ name }}, coming along: "
    "{% each name in guests %}{{ name }}, {% endeach %}"
    "all arranged by {{ name }}."
)
got = show(letter, name="Olga", guests=["Pia", "Quentin"])
assert got == "Dear Olga, coming along: Pia, Quentin, all arranged by Olga.", got
assert show(letter, name="Olga", guests=[]) == "Dear Olga, coming along: all arranged by Olga."

orders = (
    "{% each order in orders %}{{ number }}. {{ order.of }}: "
    "{% each part in order.parts %}{{ part }} {% endeach %}"
    "(order {{ number }}) {% endeach %}"
)
got = show(orders, orders=[{"of": "bike", "parts": ["bell", "lamp", "lock"]}, {"of": "car", "parts": []}])
assert got == "1. bike: bell lamp lock (order 1) 2. car: (order 2) ", got

# a name that did not exist before is unknown afterwards
assert show("{% each x in xs %}{{ x }}{% endeach %}/{{ x }}{{ number }}", xs=[1, 2]) == "12/"
assert show("{% each x in xs %}{{ x }}{% endeach %}{% if x %}!{% endif %}", xs=[1, 2]) == "12"
# the list's own name as the loop's name
assert show("{% each a in a %}{{ a }}{% endeach %}{% each a in a %}{{ a }}{% endeach %}", a=["p", "q"]) == "pqpq"
# inside an if
got = show("{% if t %}{% each n in ns %}{{ n }}{% endeach %}{% endif %}{{ n }}", t=1, ns="ab", n="z")
assert got == "abz", got

# unchanged
assert show("{% each x in xs %}{{ x }}{{ u }} {% endeach %}", xs=[1, 2], u="cm") == "1cm 2cm "
assert show(
    "{% each r in rows %}{% each c in r.cells %}{{ r.id }}{{ c }} {% endeach %}{% endeach %}",
    rows=[{"id": "a", "cells": [1, 2]}, {"id": "b", "cells": [3]}],
) == "a1 a2 b3 "
assert show("{{ a | upper }}", a="x") == "X"
