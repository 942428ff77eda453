import os
import sys

sys.path.insert(0, os.getcwd())
from table import Table


def at(names, turns, back=False):
    table = Table(names)
    if back:
        table.reverse()
    for _ in range(turns):
        table.end_turn()
    return table


four = ["ann", "bo", "cy", "dee"]
t = at(four, 2)
t.eliminate("ann")
assert t.current == "cy", t.current
assert t.end_turn() == "dee"
assert t.end_turn() == "bo"

t = at(four, 3)
t.eliminate("bo")
assert t.current == "dee", t.current
assert t.upcoming(3) == ["dee", "ann", "cy"]
t.eliminate("ann")
assert t.current == "dee"
t.eliminate("cy")
assert t.winner == "dee" and t.current == "dee"

t = at(four, 1, back=True)
assert t.current == "dee"
t.eliminate("bo")
assert t.current == "dee", t.current
assert t.end_turn() == "cy"
t.eliminate("ann")
assert t.current == "cy"

# everybody out but the current one, whoever it is and in whatever direction
for back in (False, True):
    for turns in range(4):
        for other in four:
            t = at(four, turns, back)
            who = t.current
            if other != who:
                t.eliminate(other)
                assert t.current == who, (back, turns, other, t.current)
            else:
                order = t.upcoming(2)
                t.eliminate(who)
                assert t.current == order[1], (back, turns, t.current)

t = at(four, 2)
t.eliminate("dee")
assert t.current == "cy" and t.end_turn() == "ann"
assert t.standings == ["ann", "bo", "cy", "dee"]
