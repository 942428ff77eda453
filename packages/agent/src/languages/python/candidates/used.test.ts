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
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
