import unittest

from acl.permissions import Role, matches, allowed, effective_rules


class PermissionsTest(unittest.TestCase):
    def setUp(self):
        self.staff = Role("staff", ["orders:read", "orders:list"])
        self.boss = Role("boss", ["orders:*"], parent=self.staff)

    def test_exact(self):
        self.assertTrue(allowed(self.staff, "orders:read"))
        self.assertFalse(allowed(self.staff, "orders:delete"))

    def test_wildcards(self):
        self.assertTrue(allowed(self.boss, "orders:delete"))
        self.assertTrue(matches("*:*", "users:edit"))
        self.assertTrue(matches("*:read", "users:read"))

    def test_denies(self):
        intern = Role("intern", denies=["orders:read"], parent=self.staff)
        self.assertFalse(allowed(intern, "orders:read"))
        self.assertTrue(allowed(intern, "orders:list"))
        self.assertEqual(effective_rules(intern), (["orders:read", "orders:list"], ["orders:read"]))

    def test_malformed(self):
        with self.assertRaises(ValueError):
            matches("orders", "orders:read")


if __name__ == '__main__':
    unittest.main()
