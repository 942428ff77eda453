class Sessions:
    """Sessions of a web shop; times are plain seconds.

    A session ends when it was not used for longer than `idle` seconds.
    """

    def __init__(self, idle=600):
        self.idle = idle
        self._used = {}

    def touch(self, user, now):
        self._used[user] = now

    def expired(self, user, now):
        return now - self._used[user] > self.idle

    def sweep(self, now):
        """End all sessions that are over; gives the users, sorted."""
        ended = []
        for user in self._used:
            if self.expired(user, now):
                del self._used[user]
                ended.append(user)
        return sorted(ended)

    def active(self):
        return sorted(self._used)
