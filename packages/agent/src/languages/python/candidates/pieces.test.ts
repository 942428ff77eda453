import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "piece: no mark with nothing behind it",
    `ONES = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def below_hundred(n):
    if n < 10:
        return ONES[n]
    tens, ones = divmod(n, 10)
    return TENS[tens] + "-" + ONES[ones]
`,
    [9],
    'return TENS[tens] + "-" + ONES[ones] if ones else TENS[tens]',
    30,
  ],
  [
    "piece: blank lines stay",
    `def indent(text, prefix="  "):
    out = []
    for line in text.splitlines(True):
        out.append(prefix + line)
    return "".join(out)
`,
    [4],
    "out.append(prefix + line if line.strip() else line)",
    50,
  ],
  [
    "piece: no blank before the ending",
    `def truncate(text, length, end="..."):
    if len(text) <= length:
        return text
    cut = text[: length - len(end)]
    return cut + end
`,
    [5],
    "return cut.rstrip() + end",
    20,
  ],
  [
    "piece: no separator at the ends",
    `import re


def slugify(text, separator="-"):
    slug = re.sub(r"[^a-z0-9]+", separator, text.lower())
    return slug
`,
    [6],
    "return slug.strip(separator)",
    20,
  ],
  [
    "piece: without the mark that was asked",
    `import fnmatch


class Ignore:
    def __init__(self, lines):
        self.rules = []
        for line in lines:
            line = line.rstrip()
            if not line or line.startswith("#"):
                continue
            negated = line.startswith("!")
            self.rules.append((line, negated))

    def ignores(self, path):
        ignored = False
        for pattern, negated in self.rules:
            if fnmatch.fnmatch(path, pattern):
                ignored = not negated
        return ignored
`,
    [12],
    "self.rules.append(((line[1:] if negated else line), negated))",
    30,
  ],
  [
    "piece: without how it begins",
    `def parse_flags(argv, defaults):
    flags = dict(defaults)
    for arg in argv:
        if not arg.startswith("--"):
            continue
        name = arg[2:].replace("-", "_")
        if name.startswith("no_"):
            flags[name] = False
        else:
            flags[name] = True
    return flags
`,
    [8],
    "flags[name[3:]] = False",
    30,
  ],
  [
    "piece: without its first bytes",
    `def decode(data, encoding="utf-8"):
    if data.startswith(b"\\xef\\xbb\\xbf"):
        return data.decode(encoding)
    return data.decode(encoding)
`,
    [3],
    "return data[3:].decode(encoding)",
    30,
  ],
  [
    "piece: each sign twice",
    `def hex_to_rgb(text):
    text = text.lstrip("#")
    if len(text) == 3:
        text = text * 2
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))
`,
    [4],
    "text = ''.join(c * 2 for c in text)",
    10,
  ],
  [
    "filter: lines that are not blank",
    `def dedent(text):
    lines = text.split("\\n")
    indents = [len(line) - len(line.lstrip()) for line in lines ]
    margin = min(indents) if indents else 0
    return "\\n".join(line[margin:] for line in lines)
`,
    [3],
    "indents = [len(line) - len(line.lstrip()) for line in lines if line.strip() ]",
    50,
  ],
  [
    "piece: no blanks behind the last cell",
    `def format_table(rows):
    columns = max(len(row) for row in rows)
    widths = [0] * columns
    for row in rows:
        for index, cell in enumerate(row):
            widths[index] = max(widths[index], len(cell))
    return "\\n".join("  ".join(cell.ljust(widths[index]) for index, cell in enumerate(row)) for row in rows)
`,
    [7],
    'return "\\n".join("  ".join(cell.ljust(widths[index]) for index, cell in enumerate(row)).rstrip() for row in rows)',
    40,
  ],
  [
    "piece: backslashes as they are",
    `import re


def substitute(template, values):
    for name, value in values.items():
        template = re.sub(r"\\$" + name + r"\\b", str(value), template)
    return template
`,
    [6],
    'template = re.sub(r"\\$" + name + r"\\b", lambda _: str(value), template)',
    30,
  ],
  [
    "piece: no hours where there are none",
    `def format_hm(minutes):
    hours, rest = divmod(minutes, 60)
    return f"{hours}h {rest}m"
`,
    [3],
    "return f\"{hours}h {rest}m\" if hours else f'{rest}m'",
    50,
  ],
  [
    "piece: the name alone",
    `def describe(error):
    text = str(error)
    name = type(error).__name__
    return f"{name}: {text}"
`,
    [4],
    'return f"{name}: {text}" if text else name',
    40,
  ],
  [
    "piece: one dot before an ending",
    `import os


def change_extension(path, extension):
    base, _ = os.path.splitext(path)
    return base + extension
`,
    [6],
    "return base + (extension if extension.startswith('.') else '.' + extension)",
    30,
  ],
  [
    "piece: zeros behind a point alone",
    `def format_number(value, places=2):
    text = f"{value:.{places}f}"
    return text.rstrip("0").rstrip(".")
`,
    [3],
    `return text.rstrip("0").rstrip(".") if '.' in text else text`,
    20,
  ],
  [
    "piece: as long as it should be",
    `CODES = {c: d for d, cs in {"1": "bfpv", "2": "cgjkqsxz", "3": "dt", "4": "l", "5": "mn", "6": "r"}.items() for c in cs}


def soundex(word):
    word = word.lower()
    out = word[0].upper()
    last = CODES.get(word[0], "")
    for char in word[1:]:
        code = CODES.get(char, "")
        if code and code != last:
            out += code
        if char not in "hw":
            last = code
    return out[:4]
`,
    [14],
    "return out[:4].ljust(4, '0')",
    40,
  ],
  [
    "piece: a value without its quotes",
    `def parse_cache_control(header):
    out = {}
    for part in header.split(","):
        name, sep, value = part.strip().partition("=")
        if not name:
            continue
        out[name.lower()] = value if sep else True
    return out
`,
    [7],
    "out[name.lower()] = value.strip('\"') if sep else True",
    70,
  ],
  [
    "filter: blank lines are left out",
    `import json


def parse_lines(text):
    out = []
    for line in text.splitlines():
        out.append(json.loads(line))
    return out
`,
    [6, 7],
    "    for line in text.splitlines():\n        if not line.strip():\n            continue\n        out.append(json.loads(line))",
    50,
  ],
  [
    "piece: a zero in front",
    `def from_hex(text):
    text = text.replace(" ", "").replace(":", "")
    if len(text) % 2:
        text += "0"
    return bytes(int(text[i:i + 2], 16) for i in range(0, len(text), 2))
`,
    [4],
    'text = "0" + text',
    10,
  ],
  [
    "copy: another's list stays as it is",
    `def merge(a, b):
    out = dict(a)
    for key, value in b.items():
        if key in out and isinstance(out[key], list) and isinstance(value, list):
            out[key] += value
        else:
            out[key] = value
    return out
`,
    [5],
    "out[key] = out[key] + value",
    30,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
