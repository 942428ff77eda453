import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from gridprint import Column, clip, pad, render, text_width

assert text_width("Ａ１") == 4
assert pad("Ａ", 4) == "Ａ  "
assert pad("！", 5, "center") == " ！  "
assert clip("ＡＢＣ", 5) == "ＡＢ…"
assert clip("ＡＢＣ", 4) == "Ａ…"
table = render([{"a": "Ａ"}, {"a": "xyz"}], [Column("a")])
assert table.split("\n")[3] == "| Ａ  |"
assert text_width("　") == 2
assert text_width("日本") == 4
assert text_width("ｱ") == 1
assert text_width("é") == 1
assert text_width("e\u0301") == 1
assert text_width("a\u200db") == 2
assert text_width("Ω§") == 2
assert pad("ab", 1) == "ab"
