import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "piece: a slash once",
    `def with_slash(path):
    return path + "/"
`,
    [2],
    'return path if path.endswith("/") else path + "/"',
    20,
  ],
  [
    "piece: ten comes behind nine",
    `import re


def key(text):
    return [part for part in re.split(r"(\\d+)", text)]
`,
    [5],
    'return [(int(part) if part.isdigit() else part) for part in re.split(r"(\\d+)", text)]',
    40,
  ],
  [
    "handed-down: as far in as is said",
    `def wrap(words, width, indent=""):
    lines, line = [], indent
    for word in words:
        if len(line) + len(word) + 1 > width and line.strip():
            lines.append(line.rstrip())
            line = ""
        line += word + " "
    lines.append(line.rstrip())
    return lines
`,
    [6],
    "line = indent",
    10,
  ],
  [
    "handed-down: as wide as is said",
    `def to_binary(number, width=8):
    return bin(number)[2:]
`,
    [2],
    "return bin(number)[2:].zfill(width)",
    20,
  ],
  [
    "remainder: round the circle",
    `def angle(hour, minute):
    hand = hour * 30 + minute / 2
    difference = abs(hand - minute * 6)
    return min(difference, 360 - difference)
`,
    [2],
    "hand = hour % 12 * 30 + minute / 2",
    40,
  ],
  [
    "text: dashes as well as blanks",
    `PREFIXES = {"4": "visa", "5": "mastercard", "3": "amex"}


def brand(number):
    digits = number.replace(" ", "")
    return PREFIXES.get(digits[:1], "unknown")
`,
    [5],
    "digits = number.replace(\" \", \"\").replace('-', '')",
    20,
  ],
  [
    "none-check: none or empty",
    `def missing(data, names):
    return [name for name in names if data.get(name) is None]
`,
    [2],
    "return [name for name in names if (data.get(name) in (None, ''))]",
    30,
  ],
  [
    "as-wrapped: what is brought in and nothing calls",
    `from html import escape


def items(values):
    out = ["<ul>"]
    for value in values:
        out.append("<li>" + value + "</li>")
    out.append("</ul>")
    return "".join(out)
`,
    [7],
    'out.append("<li>" + escape(value) + "</li>")',
    50,
  ],
  [
    "entry: the whole pair",
    `class Events:
    def __init__(self):
        self.listeners = []

    def add(self, listener, once=False):
        self.listeners.append((listener, once))

    def fire(self, *args):
        for listener, once in list(self.listeners):
            if once:
                self.listeners.remove(listener)
            listener(*args)
`,
    [11],
    "self.listeners.remove((listener, once))",
    20,
  ],
  [
    "entry: what changes is no tuple",
    `def runs(items):
    out = []
    for item in items:
        if out and out[-1][0] == item:
            out[-1][1] += 1
        else:
            out.append((item, 1))
    return out
`,
    [7],
    "out.append([item, 1])",
    10,
  ],
  [
    "never-set: what is only shown outside",
    `class Guard:
    def __init__(self, *errors):
        self.errors = errors
        self.caught = None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is not None and issubclass(kind, self.errors):
            return True
        return False
`,
    [10, 11],
    "        if kind is not None and issubclass(kind, self.errors):\n            self.caught = error\n            return True",
    110,
  ],
  [
    "slice: the last ones",
    `def mask(secret, visible=4):
    if len(secret) <= visible:
        return "*" * len(secret)
    return "*" * (len(secret) - visible) + secret[:visible]
`,
    [4],
    'return "*" * (len(secret) - visible) + secret[-visible:]',
    80,
  ],
  [
    "complement: the tax on top",
    `def gross(net, rate):
    return round(net * rate, 2)
`,
    [2],
    "return round(net * (1 + rate), 2)",
    40,
  ],
  [
    "bounded: the other one may be shorter",
    `def prefix(words):
    if not words:
        return ""
    first, last = min(words), max(words)
    for index, char in enumerate(first):
        if char != last[index]:
            return first[:index]
    return first
`,
    [6],
    "if index >= len(last) or char != last[index]:",
    50,
  ],
  [
    "remainder: within a byte",
    `def checksum(data):
    total = 0
    for byte in data:
        total += byte
    return (~total + 1) & 0xFF
`,
    [4],
    "total = (total + byte) & 0xFF",
    10,
  ],
  [
    "never-set: what falls out of the sum",
    `from collections import deque


class Average:
    def __init__(self, size):
        self.size = size
        self.values = deque()
        self.total = 0

    def push(self, value):
        self.values.append(value)
        self.total += value
        if len(self.values) > self.size:
            self.values.popleft()
        return self.total / len(self.values)
`,
    [14],
    "self.total -= self.values.popleft()",
    10,
  ],
  [
    "never-set: the other way, too",
    `def add_edge(graph, a, b):
    graph.setdefault(a, set()).add(b)

`,
    [2],
    "    graph.setdefault(b, set()).add(a)",
    60,
  ],
  [
    "left-out: the key that is given",
    `import heapq


def smallest(items, count, key):
    return heapq.nsmallest(count, items)
`,
    [5],
    "return heapq.nsmallest(count, items, key=key)",
    10,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
