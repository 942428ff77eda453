import sys

sys.path.insert(0, sys.argv[1])
from stdnum.ca import sin
from stdnum.exceptions import InvalidChecksum, InvalidComponent, InvalidFormat, InvalidLength


def error_of(number):
    try:
        sin.validate(number)
    except Exception as error:
        return type(error)
    return None


for number in ("823456785", "046454286", "046-454-286", "800000002"):
    assert error_of(number) is InvalidComponent and not sin.is_valid(number), number
assert sin.validate("123-456-782") == "123456782"
for number in ("999999998", "193456787", "193-456-787"):
    assert sin.is_valid(number), number
assert error_of("999-999-999") is InvalidChecksum
assert error_of("12345678Z") is InvalidFormat
assert error_of("12345678") is InvalidLength
assert sin.format("123456782") == "123-456-782"
