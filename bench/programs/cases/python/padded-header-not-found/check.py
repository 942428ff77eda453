import os
import sys

sys.path.insert(0, os.getcwd())

from httpmsg.headers import Headers, parse_headers, media_type


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


def mt(value):
    return media_type(parse_headers("Content-Type: " + value))


assert mt("text/html; charset=latin-1") == ("text/html", {"charset": "latin-1"})
assert mt('multipart/mixed;  Boundary="a b" ; x=1') == ("multipart/mixed", {"boundary": "a b", "x": "1"})
assert mt("text/html ; charset = utf-8") == ("text/html", {"charset": "utf-8"})
assert mt("TEXT/css") == ("text/css", {})
assert mt("a/b;c=d") == ("a/b", {"c": "d"})
assert parse_headers("A: 1\n\nB: 2").get("b") is None
assert parse_headers("A: 1").get("b", "z") == "z"
