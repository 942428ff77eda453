import { describe, expect, test, vi } from "vitest";
import type { Symptom } from "../../../types/facts.ts";
import { patched, rankOf, type Question } from "../testing/candidates.ts";
import { askGuest } from "../testing/guest.ts";

vi.setConfig({ testTimeout: 120_000 });

describe("candidates for Python", () => {
  test("a computed count is kept above zero, a digit below ten", async () => {
    const source = "def places(width, used):\n    total = 10\n    return 'x' * (width - used), str(width % 7)\n";

    expect(await rankOf("'x' * (max(0, width - used))", source, { lines: [3] })).toBeLessThan(100);
    expect(await rankOf("str(width % 7 % 10)", source, { lines: [3] })).toBeLessThan(200);
  });

  test("another part of what is handed over, and a part of a pattern that comes too early", async () => {
    const again =
      "def put(name, size, rank=5):\n    return name, size, rank\n\ndef again(job):\n    return put(job.name, job.size)\n";
    expect(await rankOf("put(job.name, job.size, rank=job.rank)", again, { lines: [5] })).toBeLessThan(100);

    const head = 'import re\n\nHEAD = re.compile(r"^(\\w+)(!)?(?:\\(([^()]+)\\))?: (.+)$")\n';
    expect(await rankOf('r"^(\\w+)(?:\\(([^()]+)\\))?(!)?: (.+)$"', head, { lines: [3] })).toBeLessThan(400);
  });

  test("a number stays in its range, and begins anew at its end", async () => {
    const box = "def box_of(value, size, boxes):\n    at = value // size\n    return boxes[at]\n";
    expect(await rankOf("boxes[min(at, len(boxes) - 1)]", box, { lines: [3] })).toBeLessThan(100);

    const sold = "def take(stock, wanted):\n    given = wanted * 1\n    return given, stock - given\n";
    expect(await rankOf("given = min(wanted * 1, stock)", sold, { lines: [2] })).toBeLessThan(200);

    const joined = "def join(last, cue):\n    return last._replace(end=cue.end)\n";
    expect(await rankOf("last._replace(end=max(last.end, cue.end))", joined, { lines: [2] })).toBeLessThan(100);

    const merged = "def end(spans):\n    last = 0\n    for _, end in spans:\n        last = end\n    return last\n";
    expect(await rankOf("last = max(last, end)", merged, { lines: [4] })).toBeLessThan(100);

    const turn = "class Robot:\n    def turn(self, degrees):\n        self.heading = self.heading + degrees\n";
    expect(await rankOf("self.heading = (self.heading + degrees) % 360", turn, { lines: [3] })).toBeLessThan(200);
  });

  test("what is rounded or limited is a part or the whole of a sum", async () => {
    const price = "def price(days, rest, cap):\n    return min(days * cap + rest, cap)\n";
    expect(await rankOf("return days * cap + min(rest, cap)", price, { lines: [2] })).toBeLessThan(100);

    const share = "def share(part, whole):\n    return round(part / whole) * 100\n";
    expect(await rankOf("round((part / whole) * 100)", share, { lines: [2] })).toBeLessThan(100);
  });

  test("both sides of a comparison are looked at as numbers, and a clause becomes a condition of the other", async () => {
    const newer = "def newer(a, b):\n    return a.split('.')[1] > b.split('.')[1]\n";
    expect(await rankOf("int(a.split('.')[1]) > int(b.split('.')[1])", newer, { lines: [2] })).toBeLessThan(200);

    const without = "def without(labels, key, values):\n    return key in labels and labels[key] not in values\n";
    expect(await rankOf("key not in labels or labels[key] not in values", without, { lines: [2] })).toBeLessThan(100);
  });

  test("what is called later keeps its value, and a method of the class does more", async () => {
    const formats =
      "def formats(specs):\n    made = []\n    for digits in specs:\n        made.append(lambda value: '%.*f' % (digits, value))\n    return made\n";
    expect(await rankOf("lambda value, digits=digits: '%.*f'", formats, { lines: [4] })).toBeLessThan(100);

    const store =
      "class Store:\n    def drop(self, key):\n        self.items.drop(key)\n        self.size -= 1\n\n    def put(self, key):\n        self.items.drop(key)\n        self.size += 1\n";
    expect(await rankOf("    def put(self, key):\n        self.drop(key)\n", store, { lines: [7] })).toBeLessThan(60);
  });

  test("what nothing reads is made use of early", async () => {
    const top = (head: string): string => `def top(rows, limit, spare):\n${head}    return rows[:spare]\n`;
    const unread = await rankOf("return rows[:limit]", top(""), { lines: [2] });
    const read = await rankOf("return rows[:limit]", top("    print(limit)\n"), { lines: [3] });

    expect(unread).toBeLessThan(20);
    expect(unread).toBeLessThanOrEqual(read);
  });

  test("a mistake that was made twice is put right at both places", async () => {
    const options =
      "def settings(options):\n    return {\n        'a': options.get('a', 1) > 3,\n        'b': options.get('b', 1) > 3,\n    }\n";
    expect(
      await rankOf("options.get('a', 1) >= 3,\n        'b': options.get('b', 1) >= 3", options, { lines: [3] }),
    ).toBeLessThan(150);

    const most =
      "def most(points):\n    right = 0\n    top = 0\n    for x, y in points:\n        right, top = max(right, x), max(top, y)\n    return right, top\n";
    expect(await rankOf("right = None\n    top = None", most, { lines: [2] })).toBeLessThan(150);
  });

  test("what stands between the braces of an f-string is repaired like other code", async () => {
    const clock =
      'class Clock:\n    def show(self, minutes):\n        hours = minutes // 60\n        return "ä" + f"{{x}} {hours}:{minutes // 60:02d} h"\n';
    const question = { lines: [4] };

    expect(await rankOf('"ä" + f"{{x}} {hours}:{minutes % 60:02d} h"', clock, question)).toBeLessThan(150);
    expect(await rankOf("{minutes // 60:.1f}", clock.replace(":02d", ":.2f"), question)).toBeLessThan(400);
    expect(await rankOf('f"{{x}} {hours:02d}:', clock, question)).toBeLessThan(400);
    expect(await rankOf('f"{{x}} {minutes}:', clock, question)).toBeLessThan(400);
  });

  test("a class of characters gives way to what is looser, a number to a length, a set of characters to a text", async () => {
    const line = "import re\nLINE = re.compile(r'^(?P<host>[\\d.]+) - (?P<user>\\S+)$')\n";
    expect(await rankOf("r'^(?P<host>\\S+) - ", line, { lines: [2] })).toBeLessThan(220);
    expect(await rankOf("[\\d.:]", line, { lines: [2], probe: "import shop\nread('::1 - a')" })).toBeLessThan(200);

    const rank = "STAGES = {'a': 0}\ndef rank(stage):\n    return STAGES.get(stage, -1)\n";
    expect(await rankOf("STAGES.get(stage, len(STAGES))", rank, { lines: [3] })).toBeLessThan(150);

    const rest = "def rest(path, prefix):\n    return path.lstrip(prefix)\n";
    expect(await rankOf("path.removeprefix(prefix)", rest, { lines: [2] })).toBeLessThan(30);
  });

  test("a sum is written out where it is taken away", async () => {
    const source = "def rest(a, b):\n    both = a + b\n    return 1.0 - both\n";

    expect(await rankOf("return 1.0 - a - b\n", source, { lines: [3] })).toBeLessThan(60);
  });

  test("calls change places, and the first round of a loop does not answer for all", async () => {
    const marks = "def read(text):\n    return text.replace('~0', '~').replace('~1', '/')\n";
    expect(await rankOf("text.replace('~1', '/').replace('~0', '~')", marks, { lines: [2] })).toBeLessThan(60);

    const crew = "def ready(crew, day):\n    for one in crew:\n        return one.holds(day)\n    return True\n";
    expect(await rankOf("if not one.holds(day):\n            return False\n", crew, { lines: [3] })).toBeLessThan(60);
  });

  test("a search begins where the rest is looked at", async () => {
    const source =
      "def cut(items, mark):\n    i = items.index(mark)\n    rest = items[i + 1:]\n    j = items.index(rest[0])\n    return items[:j]\n";

    expect(await rankOf("items.index(rest[0], i + 1)", source, { lines: [4] })).toBeLessThan(40);
  });

  test("an optional parameter that a branch forgets is obeyed", async () => {
    const source =
      "class Box:\n    def __init__(self, other, colour=None):\n        self.colour = other.colour\n        self.size = other.size\n";

    expect(await rankOf("self.colour = colour if colour is not None else other.colour", source, { lines: [3] })).toBeLessThan(10);
    expect(await rankOf("colour is not None else other.size", source, { lines: [4] })).toBeGreaterThan(1000);
  });

  test("entries change places, and one comes in that the example has", async () => {
    const order = "def rows():\n    return [('b', 1), ('a', 2)]\n";
    const table = "KINDS = ['red', 'green', 'dark-blue']\n\n\ndef known(kind):\n    return kind in KINDS\n";
    const probe = "from shop import known\nassert known('light-green: 7')\n";

    expect(await rankOf("[('a', 2), ('b', 1)]", order, { lines: [2] })).toBeLessThan(40);
    expect(await rankOf("'dark-blue', 'light-green']", table, { lines: [5], probe })).toBeLessThan(500);
    expect((await patched(table, { lines: [5], probe })).filter((one) => one.includes("light-green: 7"))).toEqual([]);
  });

  test("a chain of replacements gets one more of the same make", async () => {
    const source = "def spell(text):\n    return text.replace('aa', 'a').replace('io', 'o')\n";
    const symptom: Symptom = { kind: "wrong_value", expected: "'stum'", actual: "'stium'" };

    expect(await rankOf(".replace('io', 'o').replace('ti', 't')", source, { lines: [2], symptom })).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(await rankOf(".replace('io', 'o').replace('iu', 'u')", source, { lines: [2], symptom })).toBeLessThan(200);
  });

  test("a clause is asked of a name that the issue has", async () => {
    const source =
      "def is_lock(thing):\n    if hasattr(thing, '__enter__') and hasattr(thing, '__len__'):\n        return True\n    return False\n";

    expect(
      await rankOf("(hasattr(thing, '__enter__') or hasattr(thing, '__aenter__')) and", source, {
        lines: [2],
        identifiers: ["__aenter__"],
      }),
    ).toBeLessThan(60);
  });

  test("an exception gets the type that is wanted", async () => {
    const source = "def take(n):\n    if n < 0:\n        raise AttributeError('negative')\n    return n\n";
    const symptom: Symptom = { kind: "missing_exception", errorType: "ValueError", message: null };

    expect(await rankOf("raise ValueError('negative')", source, { lines: [3], symptom })).toBeLessThan(20);
  });

  test("counts of a pattern grow; its comments stay as they are", async () => {
    const source =
      'import re\n\nDAY = re.compile(r"""\n    \\w{3}  # the {3} letters of a day\n    \\s\\d+\n    """, re.VERBOSE)\n\n\ndef day(text, pattern=DAY):\n    return pattern.match(text)\n';
    const found = await patched(source, { lines: [10] });

    expect(found.findIndex((one) => one.includes("\\w{3,}  # the {3} letters of a day"))).toBeGreaterThanOrEqual(0);
    expect(
      found.filter((one) => !one.includes("# the {3} letters of a day")).every((one) => !one.includes("\\w{3}  # the")),
    ).toBe(true);
  });

  test("a condition that the function asks elsewhere comes before those that are made up", async () => {
    const source =
      "def load(mode, code=None):\n    if code is None:\n        code = 'latin-1'\n    if 'b' not in mode:\n        return code\n    return mode\n";
    const found = await patched(source, { lines: [2] });

    const known = found.findIndex((one) => one.includes("if code is None and 'b' not in mode:"));
    expect(known).toBeGreaterThanOrEqual(0);
    expect(known).toBeLessThan(found.findIndex((one) => one.includes("if code is None and callable(")));
  });

  test("care for None comes earlier where None is what the error is about", async () => {
    const source = "def join(first, last):\n    text = first\n    return text + last\n";
    const about = (message: string): Question => ({
      lines: [3],
      symptom: { kind: "exception", errorType: "TypeError", message },
    });

    const guard = "    if text is None:\n        text = ''\n";
    const early = await rankOf(guard, source, about("unsupported operand type(s) for +: 'NoneType' and 'str'"));
    expect(early).toBeLessThan(await rankOf(guard, source, about("can only concatenate str")));
  });

  test("a decision is turned round later where only a truth value is wanted", async () => {
    const source = "def fits(size, least):\n    return size == least + 1\n";
    const about = (expected: string): Question => ({ lines: [2], symptom: { kind: "wrong_value", expected, actual: null } });

    const turned = "size != least";
    expect(await rankOf(turned, source, about("'3'"))).toBeLessThan(await rankOf(turned, source, about("True")));
  });

  test("what the file does elsewhere is done here too: an object, a value, a class, a state set back", async () => {
    const object = "def first(items, options):\n    if options.limit is None:\n        return items\n    return items[:limit]\n";
    const value = "def reads(mode):\n    return mode == 'r' or mode == 'r+'\n\n\ndef writes(mode):\n    return mode == 'w'\n";
    const kind =
      "def flat(item):\n    return not isinstance(item, list)\n\n\ndef size(item):\n    return len(item) if isinstance(item, tuple) else 1\n";
    const state =
      "class Gate:\n    def __init__(self):\n        self.open = False\n\n    def enter(self):\n        self.open = True\n\n    def leave(self):\n        return 'left'\n";

    expect(await rankOf("items[:options.limit]", object, { lines: [4] })).toBeLessThan(60);
    expect(await rankOf("mode in ('w', 'r+')", value, { lines: [6] })).toBeLessThan(60);
    expect(await rankOf("isinstance(item, (tuple, list))", kind, { lines: [6] })).toBeLessThan(60);
    expect(await rankOf("    self.open = False\n        return 'left'", state, { lines: [9] })).toBeLessThan(60);
  });

  test("what may be missing is asked for with care, an argument given by its name", async () => {
    const part = "def city(user):\n    home = user.address\n    return home or 'nowhere'\n";
    const flag = "import re\n\n\ndef tidy(text):\n    return re.sub('a+', 'a', text, re.I)\n";
    const strict =
      "class Reader:\n    def start(self):\n        return 1 if self.strict else 0\n\n    def read(self, text):\n        if text == '':\n            raise ValueError(text)\n        return text\n";

    expect(await rankOf("getattr(user, 'address', None)", part, { lines: [2] })).toBeLessThan(60);
    expect(await rankOf("user and user.address", part, { lines: [2] })).toBeLessThan(60);
    expect(await rankOf("text, flags=re.I)", flag, { lines: [5] })).toBeLessThan(60);
    expect(await rankOf("if text == '' and self.strict:", strict, { lines: [6] })).toBeLessThan(200);
  });

  test("no family keeps the others waiting", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `name${index}`).join(", ");
    const source = `def pick(${names}):\n    if name0 and name1 and name2 and name3:\n        return name4\n    return name5[1:]\n`;

    expect(await rankOf("name5[2:]", source, { lines: [2, 4] })).toBeLessThan(400);
  });
});

describe("what a name seems to hold", () => {
  const ASK =
    "import ast\nfrom fixpoint_kinds import kinds_near\nfrom fixpoint_model import Model\nmodel = Model('f.py', input)\nprint(json.dumps(kinds_near(model, model.tree.body[0].body[0])))";

  test("is told by its use, and by nothing where signs disagree", async () => {
    const source =
      "def f(a, b, c, d):\n    n = len(a)\n    b.strip()\n    c.append(n - 1)\n    d.strip()\n    d = 3\n    return a\n";

    expect(await askGuest(ASK, source)).toEqual({ n: "number", b: "text", c: "items" });
  });

  test("conditions that change nothing on the way of the failing test are not tried, nor many that say the same there", async () => {
    const source =
      "def total(orders, limit):\n    result = 0\n    for order in orders:\n        result += order.price\n        if order.open:\n            result += 1\n    return result\n";
    const probe =
      "from types import SimpleNamespace as S\nfrom shop import total\nassert total([S(price=3, open=True), S(price=4, open=True)], 5) == 3\n";
    const unasked = await patched(source, { lines: [4, 5] });
    const asked = await patched(source, { lines: [4, 5], probe });
    const has = (all: readonly string[], text: string): boolean => all.some((one) => one.includes(text));

    // `limit` is never None, and `result` is 0 the first time only.
    for (const [text, stays] of [
      ["if limit is None:\n            continue", false],
      ["if order.open and limit:", false],
      ["if order.open or limit is None:", false],
      ["if not result:\n            continue", true],
      ["if order.open and limit < result:", true],
    ] as const) {
      expect([text, has(unasked, text)]).toEqual([text, true]);
      expect([text, has(asked, text)]).toEqual([text, stays]);
    }
    expect(asked.length).toBeLessThan(unasked.length * 0.8);
  });
});
