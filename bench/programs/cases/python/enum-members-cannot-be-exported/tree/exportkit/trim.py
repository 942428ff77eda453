"""Makes plain data smaller."""


def without_empty(data):
    """A copy without None, "" and empty containers in dicts; 0 and False stay."""
    if isinstance(data, dict):
        slim = {key: without_empty(value) for key, value in data.items()}
        return {key: value for key, value in slim.items() if value is not None and value not in ("", [], {})}
    if isinstance(data, list):
        return [without_empty(item) for item in data]
    return data


def only(data, names):
    """The named fields of a dict, in this order."""
    return {name: data[name] for name in names if name in data}
