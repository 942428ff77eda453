import unittest

from acl import AccessDenied, Policy, Rule


class PolicyTest(unittest.TestCase):
    def setUp(self):
        self.policy = Policy()
        self.policy.define("reader", Rule("read", "docs/**"), Rule("read", "index"))
        self.policy.define("editor", Rule("write", "docs/*"), extends=["reader"])
        self.policy.assign("ana", "reader")
        self.policy.assign("ben", "editor")

    def test_role_grants_access(self):
        self.assertTrue(self.policy.may("ana", "read", "docs/a/b"))
        self.assertFalse(self.policy.may("ana", "write", "docs/a"))
        self.assertFalse(self.policy.may("zoe", "read", "index"))

    def test_extended_role(self):
        self.assertTrue(self.policy.may("ben", "read", "index"))
        self.assertEqual(self.policy.roles_of("ben"), {"editor", "reader"})

    def test_single_star_is_one_level(self):
        self.assertTrue(self.policy.may("ben", "write", "docs/a"))
        self.assertFalse(self.policy.may("ben", "write", "docs/a/b"))

    def test_require(self):
        self.policy.require("ana", "read", "/index/")
        with self.assertRaises(AccessDenied):
            self.policy.require("ana", "write", "index")

    def test_allow_after_a_refusal(self):
        self.assertFalse(self.policy.may("ana", "read", "blog/1"))
        self.policy.allow("reader", "read", "blog/*")
        self.assertTrue(self.policy.may("ana", "read", "blog/1"))

    def test_revoke(self):
        self.assertTrue(self.policy.may("ana", "read", "index"))
        self.policy.revoke("reader", "read", "index")
        self.assertFalse(self.policy.may("ana", "read", "index"))
        self.assertFalse(self.policy.may("ben", "read", "index"))

    def test_revoke_unknown_rule(self):
        with self.assertRaises(KeyError):
            self.policy.revoke("reader", "write", "index")

    def test_unassign(self):
        self.assertTrue(self.policy.may("ben", "write", "docs/a"))
        self.policy.unassign("ben", "editor")
        self.assertFalse(self.policy.may("ben", "write", "docs/a"))

    def test_redefine(self):
        self.assertTrue(self.policy.may("ana", "read", "docs/a"))
        self.policy.define("reader", Rule("read", "index"))
        self.assertFalse(self.policy.may("ana", "read", "docs/a"))


if __name__ == "__main__":
    unittest.main()
