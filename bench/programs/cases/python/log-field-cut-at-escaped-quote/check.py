import os
import sys

sys.path.insert(0, os.getcwd())

from logline.record import Record, grep, parse, quote

assert parse(r't1 ERROR rejected input="say \"hi\" now" user=kim').fields == {"input": 'say "hi" now', "user": "kim"}
assert parse('t INFO m a="\\\"" b=2').fields == {"a": '"', "b": "2"}
for value in ['say "hi"', "back\\slash", "end\\", '\\"', "a=b c", "", "x y=\"z\" w", '"']:
    record = Record("t1", "INFO", "msg", {"first": value, "second": "s"})
    again = parse(str(record))
    assert again.fields == record.fields, value
    assert again.message == "msg"
assert parse('t INFO two words p="c:\\\\tmp" q="x"').fields == {"p": "c:\\tmp", "q": "x"}
assert parse('t WARN a="1" b="2 3" c=4').fields == {"a": "1", "b": "2 3", "c": "4"}
assert parse("t WARN a= b=c").fields == {"a": "", "b": "c"}
assert parse("t NOTE a=b") is None
assert parse("t INFO just text").message == "just text"
assert quote('a"b') == '"a\\"b"'
assert quote("plain") == "plain"
assert len(grep(['t INFO m user="O\\"Neil" x=1', "t INFO m user=O"], user='O"Neil')) == 1
