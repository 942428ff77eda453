from dataclasses import dataclass
from datetime import datetime

GOOD = range(200, 400)


@dataclass(frozen=True)
class Probe:
    moment: datetime
    target: str
    status: int

    @property
    def ok(self):
        return self.status in GOOD


def read_probes(lines):
    """Read `2024-05-01T10:00 shop 200` lines; a status of `-` is no answer at all."""
    probes = []
    for line in lines:
        if not line.strip():
            continue
        moment, target, status = line.split()
        number = 0 if status == "-" else int(status)
        probes.append(Probe(datetime.fromisoformat(moment), target, number))
    return sorted(probes, key=lambda probe: probe.moment)


def by_target(probes):
    groups = {}
    for probe in probes:
        groups.setdefault(probe.target, []).append(probe)
    return groups
