"""Feature flags with gradual rollout."""

import zlib


def bucket(flag, user):
    """A stable number from 0 to 99 for a user and a flag."""
    return zlib.crc32(("%s/%s" % (flag, user)).encode()) % 100


class Flag:
    """A feature is shown to its testers and to a share of the other users.

    A flag that is switched off is off for everybody. Blocked users never get
    the feature, not even as testers.
    """

    def __init__(self, name, percent=0, enabled=True):
        if not 0 <= percent <= 100:
            raise ValueError("percent must be between 0 and 100")
        self.name = name
        self.percent = percent
        self.enabled = enabled
        self.testers = set()
        self.blocked = set()

    def invite(self, *users):
        self.testers.update(users)
        return self

    def block(self, *users):
        self.blocked.update(users)
        return self

    def is_on(self, user):
        if user in self.blocked:
            return False
        return user in self.testers or bucket(self.name, user) < self.percent and self.enabled


class FlagSet:
    def __init__(self):
        self.flags = {}

    def add(self, flag):
        self.flags[flag.name] = flag
        return flag

    def is_on(self, name, user):
        """Unknown flags are off."""
        flag = self.flags.get(name)
        return flag is not None and flag.is_on(user)

    def active(self, user):
        """Names of the features a user gets."""
        return sorted(name for name, flag in self.flags.items() if flag.is_on(user))

    def ramp(self, name, step=10):
        """Shows a feature to more users."""
        flag = self.flags[name]
        flag.percent = min(100, flag.percent + step)
        return flag.percent

    def kill(self, name):
        """Switches a feature off."""
        self.flags[name].enabled = False
