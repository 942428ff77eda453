import sys

sys.path.insert(0, sys.argv[1])
import io

from pylib.csv import DictReader, DictWriter

out = io.StringIO()
writer = DictWriter(out, fieldnames=(name for name in ["a", "b"]))
writer.writeheader()
writer.writerow({"a": 1, "b": 2})
writer.writerow({"b": 4, "a": 3})
assert out.getvalue() == "a,b\r\n1,2\r\n3,4\r\n"
rows = ["1,2", "3,4", "5"]
expected = [{"a": "1", "b": "2"}, {"a": "3", "b": "4"}, {"a": "5", "b": None}]
for names in (iter(["a", "b"]), ["a", "b"], ("a", "b"), (name for name in "ab")):
    assert list(DictReader(rows, fieldnames=names)) == expected
assert list(DictReader(["a,b", "1,2"])) == [{"a": "1", "b": "2"}]
names = ["a", "b"]
assert list(DictReader(rows, fieldnames=names).fieldnames) == names
try:
    DictWriter(io.StringIO(), ["a"]).writerow({"a": 1, "c": 2})
except ValueError:
    pass
else:
    raise AssertionError("unknown fields are still refused")
