"""Sections and options."""

from .errors import MissingOption, SyntaxProblem
from .lines import logical_lines
from .values import as_bool, as_int, as_list, unquote

_NOTHING = object()


class Config:
    """Options by section; names are compared without case."""

    def __init__(self):
        self._sections = {}

    def set(self, section, key, value):
        self._sections.setdefault(section.lower(), {})[key.lower()] = value

    def sections(self):
        return list(self._sections)

    def options(self, section):
        return dict(self._sections.get(section.lower(), {}))

    def get(self, section, key, default=_NOTHING, convert=str):
        """The option, from [defaults] when the section lacks it."""
        for name in (section.lower(), "defaults"):
            options = self._sections.get(name, {})
            if key.lower() in options:
                return convert(options[key.lower()])
        if default is _NOTHING:
            raise MissingOption(section, key)
        return default

    def get_bool(self, section, key, default=_NOTHING):
        return self.get(section, key, default, as_bool)

    def get_int(self, section, key, default=_NOTHING):
        return self.get(section, key, default, as_int)

    def get_list(self, section, key, default=_NOTHING):
        return self.get(section, key, default, as_list)


def parse(text):
    config = Config()
    section = "defaults"
    for number, line in logical_lines(text):
        if line.startswith("["):
            if not line.endswith("]") or not line[1:-1].strip():
                raise SyntaxProblem(number, "bad section header")
            section = line[1:-1].strip()
            continue
        key, sign, value = line.partition("=")
        if not sign or not key.strip():
            raise SyntaxProblem(number, "expected key = value")
        config.set(section, key.strip(), unquote(value.strip()))
    return config
