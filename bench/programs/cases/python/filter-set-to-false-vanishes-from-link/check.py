import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from linkmaker import Links, encode_query, with_params

links = Links().add("list", "/items").add("item", "/items/{id}")
assert links.url("list", in_stock=False, page=0) == "/items?in_stock=false&page=0"
assert encode_query({"a": 0.0}) == "a=0.0"
assert encode_query({"a": False, "b": 1}) == "a=false&b=1"
assert with_params("/a?x=1", x=0) == "/a?x=0"
assert with_params("/a", on=False) == "/a?on=false"
assert links.url("item", id=0, n=0) == "/items/0?n=0"
assert with_params("/a?c=&x=1", x=2) == "/a?c=&x=2"
assert encode_query({"on": True}) == "on=true"
assert encode_query({"a": None}) == ""
assert encode_query({"a": [], "b": ()}) == ""
assert encode_query({"a": [0, None, False]}) == "a=0&a=false"
assert with_params("/a?x=1", x=None) == "/a"
assert links.url("list") == "/items"
