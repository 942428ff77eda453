"""Percent encoding of parts of a URL."""

from urllib.parse import quote, unquote_plus

SAFE_IN_PATH = "-._~!$&'()*+,;=:@"


def encode_segment(text):
    return quote(str(text), safe=SAFE_IN_PATH)


def encode_value(text):
    return quote(str(text), safe="-._~").replace("%20", "+")


def decode_value(text):
    return unquote_plus(text)
