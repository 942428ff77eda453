"""Fold raw log lines into entries; indented or free lines continue an entry."""
import re
from dataclasses import dataclass, field

HEADER = re.compile(
    r"^(?P<when>\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}) "
    r"(?P<level>[A-Z]+) \[(?P<logger>[\w.]+)\] (?P<message>.*)$"
)


@dataclass
class Entry:
    when: str
    level: str
    logger: str
    message: str
    details: list = field(default_factory=list)

    def text(self):
        return "\n".join([self.message, *self.details])


def read_entries(lines, keep=None):
    """Return the entries for which keep(entry) holds, in the order of the log.

    Lines that are no header (stack traces, dumped payloads) are kept as the
    details of the entry they follow. Free lines before the first header, as
    found in rotated files, are dropped.
    """
    entries = []
    current = None
    for raw in lines:
        line = raw.rstrip("\n")
        match = HEADER.match(line)
        if match:
            entry = Entry(**match.groupdict())
            if keep is not None and not keep(entry):
                continue
            current = entry
            entries.append(entry)
        elif line.strip() and current is not None:
            current.details.append(line)
    return entries
