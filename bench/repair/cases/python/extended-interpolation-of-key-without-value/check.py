import sys

sys.path.insert(0, sys.argv[1])
from pylib.configparser import ConfigParser, ExtendedInterpolation, InterpolationMissingOptionError

parser = ConfigParser(interpolation=ExtendedInterpolation(), allow_no_value=True)
parser.read_string(
    "[paths]\nprefix\nbin = ${prefix}/bin\nonly = ${prefix}\nboth = ${root}${prefix}${root}\nroot = /usr\n"
    "lib = ${root}/lib\nbroken = ${missing}\n[more]\nbin = x${paths:prefix}y\ndeep = ${paths:lib}/64\n"
)
assert parser.get("paths", "bin") == "/bin"
assert parser.get("paths", "only") == ""
assert parser.get("paths", "both") == "/usr/usr"
assert parser.get("more", "bin") == "xy"
assert parser.get("paths", "prefix") is None
assert parser.get("paths", "lib") == "/usr/lib" and parser.get("more", "deep") == "/usr/lib/64"
assert parser.get("paths", "bin", raw=True) == "${prefix}/bin"
try:
    parser.get("paths", "broken")
except InterpolationMissingOptionError:
    pass
else:
    raise AssertionError("a key that does not exist is still an error")
