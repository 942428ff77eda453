"""Locks a login after too many failures."""


class LoginGuard:
    """After `limit` failures in a row the account is locked for `lock_seconds`.

    Once a lock has run out the user starts again with a clean slate.
    """

    def __init__(self, limit=3, lock_seconds=300):
        self.limit = limit
        self.lock_seconds = lock_seconds
        self._failures = {}
        self._locked_until = {}

    def is_locked(self, user, now):
        return now < self._locked_until.get(user, 0)

    def seconds_left(self, user, now):
        return max(0, self._locked_until.get(user, 0) - now)

    def tries_left(self, user):
        return self.limit - self._failures.get(user, 0)

    def _fail(self, user, now):
        self._failures[user] = self._failures.get(user, 0) + 1
        if self._failures[user] >= self.limit:
            self._locked_until[user] = now + self.lock_seconds

    def _succeed(self, user):
        self._failures.pop(user, None)
        self._locked_until.pop(user, None)

    def attempt(self, user, correct, now):
        """'ok', 'wrong' or 'locked'; attempts during a lock do not count."""
        if self.is_locked(user, now):
            return "locked"
        if correct:
            self._succeed(user)
            return "ok"
        self._fail(user, now)
        return "locked" if self.is_locked(user, now) else "wrong"

    def unlock(self, user):
        """For the help desk."""
        self._succeed(user)

    def locked_users(self, now):
        return sorted(user for user in self._locked_until if self.is_locked(user, now))
