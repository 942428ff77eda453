import sys

sys.path.insert(0, sys.argv[1])
from pylib.configparser import ConfigParser, DuplicateOptionError, DuplicateSectionError, ParsingError


def values(text, error, **options):
    parser = ConfigParser(**options)
    try:
        parser.read_string(text)
    except error:
        return {name: dict(parser[name]) for name in parser.sections()}
    raise AssertionError("no error")


assert values("[a]\nname = x\nname = y\n", DuplicateOptionError, interpolation=None) == {"a": {"name": "x"}}
assert values("[a]\nname = x\nname = y\n", DuplicateOptionError) == {"a": {"name": "x"}}
assert values("[a]\nx = 1\n  2\n[a]\n", DuplicateSectionError) == {"a": {"x": "1\n2"}}
assert values("[a]\nx = 1\n[b]\ny = 2\ny = 3\n", DuplicateOptionError) == {"a": {"x": "1"}, "b": {"y": "2"}}
assert values("[a]\nx = 1\nbroken\n", ParsingError) == {"a": {"x": "1"}}
parser = ConfigParser(strict=False)
parser.read_string("[a]\nname = x\nname = y\n  z\n")
assert parser["a"]["name"] == "y\nz"
