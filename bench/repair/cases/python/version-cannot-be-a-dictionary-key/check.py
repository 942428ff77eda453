import sys

sys.path.insert(0, sys.argv[1])
from awesomeversion import AwesomeVersion

version = AwesomeVersion("1.0")
assert hash(version) == hash("1.0") == hash(AwesomeVersion("1.0"))
assert {version: "first"}[AwesomeVersion("1.0")] == "first"
assert {"2023.7.1": 1}[AwesomeVersion("2023.7.1")] == 1
assert len({AwesomeVersion("1.0"), AwesomeVersion("1.0"), AwesomeVersion("1.1")}) == 2
assert version == "1.0" and version != "1.1" and version < AwesomeVersion("1.1")
assert sorted([AwesomeVersion("1.10"), AwesomeVersion("1.9")]) == ["1.9", "1.10"]
assert hash(AwesomeVersion(12)) == hash("12")
