"""Query strings with lists, flags and numbers."""

from datetime import date

from .quoting import decode_value, encode_value


def value_text(value):
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, date):
        return value.isoformat()
    return str(value)


def pairs(params):
    """(key, text) for every value; None and empty lists are left out."""
    for key, value in params.items():
        if not value:
            continue
        if isinstance(value, (list, tuple)):
            for item in value:
                if item is not None:
                    yield key, value_text(item)
        else:
            yield key, value_text(value)


def encode_query(params):
    return "&".join("%s=%s" % (encode_value(key), encode_value(text)) for key, text in pairs(params))


def decode_query(text):
    """Values of a query string; a repeated key gives a list."""
    result = {}
    for part in text.split("&"):
        if not part:
            continue
        key, _, value = part.partition("=")
        key, value = decode_value(key), decode_value(value)
        if key not in result:
            result[key] = value
        elif isinstance(result[key], list):
            result[key].append(value)
        else:
            result[key] = [result[key], value]
    return result
