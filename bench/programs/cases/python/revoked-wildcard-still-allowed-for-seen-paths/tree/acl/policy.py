from .rules import Rule


class AccessDenied(Exception):
    def __init__(self, user, action, path):
        super().__init__(f"{user} may not {action} {path}")
        self.user = user


class Policy:
    """Roles with their rules, and the users who hold them."""

    def __init__(self):
        self._rules = {}
        self._parents = {}
        self._holders = {}
        self._cache = {}

    def define(self, role, *rules, extends=()):
        """Define a role or replace its definition."""
        for parent in extends:
            if parent not in self._rules:
                raise KeyError(parent)
        self._rules[role] = set(rules)
        self._parents[role] = tuple(extends)
        self._cache.clear()

    def allow(self, role, action, pattern):
        self._rules[role].add(Rule(action, pattern))
        self._cache.clear()

    def revoke(self, role, action, pattern):
        """Take a rule from a role; revoking what was never allowed is an error."""
        self._rules[role].remove(Rule(action, pattern))
        for key in [key for key in self._cache if key[1:] == (action, pattern)]:
            del self._cache[key]

    def assign(self, user, role):
        if role not in self._rules:
            raise KeyError(role)
        self._holders.setdefault(user, set()).add(role)
        self._forget(user)

    def unassign(self, user, role):
        self._holders.get(user, set()).discard(role)
        self._forget(user)

    def roles_of(self, user):
        """The roles of a user, those they extend included."""
        found = set()
        pending = list(self._holders.get(user, ()))
        while pending:
            role = pending.pop()
            if role not in found:
                found.add(role)
                pending.extend(self._parents[role])
        return found

    def may(self, user, action, path):
        key = (user, action, path.strip("/"))
        if key not in self._cache:
            self._cache[key] = any(
                rule.covers(*key[1:])
                for role in self.roles_of(user)
                for rule in self._rules[role]
            )
        return self._cache[key]

    def require(self, user, action, path):
        if not self.may(user, action, path):
            raise AccessDenied(user, action, path)

    def _forget(self, user):
        for key in [key for key in self._cache if key[0] == user]:
            del self._cache[key]
