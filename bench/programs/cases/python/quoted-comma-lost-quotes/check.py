import os
import sys

sys.path.insert(0, os.getcwd())

from bankcsv import split_fields, read_table, parse_amount, write_row


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


assert split_fields(write_row(['Bar "Zum Löwen"', 12])) == ['Bar "Zum Löwen"', "12"]
assert split_fields('"a""b";c') == ['a"b', "c"]
assert split_fields('"""x"""') == ['"x"']
assert split_fields('"a"";b";c') == ['a";b', "c"]
assert split_fields('"a;b";c') == ["a;b", "c"]
assert split_fields("") == [""]
assert split_fields("a;b;") == ["a", "b", ""]
assert read_table('n;v\n"say ""hi""";2') == [{"n": 'say "hi"', "v": "2"}]
assert parse_amount("3") == 300
