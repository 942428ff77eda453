import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the lines that are suspicious, and a part of its fix. */
type Case = [bug: string, source: string, line: number, fix: string];

const CASES: Case[] = [
  [
    "left-out: letters as they are",
    "import json\n\ndef shown(data):\n    return json.dumps(data)\n",
    4,
    "json.dumps(data, ensure_ascii=False)",
  ],
  ["left-out: how a file is read", "def read(path):\n    return open(path).read()\n", 2, "open(path, encoding='utf-8').read()"],
  [
    "left-out: a folder within another",
    "import os\n\ndef make(path):\n    os.mkdir(path)\n",
    4,
    "os.makedirs(path, exist_ok=True)",
  ],
  [
    "left-out: a number of what",
    "from datetime import timedelta\n\ndef later(day, n):\n    return day + timedelta(n)\n",
    4,
    "timedelta(hours=n)",
  ],
  [
    "literally: a dot is any sign",
    "import re\n\ndef without(text):\n    return re.sub('.', '', text)\n",
    4,
    "re.sub(r'\\.', '', text)",
  ],
  [
    "joined: one slash between two parts",
    "def join(base, name):\n    return base + '/' + name\n",
    2,
    "base.rstrip('/') + '/' + name",
  ],
  ["fallback: what is there may be None", "def size(row):\n    return row.get('size', 0) + 1\n", 2, "(row.get('size') or 0) + 1"],
  ["clamp: what is longer is cut", "def cell(text, width):\n    return text.ljust(width)\n", 2, "text[:width].ljust(width)"],
  [
    "except: what cannot be read is none",
    "def number(text):\n    return int(text)\n",
    2,
    "    try:\n        return int(text)\n    except (ValueError, TypeError):\n        return None\n",
  ],
  [
    "parent: what an error says",
    "class Refused(Exception):\n    def __init__(self, message, code):\n        self.code = code\n",
    3,
    "        super().__init__(message)\n        self.code = code",
  ],
  [
    "none-check: a file that is not there",
    "import os\n\ndef clean(path):\n    os.remove(path)\n",
    4,
    "    if os.path.exists(path):\n        os.remove(path)\n",
  ],
  ["accumulate: one more of a list", "def put(rows, row):\n    rows += row\n    return rows\n", 2, "rows.append(row)"],
  [
    "unread: options are handed on with the rest",
    "def call(fn, *args, **options):\n    return fn(*args)\n",
    2,
    "fn(*args, **options)",
  ],
];

test.each(CASES)("%s", async (_bug, source, line, fix) => {
  expect(await rankOf(fix, source, { lines: [line] })).toBeLessThan(120);
});

test("what is gone through while it is changed is gone through as a copy first", async () => {
  const changed = "def clean(rows):\n    for row in rows:\n        if row < 0:\n            rows.remove(row)\n    return rows\n";
  const kept = changed.replace("rows.remove(row)", "print(row)");
  const copy = "for row in rows[:]:";

  expect(await rankOf(copy, changed, { lines: [2] })).toBeLessThan(await rankOf(copy, kept, { lines: [2] }));
  expect(await rankOf(copy, changed, { lines: [2] })).toBeLessThan(10);
});
