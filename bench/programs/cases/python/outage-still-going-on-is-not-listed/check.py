import os
import sys
from datetime import datetime, timedelta

sys.path.insert(0, os.getcwd())
from uptime import Outage, Probe, find_outages, read_probes, summary

lines = ["2024-05-01T10:00 shop 200", "2024-05-01T10:05 shop 503", "2024-05-01T10:10 shop 503"]
assert summary(read_probes(lines)) == ["shop: 33.33% down since 01 May 10:05"], summary(read_probes(lines))

T = datetime(2024, 5, 1, 12, 0)


def at(n):
    return T + timedelta(minutes=n)


def outages(pattern, patience=1):
    probes = [Probe(at(n), "x", 200 if c == "+" else 500) for n, c in enumerate(pattern)]
    return [(o.start, o.end) for o in find_outages(probes, patience)]


assert outages("+-+--") == [(at(1), at(2)), (at(3), None)]
assert outages("---") == [(at(0), None)]
assert outages("+-") == [(at(1), None)]
assert outages("+---+--", 3) == [(at(1), at(4))]
assert outages("+--+---", 3) == [(at(4), None)]
assert outages("+--", 2) == [(at(1), None)]
assert outages("+-", 2) == []
two = read_probes(lines + ["2024-05-01T10:00 blog -", "2024-05-01T10:30 blog 200", "2024-05-01T10:00 api -"])
assert summary(two) == [
    "api: 0.0% down since 01 May 10:00",
    "blog: 50.0% down 01 May 10:00 for 30 min",
    "shop: 33.33% down since 01 May 10:05",
], summary(two)

# unchanged
assert outages("") == [] and outages("+++") == []
assert outages("-+--+") == [(at(0), at(1)), (at(2), at(4))]
assert outages("-+--+", 2) == [(at(2), at(4))]
assert summary(read_probes(lines[:1])) == ["shop: 100.0% no outage"]
assert summary(read_probes(lines), patience=3) == ["shop: 33.33% no outage"]
assert Outage(T, at(3)).minutes() == 3
