"""Case-insensitive message headers."""


class Headers:
    def __init__(self):
        self._items = []

    def add(self, name, value):
        self._items.append((name, value))

    def get(self, name, default=None):
        for known, value in self._items:
            if known.lower() == name.lower():
                return value
        return default

    def get_all(self, name):
        return [value for known, value in self._items if known.lower() == name.lower()]

    def __len__(self):
        return len(self._items)


def parse_headers(text):
    """Parse `Name: value` lines; an indented line continues the one before."""
    headers = Headers()
    pending = None
    for line in text.splitlines():
        if not line.strip():
            break
        if line[0] in " \t" and pending:
            pending[1] += " " + line.strip()
            continue
        if pending:
            headers.add(*pending)
        name, colon, value = line.partition(":")
        if not colon:
            raise ValueError("bad header line: %r" % line)
        pending = [name.strip(), value.strip()]
    if pending:
        headers.add(*pending)
    return headers


def media_type(headers):
    """('text/html', {'charset': 'utf-8'})"""
    first, *rest = headers.get("Content-Type", "text/plain").split(";")
    options = {}
    for part in rest:
        key, _, value = part.partition("=")
        options[key.lower()] = value.strip().strip('"')
    return first.strip().lower(), options
