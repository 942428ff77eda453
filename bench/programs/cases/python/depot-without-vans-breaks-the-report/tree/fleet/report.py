"""The weekly report on all depots; a dash stands for "no van"."""

INTERVAL = 20000


def most_used(depot):
    """The van with the most kilometres since its service, or None."""
    return max(depot.vans, key=lambda van: van.since_service)


def due(depot):
    return sorted(van.plate for van in depot.vans if van.since_service >= INTERVAL)


def line(depot):
    van = most_used(depot)
    worst = f"{van.plate} ({van.since_service} km)" if van else "-"
    return f"{depot.town}: {len(depot.vans)} vans, next service {worst}, due {len(due(depot))}"


def report(depots):
    lines = [line(depot) for depot in sorted(depots, key=lambda depot: depot.town)]
    total = sum(len(depot.vans) for depot in depots)
    return [*lines, f"{total} vans in all"]
