"""Groups of records."""


def group_by(records, key):
    """Lists of records by the value of a field, in order of appearance."""
    groups = {}
    for record in records:
        groups.setdefault(record.get(key), []).append(record)
    return groups


def field(records, name):
    """Numbers of a field; records without it are left out."""
    return [record[name] for record in records if record.get(name) is not None]
