from dataclasses import dataclass
from datetime import datetime
from typing import Optional


@dataclass(frozen=True)
class Outage:
    """From the first bad probe to the next good one; no end if there was none yet."""

    start: datetime
    end: Optional[datetime] = None

    def minutes(self, now=None):
        return int(((self.end or now) - self.start).total_seconds() // 60)


def find_outages(probes, patience=1):
    """The outages in the probes of one target, which are in order of time.

    Fewer bad probes in a row than `patience` are taken for hiccups.
    """
    found = []
    failing = []
    for probe in probes:
        if not probe.ok:
            failing.append(probe)
            continue
        if len(failing) >= patience:
            found.append(Outage(failing[0].moment, probe.moment))
        failing = []
    return found


def availability(probes):
    """The share of good probes in percent, None without probes."""
    if not probes:
        return None
    return round(100 * sum(probe.ok for probe in probes) / len(probes), 2)
