"""Recursive descent parser.

expression: term ("or" term)*
term:       factor ("and" factor)*
factor:     "not" factor | "(" expression ")" | condition
condition:  name (sign value | "in" "(" values ")" | "is" ["not"] "empty")?
"""

from .tokens import FilterError, tokenize
from .tree import all_of, any_of, compare, flag, is_empty, negate, one_of

SIGNS = {"=", "!=", "<", "<=", ">", ">=", "~"}


class Parser:
    def __init__(self, text):
        self.tokens = tokenize(text)
        self.position = 0

    def peek(self):
        return self.tokens[self.position] if self.position < len(self.tokens) else ("end", "")

    def accept(self, kind, value):
        if self.peek() == (kind, value):
            self.position += 1
            return True
        return False

    def expect(self, kind, value):
        if not self.accept(kind, value):
            raise FilterError("expected %r, found %r" % (value, self.peek()[1]))

    def take(self):
        token = self.peek()
        self.position += 1
        return token

    def parse(self):
        test = self.expression()
        if self.peek()[0] != "end":
            raise FilterError("unexpected %r" % (self.peek()[1],))
        return test

    def expression(self):
        tests = [self.term()]
        while self.accept("keyword", "or"):
            tests.append(self.term())
        return tests[0] if len(tests) == 1 else any_of(tests)

    def term(self):
        tests = [self.factor()]
        while self.accept("keyword", "and"):
            tests.append(self.factor())
        return tests[0] if len(tests) == 1 else all_of(tests)

    def factor(self):
        if self.accept("keyword", "not"):
            return negate(self.term())
        if self.accept("sign", "("):
            test = self.expression()
            self.expect("sign", ")")
            return test
        return self.condition()

    def value(self):
        kind, value = self.take()
        if kind in ("number", "text"):
            return value
        if kind == "keyword" and value in ("true", "false"):
            return value == "true"
        raise FilterError("expected a value, found %r" % (value,))

    def condition(self):
        kind, name = self.take()
        if kind != "word":
            raise FilterError("expected a field, found %r" % (name,))
        kind, sign = self.peek()
        if kind == "sign" and sign in SIGNS:
            self.take()
            return compare(name, sign, self.value())
        if self.accept("keyword", "in"):
            self.expect("sign", "(")
            values = [self.value()]
            while self.accept("sign", ","):
                values.append(self.value())
            self.expect("sign", ")")
            return one_of(name, values)
        if self.accept("keyword", "is"):
            negated = self.accept("keyword", "not")
            self.expect("keyword", "empty")
            return negate(is_empty(name)) if negated else is_empty(name)
        return flag(name)
