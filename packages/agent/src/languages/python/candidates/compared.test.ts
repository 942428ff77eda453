import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "two-sided: neither end counts",
    `class Interval:
    def __init__(self, start, end):
        self.start = start
        self.end = end

    def overlaps(self, other):
        return self.start <= other.end and other.start <= self.end

    def contains(self, value):
        return self.start <= value < self.end
`,
    [7],
    "return self.start < other.end and other.start < self.end",
    20,
  ],
  [
    "two-sided: the day of the month as well",
    `def age(born, today):
    years = today.year - born.year
    if today.month < born.month:
        years -= 1
    return years
`,
    [3],
    "if (today.month, today.day) < (born.month, born.day):",
    10,
  ],
  [
    "two-sided: the same part of both",
    `import functools


@functools.total_ordering
class Version:
    def __init__(self, text):
        self.text = text
        self.parts = tuple(int(part) for part in text.split("."))

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.text < other.text
`,
    [14],
    "return self.parts < other.parts",
    20,
  ],
  [
    "two-sided: down as well as up",
    `def frange(start, stop, step=1.0):
    count = 0
    value = start
    while value < stop:
        yield value
        count += 1
        value = start + count * step
`,
    [4],
    "while (value < stop if step > 0 else value > stop):",
    10,
  ],
  [
    "two-sided: the longer one",
    `def compare_pre(a, b):
    for x, y in zip(a.split("."), b.split(".")):
        if x == y:
            continue
        if x.isdigit() and y.isdigit():
            return -1 if int(x) < int(y) else 1
        if x.isdigit():
            return -1
        if y.isdigit():
            return 1
        return -1 if x < y else 1
    return 0
`,
    [12],
    'return len(a.split(".")) - len(b.split("."))',
    20,
  ],
  [
    "operand-swap: the last one comes first",
    `import operator

OPERATORS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


def evaluate(tokens):
    stack = []
    for token in tokens:
        if token in OPERATORS:
            left, right = stack.pop(), stack.pop()
            stack.append(OPERATORS[token](left, right))
        else:
            stack.append(float(token))
    return stack[-1]
`,
    [10],
    "right, left = stack.pop(), stack.pop()",
    10,
  ],
  [
    "walked: where a word ends",
    `class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word):
        node = self.root
        for char in word:
            node = node.setdefault(char, {})
        node[None] = True

    def __contains__(self, word):
        node = self.root
        for char in word:
            if char not in node:
                return False
            node = node[char]
        return True
`,
    [17],
    "return None in node",
    20,
  ],
  [
    "walked: zero has a digit, too",
    `ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def encode(number):
    out = ""
    while number > 0:
        number, rest = divmod(number, 62)
        out = ALPHABET[rest] + out
    return out


def decode(text):
    number = 0
    for char in text:
        number = number * 62 + ALPHABET.index(char)
    return number
`,
    [4, 5],
    'def encode(number):\n    if number == 0:\n        return ALPHABET[0]\n    out = ""',
    30,
  ],
  [
    "walked: no zeros before a number",
    `def is_ipv4(text):
    parts = text.split(".")
    if len(parts) != 4:
        return False
    for part in parts:
        if not part.isdigit():
            return False
        if int(part) > 255:
            return False
    return True
`,
    [8],
    "if int(part) > 255 or part != str(int(part)):",
    40,
  ],
  [
    "walked: days and no daies",
    `def pluralize(word, count=2):
    if count == 1:
        return word
    if word.endswith("y"):
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word + "s"
`,
    [4],
    'if word.endswith("y") and word[-2:-1] not in "aeiou":',
    20,
  ],
  [
    "meant-for: a pattern that nothing asks",
    `import re

NUMBER = re.compile(r"^-\\d+(\\.\\d+)?$")


def split_args(argv):
    options, values = [], []
    for arg in argv:
        if arg.startswith("-"):
            options.append(arg)
        else:
            values.append(arg)
    return options, values
`,
    [9],
    'if arg.startswith("-") and not NUMBER.match(arg):',
    10,
  ],
  [
    "order-key: the most first, then by name",
    `def top(counts, n):
    return sorted(counts.items(), key=lambda pair: pair[1])[:n]
`,
    [2],
    "return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:n]",
    40,
  ],
  [
    "walked: ten of eleven",
    `WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]


def check(values):
    rest = sum(value * weight for value, weight in zip(values, WEIGHTS)) % 11
    return str(rest)
`,
    [6],
    "return 'X' if rest == 10 else str(rest)",
    10,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
