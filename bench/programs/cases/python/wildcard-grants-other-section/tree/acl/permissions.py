"""Permission strings like 'orders:read', with '*' as wildcard part."""


def split_permission(text):
    parts = text.split(":")
    if len(parts) != 2 or not all(parts):
        raise ValueError("expected 'section:action', got %r" % text)
    return parts


def matches(rule, permission):
    """Does the rule (which may contain wildcards) cover the permission?"""
    section, action = split_permission(rule)
    wanted_section, wanted_action = split_permission(permission)
    return (section == wanted_section and action == wanted_action) or "*" in (section, action)


class Role:
    def __init__(self, name, grants=(), denies=(), parent=None):
        self.name = name
        self.grants = list(grants)
        self.denies = list(denies)
        self.parent = parent

    def lineage(self):
        role, seen = self, []
        while role is not None:
            seen.append(role)
            role = role.parent
        return seen


def effective_rules(role):
    grants, denies = [], []
    for each in role.lineage():
        grants.extend(each.grants)
        denies.extend(each.denies)
    return grants, denies


def allowed(role, permission):
    """A deny always beats a grant, also an inherited one."""
    grants, denies = effective_rules(role)
    if any(matches(rule, permission) for rule in denies):
        return False
    return any(matches(rule, permission) for rule in grants)
