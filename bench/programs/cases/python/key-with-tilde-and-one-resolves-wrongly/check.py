import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from jsonroad import NotFound, apply, build, exists, leaves, parse, resolve

assert resolve({"~1": "old"}, "/~01") == "old"
assert parse("/~01") == ["~1"]
for keys in (["~1"], ["~01", "/"], ["a~1b", "~~1/0~"], ["~0", "~0~1"]):
    assert parse(build(keys)) == keys, keys
assert not exists({"/": 1}, "/~01")
assert apply({}, [{"op": "add", "path": "/x~01", "value": 1}]) == {"x~1": 1}
assert apply({"~1": 1, "k": 2}, [{"op": "remove", "path": "/~01"}]) == {"k": 2}
document = {"~1": {"~10": 5}}
for pointer, value in leaves(document):
    assert resolve(document, pointer) == value
assert parse("/~1") == ["/"]
assert parse("/~0") == ["~"]
assert parse("/~00") == ["~0"]
assert parse("/~1~0") == ["/~"]
assert build(["a/b", "~"]) == "/a~1b/~0"
assert parse("/") == [""]
raises(NotFound, resolve, {"a": 1}, "/~01")
