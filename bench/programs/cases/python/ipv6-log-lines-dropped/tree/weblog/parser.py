"""Access log evaluation."""
import re
from collections import Counter

# 10.0.0.1 - ann [05/Mar/2024:10:11:12 +0000] "GET /x?y=1 HTTP/1.1" 200 512
LINE = re.compile(
    r'^(?P<host>[\d.]+) \S+ (?P<user>\S+) \[(?P<time>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<target>\S+)(?: HTTP/[\d.]+)?" '
    r'(?P<status>\d{3}) (?P<size>\d+|-)$'
)


def parse_line(line):
    """A dict, or None if the line is not an access log line."""
    match = LINE.match(line.strip())
    if match is None:
        return None
    entry = match.groupdict()
    entry["status"] = int(entry["status"])
    entry["size"] = 0 if entry["size"] == "-" else int(entry["size"])
    entry["path"] = entry["target"].partition("?")[0]
    if entry["user"] == "-":
        entry["user"] = None
    return entry


def parse_log(text):
    entries, bad = [], 0
    for line in text.splitlines():
        entry = parse_line(line)
        if entry is None:
            bad += bool(line.strip())
        else:
            entries.append(entry)
    return entries, bad


def busiest_paths(entries, count=3):
    counter = Counter(entry["path"] for entry in entries)
    return sorted(counter.items(), key=lambda item: (-item[1], item[0]))[:count]


def error_rate(entries):
    if not entries:
        return 0.0
    failed = sum(1 for entry in entries if entry["status"] >= 500)
    return round(failed / len(entries), 3)
