import { expect, test, vi } from "vitest";
import { patched, rankOf, type Question } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the line that is suspicious, a part of its fix, and what else is known. */
type Case = [bug: string, source: string, line: number, fix: string, more?: Omit<Question, "lines">];

const CASES: Case[] = [
  [
    "in-order: the middle one is so only in order",
    "def middle(values):\n    at = len(values) // 2\n    return values[at]\n",
    2,
    "    values = sorted(values)\n    at = ",
  ],
  [
    "handed-on: how deep it may go is one less within",
    "def flat(items, depth=1):\n    out = []\n    for one in items:\n        if isinstance(one, list) and depth > 0:\n            out.extend(flat(one))\n        else:\n            out.append(one)\n    return out\n",
    5,
    "flat(one, depth - 1)",
  ],
  [
    "handed-on: by name behind what is given by name",
    "class Tree:\n    def walk(self, level=0, *, limit=9):\n        for child in self.children:\n            child.walk(level=level + 1)\n",
    4,
    "child.walk(level=level + 1, limit=limit)",
  ],
  [
    "nothing-left: a closing sign without an opening one",
    "def even(text):\n    stack = []\n    for c in text:\n        if c == '(':\n            stack.append(c)\n        elif stack.pop() != '(':\n            return False\n    return not stack\n",
    6,
    "elif not stack or stack.pop() != '(':",
  ],
  [
    "called: a key that is a function",
    "def group(items, key):\n    groups = {}\n    for item in items:\n        groups.setdefault(key, []).append(item)\n    return groups\n",
    4,
    "setdefault(key(item), [])",
  ],
  [
    "separated: no separator before what comes first",
    "def line(words):\n    line = ''\n    for word in words:\n        line = line + ' ' + word\n    return line\n",
    4,
    "line = line + ' ' + word if line else word",
  ],
  [
    "separated: the same where it is added",
    "def line(words):\n    line = ''\n    for word in words:\n        line += ', ' + word\n    return line\n",
    4,
    "line += (', ' if line else '') + word",
  ],
  [
    "as-told: lines do not end in blanks",
    "def table(rows):\n    lines = []\n    for row in rows:\n        lines.append(' '.join(cell.ljust(2) for cell in row))\n    return '\\n'.join(lines)\n",
    4,
    "for cell in row).rstrip())",
    { symptom: { kind: "wrong_value", expected: "'a  b\\nc  d'", actual: "'a  b \\nc  d '" } },
  ],
  [
    "as-told: each number is rounded",
    "def shares(parts, whole):\n    return [part / whole * 100 for part in parts]\n",
    2,
    "[round(part / whole * 100) for part in parts]",
    { symptom: { kind: "wrong_value", expected: "[33, 67]", actual: "[33.3, 66.7]" } },
  ],
  [
    "never-last: the last turn never comes",
    "def retry(call, times):\n    for turn in range(times):\n        try:\n            return call()\n        except ValueError:\n            if turn == times:\n                raise\n",
    6,
    "if turn == (times - 1):",
  ],
  [
    "flow: what comes behind the first difference does not count",
    "def common(rows):\n    found = []\n    for a, b in rows:\n        if a == b:\n            found.append(a)\n    return found\n",
    4,
    "            found.append(a)\n        else:\n            break\n",
  ],
  [
    "error-kind: a missing attribute is no missing key",
    "class Row(dict):\n    def __getattr__(self, name):\n        return self[name]\n",
    3,
    "        except KeyError:\n            raise AttributeError(name) from None\n",
  ],
  [
    "cleaned: what is cut is cleaned again",
    "def slug(text, most):\n    text = text.replace(' ', '-').strip('-')\n    return text[:most]\n",
    3,
    "return text[:most].strip('-')",
  ],
  [
    "lookup: a section that is not there yet",
    "def read(lines):\n    found = {}\n    for section, key, value in lines:\n        found[section][key] = value\n    return found\n",
    4,
    "found.setdefault(section, {})[key] = value",
  ],
  [
    "call: another function beside it",
    "def value(tokens):\n    def term():\n        return factor() if tokens[0] == '(' else term()\n\n    def factor():\n        return tokens.pop(0)\n\n    return term()\n",
    3,
    "else factor()",
  ],
  [
    "condition-strengthen: what is asked elsewhere, the other way round",
    "def diff(old, new):\n    added = [k for k in new if k not in old]\n    changed = [k for k in new if new[k] != old.get(k)]\n    return added, changed\n",
    3,
    "if (new[k] != old.get(k) and k in old)]",
  ],
  [
    "text: one more sign in a list of signs",
    "def escaped(text):\n    return ''.join('|' + c if c in '.()' else c for c in text)\n",
    2,
    "if c in '.()+'",
    { probe: "from shop import escaped\nassert escaped('a+.b') == 'a|+|.b'" },
  ],
];

test.each(CASES)("%s", async (_bug, source, line, fix, more) => {
  expect(await rankOf(fix, source, { lines: [line], ...more })).toBeLessThan(300);
});

test("a parameter that is None where nothing is given is asked for first", async () => {
  const source = "class Copy:\n    def __init__(self, other, size=None):\n        self.size = other.size\n";
  const question = { lines: [3] };
  const [bare, minded] = [
    await rankOf("self.size = size\n", source, question),
    await rankOf("self.size = size or other.size", source, question),
  ];

  expect(minded).toBeLessThan(bare);
});

test("of a text with blanks at an end, they are taken off first; numbers between dots become numbers", async () => {
  const strip = "def size(text):\n    return len(text)\n";
  const blank = await rankOf("len(text.strip())", strip, { lines: [2], probe: "from shop import size\nassert size('a ') == 1" });
  expect(blank).toBeLessThan(
    await rankOf("len(text.strip())", strip, { lines: [2], probe: "from shop import size\nassert size('a') == 1" }),
  );

  const version = "def parse(version):\n    return tuple(version.split('.'))\n";
  const numbers = { lines: [2], probe: "from shop import parse\nassert parse('1.10') > parse('1.9')" };
  expect(await rankOf("int(part)", version, numbers)).toBeLessThan(await rankOf("int(part)", version, { ...numbers, probe: "" }));
});

test("nothing is put in order that is looked up by name", async () => {
  const source = "def size(row):\n    return row['width'] * 2\n";
  const inOrder = /^def size\(row\):\n {4}row = sorted\(row\)\n/;

  expect((await patched(source, { lines: [2] })).filter((one) => inOrder.test(one))).toEqual([]);
});
