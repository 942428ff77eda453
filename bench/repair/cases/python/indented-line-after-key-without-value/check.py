import sys

sys.path.insert(0, sys.argv[1])
from pylib.configparser import ConfigParser, MissingSectionHeaderError, ParsingError


def read(text):
    parser = ConfigParser(allow_no_value=True)
    parser.read_string(text)
    return {name: dict(parser[name]) for name in parser.sections()}


def refused(text):
    try:
        read(text)
    except ParsingError as error:
        return str(error)
    return None


assert refused("[server]\nverbose\n  port = 80\n") is not None
assert refused("[a]\nkey\n more\n") is not None
assert refused("[a]\nx = 1\n[b]\nkey\n\tmore\n") is not None
assert read("[a]\nkey\nother = 1\n") == {"a": {"key": None, "other": "1"}}
assert read("[a]\nkey = 1\n  2\n") == {"a": {"key": "1\n2"}}
assert read("[a]\nkey =\n  2\n") == {"a": {"key": "\n2"}}
assert read("[a]\nkey\n\nother\n") == {"a": {"key": None, "other": None}}
try:
    read("key = 1\n")
except MissingSectionHeaderError:
    pass
