import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date

from ferrycrew.rules import Sailor, check_crew, may_serve, missing_certificates

day, long, past = date(2024, 6, 1), date(2030, 1, 1), date(2024, 5, 31)
kaya = Sailor("Kaya", "captain", {"radio": long, "first-aid": long, "master": past})
assert may_serve(kaya, day) is False
assert may_serve(kaya, past) is True
assert may_serve(Sailor("K", "captain", {"radio": long, "master": long}), day) is False
assert may_serve(Sailor("K", "captain", {"radio": long, "first-aid": past, "master": long}), day) is False
assert may_serve(Sailor("K", "captain", {"first-aid": long, "master": long}), day) is False
assert may_serve(Sailor("K", "captain", {"radio": day, "first-aid": day, "master": day}), day) is True
assert may_serve(Sailor("E", "engineer", {"engine": long}), day) is False
assert may_serve(Sailor("E", "engineer", {"first-aid": long}), day) is False
assert may_serve(Sailor("E", "engineer", {"engine": long, "first-aid": long}), day) is True
assert may_serve(Sailor("D", "deck", {"first-aid": long}), day) is True
assert may_serve(Sailor("D", "deck", {"first-aid": past}), day) is False
assert missing_certificates(kaya, day) == ["master"]
crew = [kaya, Sailor("Eli", "engineer", {"engine": long}), Sailor("Bo", "deck", {"first-aid": long}), Sailor("Cy", "deck", {"first-aid": long})]
assert check_crew(crew, day) == ["Kaya: master", "Eli: first-aid", "1 more captain needed", "1 more engineer needed"]
assert check_crew(crew, past)[0] == "Eli: first-aid"
