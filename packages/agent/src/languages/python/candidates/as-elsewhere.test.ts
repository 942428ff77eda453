import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What the file asks, makes or writes elsewhere; the lines that are suspicious, a part of the fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "there-first: a number is no empty text",
    'def shown(mark):\n    if mark == "":\n        return "none"\n    return str(mark)\n',
    [2],
    '    if isinstance(mark, str) and mark == "":',
    120,
  ],
  [
    "there-first: a row without a second cell",
    'def is_total(row):\n    if row[1] == "total":\n        return True\n    return False\n',
    [2],
    '    if len(row) > 1 and row[1] == "total":',
    150,
  ],
  [
    "brought-in: a function of a module that is there",
    "import time\n\n\ndef rest(seconds):\n    sleep(seconds)\n    return seconds\n",
    [5],
    "    time.sleep(seconds)",
    40,
  ],
  [
    "brought-in: a module is no function",
    "import copy\n\n\ndef twice(rows):\n    return rows, copy(rows)\n",
    [5],
    "copy.copy(rows)",
    40,
  ],
  [
    "as-elsewhere: the name is quoted wherever it goes",
    'def tag(person):\n    return "<" + quoted(person.name) + ">"\n\n\ndef line(person):\n    return "- " + person.name\n\n\ndef quoted(text):\n    return repr(text)\n',
    [6],
    '    return "- " + quoted(person.name)',
    100,
  ],
  [
    "kind-asked: all kinds of numbers are asked for elsewhere",
    "NUMBERS = (int, float)\n\n\ndef is_size(value):\n    return isinstance(value, NUMBERS)\n\n\ndef is_price(value):\n    return isinstance(value, int)\n",
    [9],
    "    return isinstance(value, NUMBERS)\n\n\ndef is_price(value):\n    return isinstance(value, NUMBERS)",
    40,
  ],
  [
    "kind-asked: a truth value is no number here",
    "def is_count(value):\n    return isinstance(value, int)\n",
    [2],
    "    return type(value) is int",
    40,
  ],
  ["lettered: braces that stay", 'def greeting(name):\n    return "Dear {name}"\n', [2], '    return f"Dear {name}"', 60],
  [
    "lettered: bytes end in bytes",
    'def lines_of(data):\n    head = data.split(b"\\n")\n    return head + data.split("\\r")\n',
    [3],
    'data.split(b"\\r")',
    150,
  ],
];

test.each(CASES)("%s", async (_, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
