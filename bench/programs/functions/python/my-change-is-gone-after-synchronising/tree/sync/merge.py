"""Bring two copies of a record together."""

_GONE = object()


def _decide(was, mine, theirs):
    """The value to keep and whether both sides changed it differently."""
    if mine == theirs:
        return mine, False
    if mine == was:
        return theirs, False
    if theirs == was:
        return was, False
    return mine, True


def merge(base, mine, theirs):
    """Merge the fields of two records that both come from `base`.

    What only one side changed, added or deleted is taken over.  Where
    both did something different, mine is kept and the field is listed
    as a conflict.  Returns (record, conflicts), fields sorted by name.
    """
    record, conflicts = {}, []
    for field in sorted(base.keys() | mine.keys() | theirs.keys()):
        value, conflict = _decide(
            base.get(field, _GONE), mine.get(field, _GONE), theirs.get(field, _GONE)
        )
        if conflict:
            conflicts.append(field)
        if value is not _GONE:
            record[field] = value
    return record, conflicts


def merge_all(base, copies):
    """Merge any number of copies, the first has the final say."""
    record, conflicts = dict(base), []
    for index, copy in enumerate(copies):
        if index == 0:
            record = dict(copy)
            continue
        record, new = merge(base, record, copy)
        conflicts += [field for field in new if field not in conflicts]
    return record, conflicts
