import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from inikit import parse


def one(line):
    return parse(line).get("defaults", "k")


assert parse("[db]\npassword = s3cr#t!\n").get("db", "password") == "s3cr#t!"
assert one("k = a=1;b=2") == "a=1;b=2"
assert one("k = x#y # note") == "x#y"
assert one("k = a#b;c ; note # more") == "a#b;c"
assert one("k = tail#") == "tail#"
assert parse("k = a\n   b#c\n").get("defaults", "k") == "a\nb#c"
assert one("k = v # note") == "v"
assert one("k = v\t; note") == "v"
assert one("# k = 1\nk = 2") == "2"
assert one("   ; x\nk = 2") == "2"
assert one("k = 'a # b' # c") == "a # b"
assert one("k = # nothing") == ""
assert parse("[a] ; first\nk = 1").get("a", "k") == "1"
