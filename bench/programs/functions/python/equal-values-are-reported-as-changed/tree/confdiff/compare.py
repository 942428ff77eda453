from dataclasses import dataclass, field


@dataclass
class Delta:
    added: list = field(default_factory=list)
    removed: list = field(default_factory=list)
    changed: list = field(default_factory=list)

    def __bool__(self):
        return bool(self.added or self.removed or self.changed)


def compare(old, new, ignore=()):
    """Compare two configurations key by key.

    The lists of the delta are sorted. Keys in `ignore` are never reported.
    """
    delta = Delta()
    for key in sorted(old.keys() | new.keys()):
        if key in ignore:
            continue
        if key not in old:
            delta.added.append(key)
        elif key not in new:
            delta.removed.append(key)
        elif old[key] is not new[key]:
            delta.changed.append(key)
    return delta
