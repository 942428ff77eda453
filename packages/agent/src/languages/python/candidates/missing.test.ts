import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the lines that are suspicious, and a part of its fix. */
type Case = [bug: string, source: string, lines: number[], fix: string];

const CASES: Case[] = [
  [
    "guard: what is asked of the old value matters of the new one",
    "def put(box, value):\n    old = box.value\n    if old and is_open(old):\n        old.close()\n    box.value = value\n\ndef is_open(one):\n    return one.open\n",
    [4],
    "        if not is_open(value):\n            old.close()\n",
  ],
  [
    "chain: what is escaped first is escaped twice, over several lines",
    'def cell(text):\n    return (\n        text.replace("\\n", "\\\\n")\n        .replace("\\\\", "\\\\\\\\")\n        .replace("\\t", "\\\\t")\n    )\n',
    [2],
    'text.replace("\\\\", "\\\\\\\\")\n        .replace("\\n", "\\\\n")\n',
  ],
  [
    "chain: the ampersand comes last",
    'def cell(text):\n    return text.replace("<", "&lt;").replace(">", "&gt;").replace("&", "&amp;")\n',
    [2],
    'text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")',
  ],
  [
    "shared: all rows are one list",
    "def board(width, height):\n    return [['.'] * width] * height\n",
    [2],
    "[['.'] * width for _ in range(height)]",
  ],
  [
    "shared: all keys have one list",
    "def groups(names):\n    return dict.fromkeys(names, [])\n",
    [2],
    "{key: [] for key in names}",
  ],
  [
    "shared: all objects have one list",
    "class Cart:\n    items = []\n\n    def __init__(self, owner):\n        self.owner = owner\n\n    def add(self, item):\n        self.items.append(item)\n",
    [8],
    "class Cart:\n\n    def __init__(self, owner):\n        self.items = []\n        self.owner = owner\n",
  ],
  [
    "argument-add: nothing to take the greatest of",
    "def width(rows):\n    return max(len(row) for row in rows)\n",
    [2],
    "max((len(row) for row in rows), default=0)",
  ],
  [
    "both-sides: only one side is made small",
    "def same(name, wanted):\n    return name.strip().lower() == wanted\n",
    [2],
    "== wanted.strip().lower()",
  ],
  ["joined: numbers are no texts", "def line(numbers):\n    return ', '.join(numbers)\n", [2], "', '.join(map(str, numbers))"],
  [
    "one-of: the second one is always true",
    "def ends(mark):\n    return mark == '.' or '!'\n",
    [2],
    "mark == '.' or mark == '!'",
  ],
  ["rounded: the rest takes a page too", "def pages(count, size):\n    return count // size\n", [2], "-(-count // size)"],
  ["zero: an average of nothing", "def mean(rows):\n    return sum(rows) / len(rows)\n", [2], "if not rows:\n        return 0\n"],
  [
    "zero: a flat line has no span",
    "def scaled(rows):\n    low, high = min(rows), max(rows)\n    span = high - low\n    return [(row - low) / span for row in rows]\n",
    [3],
    "span = high - low or 1\n",
  ],
  [
    "seconds: the days are left out",
    "def hours(a, b):\n    return (b - a).seconds / 3600\n",
    [2],
    "(b - a).total_seconds() / 3600",
  ],
  [
    "read-twice: a generator is empty the second time",
    "def shares(rows):\n    parts = (row.part for row in rows)\n    return [part / sum(parts) for part in parts]\n",
    [2],
    "[row.part for row in rows]\n",
  ],
  [
    "accumulate: the second one replaces the first",
    "def groups(rows):\n    found = {}\n    for row in rows:\n        found[row.name] = [row]\n    return found\n",
    [4],
    "found.setdefault(row.name, []).append(row)",
  ],
  [
    "none-check: the best one so far is nothing at first",
    "def best(rows):\n    found = None\n    for row in rows:\n        if row > found:\n            found = row\n    return found\n",
    [4],
    "if found is None or row > found:",
  ],
  [
    "order-key: most first, ties by name",
    "def top(counts):\n    return sorted(counts.items())\n",
    [2],
    "sorted(counts.items(), key=lambda item: (-item[1], item[0]))",
  ],
  [
    "items: names and what they stand for",
    "def shown(table):\n    for name, value in table:\n        print(name, value)\n",
    [2],
    "in table.items():",
  ],
  [
    "all-pairs: one is longer",
    "def same(a, b):\n    return all(x == y for x, y in zip(a, b))\n",
    [2],
    "len(a) == len(b) and all(",
  ],
  [
    "noted: what was seen is not remembered",
    "def unique(rows):\n    seen = set()\n    found = []\n    for row in rows:\n        if row.name not in seen:\n            found.append(row)\n    return found\n",
    [6],
    "            seen.add(row.name)\n",
  ],
  [
    "noted: nothing comes into the cache",
    "class Store:\n    def __init__(self):\n        self._known = {}\n\n    def get(self, key):\n        if key in self._known:\n            return self._known[key]\n        value = self.load(key)\n        return value\n",
    [8],
    "        self._known[key] = value\n",
  ],
  [
    "kept: the last one stays the first",
    "def runs(rows):\n    found, last = [], None\n    for row in rows:\n        if row != last:\n            found.append(row)\n    return found\n",
    [4],
    "        last = row\n    return",
  ],
  [
    "reset-group and after-loop: groups that end with the rows",
    "def groups(rows):\n    found, group = [], []\n    for row in rows:\n        if row:\n            group.append(row)\n        else:\n            found.append(group)\n    return found\n",
    [7],
    "            found.append(group)\n            group = []\n",
  ],
  [
    "after-loop: the last group is lost",
    "def groups(rows):\n    found, group = [], []\n    for row in rows:\n        if row:\n            group.append(row)\n        else:\n            found.append(group)\n            group = []\n    return found\n",
    [9],
    "    if group:\n        found.append(group)\n    return",
  ],
  [
    "only-new: the first one counts, and each one once",
    "def names(rows):\n    found = []\n    for row in rows:\n        found.append(row.name)\n    return found\n",
    [4],
    "        if row.name not in found:\n            found.append(row.name)\n",
  ],
  [
    "else: what is not replaced is lost",
    "def spelled(text, marks):\n    out = []\n    for mark in text:\n        if mark in marks:\n            out.append(marks[mark])\n    return ''.join(out)\n",
    [5],
    "        else:\n            out.append(mark)\n",
  ],
  [
    "statement-move: each round begins with the list of the last",
    "def table(rows):\n    found = []\n    line = []\n    for row in rows:\n        for cell in row:\n            line.append(str(cell))\n        found.append(line)\n    return found\n",
    [3],
    "    for row in rows:\n        line = []\n",
  ],
  [
    "cut-off: numbers of the last chapter go on",
    "def numbered(levels):\n    marks = [0] * 9\n    for level in levels:\n        marks[level - 1] += 1\n        yield tuple(marks)\n",
    [4],
    "        del marks[level:]\n",
  ],
  [
    "uncalled: a helper that nothing calls",
    "class Lock:\n    def open(self, user):\n        self.count += 1\n        return self.count\n\n    def _note(self, user):\n        self.log.append(user)\n",
    [3],
    "        self._note(user)\n",
  ],
  [
    "stays: a counter that nothing moves",
    "class Cache:\n    def __init__(self):\n        self.misses = 0\n        self.known = {}\n\n    def get(self, key):\n        if key in self.known:\n            return self.known[key]\n        found = self.known[key] = key * 2\n        return found\n",
    [9],
    "        self.misses += 1\n",
  ],
  [
    "opposite: what is taken is not missing afterwards",
    "class Pool:\n    def put(self, name, amount):\n        self.free += amount\n        self.used[name] = 0\n\n    def take(self, name, amount):\n        self.used[name] = amount\n",
    [7],
    "        self.free -= amount\n",
  ],
  [
    "filter: a parameter that nothing reads",
    "def of_kind(rows, kind):\n    rows.sort(key=lambda row: row.kind)\n    return [row for row in rows]\n",
    [3],
    "[row for row in rows if row.kind == kind]",
  ],
  [
    "filter: what a method of the class can tell",
    "class Rota:\n    def is_away(self, member, week):\n        return week in self.away[member]\n\n    def present(self, week):\n        return [member for member in self.members]\n",
    [6],
    "if not self.is_away(member, week)]",
  ],
  [
    "not-found: a line that is written otherwise",
    "def names(lines):\n    found = []\n    for line in lines:\n        match = WORD.match(line)\n        found.append(match[1])\n    return found\n",
    [4],
    "        if match is None:\n            continue\n",
  ],
  [
    "put-away: an entry that is not kept",
    "class Entry:\n    def __init__(self, day, text):\n        self.day = day\n        self.text = text\n\nclass Book:\n    def __init__(self):\n        self._entries = []\n        self.count = 0\n\n    def merge(self, other):\n        self._entries.extend(other._entries)\n\n    def add(self, day, text):\n        self.count += 1\n",
    [15],
    "        self._entries.append(Entry(day, text))\n",
  ],
];

test.each(CASES)("%s", async (_, source, lines, fix) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(100);
});
