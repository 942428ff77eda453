import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the line that is suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, line: number, fix: string, within: number];

const CASES: Case[] = [
  [
    "an error that is only made",
    "def day(n):\n    if n > 31:\n        ValueError('no such day')\n    return n\n",
    3,
    "raise ValueError('no such day')",
    20,
  ],
  [
    "parts in the wrong order",
    "def light(text):\n    red, blue, green = map(int, text.split(','))\n    return red * 2 + green * 7 + blue\n",
    2,
    "red, green, blue = map(",
    40,
  ],
  [
    "what can be gone through once",
    "def even(numbers):\n    return (n for n in numbers if n % 2 == 0)\n",
    2,
    "return [n for n in numbers if n % 2 == 0]",
    60,
  ],
  ["any of them", "def is_guest(roles):\n    return roles[0] == 'guest'\n", 2, "return 'guest' in roles", 60],
  [
    "texts that the module reads are compared as texts",
    "def minutes(text):\n    hours, _, rest = text.partition(':')\n    return int(hours) * 60 + int(rest)\n\n\ndef is_later(a, b):\n    return a > b\n",
    7,
    "return minutes(a) > minutes(b)",
    80,
  ],
  [
    "a group that nothing reads",
    "import re\n\nHEADING = re.compile(r'^(#+)\\s+(.*\\S)')\n\n\ndef heading(line):\n    match = HEADING.match(line)\n    return len(match[1]), line\n",
    8,
    "return len(match[1]), match[2]",
    60,
  ],
  [
    "what the module makes of the same names",
    "from datetime import date, timedelta\n\n\ndef due_date(year, month):\n    due = date(year, month, 1)\n    return due + timedelta(days=1)\n\n\ndef overdue(paid_on, year, month):\n    return (paid_on - date(year, month, 1)).days\n",
    10,
    "return (paid_on - due_date(year, month)).days",
    60,
  ],
  [
    "what nothing reads is asked",
    "def line(cells, columns):\n    parts = []\n    for cell, (width, right) in zip(cells, columns):\n        parts.append(cell.rjust(width) if cell.isdigit() else cell.ljust(width))\n    return parts\n",
    4,
    "cell.rjust(width) if right else cell.ljust(width)",
    60,
  ],
];

test.each(CASES)("%s", async (_bug, source, line, fix, within) => {
  expect(await rankOf(fix, source, { lines: [line] })).toBeLessThan(within);
});
