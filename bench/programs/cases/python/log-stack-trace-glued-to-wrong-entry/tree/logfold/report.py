from collections import Counter


def summarise(entries):
    """One line per logger: how many entries, how many of them with details."""
    total = Counter(entry.logger for entry in entries)
    detailed = Counter(entry.logger for entry in entries if entry.details)
    return [
        f"{logger}: {count} ({detailed[logger]} with details)"
        for logger, count in sorted(total.items())
    ]


def tail(entries, count):
    """The texts of the last entries, oldest first."""
    if count <= 0:
        return []
    return [entry.text() for entry in entries[-count:]]
