import os
import sys

sys.path.insert(0, os.getcwd())

from rota import ChoreRota, RotaError


def fresh():
    return ChoreRota(["Ann", "Ben", "Cleo"], ["bins", "bathroom"])


r = fresh()
r.mark_away("Ben", 4, 5)
r.rename_member("Ben", "Benjamin")
assert r.plan(4) == {"bins": "Ann", "bathroom": "Cleo"}
assert r.is_away("Benjamin", 4) and r.is_away("Benjamin", 5)
assert not r.is_away("Benjamin", 6)

# other holidays are untouched, and more weeks can be added afterwards
r = fresh()
r.mark_away("Ann", 1)
r.mark_away("Cleo", 2)
r.rename_member("Ann", "Anna")
r.mark_away("Anna", 3)
assert [r.is_away("Anna", w) for w in range(4)] == [False, True, False, True]
assert r.is_away("Cleo", 2)
assert not r.is_away("Ben", 1)

# renamed twice
r = fresh()
r.mark_away("Cleo", 8)
r.rename_member("Cleo", "Clio")
r.rename_member("Clio", "C.")
assert r.is_away("C.", 8)

# a newcomer with the freed name has no holidays
r = fresh()
r.mark_away("Ben", 4)
r.rename_member("Ben", "Benjamin")
r.add_member("Ben")
assert not r.is_away("Ben", 4)

# unchanged: nobody away, scores, errors
r = fresh()
r.mark_done(0, "bins")
r.rename_member("Ann", "Anna")
assert r.members == ("Anna", "Ben", "Cleo")
assert r.score() == {"Anna": 1, "Ben": 0, "Cleo": 0}
assert not r.is_away("Anna", 0)
assert r.plan(0) == {"bins": "Anna", "bathroom": "Ben"}
try:
    r.rename_member("Anna", "Ben")
except RotaError:
    pass
else:
    raise AssertionError("no error")
