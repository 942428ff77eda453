import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the line that is suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, line: number, fix: string, within: number];

const CASES: Case[] = [
  ["meant: one of several", "def is_open(kind):\n    return kind == 'a' or 'b'\n", 2, "return kind in ('a', 'b')", 5],
  ["meant: none of several", "def is_shut(kind):\n    return kind != 'a' or 'b'\n", 2, "return kind not in ('a', 'b')", 5],
  [
    "meant: a pair is always true",
    "def f(name):\n    assert (name, 'no name')\n    return name\n",
    2,
    "assert name, 'no name'",
    5,
  ],
  ["meant: an error, and no constant", "def f(name):\n    raise NotImplemented(name)\n", 2, "raise NotImplementedError(name)", 5],
  ["meant: two values in a text", "def f(a, b):\n    return '%s-%s' % a, b\n", 2, "return '%s-%s' % (a, b)", 5],
  ["meant: what is not true is a value too", "def f(a, b, c):\n    return a and b or c\n", 2, "return b if a else c", 40],
  [
    "meant: made once and kept",
    "def get(cache, key, make):\n    if key not in cache:\n        return make(key)\n    return cache[key]\n",
    3,
    "        cache[key] = make(key)\n",
    10,
  ],
  [
    "meant: what is equal has one hash",
    "class P:\n    def __eq__(self, other):\n        return self.x == other.x and self.y == other.y\n\n    def __hash__(self):\n        return hash(self)\n",
    6,
    "return hash((self.x, self.y))",
    10,
  ],
  [
    "meant: how many there are",
    "class Bag:\n    def __len__(self):\n        return self.items\n",
    3,
    "return len(self.items)",
    10,
  ],
  [
    "noted: what was seen",
    "def reach(graph, node, seen=None):\n    seen = seen or set()\n    for other in graph[node]:\n        if other not in seen:\n            reach(graph, other, seen)\n    return seen\n",
    3,
    "    seen.add(node)\n    for other",
    60,
  ],
  ["grouping: the root of the mean", "def rms(v):\n    return sum(v) ** 0.5 / len(v)\n", 2, "(sum(v) / len(v)) ** 0.5", 40],
  ["rounded: one page too many", "def pages(total, size):\n    return total // size + 1\n", 2, "return -(-total // size)", 40],
  ["wrapper: what an error says", "def told(error):\n    return error.message\n", 2, "return str(error)", 40],
  ["slice: an empty text has no first sign", "def f(text):\n    return text[0].upper() + text[1:]\n", 2, "text[:1].upper()", 60],
  [
    "slice: as many from there on",
    "def page(rows, at, size):\n    return rows[at * size:size]\n",
    2,
    "rows[at * size:at * size + size]",
    60,
  ],
  [
    "order-key: the most first",
    "def f(rows):\n    return sorted(rows, key=lambda r: (r.score, r.name))\n",
    2,
    "(-r.score, r.name)",
    40,
  ],
  ["filter: parts that are blanks alone", "def f(text):\n    return [int(x) for x in text.split(',')]\n", 2, "if x.strip()]", 60],
  ["left-out: capitals too", "import re\n\ndef f(text):\n    return re.match('[a-z]+', text)\n", 4, "text, flags=re.I)", 60],
  ["argument-add: a number with another base", "def f(text):\n    return int(text)\n", 2, "int(text, 16)", 120],
];

test.each(CASES)("%s", async (_bug, source, line, fix, within) => {
  expect(await rankOf(fix, source, { lines: [line] })).toBeLessThan(within);
});
