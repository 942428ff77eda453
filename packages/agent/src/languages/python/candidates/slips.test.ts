import { expect, test, vi } from "vitest";
import { patched, rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug, the lines that are suspicious, and a part of its fix. */
type Case = [bug: string, source: string, lines: number[], fix: string];

const CASES: Case[] = [
  [
    "grouping: the sign is for the hours only",
    "def seconds(sign, hours, rest):\n    return sign * hours * 3600 + rest\n",
    [2],
    "sign * (hours * 3600 + rest)",
  ],
  [
    "grouping: two pairs are missing",
    "def middle(old, new, n, m):\n    return old * n + new * m / n + m\n",
    [2],
    "(old * n + new * m) / (n + m)",
  ],
  [
    "regroup: how far a `not` reaches",
    "def shown(row):\n    return not row.hidden or row.old\n",
    [2],
    "not (row.hidden or row.old)",
  ],
  [
    "grouping: the last clause is for all",
    "def open_for(card):\n    return card.owner or (card.guest and card.day) and not card.lost\n",
    [2],
    "(card.owner or (card.guest and card.day)) and not card.lost",
  ],
  [
    "lost: a sum in a line of its own",
    "def cost(lines):\n    cost = 0\n    for line in lines:\n        cost + line.price\n    return cost\n",
    [4],
    "        cost += line.price",
  ],
  [
    "lost: compared instead of set",
    'class Door:\n    def shut(self):\n        self.state == "shut"\n        return self\n',
    [3],
    'self.state = "shut"',
  ],
  ["lost: a list that nobody gets", "def odd(rows):\n    [row for row in rows if row % 2]\n", [2], "    return [row for row"],
  ["lost: a method without its call", "def stop(engine):\n    engine.halt\n", [2], "engine.halt()"],
  [
    "of-kind: what is made of a class counts too",
    "def size(value):\n    if type(value) in [list, tuple]:\n        return len(value)\n    return 1\n",
    [2],
    "if isinstance(value, (list, tuple)):",
  ],
  [
    "of-kind: an error of a kind within another",
    "class Quiet:\n    def __exit__(self, kind, error, trace):\n        return kind in self.wanted\n",
    [3],
    "return isinstance(error, self.wanted)",
  ],
  [
    "base-case: the recursion ends one too late",
    "def halves(count):\n    if count == 2:\n        return [2, 1]\n    return [count] + halves(count // 2)\n",
    [2],
    "if count == 1:\n        return [2]\n",
  ],
  [
    "base-case: nobody wrote an end",
    "def orders(names):\n    found = []\n    for at, name in enumerate(names):\n        found += [[name, *rest] for rest in orders(names[:at] + names[at + 1:])]\n    return found\n",
    [2],
    "    if not names:\n        return [[]]\n    found",
  ],
  [
    "base-case: what is looked for is only handed on",
    "def way(box, label):\n    for inner in box.parts:\n        found = way(inner, label)\n        if found:\n            return [box.label, *found]\n    return None\n",
    [2],
    "    if box.label == label:\n        return [box.label]\n    for",
  ],
  [
    "limit: no more than there is",
    "def pay(bills, purse):\n    for bill in bills:\n        paid = bill.sum\n        purse -= paid\n    return purse\n",
    [3],
    "paid = min(bill.sum, purse)",
  ],
  [
    "limit: as beside",
    "def both(a, b):\n    return Box(max(a.left, b.left), a.right)\n",
    [2],
    "max(a.left, b.left), min(a.right, b.right)",
  ],
  [
    "term: what a loop leaves over",
    "def eat(hunger, plates):\n    left = hunger\n    for plate in plates:\n        left -= min(plate, left)\n    return hunger\n",
    [5],
    "return hunger - left",
  ],
  [
    "wrapper: the entry of a table for each",
    'SHADES = " .:#"\n\ndef line(levels):\n    return "".join(level for level in levels)\n',
    [4],
    "SHADES[level] for level",
  ],
  [
    "filter: by a function that gives None",
    "def owner(key, doors):\n    if key not in doors:\n        return None\n    return doors[key]\n\ndef unowned(keys, doors):\n    return [key for key in keys]\n",
    [7],
    "for key in keys if owner(key, doors) is None]",
  ],
  [
    "wrapper: blanks behind the commas",
    "def tags(text):\n    return text.split(',')\n",
    [2],
    "[part.strip() for part in text.split(',')]",
  ],
  ["attribute: compared in pairs", "def older(a, b):\n    return (a.year, a.month) < (b.year, b)\n", [2], "(b.year, b.month)"],
  [
    "attribute: of the one that was chosen",
    "def card(trip):\n    guide = trip.second or trip.first\n    return [guide.name, trip.first.phone]\n",
    [3],
    "[guide.name, guide.phone]",
  ],
  [
    "accumulate: taken off what is there",
    "def owed(rows):\n    owed = {}\n    for name, sum in rows:\n        owed[name] = -sum\n    return owed\n",
    [4],
    "owed.get(name, 0) - sum",
  ],
  ["slice: the other part", "def turned(text, at):\n    return text[at:] + text\n", [2], "text[at:] + text[:at]"],
  [
    "noted: what began with the first one is not followed",
    "def ring(at, follow):\n    met = {at}\n    while at in follow:\n        at = follow[at]\n        if at in met:\n            return True\n    return False\n",
    [5],
    "        met.add(at)\n",
  ],
  [
    "as-beside: one branch puts nothing away",
    "def spelled(text):\n    out = []\n    for mark in text:\n        if mark == '&':\n            out.append('and')\n        else:\n            mark = mark.lower()\n    return ''.join(out)\n",
    [7],
    "            mark = mark.lower()\n            out.append(mark)\n",
  ],
  [
    "mirror: only one side gets it",
    "def swap(left, right, mine, yours):\n    left.given += mine\n    right.given += yours\n    left.got += share(yours, mine)\n",
    [4],
    "    left.got += share(yours, mine)\n    right.got += share(mine, yours)\n",
  ],
  [
    "element: one less than the other way out gives",
    "def parts(text):\n    head, mark, tail = text[:2], text[2], text[3:]\n    if mark == '-':\n        return head, mark, tail\n    return head, tail\n",
    [5],
    "tail\n    return head, mark, tail",
  ],
  [
    "element: what the loop has too",
    "def owed(rows):\n    found = []\n    for who, to, sum in rows:\n        if who != to:\n            found.append((to, sum))\n    return found\n",
    [5],
    "((who, to, sum))",
  ],
  [
    "filter: as it is asked elsewhere",
    "def is_late(bill):\n    if bill.days > 30:\n        return True\n    return False\n\ndef late(bills):\n    return [bill.name for bill in bills]\n",
    [7],
    "for bill in bills if bill.days > 30]",
  ],
];

for (const [bug, source, lines, fix] of CASES)
  test(`${bug} is among the likely ones`, async () => {
    expect(await rankOf(fix, source, { lines })).toBeLessThan(260);
  });

test("an argument that is called what the function calls it is hardly the wrong one", async () => {
  const source =
    "def near(at, rows, cols):\n    return at < rows * cols\n\ndef all_near(marks, rows, cols):\n    return [at for at in marks if near(at, rows, cols)]\n";
  const found = await patched(source, { lines: [2, 5] });
  const at = (text: string): number => found.findIndex((one) => one.includes(text));
  expect(at("at < cols * cols")).toBeLessThan(at("near(at, cols, cols)"));
});
