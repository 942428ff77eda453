import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What is at hand, or as the file has it elsewhere; the lines that are suspicious, a part of the fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "at-hand: a part of another thing that is there",
    "def report(symbol, terminals):\n    for terminal in terminals:\n        if terminal.width != 1:\n            raise ValueError(symbol)\n    return [terminal.label for terminal in terminals]\n",
    [4],
    "raise ValueError(terminal.label)",
    200,
  ],
  [
    "at-hand: an entry that the function reads",
    'def closed(token, opened):\n    lowered = token["name"].lower()\n    if lowered in opened:\n        return token["name"]\n    return lowered + "?"\n',
    [3],
    'if token["name"] in opened:',
    200,
  ],
  [
    "at-hand: one of several, by what counts",
    "def best(weights, limits):\n    for at in range(len(limits)):\n        if limits[at] > 0:\n            return weights\n    return None\n",
    [4],
    "return weights[at]",
    80,
  ],
  [
    "at-hand: a property that nothing reads",
    "class Address:\n    def __init__(self, raw):\n        self.raw = raw\n\n    @property\n    def raw_quoted(self):\n        return repr(self.raw)\n\n    def shown(self):\n        return '<' + self.raw + '>'\n",
    [10],
    "'<' + self.raw_quoted + '>'",
    120,
  ],
  [
    "like-value: it is quoted where another text of its kind is",
    "from quoting import quote\n\n\ndef first(query_text):\n    return '?' + quote(query_text, 'utf-8')\n\n\ndef second(text):\n    return '?' + text\n",
    [9],
    "'?' + quote(text, 'utf-8')",
    60,
  ],
  [
    "like-value: it is compared where another one is",
    "def first(found):\n    return found.group('sign') == '-'\n\n\ndef second(found):\n    minus = found.group('sign')\n    return not minus\n",
    [6],
    "minus = found.group('sign') == '-'",
    120,
  ],
  [
    "goes-through: what is brought in takes one thing",
    "from texts import Text\n\n\nclass Token(Text):\n    def __init__(self, value):\n        self.value = value\n",
    [6],
    "self.value = Text(value)",
    120,
  ],
  [
    "goes-through: an entry may be absent",
    "def place(found):\n    row, column = found[1], found[2]\n    return row, int(column)\n",
    [3],
    "return (row or None), int(column)",
    120,
  ],
  [
    "arguments: a keyword as other calls have it, of what is here",
    "def first(word, rule):\n    return Pattern(word, flags=rule.flags)\n\n\ndef second(letter, other):\n    return Pattern(letter), other.flags\n",
    [6],
    "Pattern(letter, flags=other.flags)",
    100,
  ],
  ["arguments: a field has a name", "def named(info):\n    return '{lang}Info'.format(info)\n", [2], ".format(lang=info)", 140],
  [
    "arguments: what else was given is handed on",
    "class Client(Base):\n    def send(self, text, *args, **options):\n        return self.post(text)\n",
    [3],
    "self.post(text, *args, **options)",
    120,
  ],
  [
    "arguments: three of them turned round",
    "def paint(red, green, blue):\n    return mix(blue, red, green)\n",
    [2],
    "mix(red, green, blue)",
    300,
  ],
  [
    "clauses: a part of the same thing matters too",
    "def follow(link):\n    if link:\n        return link.target\n    return None\n",
    [2],
    "if link and link.target:",
    140,
  ],
  [
    "clauses: within a list of what is kept",
    "def steps(expand, alias, Expand):\n    if alias:\n        return []\n    return list(filter(None, [expand and Expand, 1]))\n",
    [4],
    "expand and not alias and Expand",
    350,
  ],
  [
    "called-instead: an instance of its own class",
    "class Node:\n    def __init__(self, name):\n        self.name = name\n\n    def twin(self):\n        return Node(self.name)\n",
    [6],
    "return type(self)(self.name)",
    200,
  ],
  [
    "called-instead: a name of the same module",
    "import os\n\n\ndef shown(path):\n    return path.replace(os.path.pathsep, '/')\n",
    [5],
    "os.path.sep",
    80,
  ],
  [
    "called-instead: another kind that the file asks for",
    "def first(one):\n    return isinstance(one, (Rule, Term))\n\n\ndef second(one):\n    return isinstance(one, Rule)\n",
    [6],
    "isinstance(one, (Rule, Term))",
    40,
  ],
  [
    "said-otherwise: one more error is caught",
    "def value(row, key):\n    try:\n        return row[key]\n    except (TypeError, LookupError):\n        return None\n\n\ndef other(row):\n    try:\n        return row.key\n    except AttributeError:\n        return None\n",
    [3, 4],
    "except (TypeError, LookupError, AttributeError):",
    60,
  ],
  [
    "said-otherwise: what is given can be wrong",
    'def mean(rows):\n    assert rows, "no rows"\n    return sum(rows) / len(rows)\n',
    [2],
    '    if not rows:\n        raise ValueError("no rows")',
    250,
  ],
  [
    "said-otherwise: as often as the whole",
    "def rows(lines, times):\n    return tuple(map(tuple, lines * times))\n",
    [2],
    "tuple(map(tuple, lines)) * times",
    100,
  ],
  [
    "said-otherwise: an attribute that may be absent",
    "def size(thing):\n    return thing.size\n",
    [2],
    "getattr(thing, 'size', None)",
    60,
  ],
  [
    "guards: nothing to do in a function that gives something elsewhere",
    "def parsed(text):\n    if text == 'x':\n        return 1\n    for one in text.split():\n        print(one)\n",
    [4],
    "    if not text:\n        return\n    for",
    400,
  ],
  [
    "guards: only an object that has it",
    "class Node:\n    def twin(self):\n        other = Node()\n        for key in self.names:\n            other.put(key)\n        return other\n",
    [4],
    "if hasattr(self, 'names'):\n            for key",
    800,
  ],
  [
    "copied: the same for a like name",
    "class Stamp:\n    def take(self, date):\n        self.token_day = date.day\n        self.day = date.day\n        self.month = date.month\n\n    def shown(self):\n        return self.token_day, self.token_month\n",
    [3],
    "self.token_month = date.month",
    500,
  ],
  [
    "copied: an attribute that the file asks for",
    "def run(report, codes):\n    for code in codes:\n        if not code.found:\n            print(code)\n    return report\n\n\ndef failed(report):\n    return report.errors > 0\n",
    [4],
    "            print(code)\n            report.errors += 1",
    600,
  ],
];

test.each(CASES)("%s", async (_, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
