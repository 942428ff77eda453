import { expect, test, vi } from "vitest";
import { patched, rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the lines that are suspicious, and a part of its fix. */
type Case = [bug: string, source: string, lines: number[], fix: string];

const CASES: Case[] = [
  [
    "absent: zero is a number like others",
    "def shown(amount, places=None):\n    places = places or 2\n    return round(amount, places)\n",
    [2],
    "places = 2 if places is None else places",
  ],
  [
    "absent: an empty name is none",
    'def zone(name):\n    if name is None or name == ":":\n        return LOCAL\n    return ZONES[name]\n',
    [2],
    'if not name or name == ":"',
  ],
  ["absent: who has no parent", "def of(node):\n    return node.parent.name\n", [2], "node.parent.name if node.parent else None"],
  ["absent: the first of none", "def first(rows):\n    return rows[0]\n", [2], "rows[0] if rows else None"],
  ["absent: the mean of none", "def mean(rows):\n    return sum(rows) / len(rows)\n", [2], "len(rows) if rows else 0"],
  ["absent: a group that is not there", "def seconds(found):\n    return int(found.group(3))\n", [2], "int(found.group(3) or 0)"],
  [
    "lookup: once, where nothing is said",
    "def cost(line):\n    return line['price'] * line['times']\n",
    [2],
    "line.get('times', 1)",
  ],
  ["text: lines of both kinds", "def lines(text):\n    return text.split('\\n')\n", [2], "text.splitlines()"],
  ["text: all before the last dot", "def stem(name):\n    return name.split('.')[0]\n", [2], "name.rsplit('.', 1)[0]"],
  ["text: a prefix, and not its letters", "def plain(tag):\n    return tag.lstrip('refs/')\n", [2], "tag.removeprefix('refs/')"],
  ["text: what is put behind it counts", "def cut(text, most):\n    return text[:most] + '...'\n", [2], "text[:most - 3]"],
  [
    "text: a list that is given after it was put in order",
    "def ordered(rows):\n    return rows.sort()\n",
    [2],
    "return sorted(rows)",
  ],
  ["text: two digits", "def clock(hours, minutes):\n    return '%d:%d' % (hours, minutes)\n", [2], "'%d:%02d'"],
  [
    "text: 11 is told otherwise",
    "def ending(n):\n    return 'st' if n % 10 == 1 else 'th'\n",
    [2],
    "n % 10 == 1 and n % 100 != 11",
  ],
  ["text: leap years", "def is_leap(year):\n    return year % 4 == 0\n", [2], "and (year % 100 != 0 or year % 400 == 0)"],
  ["unread: in place of a constant", "def joined(parts, sep=','):\n    return ','.join(parts)\n", [2], "sep.join(parts)"],
  ["unread: the other end", "def within(x, low, high):\n    return max(low, x)\n", [2], "min(high, max(low, x))"],
  ["unread: what is handed on", "def made(kind, **options):\n    return kind('a')\n", [2], "kind('a', **options)"],
  ["kind-test: a boolean is no number", "def is_number(x):\n    return isinstance(x, int)\n", [2], "and not isinstance(x, bool)"],
  [
    "kind-test: compared with anything",
    "class Point:\n    def __eq__(self, other):\n        return self.x == other.x\n",
    [3],
    "if not isinstance(other, Point):\n            return NotImplemented",
  ],
];

for (const [bug, source, lines, fix] of CASES)
  test(`${bug} is among the likely ones`, async () => {
    expect(await rankOf(fix, source, { lines })).toBeLessThan(120);
  });

/** Asked about a text with a line break, of which a misspelt word came. */
const TOLD = {
  lines: [2],
  symptom: { kind: "wrong_value", expected: "'2 minutes ago'", actual: "'2 minuts ago'" } as const,
  probe: "import shop\n\ndef test():\n    assert shop.f('a\\nb') == 1\n",
};

test("one more sign of the example is asked for, and a text is put right where it differs", async () => {
  expect(await rankOf("',' in text or '\\n' in text", "def f(text):\n    return ',' in text\n", TOLD)).toBeLessThan(120);
  expect(await rankOf("{n} minutes ago", 'def f(n):\n    return f"{n} minuts ago"\n', TOLD)).toBeLessThan(5);
  expect(await rankOf("'minutes'", "def f(n):\n    return str(n) + ' ' + 'minuts' + ' ago'\n", TOLD)).toBeLessThan(5);
});

test("a text is put right beside what it is filled in with", async () => {
  const symptom = { kind: "wrong_value", expected: "'in 3 days'", actual: "'in 3 whole days'" } as const;

  expect(
    await rankOf("'{0} days'", "def f(n):\n    return 'in ' + '{0} whole days'.format(n)\n", { lines: [2], symptom }),
  ).toBeLessThan(5);
  expect(await rankOf("'%d days'", "def f(n):\n    return 'in ' + '%d whole days' % n\n", { lines: [2], symptom })).toBeLessThan(
    5,
  );
});

test("where zero is given, what asks whether a value is absent comes before what takes the question away", async () => {
  const asked = (call: string) => ({ lines: [2], probe: `import shop\n\ndef test():\n    assert shop.${call} == [1]\n` });
  const kept = "def kept(rows):\n    return [row for row in rows if row]\n";
  const first = "def first(given, other, more):\n    return (given or other) + more[other - 1:] * len(more)\n";
  const [absent, all] = ["if (row is not None)", "[row for row in rows]"];
  const unless = "given if given is not None else other";

  expect(await rankOf(absent, kept, asked("kept([0, 5])"))).toBeLessThan(await rankOf(all, kept, asked("kept([0, 5])")));
  expect(await rankOf(unless, first, asked("first(0, 5, [1])"))).toBeLessThan(
    await rankOf(unless, first, asked("first(1, 5, [1])")),
  );
});

test("a condition of the file with a brace in it is no pattern of ours", async () => {
  const source =
    "def names(rows):\n    return [row.name for row in rows]\n\ndef ends(token):\n    if token.text == '}':\n        return True\n    return False\n";

  const found = await patched(source, { lines: [2] });

  expect(found.some((one) => one.includes("rows if"))).toBe(true);
});
