"""Change reports between two exports of the member list.

A record is a dict of fields; a field may be known but empty (None).
"""


class Change:
    def __init__(self, kind, field, before=None, after=None):
        self.kind = kind
        self.field = field
        self.before = before
        self.after = after

    def __eq__(self, other):
        return vars(self) == vars(other)

    def __repr__(self):
        return "Change(%r, %r, %r, %r)" % (self.kind, self.field, self.before, self.after)

    def __str__(self):
        if self.kind == "added":
            return "+ %s: %s" % (self.field, show(self.after))
        if self.kind == "removed":
            return "- %s: %s" % (self.field, show(self.before))
        return "~ %s: %s -> %s" % (self.field, show(self.before), show(self.after))


def show(value):
    return "(empty)" if value is None else str(value)


def compare(before, after, ignore=()):
    """The changes of one record, by field name.

    A field is "added" or "removed" if only one of the records has it, and
    "changed" if both have it with different values.
    """
    changes = []
    for field in sorted(set(before) | set(after)):
        if field in ignore:
            continue
        if before.get(field) is None:
            changes.append(Change("added", field, after=after[field]))
        elif after.get(field) is None:
            changes.append(Change("removed", field, before=before[field]))
        elif before[field] != after[field]:
            changes.append(Change("changed", field, before[field], after[field]))
    return changes


def compare_lists(before, after, key="id", ignore=()):
    """{key: list of changes}, None instead of a list for new and gone members."""
    old = {record[key]: record for record in before}
    new = {record[key]: record for record in after}
    result = {}
    for name in sorted(set(old) | set(new)):
        if name not in old or name not in new:
            result[name] = None
            continue
        changes = compare(old[name], new[name], ignore)
        if changes:
            result[name] = changes
    return result


def report(before, after, key="id", ignore=()):
    lines = []
    known = {record[key] for record in before}
    for name, changes in compare_lists(before, after, key, ignore).items():
        if changes is None:
            lines.append("%s %s" % (name, "left" if name in known else "joined"))
        else:
            lines.append("%s" % name)
            lines.extend("  %s" % change for change in changes)
    return lines
