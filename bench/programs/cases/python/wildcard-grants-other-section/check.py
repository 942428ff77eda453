import os
import sys

sys.path.insert(0, os.getcwd())

from acl.permissions import Role, matches, allowed, effective_rules


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


manager = Role("manager", ["orders:*"])
assert allowed(manager, "orders:delete")
assert not allowed(manager, "users:edit")
auditor = Role("auditor", ["*:read"])
assert allowed(auditor, "users:read")
assert not allowed(auditor, "orders:delete")
worker = Role("worker", ["*:*"], ["billing:*"])
assert allowed(worker, "orders:read")
assert not allowed(worker, "billing:read")
assert matches("*:*", "a:b")
assert matches("a:b", "a:b")
assert not matches("a:b", "a:c")
assert not matches("c:b", "a:b")
raises(ValueError, matches, "*", "a:b")
