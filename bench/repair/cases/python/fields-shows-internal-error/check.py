import sys

sys.path.insert(0, sys.argv[1])
import traceback

from pylib.dataclasses import asdict, dataclass, fields


@dataclass
class Point:
    x: int
    y: int = 0


for wrong in (object, 3, "text", Exception()):
    try:
        fields(wrong)
    except TypeError as error:
        assert error.__suppress_context__ and error.__cause__ is None
        text = "".join(traceback.format_exception(error))
        assert "__dataclass_fields__" not in text and "During handling" not in text
        assert str(error) == "must be called with a dataclass type or instance"
    else:
        raise AssertionError(f"{wrong!r} has no fields")
assert [field.name for field in fields(Point)] == ["x", "y"]
assert [field.name for field in fields(Point(1))] == ["x", "y"]
assert asdict(Point(1)) == {"x": 1, "y": 0}
