'''Amounts of money are integers in cents.'''

import re


def group(number, separator=","):
    '''Groups the digits of a number that is not negative: 1234567 -> 1,234,567.'''
    digits = str(number)
    first = len(digits) % 3
    groups = [digits[:first]] if first else []
    groups += [digits[i:i + 3] for i in range(first, len(digits), 3)]
    return separator.join(groups)


def show(cents):
    '''120 -> 1.20, -120 -> -1.20'''
    sign = "-" if cents < 0 else ""
    return "%s%s.%02d" % (sign, group(abs(cents) // 100), cents % 100)


def read(text):
    '''The cents of 12, 12.5 or -1,234.50.'''
    match = re.match(r"^(-?)([\d,]+)(?:\.(\d{1,2}))?$", text.strip())
    if not match:
        raise ValueError("not an amount: %r" % text)
    sign, units, rest = match.groups()
    cents = int(units.replace(",", "")) * 100 + int((rest or "").ljust(2, "0"))
    return -cents if sign else cents
