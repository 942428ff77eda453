import os
import sys

sys.path.insert(0, os.getcwd())

from forms.course import Course
from forms.form import Form, FormError


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

sailing = Form("Sailing").ask("name", "boat?")
rowing = Form("Rowing").ask("name", "weight")
assert sailing.names() == ["name", "boat"]
assert rowing.names() == ["name", "weight"]
assert Form("Yoga").names() == []
more = sailing.variant("Sailing II").ask("licence")
assert more.names() == ["name", "boat", "licence"]
assert sailing.names() == ["name", "boat"]
common = ["name"]
first = Form("First", common).ask("age")
assert common == ["name"]
assert Form("Second", common).names() == ["name"]
assert more.required() == ["name", "licence"]
first.rule("age", str.isdigit)
assert first.variant("x").errors({"name": "a", "age": "b"}) == {"age": "invalid"}
assert "age" not in Form("y", ["age"]).rules
raises(FormError, rowing.ask, "weight?")
assert Course(Form("Z").ask("name"), 3).sign_up({"name": "Kim"}) == 1
raises(FormError, Course(Form("Z").ask("name"), 3).sign_up, {"boat": "x"})
