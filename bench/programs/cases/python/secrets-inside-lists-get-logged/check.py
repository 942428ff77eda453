import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


import copy

from blackmarker import EventLog, Redactor, Rules, keep_tail

redact = Redactor().redact
data = {"accounts": [{"user": "ann", "token": "s3cr3t"}]}
before = copy.deepcopy(data)
assert redact(data) == {"accounts": [{"user": "ann", "token": "***"}]}
assert data == before
assert redact([{"password": "x"}]) == [{"password": "***"}]
assert redact(({"password": "x"}, 1)) == ({"password": "***"}, 1)
assert redact([[{"secret": 1}], "Bearer abc"]) == [[{"secret": "***"}], "Bearer ***"]
assert redact([["Basic Zm9v"]]) == [["Basic ***"]]
assert redact({"a": [{"b": [{"api-key": "k", "n": 2}]}]}) == {"a": [{"b": [{"api-key": "***", "n": 2}]}]}
assert EventLog().write("e", rows=[{"token": "t"}]) == 'e {"rows": [{"token": "***"}]}'
own = Redactor(Rules([]).hide("iban", keep_tail(4)))
assert own.redact([{"iban": "DE0012345678", "token": "t"}]) == [{"iban": "***5678", "token": "t"}]
assert redact([1, None, True, "x"]) == [1, None, True, "x"]
assert redact([]) == []
assert redact({"token": ["a", "b"]}) == {"token": "***"}
assert redact([{"token": None, "password": ""}]) == [{"token": None, "password": ""}]
deep = "end"
for _ in range(8):
    deep = [{"k": deep}]
assert "..." in str(Redactor(max_depth=3).redact(deep))
assert "end" in str(redact([{"k": [{"k": "end"}]}]))
