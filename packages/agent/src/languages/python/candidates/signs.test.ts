import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "companion: two marks of a remark",
    `def parse_ini(text):
    sections = {}
    current = sections.setdefault("", {})
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            current = sections.setdefault(line[1:-1].strip(), {})
            continue
        key, _, value = line.partition("=")
        current[key.strip()] = value.strip()
    return sections
`,
    [6],
    "if not line or line.startswith(('#', ';')):",
    40,
  ],
  [
    "companion: bytes of both kinds",
    `def to_text(value, encoding="utf-8"):
    if value is None:
        return ""
    if isinstance(value, bytes):
        return value.decode(encoding)
    return str(value)
`,
    [4],
    "if isinstance(value, (bytes, bytearray)):",
    70,
  ],
  [
    "companion: a text is no list",
    `def flatten(items):
    for item in items:
        if isinstance(item, (list, tuple, str)):
            yield from flatten(item)
        else:
            yield item
`,
    [3],
    "if isinstance(item, (list, tuple)):",
    20,
  ],
  [
    "companion: line ends of both kinds",
    `def quote_field(value, delimiter=","):
    text = "" if value is None else str(value)
    if delimiter in text or '"' in text or "\\n" in text:
        return '"' + text.replace('"', '""') + '"'
    return text
`,
    [3],
    "if delimiter in text or '\"' in text or \"\\n\" in text or '\\r' in text:",
    30,
  ],
  [
    "companion: one more number",
    `def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year, month):
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9) else 31
`,
    [8],
    "return 30 if month in (4, 6, 9, 11) else 31",
    50,
  ],
  [
    "glob: one sign, and no slash",
    `import re


def translate(pattern):
    out = ""
    for char in pattern:
        if char == "*":
            out += "[^/]*"
        elif char == "?":
            out += "."
        else:
            out += re.escape(char)
    return re.compile(out + r"\\Z")
`,
    [10],
    "out += '[^/]'",
    10,
  ],
  [
    "glob: other signs as they are",
    `import re


def translate(pattern):
    out = []
    for char in pattern:
        if char == "*":
            out.append(".*")
        elif char == "?":
            out.append(".")
        else:
            out.append(char)
    return re.compile("^" + "".join(out) + "$")
`,
    [12],
    "out.append(re.escape(char))",
    20,
  ],
  [
    "glob: the mark itself first",
    `def escape_like(text, mark="\\\\"):
    for sign in ("%", "_"):
        text = text.replace(sign, mark + sign)
    return text
`,
    [2],
    'for sign in (mark, "%", "_"):',
    10,
  ],
  [
    "pattern: a number with a fraction",
    `import re

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
PATTERN = re.compile(r"(\\d+)\\s*([smhd])")


def parse_duration(text):
    total = 0
    for number, unit in PATTERN.findall(text.lower()):
        total += float(number) * UNITS[unit]
    return total
`,
    [4],
    'PATTERN = re.compile(r"(\\d+(?:\\.\\d+)?)\\s*([smhd])")',
    110,
  ],
  [
    "pattern: several codes of a colour",
    `import re

ANSI = re.compile(r"\\x1b\\[\\d+m")


def visible_length(text):
    return len(ANSI.sub("", text))


def pad(text, width):
    return text + " " * max(0, width - visible_length(text))
`,
    [3],
    'ANSI = re.compile(r"\\x1b\\[[\\d;]*m")',
    10,
  ],
  [
    "pattern: up to the next sign",
    `import re

PAIR = re.compile(r'(\\w+)="(.*)"')


def parse_pairs(text):
    return dict(PAIR.findall(text))
`,
    [3],
    'PAIR = re.compile(r\'(\\w+)="([^"]*)"\')',
    20,
  ],
  [
    "pattern: not within a word",
    `import re


def hashtags(text):
    return [tag.lower() for tag in re.findall(r"#(\\w+)", text)]
`,
    [5],
    'return [tag.lower() for tag in re.findall(r"(?<!\\w)#(\\w+)", text)]',
    90,
  ],
  [
    "pattern: words with an apostrophe",
    `import re


def word_count(text):
    return len(re.findall(r"\\w+", text))


def reading_time(text, rate=200):
    return max(1, round(word_count(text) / rate))
`,
    [5],
    'return len(re.findall(r"[\\w\']+", text))',
    20,
  ],
  [
    "text: four digits of a code",
    `def js_string(text):
    out = ""
    for char in text:
        if char in "\\"\\\\":
            out += "\\\\" + char
        elif char == "\\n":
            out += "\\\\n"
        elif ord(char) < 32:
            out += "\\\\u%x" % ord(char)
        else:
            out += char
    return '"' + out + '"'
`,
    [9],
    'out += "\\\\u%04x" % ord(char)',
    60,
  ],
  [
    "text: an element in small letters",
    `def camel_case(text):
    words = text.replace("-", "_").split("_")
    return words[0] + "".join(word.capitalize() for word in words[1:])
`,
    [3],
    'return words[0].lower() + "".join(word.capitalize() for word in words[1:])',
    30,
  ],
  [
    "string: the next digit",
    `def pointer(parts):
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~0") for part in parts)
`,
    [2],
    'return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)',
    140,
  ],
  [
    "separated: one folder down",
    `import os


def is_inside(path, folder):
    path = os.path.abspath(path)
    folder = os.path.abspath(folder)
    return path == folder or path.startswith(folder)
`,
    [7],
    "return path == folder or path.startswith(folder + os.sep)",
    30,
  ],
  [
    "left-out: a plus is a blank",
    `from urllib.parse import unquote


def parse_query(text):
    params = []
    for pair in text.lstrip("?").split("&"):
        if not pair:
            continue
        key, _, value = pair.partition("=")
        params.append((unquote(key), unquote(value)))
    return params
`,
    [10],
    "params.append((unquote(key), unquote(value.replace('+', ' '))))",
    120,
  ],
  [
    "left-out: only neighbours are a group",
    `from itertools import groupby


def group_by(rows, key):
    return {name: list(group) for name, group in groupby(rows, key)}
`,
    [5],
    "return {name: list(group) for name, group in groupby(sorted(rows, key=key), key)}",
    50,
  ],
  [
    "left-out: the oldest one goes",
    `from collections import OrderedDict


class LRU:
    def __init__(self, size):
        self.size = size
        self.data = OrderedDict()

    def get(self, key, default=None):
        if key not in self.data:
            return default
        self.data.move_to_end(key)
        return self.data[key]

    def put(self, key, value):
        self.data[key] = value
        self.data.move_to_end(key)
        if len(self.data) > self.size:
            self.data.popitem()
`,
    [19],
    "self.data.popitem(last=False)",
    10,
  ],
  [
    "left-out: how it is rounded",
    `from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


def with_tax(net, rate):
    tax = (Decimal(net) * Decimal(rate)).quantize(CENT)
    return Decimal(net) + tax
`,
    [7],
    "tax = (Decimal(net) * Decimal(rate)).quantize(CENT, rounding=ROUND_HALF_UP)",
    10,
  ],
  [
    "left-out: the zone of a time",
    `from datetime import datetime, timezone


def from_epoch(value):
    if value > 1e11:
        value = value / 1000
    return datetime.fromtimestamp(value)
`,
    [7],
    "return datetime.fromtimestamp(value, tz=timezone.utc)",
    10,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
