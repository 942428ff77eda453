import sys

sys.path.insert(0, sys.argv[1])
from stdnum.ua import edrpou

assert edrpou.validate("30000440") == "30000440"
assert edrpou.calc_check_digit("3000044") == "0"
assert not any(edrpou.is_valid(f"3000044{digit}") for digit in range(1, 10))
for number in range(3000000, 3000400):
    digit = edrpou.calc_check_digit(str(number))
    assert len(digit) == 1 and edrpou.is_valid(f"{number}{digit}"), number
assert edrpou.validate("32855961") == "32855961" and edrpou.validate("00032129") == "00032129"
assert not edrpou.is_valid("32855968")
assert edrpou.calc_check_digit("3285596") == "1"
assert not edrpou.is_valid("1234567") and not edrpou.is_valid("3285596A")
