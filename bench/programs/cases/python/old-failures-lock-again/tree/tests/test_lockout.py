import unittest

from auth.lockout import LoginGuard


class LockoutTest(unittest.TestCase):
    def setUp(self):
        self.guard = LoginGuard(limit=2, lock_seconds=60)

    def test_locks(self):
        self.assertEqual(self.guard.attempt("ann", False, 0), "wrong")
        self.assertEqual(self.guard.tries_left("ann"), 1)
        self.assertEqual(self.guard.attempt("ann", False, 1), "locked")
        self.assertEqual(self.guard.attempt("ann", True, 2), "locked")
        self.assertEqual(self.guard.seconds_left("ann", 11), 50)
        self.assertEqual(self.guard.locked_users(11), ["ann"])

    def test_success_resets(self):
        self.guard.attempt("ann", False, 0)
        self.assertEqual(self.guard.attempt("ann", True, 1), "ok")
        self.assertEqual(self.guard.attempt("ann", False, 2), "wrong")

    def test_right_password_after_lock(self):
        for now in (0, 1):
            self.guard.attempt("ann", False, now)
        self.assertEqual(self.guard.attempt("ann", True, 61), "ok")

    def test_help_desk(self):
        for now in (0, 1):
            self.guard.attempt("ann", False, now)
        self.guard.unlock("ann")
        self.assertFalse(self.guard.is_locked("ann", 2))


if __name__ == '__main__':
    unittest.main()
