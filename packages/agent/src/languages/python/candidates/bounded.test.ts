import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "bounded: no fewer than none",
    `def parse_range(header, size):
    unit, _, spec = header.partition("=")
    if unit != "bytes":
        return None
    first, _, last = spec.partition("-")
    if not first:
        length = int(last)
        return size - length, size - 1
    start = int(first)
    end = min(int(last), size - 1) if last else size - 1
    return start, end
`,
    [8],
    "return max(size - length, 0), size - 1",
    30,
  ],
  [
    "bounded: units end",
    `SUFFIXES = ["B", "KB", "MB", "GB", "TB"]


def filesize(size):
    index = 0
    while size >= 1024:
        size /= 1024
        index += 1
    return f"{size:.1f} {SUFFIXES[index]}"
`,
    [6],
    "while size >= 1024 and index < len(SUFFIXES) - 1:",
    20,
  ],
  [
    "bounded: no place behind the last one",
    `def percentile(values, q):
    values = sorted(values)
    position = (len(values) - 1) * q / 100
    low = int(position)
    high = low + 1
    return values[low] + (values[high] - values[low]) * (position - low)
`,
    [5],
    "high = min(low + 1, len(values) - 1)",
    10,
  ],
  [
    "bounded: as many as were made",
    `def histogram(values, bins, low, high):
    width = (high - low) / bins
    counts = [0] * bins
    for value in values:
        if not low <= value <= high:
            continue
        index = int((value - low) / width)
        counts[index] += 1
    return counts
`,
    [7],
    "index = min(int((value - low) / width), bins - 1)",
    60,
  ],
  [
    "bounded: the other part may be further",
    `def merge(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return merged
`,
    [5],
    "merged[-1] = (merged[-1][0], max(merged[-1][1], end))",
    10,
  ],
  [
    "bounded: the scale's own end",
    `def lighten(colour, amount):
    r, g, b = colour
    return tuple(round(c + (255 - c) * amount) for c in (r, g, b))
`,
    [3],
    "return tuple(min(255, round(c + (255 - c) * amount)) for c in (r, g, b))",
    70,
  ],
  [
    "bounded: what was worked out and is read by nobody",
    `import calendar
from datetime import date


def add_months(day, months):
    index = day.month - 1 + months
    year = day.year + index // 12
    month = index % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return date(year, month, day.day)
`,
    [10],
    "return date(year, month, min(day.day, last))",
    10,
  ],
  [
    "bounded: what the class keeps and never asks",
    `class Bucket:
    def __init__(self, rate, capacity, clock):
        self.rate = rate
        self.capacity = capacity
        self.clock = clock
        self.tokens = capacity
        self.last = clock()

    def take(self, count=1):
        now = self.clock()
        self.tokens = self.tokens + (now - self.last) * self.rate
        self.last = now
        if self.tokens < count:
            return False
        self.tokens -= count
        return True
`,
    [11],
    "self.tokens = min(self.capacity, self.tokens + (now - self.last) * self.rate)",
    30,
  ],
  [
    "bounded: a default where there are fewer",
    `def deep_get(data, path, default=None):
    for key in path.split("."):
        if isinstance(data, dict):
            data = data.get(key, default)
        elif isinstance(data, list) and key.isdigit():
            data = data[int(key)]
        else:
            return default
    return data
`,
    [6],
    "data = data[int(key)] if int(key) < len(data) else default",
    70,
  ],
  [
    "bounded: a limit that nothing reads",
    `def delays(attempts, base=1, factor=2, limit=60):
    for attempt in range(attempts):
        yield base * factor ** attempt
`,
    [3],
    "yield min(base * factor ** attempt, limit)",
    10,
  ],
  [
    "remainder: minutes without their hours",
    `def format_duration(seconds):
    hours = seconds // 3600
    minutes = seconds // 60
    rest = seconds % 60
    if hours:
        return f"{hours}:{minutes:02d}:{rest:02d}"
    return f"{minutes}:{rest:02d}"
`,
    [3],
    "minutes = seconds % 3600 // 60",
    20,
  ],
  [
    "remainder: none where it comes out even",
    `import base64


def decode_segment(text):
    text += "=" * (4 - len(text) % 4)
    return base64.urlsafe_b64decode(text)
`,
    [5],
    'text += "=" * (-len(text) % 4)',
    10,
  ],
  [
    "remainder: the last digits of 11 to 13",
    `def ordinal(n):
    if n in (11, 12, 13):
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"
`,
    [2],
    "if n % 100 in (11, 12, 13):",
    10,
  ],
  [
    "remainder: few, and not 12 to 14",
    `def plural_form(n):
    if n % 10 == 1 and n % 100 != 11:
        return 0
    if 2 <= n % 10 <= 4:
        return 1
    return 2
`,
    [4],
    "if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:",
    40,
  ],
  [
    "remainder: as the line above",
    `def adler32(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = b + a
    return b << 16 | a
`,
    [5],
    "b = (b + a) % 65521",
    20,
  ],
  [
    "remainder: behind what both have",
    `def relative(path, start):
    a = [part for part in start.split("/") if part]
    b = [part for part in path.split("/") if part]
    common = 0
    while common < min(len(a), len(b)) and a[common] == b[common]:
        common += 1
    steps = [".."] * len(a) + b[common:]
    return "/".join(steps) or "."
`,
    [7],
    'steps = [".."] * (len(a) - common) + b[common:]',
    20,
  ],
  [
    "complement: the last one of a circle",
    `def to_12h(hour, minute):
    suffix = "am" if hour < 12 else "pm"
    return f"{hour % 12}:{minute:02d} {suffix}"
`,
    [3],
    'return f"{(hour % 12 or 12)}:{minute:02d} {suffix}"',
    40,
  ],
  [
    "complement: what is missing to the whole",
    `def ratio(a, b):
    if not a and not b:
        return 1.0
    longest = max(len(a), len(b))
    return distance(a, b) / longest


def distance(a, b):
    return sum(x != y for x, y in zip(a, b)) + abs(len(a) - len(b))
`,
    [5],
    "return 1 - distance(a, b) / longest",
    20,
  ],
  [
    "complement: the other's share",
    `def mix(a, b, weight=0.5):
    return tuple(round(x * weight + y * weight) for x, y in zip(a, b))
`,
    [2],
    "return tuple(round(x * (1 - weight) + y * weight) for x, y in zip(a, b))",
    40,
  ],
  [
    "complement: nothing is left open",
    `PAIRS = {")": "(", "]": "[", "}": "{"}


def balanced(text):
    stack = []
    for char in text:
        if char in "([{":
            stack.append(char)
        elif char in PAIRS:
            if not stack or stack.pop() != PAIRS[char]:
                return False
    return True
`,
    [12],
    "return not stack",
    10,
  ],
  [
    "complement: as wide as the row",
    `def neighbours(grid, row, column):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        r, c = row + dr, column + dc
        if 0 <= r < len(grid) and 0 <= c < len(grid):
            yield r, c
`,
    [4],
    "if 0 <= r < len(grid) and 0 <= c < len(grid[r]):",
    130,
  ],
  [
    "complement: nothing to divide by",
    `import math


def normalise(vector):
    length = math.sqrt(sum(x * x for x in vector))
    return [x / length for x in vector]
`,
    [5, 6],
    "    length = math.sqrt(sum(x * x for x in vector))\n    if length == 0:\n        return list(vector)\n    return [x / length for x in vector]",
    260,
  ],
  [
    "complement: what is left to do",
    `def eta(done, total, elapsed):
    if done == 0:
        return None
    return elapsed / done * total
`,
    [4],
    "return elapsed / done * (total - done)",
    20,
  ],
  [
    "complement: whether any was found",
    `class Emitter:
    def __init__(self):
        self.listeners = {}

    def on(self, name, listener):
        self.listeners.setdefault(name, []).append(listener)

    def emit(self, name, *args):
        found = self.listeners.get(name, [])
        for listener in list(found):
            listener(*args)
        return True
`,
    [12],
    "return bool(found)",
    10,
  ],
  [
    "bounded: not behind the last place",
    `def quantiles(values, count):
    values = sorted(values)
    size = len(values)
    return [values[size * index // count] for index in range(1, count + 1)]
`,
    [4],
    "return [values[min(size * index // count, size - 1)] for index in range(1, count + 1)]",
    70,
  ],
  [
    "bounded: there may be fewer",
    `def matches(version, pattern):
    parts = version.split(".")
    for index, want in enumerate(pattern.split(".")):
        if want in ("*", "x"):
            return True
        if parts[index] != want:
            return False
    return True
`,
    [6],
    "if index >= len(parts) or parts[index] != want:",
    50,
  ],
  [
    "absent: where it is given",
    `class Expiring:
    def __init__(self, clock):
        self.clock = clock
        self.data = {}

    def set(self, key, value, ttl=None):
        self.data[key] = value, self.clock() + ttl

    def get(self, key):
        value, expires = self.data.get(key, (None, None))
        if expires is not None and expires <= self.clock():
            del self.data[key]
            return None
        return value
`,
    [7],
    "self.data[key] = value, (None if ttl is None else self.clock() + ttl)",
    30,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
