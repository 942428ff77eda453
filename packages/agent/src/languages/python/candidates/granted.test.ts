import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What is taken for granted of a value, the lines that are suspicious, a part of the fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "granted: a number among texts stays as it is",
    "def clean(value):\n    return value.strip()\n",
    [2],
    "    return value.strip() if isinstance(value, str) else value",
    60,
  ],
  [
    "granted: nothing is no text",
    "def title(name):\n    return name.strip()\n",
    [2],
    "    return name.strip() if name is not None else ''",
    80,
  ],
  [
    "granted: only texts are asked",
    'def is_remark(line):\n    if line.startswith("#"):\n        return True\n    return False\n',
    [2],
    '    if isinstance(line, str) and line.startswith("#"):',
    120,
  ],
  [
    "granted: what is not there is refused as well",
    'def is_address(text):\n    if text.find("@") < 0:\n        return False\n    return True\n',
    [2],
    '    if text is None or text.find("@") < 0:',
    150,
  ],
  [
    "granted: one in place of many",
    "def names(items):\n    return [item.upper() for item in items]\n",
    [2],
    "    if isinstance(items, str):\n        items = [items]",
    80,
  ],
  [
    "granted: too few to be closed",
    "def closed(points):\n    first = points[0]\n    return [*points, first]\n",
    [2],
    "    if len(points) < 2:\n        return points",
    150,
  ],
  [
    "granted: one of them is nothing",
    "def names(rows):\n    found = []\n    for row in rows:\n        found.append(row.name)\n    return found\n",
    [4],
    "        if row is None:\n            continue",
    150,
  ],
  [
    "granted: an attribute that not all have",
    "def label(thing):\n    if thing.name:\n        return thing.name\n    return '-'\n",
    [2],
    "    if hasattr(thing, 'name') and thing.name:",
    120,
  ],
  [
    "granted: the largest of none",
    "def largest(items):\n    return max(items)\n",
    [2],
    "    return max(items) if items else None",
    60,
  ],
];

test.each(CASES)("%s", async (_, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
