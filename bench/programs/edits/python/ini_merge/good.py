"""Merge layered INI-like configuration files (base, site, local)."""
import re

SECTION_RE = re.compile(r"^\[\s*([^\]]+?)\s*\]$")
REF_RE = re.compile(r"\$\{([\w.-]+)\}")
TRUE_WORDS = {"1", "yes", "true", "on"}
FALSE_WORDS = {"0", "no", "false", "off"}


class ConfigError(Exception):
    def __init__(self, message, line_no=None):
        if line_no is not None:
            message = f"line {line_no}: {message}"
        super().__init__(message)
        self.line_no = line_no


def strip_comment(line):
    """Drop a trailing ; or # comment, unless it is inside double quotes."""
    in_quotes = False
    for i, ch in enumerate(line):
        if ch == '"':
            in_quotes = not in_quotes
        elif ch in ";#" and not in_quotes:
            if i == 0 or line[i - 1].isspace():
                return line[:i]
    return line


def unquote(value):
    if len(value) >= 2 and value[0] == value[-1] == '"':
        return value[1:-1]
    return value


def parse(text):
    """Return {section: [(op, key, value), ...]}; op is '=', '+=' or '-'."""
    sections = {}
    current = "default"
    pending = ""
    for line_no, raw in enumerate(text.splitlines(), start=1):
        line = pending + strip_comment(raw).strip()
        pending = ""
        if not line:
            continue
        if line.endswith("\\"):
            pending = line[:-1].rstrip() + " "
            continue
        match = SECTION_RE.match(line)
        if match:
            current = match.group(1).lower()
            sections.setdefault(current, [])
            continue
        entries = sections.setdefault(current, [])
        if line.startswith("-"):
            entries.append(("-", line[1:].strip().lower(), None))
            continue
        if "=" not in line:
            raise ConfigError(f"expected key = value, got {line!r}", line_no)
        key, value = line.split("=", 1)
        op = "="
        key = key.strip().lower()
        if key.endswith("+"):
            op = "+="
            key = key[:-1].rstrip()
        if not key:
            raise ConfigError("empty key", line_no)
        entries.append((op, key, unquote(value.strip())))
    if pending:
        raise ConfigError("file ends inside a continued line")
    return sections


def merge_layers(layers):
    """Apply parsed layers in order; later layers win."""
    merged = {}
    for layer in layers:
        for section, entries in layer.items():
            target = merged.setdefault(section, {})
            for op, key, value in entries:
                if op == "-":
                    target.pop(key, None)
                elif op == "+=" and target.get(key):
                    target[key] = target[key] + "," + value
                else:
                    target[key] = value
    return merged


class Config:
    def __init__(self, *texts):
        self._data = merge_layers(parse(text) for text in texts)

    def get(self, section, key, fallback=None):
        section, key = section.lower(), key.lower()
        for name in (section, "default"):
            values = self._data.get(name, {})
            if key in values:
                return self._expand(values[key], section, {(name, key)})
        return fallback

    def _expand(self, value, section, seen):
        def replace(match):
            ref = match.group(1).lower()
            ref_section, dot, ref_key = ref.rpartition(".")
            if not dot:
                ref_section = section
            for name in (ref_section, "default"):
                if ref_key in self._data.get(name, {}):
                    if (name, ref_key) in seen:
                        raise ConfigError(f"circular reference to {ref}")
                    inner = self._data[name][ref_key]
                    return self._expand(inner, ref_section, seen | {(name, ref_key)})
            raise ConfigError(f"unknown reference {ref}")

        return REF_RE.sub(replace, value)

    def get_bool(self, section, key, fallback=False):
        value = self.get(section, key)
        if value is None:
            return fallback
        word = value.strip().lower()
        if word in TRUE_WORDS:
            return True
        if word in FALSE_WORDS:
            return False
        raise ConfigError(f"{section}.{key} is not a boolean: {value!r}")

    def get_list(self, section, key):
        value = self.get(section, key, "")
        return [item.strip() for item in value.split(",") if item.strip()]
