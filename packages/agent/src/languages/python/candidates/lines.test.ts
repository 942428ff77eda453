import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "piece: no blanks behind the mark",
    `def quote_reply(text, mark="> "):
    return "\\n".join(mark + line for line in text.split("\\n"))
`,
    [2],
    'return "\\n".join((mark + line).rstrip() for line in text.split("\\n"))',
    40,
  ],
  [
    "piece: one alone is both",
    `def expand(field, low, high):
    if field.startswith("*/"):
        return list(range(low, high + 1, int(field[2:])))
    out = []
    for part in field.split(","):
        first, dash, last = part.partition("-")
        out.extend(range(int(first), int(last) + 1))
    return out
`,
    [7],
    "out.extend(range(int(first), int(last or first) + 1))",
    140,
  ],
  [
    "piece: a line goes on",
    `def bullets(text):
    items = []
    for line in text.splitlines():
        if line.startswith(("- ", "* ")):
            items.append(line[2:])
        elif line.startswith("  ") and items:
            items[-1] += line
    return items
`,
    [7],
    "items[-1] += ' ' + line.strip()",
    20,
  ],
  [
    "piece: a quote within quotes",
    `def quote_identifier(name):
    return ".".join('"' + part + '"' for part in name.split("."))
`,
    [2],
    'return ".".join(\'"\' + part.replace(\'"\', \'""\') + \'"\' for part in name.split("."))',
    30,
  ],
  [
    "filter: blank lines, before they are read",
    `def parse(lines):
    out = {}
    key = None
    for line in lines:
        if line[:1].isspace() and key is not None:
            out[key] += "\\n" + line.strip()
            continue
        key, _, value = line.partition("=")
        key = key.strip()
        out[key] = value.strip()
    return out
`,
    [7, 8],
    '            continue\n        if not line.strip():\n            continue\n        key, _, value = line.partition("=")',
    90,
  ],
  [
    "argument-add: all but the first",
    `def split_front(text):
    lines = text.split("\\n")
    if lines[0] != "---":
        return "", text
    for index, line in enumerate(lines):
        if line == "---":
            return "\\n".join(lines[1:index]), "\\n".join(lines[index + 1:])
    return "", text
`,
    [5],
    "for index, line in enumerate(lines[1:], 1):",
    30,
  ],
  [
    "call: one in place of the least",
    `import heapq


def largest(items, count):
    heap = []
    for item in items:
        if len(heap) < count:
            heapq.heappush(heap, item)
        elif item > heap[0]:
            heapq.heappush(heap, item)
    return sorted(heap, reverse=True)
`,
    [10],
    "heapq.heapreplace(heap, item)",
    30,
  ],
  [
    "call: Sunday first",
    `def calendar_row(day):
    return day.weekday()
`,
    [2],
    "return day.isoweekday() % 7",
    10,
  ],
  [
    "call: what a text says",
    `def coerce(value, kind):
    if value is None or isinstance(value, kind):
        return value
    if kind is bool:
        return bool(value)
    return kind(value)
`,
    [5],
    "return str(value).lower() in ('1', 'true', 'yes', 'on')",
    10,
  ],
  [
    "call: the text is true",
    `def parse_cell(text):
    if text == "":
        return None
    if text.lower() in ("true", "false"):
        return bool(text)
    try:
        return int(text)
    except ValueError:
        return text
`,
    [5],
    "return text.lower() == 'true'",
    10,
  ],
  [
    "left-out: in their order",
    `def common(a, b):
    return list(set(a) & set(b))
`,
    [2],
    "return [item for item in a if item in b]",
    10,
  ],
  [
    "text: dots and commas",
    `import re


def links(text):
    return [link.rstrip(".") for link in re.findall(r"https?://\\S+", text)]
`,
    [5],
    "return [link.rstrip('.,') for link in re.findall(r\"https?://\\S+\", text)]",
    90,
  ],
  [
    "text: line ends of three kinds",
    `def to_unix(text):
    return text.replace("\\r\\n", "\\n")
`,
    [2],
    "return text.replace(\"\\r\\n\", \"\\n\").replace('\\r', '\\n')",
    10,
  ],
  [
    "text: how often",
    `def verbosity(argv):
    level = 0
    for arg in argv:
        if arg == "--verbose":
            level += 1
        elif arg.startswith("-") and not arg.startswith("--"):
            level += "v" in arg
    return level
`,
    [7],
    'level += arg.count("v")',
    10,
  ],
  [
    "remainder: under the mask",
    `def rotate_left(value, count, width=32):
    mask = (1 << width) - 1
    return (value << count | value >> (width - count)) 
`,
    [3],
    "return ((value << count | value >> (width - count)) & mask)",
    10,
  ],
  [
    "remainder: hours of a day",
    `def add_minutes(hour, minute, delta):
    total = hour * 60 + minute + delta
    return total // 60, total % 60
`,
    [3],
    "return total // 60 % 24, total % 60",
    60,
  ],
  [
    "constant: one digit more",
    `def utf16_length(text):
    return sum(2 if ord(char) > 0xFFF else 1 for char in text)
`,
    [2],
    "return sum(2 if ord(char) > 0xFFFF else 1 for char in text)",
    120,
  ],
  [
    "pattern: blanks or none around",
    `import re


def find_version(text):
    match = re.search(r"version = (\\S+)", text)
    return match.group(1).strip("\\"'") if match else None
`,
    [5],
    'match = re.search(r"version\\s*=\\s*(\\S+)", text)',
    20,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
