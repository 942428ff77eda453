"""Role based permissions with inheritance, explicit denies and expiry."""
from dataclasses import dataclass, field
from datetime import date
from typing import Dict, List, Optional, Set


class RoleError(Exception):
    pass


@dataclass
class Role:
    name: str
    allow: Set[str] = field(default_factory=set)
    deny: Set[str] = field(default_factory=set)
    parents: List[str] = field(default_factory=list)


@dataclass
class Grant:
    role: str
    project: Optional[str] = None
    expires: Optional[date] = None

    def active(self, today):
        return self.expires is None or today <= self.expires


def normalize(name):
    return name.strip().lower()


def permission_matches(pattern, permission):
    """'doc:*' covers 'doc:read' and 'doc:page:edit'; '*' covers everything."""
    if pattern == "*" or pattern == permission:
        return True
    if pattern.endswith(":*"):
        return permission.startswith(pattern[:-1])
    return False


class AccessControl:
    def __init__(self):
        self._roles: Dict[str, Role] = {}
        self._grants: Dict[str, List[Grant]] = {}
        self._closure_cache: Dict[str, List[str]] = {}

    def define_role(self, name, allow=(), deny=(), parents=()):
        name = normalize(name)
        parents = [normalize(p) for p in parents]
        for parent in parents:
            if parent not in self._roles and parent != name:
                raise RoleError(f"unknown parent role {parent!r}")
            if name == parent or name in self.closure(parent):
                raise RoleError(f"role {name!r} would inherit from itself")
        self._roles[name] = Role(name, set(allow), set(deny), parents)
        self._closure_cache.clear()

    def closure(self, name):
        """The role and all its ancestors, nearest first, each once."""
        if name in self._closure_cache:
            return self._closure_cache[name]
        result, queue = [], [name]
        while queue:
            current = queue.pop(0)
            if current in result:
                continue
            result.append(current)
            queue.extend(self._roles[current].parents)
        self._closure_cache[name] = result
        return result

    def grant(self, user, role, project=None, expires=None):
        role = normalize(role)
        if role not in self._roles:
            raise RoleError(f"unknown role {role!r}")
        grants = self._grants.setdefault(normalize(user), [])
        for existing in grants:
            if existing.role == role and existing.project == project:
                existing.expires = expires
                return
        grants.append(Grant(role, project, expires))

    def revoke(self, user, role, project=None):
        user, role = normalize(user), normalize(role)
        before = self._grants.get(user, [])
        after = [g for g in before if (g.role, g.project) != (role, project)]
        if after:
            self._grants[user] = after
        else:
            self._grants.pop(user, None)
        return len(after) < len(before)

    def _effective_roles(self, user, project, today):
        roles = set()
        for grant in self._grants.get(normalize(user), []):
            if not grant.active(today):
                continue
            if grant.project is None or grant.project == project:
                roles.update(self.closure(grant.role))
        return roles

    def can(self, user, permission, project=None, today=None):
        """Deny beats allow; nothing granted means no."""
        roles = self._effective_roles(user, project, today or date.today())
        allowed = False
        for name in roles:
            role = self._roles[name]
            if any(permission_matches(p, permission) for p in role.deny):
                return False
            if any(permission_matches(p, permission) for p in role.allow):
                allowed = True
        return allowed

    def users_with(self, permission, project=None, today=None):
        return sorted(u for u in self._grants if self.can(u, permission, project, today))

    def expiring(self, today, within_days=7):
        """(user, role, days left) of grants about to end, soonest first."""
        soon = []
        for user, grants in self._grants.items():
            for grant in grants:
                if grant.expires is None or not grant.active(today):
                    continue
                days = (grant.expires - today).days
                if days <= within_days:
                    soon.append((user, grant.role, days))
        return sorted(soon, key=lambda row: (row[2], row[0]))
