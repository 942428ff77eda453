import os
import sys

sys.path.insert(0, os.getcwd())
from acl import AccessDenied, Policy, Rule

p = Policy()
p.define("staff", Rule("read", "payroll/**"))
p.assign("carla", "staff")
assert p.may("carla", "read", "payroll/2024/05")
p.revoke("staff", "read", "payroll/**")
assert not p.may("carla", "read", "payroll/2024/06")
assert not p.may("carla", "read", "payroll/2024/05")

p = Policy()
p.define("base", Rule("*", "index"), Rule("read", "docs/*"))
p.define("top", Rule("write", "/docs/a"), Rule("write", "docs/b"), extends=["base"])
p.assign("dan", "top")
p.assign("eve", "base")
for user in ("dan", "eve"):
    assert p.may(user, "read", "index") and p.may(user, "delete", "index")
    assert p.may(user, "read", "docs/a")
p.revoke("base", "*", "index")
for user in ("dan", "eve"):
    assert not p.may(user, "read", "index")
    assert not p.may(user, "delete", "index")
    assert p.may(user, "read", "docs/a")
p.revoke("base", "read", "docs/*")
assert not p.may("dan", "read", "docs/a")
try:
    p.require("eve", "read", "docs/a")
except AccessDenied as error:
    assert error.user == "eve"
else:
    raise AssertionError("eve still reads docs/a")

assert p.may("dan", "write", "docs/b")
p.revoke("top", "write", "docs/b")
assert not p.may("dan", "write", "docs/b")
p.allow("top", "write", "docs/b")
assert p.may("dan", "write", "docs/b")

# another rule still covers it
p = Policy()
p.define("r", Rule("read", "a/*"), Rule("read", "a/**"))
p.assign("u", "r")
assert p.may("u", "read", "a/x") and p.may("u", "read", "a/x/y")
p.revoke("r", "read", "a/**")
assert p.may("u", "read", "a/x") and not p.may("u", "read", "a/x/y")
try:
    p.revoke("r", "read", "a/**")
except KeyError:
    pass
else:
    raise AssertionError("revoking twice")
