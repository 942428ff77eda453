from .outages import availability, find_outages
from .probes import by_target


def describe(outage):
    start = outage.start.strftime("%d %b %H:%M")
    if outage.end is None:
        return f"down since {start}"
    return f"down {start} for {outage.minutes()} min"


def summary(probes, patience=1):
    """One line per target with its availability and its outages."""
    lines = []
    for target, group in sorted(by_target(probes).items()):
        notes = [describe(outage) for outage in find_outages(group, patience)]
        lines.append(f"{target}: {availability(group)}% {'; '.join(notes) or 'no outage'}")
    return lines
