import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What holds for most values, the lines that are suspicious, a part of the fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  ["falls-short: a power", "def cube(n):\n    return n ^ 3\n", [2], "    return n ** 3", 20],
  [
    "falls-short: a tuple is several values",
    "def shown(value):\n    return 'got %s' % value\n",
    [2],
    "    return 'got %s' % (value,)",
    30,
  ],
  [
    "falls-short: the hours of the morning",
    "def clock(hours, minutes):\n    return str(hours) + ':' + str(minutes)\n",
    [2],
    "    return str(hours) + ':' + str(minutes).zfill(2)",
    40,
  ],
  [
    "falls-short: within both limits",
    "def is_mild(degrees):\n    return degrees > 10 or degrees < 25\n",
    [2],
    "    return 10 < degrees < 25",
    30,
  ],
  [
    "falls-short: computed numbers are nearly the same",
    "def is_even(total, parts, each):\n    return total == parts * each\n",
    [2],
    "    return abs(total - (parts * each)) < 1e-9",
    60,
  ],
  ["falls-short: the last one", "def last(items):\n    return items[len(items)]\n", [2], "    return items[-1]", 10],
  [
    "falls-short: a mark that is not there",
    "def before(text, mark):\n    return text[:text.find(mark)]\n",
    [2],
    "    return text[:text.find(mark)] if mark in text else text",
    20,
  ],
  [
    "falls-short: texts only are joined",
    "def listed(numbers):\n    return ', '.join(numbers)\n",
    [2],
    "    return ', '.join(str(item) for item in numbers)",
    20,
  ],
  [
    "falls-short: blanks around the parts",
    "def parts(text):\n    return text.split(',')\n",
    [2],
    "    return [part.strip() for part in text.split(',')]",
    30,
  ],
  [
    "falls-short: a line without a mark",
    "def entry(line):\n    key, value = line.split('=')\n    return key, value\n",
    [2],
    "    key, _, value = line.partition('=')",
    80,
  ],
  [
    "falls-short: all of none",
    "def are_done(tasks):\n    return all(task.done for task in tasks)\n",
    [2],
    "    return bool(tasks) and all(task.done for task in tasks)",
    60,
  ],
  [
    "falls-short: what is done in place has no value",
    "def with_one(items, one):\n    return items.append(one)\n",
    [2],
    "    items.append(one)\n    return items",
    50,
  ],
  [
    "falls-short: what comes of those below",
    "def walk(node):\n    for child in node.children:\n        walk(child)\n    yield node\n",
    [3],
    "        yield from walk(child)",
    20,
  ],
  [
    "falls-short: closed in any case",
    "def first(source, read):\n    source.open()\n    found = read(source)\n    source.close()\n    return found\n",
    [4],
    "    try:\n        found = read(source)\n    finally:\n        source.close()",
    60,
  ],
];

test.each(CASES)("%s", async (_, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
