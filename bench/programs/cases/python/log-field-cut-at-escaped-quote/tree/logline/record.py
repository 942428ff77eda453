"""Structured log lines: `2024-02-01T10:00:00 WARN message text key=value key="quoted value"`.

Inside of a quoted value a quote is written as \" and a backslash as \\.
"""

import re

HEAD = re.compile(r"^(\S+) (DEBUG|INFO|WARN|ERROR) ?(.*)$")
FIELD = re.compile(r'(?:^|(?<=\s))([a-z_][a-z0-9_.]*)=(?:"([^"]*)"|(\S*))')


class Record:
    def __init__(self, time, level, message, fields):
        self.time = time
        self.level = level
        self.message = message
        self.fields = fields

    def __str__(self):
        parts = [self.time, self.level]
        if self.message:
            parts.append(self.message)
        parts += ["%s=%s" % (key, quote(value)) for key, value in self.fields.items()]
        return " ".join(parts)


def quote(value):
    """Quotes a value if it has to be."""
    if value and not re.search(r'[\s"\\=]', value):
        return value
    return '"%s"' % value.replace("\\", "\\\\").replace('"', '\\"')


def unescape(text):
    return re.sub(r"\\(.)", r"\1", text)


def parse(line):
    """Parses a line; None if it is not a log line."""
    head = HEAD.match(line.rstrip("\n"))
    if not head:
        return None
    time, level, rest = head.groups()
    fields = {}
    first = len(rest)
    for match in FIELD.finditer(rest):
        key, quoted, bare = match.groups()
        fields[key] = unescape(quoted) if quoted is not None else bare
        first = min(first, match.start())
    return Record(time, level, rest[:first].strip(), fields)


def grep(lines, level=None, **wanted):
    """The records of a level and with the given field values."""
    found = []
    for line in lines:
        record = parse(line)
        if record is None or (level and record.level != level):
            continue
        if all(record.fields.get(key) == value for key, value in wanted.items()):
            found.append(record)
    return found
