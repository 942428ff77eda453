"""Formulas of the budget sheet: numbers and cell names with + - and *."""

import re

TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)|([-+*]))")


class FormulaError(ValueError):
    pass


def tokens(text):
    result = []
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise FormulaError("cannot read %r" % text[position:])
        result.append(match[0].strip())
        position = match.end()
    return result


def evaluate(text, lookup):
    """The value of a formula; lookup gives the value of a cell."""
    total, product, sign, operator = 0, None, 1, "+"
    expect_operand = True
    for token in tokens(text):
        if token in "+-*":
            if expect_operand:
                raise FormulaError("unexpected %r" % token)
            if token != "*":
                total += sign * product
                sign = 1 if token == "+" else -1
                product = None
            expect_operand = True
            continue
        if not expect_operand:
            raise FormulaError("operator missing before %r" % token)
        value = lookup(token) if token[0].isalpha() else float(token)
        product = value if product is None else product * value
        expect_operand = False
    if expect_operand:
        raise FormulaError("formula ends too early")
    return total + sign * product
