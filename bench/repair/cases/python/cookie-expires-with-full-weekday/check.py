import sys

sys.path.insert(0, sys.argv[1])
from pylib.http.cookies import SimpleCookie


def expires(text):
    cookie = SimpleCookie(text)
    return {name: (morsel.value, morsel["expires"]) for name, morsel in cookie.items()}


for day in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Mon", "Sun"):
    date = f"{day}, 06-Nov-94 08:49:37 GMT"
    assert expires(f"session=abc; expires={date}") == {"session": ("abc", date)}, day
date = "Wednesday, 09-Nov-1999 23:12:40 GMT"
cookie = SimpleCookie(f'a=1; expires={date}; path=/x; secure')
assert cookie["a"]["path"] == "/x" and cookie["a"]["secure"] is True and cookie["a"]["expires"] == date
assert expires("a=1; b=2") == {"a": ("1", ""), "b": ("2", "")}
assert expires('a="x;y"') == {"a": ("x;y", "")}
assert expires("a=Sunday") == {"a": ("Sunday", "")}
assert expires("expires=Sunday, 06-Nov-94 08:49:37 GMT") == {}
