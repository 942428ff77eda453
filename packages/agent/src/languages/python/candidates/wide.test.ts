import { describe, expect, test, vi } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import { proposed as proposedInTurn } from "../testing/candidates.ts";
import { askGuest } from "../testing/guest.ts";

vi.setConfig({ testTimeout: 120_000 });

type Proposed = Candidate & { text: string };

/** What was asked already: many tests look for edits of one file's line. */
const known = new Map<string, Promise<Proposed[]>>();

function proposed(source: string, ...lines: number[]): Promise<Proposed[]> {
  const key = JSON.stringify([source, lines]);
  const found = known.get(key) ?? Array.fromAsync(proposedInTurn(source, { lines }));
  known.set(key, found);
  return found;
}

/** The family of the first candidate that makes this of a line: a wide one only where no other family does. */
async function familyOf(source: string, line: number, fixed: string): Promise<string | undefined> {
  return (await proposed(source, line)).find(({ text }) => text.includes(fixed))?.family;
}

const ORDERS = `class Order:
    def __init__(self, lines, customer):
        self.lines = lines
        self.customer = customer
        self.active = False
        self.seen = set()

    def is_open(self, line):
        return line.state == "open"

    def due(self, limit):
        total = 0
        for line in self.lines:
            if line.price > limit:
                total += line.price * line.quantity
        return total

    def visit(self, part):
        self.seen.add(part.name)
        names = [inner for inner in part.inner]
        self.check(names)
        return len(names)

    def check(self, names):
        for name in names:
            self.note(name)

    def note(self, name):
        self.last = name
`;

const LOTS = `class Lot:
    def __init__(self, id, stored, grams):
        self.id = id
        self.stored = stored
        self.grams = grams
        self.closed = False


class Bank:
    def take(self, lots, lot, who, before, name, total):
        self.watchers = {who}
        first = sorted(lots, key=lambda one: one.id)
        counts = {"a": 1}
        order = list(sorted(counts.items(), key=lambda pair: pair[1], reverse=True))
        best = max(counts)
        grams = lot.grams
        told = sorted(self.watchers - {who})
        self.name = str(name)
        self.last = lot.id
        kept = []
        kept.append(best)
        self.kept[who] = kept
        self.most[who] = total
        return first, order, grams, told
`;

describe("wide candidates for Python", () => {
  test.each([
    ["clause", 14, "if line.price > limit and line.quantity > 0:"],
    ["clause", 20, "[inner for inner in part.inner if inner not in self.seen]"],
    ["only-if", 15, "if self.is_open(line):\n                    total += line.price"],
    ["leave", 14, "if not self.is_open(line):\n                continue\n"],
    ["either", 21, "self.check(names if self.active else self.lines)"],
    ["arithmetic", 15, "total += line.price * line.quantity - limit"],
    ["set", 19, "if part.name in self.seen:\n            self.note(part.name)\n"],
    ["set", 19, "self.active = True\n"],
    ["term", 14, "if line.price > len(self.lines):"],
    ["move", 21, "self.check(names)\n        self.seen.add(part.name)\n"],
  ])("%s, at line %i", async (family, line, fixed) => {
    expect(await familyOf(ORDERS, line, fixed)).toBe(`wide-${family}`);
  });

  test("what a loop does when something ends is done once more behind it", async () => {
    const source =
      "def groups(rows):\n    found, group = [], []\n    for row in rows:\n        if row == '':\n            found.append(group)\n            group = []\n        else:\n            group.append(row)\n    return found\n";

    expect(
      await familyOf(source, 5, "            group.append(row)\n    if group:\n        found.append(group)\n    return"),
    ).toBe("wide-after");
  });

  test("what a method of the program does more of, and what is given again times something", async () => {
    const shelf =
      "class Shelf:\n    def remove(self, name):\n        self.size -= 1\n        del self.items[name]\n\n    def put(self, name, item):\n        if name in self.items:\n            del self.items[name]\n        self.items[name] = item\n";
    const parts =
      "def parts(kit, number):\n    total = 0\n    for inner, count in kit.inner:\n        total += parts(inner, number)\n    return total + number * count\n";

    expect(await familyOf(shelf, 8, "            self.remove(name)\n")).toBe("wide-call");
    expect(await familyOf(parts, 4, "parts(inner, count * number)")).not.toBeUndefined();
  });

  test("a method of a value gives way to a function of the program", async () => {
    const source = "def day_of(moment):\n    return moment.day - 1\n\ndef tap(moment):\n    return moment.date()\n";

    expect(await familyOf(source, 5, "return day_of(moment)\n")).toBe("pitfall");
    // Under another name it is not near at hand.
    expect(
      await familyOf(source.replace("tap(moment)", "tap(at)").replace("moment.date()", "at.date()"), 5, "return day_of(at)\n"),
    ).toBe("wide-call");
  });

  test("what was done before is undone", async () => {
    expect(await familyOf(ORDERS, 22, "self.seen.discard(part.name)\n        return len(names)")).toBe("undo");
  });

  test("clauses are put together otherwise, one of them to the top", async () => {
    const source = "def shown(a, b, c, d):\n    return a.x or b.x and c.x\n";

    expect(await familyOf(source, 2, "return c.x and (a.x or b.x)")).toBe("regroup");
  });

  test("a function of the program is put around a value, and a recursive call gets what is left", async () => {
    const clean =
      "def fold(text):\n    return text.lower()\n\ndef found(words, text):\n    for word in words:\n        if word[1:] in text:\n            return True\n";
    const walk =
      "def depth(tree, level, most):\n    if level > most:\n        return level\n    return depth(tree.inner, level, most)\n";

    expect(await familyOf(clean, 6, "if fold(word[1:]) in text:")).toBe("goes-through");
    expect(await familyOf(walk, 4, "depth(tree.inner, level + 1, most)")).not.toBeUndefined();
  });

  test("what is stored is a copy, and what is kept by one value goes by two", async () => {
    const source =
      "class Cart:\n    def __init__(self, items):\n        self.items = items\n        self.prices = {}\n\n    def price(self, item, day):\n        return self.prices[item.name]\n";

    expect(await familyOf(source, 3, "self.items = copy.deepcopy(items)")).toBe("copy");
    expect(await familyOf(source, 7, "self.prices[(item.name, day)]")).toBe("wide-form");
  });

  test.each([
    ["wide-sequence", LOTS, 12, "key=lambda one: (one.stored, one.id)"],
    ["wide-sequence", LOTS, 14, "key=lambda pair: (-pair[1], pair[0])))"],
    ["wide-sequence", LOTS, 15, "max(counts, key=lambda one: (counts[one], one))"],
    ["wide-form", LOTS, 17, "sorted(self.watchers - {who, before})"],
    ["wide-form", LOTS, 18, "' '.join(name.split())"],
    ["wide-set", LOTS, 19, "lot.closed = True\n"],
    ["wide-set", LOTS, 19, "lot.grams = total\n"],
    ["accumulate", LOTS, 20, "kept = self.kept.get(who, [])"],
    ["accumulate", LOTS, 23, "self.most[who] = max(self.most.get(who, total), total)"],
  ])("%s, of what is at hand in a class, %#", async (family, source, line, fixed) => {
    expect(await familyOf(source, line, fixed)).toBe(family);
  });

  test("come after all others", async () => {
    const all = await proposed(ORDERS, 14, 15, 16);
    const first = all.findIndex(({ family }) => family.startsWith("wide-"));

    expect(first).toBeGreaterThan(100);
    expect(all.slice(first).every(({ family }) => family.startsWith("wide-"))).toBe(true);
  });

  test("are all programs", async () => {
    const all = (await proposed(ORDERS, 14, 15, 20)).filter(({ family }) => family.startsWith("wide-"));
    const texts = all.filter((_, at) => at % 10 === 0).map(({ text }) => text);
    const broken = await askGuest(
      "def broken(text):\n    try:\n        compile(text, 'f', 'exec')\n    except SyntaxError:\n        return True\n    return False\nprint(json.dumps([text for text in input if broken(text)]))",
      texts,
    );

    expect(texts.length).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });

  test("are made when their turn comes", async () => {
    const ask = `import ast
import fixpoint_wide as wide
from fixpoint_model import Hints, Model
from fixpoint_order import Place
looked = []
def counted(family):
    return lambda *given: looked.append(1) or family(*given)
wide.FAMILIES = tuple((counted(family), highest) for family, highest in wide.FAMILIES)
model = Model('f.py', input)
places = [Place(1 / (1 + n), model, node, tuple) for n, node in enumerate(ast.walk(model.tree)) if isinstance(node, ast.stmt)]
found = wide.wide_first(places, Hints())
before = len(looked)
scores = [next(found).score for _ in range(5)]
print(json.dumps([before, len(looked) < len(places) * len(wide.FAMILIES) / 3, scores == sorted(scores, reverse=True)]))`;

    expect(await askGuest(ask, ORDERS)).toEqual([0, true, true]);
  });
});

describe("the terms of a scope", () => {
  const ASK = `import ast
from fixpoint_model import Model
from fixpoint_predicates import conditions_at
from fixpoint_terms import terms_at
model = Model('f.py', input['source'])
node = next(n for n in ast.walk(model.tree) if isinstance(n, ast.stmt) and n.lineno == input['line'])
print(json.dumps([{t.text: t.kind for t in terms_at(model, node)}, [c.text for c in conditions_at(model, node)]]))`;

  test("are of a kind, and none that has no value yet", async () => {
    const source =
      "RATES = {'a': 1}\n\nclass Desk:\n    def __init__(self):\n        self.open = True\n\n    def pay(self, order, day: int):\n        sums = [x for x in order.parts]\n        first = order.sum\n        later = 3\n        return later\n";
    const [terms, conditions] = (await askGuest(ASK, { source, line: 9 })) as [Record<string, string>, string[]];

    expect(terms).toMatchObject({
      "order.sum": "unknown",
      "self.open": "boolean",
      day: "number",
      sums: "items",
      RATES: "mapping",
    });
    expect(Object.keys(terms)).not.toContain("later");
    expect(Object.keys(terms)).not.toContain("x");
    expect(conditions).toEqual(expect.arrayContaining(["day > 0", "not sums", "self.open", "day in RATES"]));
    expect(conditions.length).toBeLessThanOrEqual(250);
  });
});
