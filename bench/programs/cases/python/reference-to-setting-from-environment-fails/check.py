import os
import sys

sys.path.insert(0, os.getcwd())
from settings import ConfigError, load, section

got = load(
    {"db.url": "postgres://shop:${db.password}@${db.host}/shop", "db.host": "localhost"},
    environment={"APP_DB__PASSWORD": "s3cret"},
)
assert got["db.url"] == "postgres://shop:s3cret@localhost/shop", got
got = load(
    {"db.url": "postgres://shop:${db.password}@${db.host}/shop", "db.host": "localhost"},
    "[db]\nhost = db1\n",
    {"APP_DB__PASSWORD": "s3cret"},
)
assert got["db.url"] == "postgres://shop:s3cret@db1/shop", got

# the file refers to the environment, overriding in between
got = load({"a": "1"}, "b = ${a}-${c}", {"APP_C": "3"})
assert got == {"a": "1", "b": "1-3", "c": "3"}, got
got = load({"root": "/var", "cache": "${root}/c", "thumbs": "${cache}/t"}, "root = /srv")
assert got == {"root": "/srv", "cache": "/srv/c", "thumbs": "/srv/c/t"}, got
got = load({"root": "/var", "cache": "${root}/c"}, "root = /srv", {"APP_ROOT": "/mnt"})
assert got["cache"] == "/mnt/c", got
# a circle that a later source breaks is none
assert load({"a": "${b}", "b": "${a}"}, "a = x") == {"a": "x", "b": "x"}

# unchanged
for bad in ({"a": "${b}"}, {"a": "${b}", "b": "${a}"}):
    try:
        load(bad, "z = 1", {"APP_Y": "2"})
    except ConfigError:
        pass
    else:
        raise AssertionError(bad)
assert load({}, "[s]\nx = 1", {"APP_S__Y": "${s.x}"}) == {"s.x": "1", "s.y": "1"}
assert section(load({"a.b": "1", "ab": "2"}), "a") == {"b": "1"}
