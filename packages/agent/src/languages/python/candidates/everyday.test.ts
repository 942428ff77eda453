import { describe, expect, test, vi } from "vitest";
import { patched, rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

describe("everyday slips in Python", () => {
  test("all of a list where one thing stands, and one before it", async () => {
    const source =
      "class Unit:\n    def __init__(self, name, children):\n        self.name = name\n        self.children = children\n\n    def route_to(self, name):\n        for child in self.children:\n            route = child.route_to(name)\n            if route is not None:\n                return [self.name, child.name]\n        return None\n";
    expect(await rankOf("return [self.name, *route]", source, { lines: [10] })).toBeLessThan(60);

    const lost = source.replace("[self.name, child.name]", "route");
    expect(await rankOf("return [self.name] + route", lost, { lines: [10] })).toBeLessThan(60);
  });

  test("how a request went, where a number says that and no more", async () => {
    const page = "def add(data):\n    if not data:\n        return {}, 404\n    return data, 201\n";
    expect(await rankOf("return {}, 400", page, { lines: [3] })).toBeLessThan(20);

    const refused = "def add(data):\n    if not data:\n        abort(404)\n    return Response(data, status=200)\n";
    expect(await rankOf("abort(403)", refused, { lines: [3] })).toBeLessThan(20);
    expect(await rankOf("status=204", refused, { lines: [4] })).toBeLessThan(40);

    const size = "def area(width):\n    return width * 404\n";
    expect(await rankOf("width * 409", size, { lines: [2] })).toBe(Number.POSITIVE_INFINITY);
  });

  test("one more clause like one that is there", async () => {
    const source =
      "from typing import NamedTuple\n\nclass Booking(NamedTuple):\n    guest: str\n    room: str\n    first: int\n\ndef same(last, booking):\n    return last is not None and last.guest == booking.guest\n";
    expect(await rankOf("booking.guest and last.room == booking.room", source, { lines: [9] })).toBeLessThan(60);

    const rows =
      "def size(row):\n    return row['width'] * row['height']\n\ndef same(a, b):\n    if a['width'] == b['width']:\n        return True\n    return False\n";
    expect(await rankOf("a['width'] == b['width'] and a['height'] == b['height']", rows, { lines: [5] })).toBeLessThan(60);
  });

  test("an end counted from behind may be zero, at each place of the statement", async () => {
    const source = "def change(old, new, start, tail):\n    return start, old[start:-tail], new[start:-tail]\n";

    expect(await rankOf("old[start:len(old) - tail], new[start:len(new) - tail]", source, { lines: [2] })).toBeLessThan(40);
    expect(await rankOf("old[start:len(old) - tail], new[start:-tail]", source, { lines: [2] })).toBeLessThan(100);
  });

  test("a slice goes by what nothing else makes use of, or where another one ends", async () => {
    const source = "def cut(line, i):\n    head = line[:i]\n    return head, line[:].strip()\n";
    expect(await rankOf("line[i:].strip()", source, { lines: [3] })).toBeLessThan(60);

    const batch = "def take(batch, limit):\n    batch = batch[:]\n    return batch\n";
    expect(await rankOf("batch[:limit]", batch, { lines: [2] })).toBeLessThan(20);
  });

  test("texts that are taken for a pattern, for markup or for a command", async () => {
    const joined = "import re\n\ndef pattern(words):\n    return re.compile('|'.join(words), re.IGNORECASE)\n";
    expect(await rankOf("'|'.join(re.escape(word) for word in words)", joined, { lines: [4] })).toBeLessThan(60);
    expect((await patched(joined, { lines: [4] })).some((one) => one.includes("re.escape('|'.join"))).toBe(false);

    const inside = "import re\n\ndef has(text, word):\n    return re.search(rf'\\b{word}\\b', text) is not None\n";
    expect(await rankOf("{re.escape(word)}", inside, { lines: [4] })).toBeLessThan(60);

    const markup = 'import sys\n\ndef cell(value):\n    return "<td>" + value + "</td>"\n';
    expect(await rankOf('"<td>" + html.escape(value)', markup, { lines: [4] })).toBeLessThan(150);

    const own = 'def escaped(text):\n    return text.replace("<", "&lt;")\n\ndef cell(value):\n    return f"<td>{value}</td>"\n';
    expect(await rankOf('f"<td>{escaped(value)}</td>"', own, { lines: [5] })).toBeLessThan(60);

    const command =
      "import subprocess\n\ndef show(name):\n    return subprocess.run(f'cat {name}', shell=True, capture_output=True)\n";
    expect(await rankOf("cat {shlex.quote(name)}", command, { lines: [4] })).toBeLessThan(60);
  });

  test("a part of what is compared, and absence that is no zero", async () => {
    const source =
      "def total(lines, account, limit):\n    found = 0\n    for line in lines:\n        if line == account:\n            found += line.amount\n    return found\n\ndef shown(line, limit):\n    if not limit or line.account < limit:\n        return line.account\n";

    expect(await rankOf("if line.account == account", source, { lines: [4] })).toBeLessThan(150);
    expect(await rankOf("if limit is None or line.account", source, { lines: [9] })).toBeLessThan(40);
  });

  test("what each becomes, one more member, and what order ties stand in", async () => {
    const each = "def shown(entry):\n    return f'- {entry}'\n\ndef listed(entries):\n    return [entry for entry in entries]\n";
    expect(await rankOf("[shown(entry) for entry in entries]", each, { lines: [5] })).toBeLessThan(40);

    const members =
      "def spread(values):\n    low, high = min(values), max(values)\n    mean = sum(values) / len(values)\n    return low, high\n";
    expect(await rankOf("return low, mean, high", members, { lines: [4] })).toBeLessThan(60);

    const ties =
      "class Entry:\n    def __init__(self, day, number):\n        self.day = day\n        self.number = number\n\ndef listed(entries):\n    return sorted(entries, key=lambda e: e.day)\n";
    expect(await rankOf("key=lambda e: (e.day, e.number)", ties, { lines: [7] })).toBeLessThan(60);
  });

  test("what nothing reads was meant for something", async () => {
    const kept =
      "class Entry:\n    def __init__(self, day, text):\n        self.text = text\n\n    def shown(self):\n        return f'{self.day} {self.text}'\n";
    expect(await rankOf("self.text = text\n        self.day = day\n", kept, { lines: [3] })).toBeLessThan(30);

    const flag = "def names(rows, strict):\n    if rows:\n        return sorted(rows)\n    return []\n";
    expect(await rankOf("if rows and strict:", flag, { lines: [2] })).toBeLessThan(30);
  });

  test("a list that nothing comes into, a counter that stays", async () => {
    const filled =
      "def open_ones(rows):\n    found = []\n    for row in rows:\n        if row.open:\n            row.seen = True\n    return found\n";
    expect(await rankOf("            found.append(row)\n", filled, { lines: [5] })).toBeLessThan(60);

    const stays = "def words(text):\n    i = 0\n    while i < len(text):\n        print(text[i])\n    return text.split()\n";
    expect(await rankOf("print(text[i])\n        i += 1\n", stays, { lines: [4] })).toBeLessThan(60);
  });

  test("a branch of its own, exceptions that the file catches elsewhere, statements in the other order", async () => {
    const branch =
      "def kind(n):\n    if n > 9:\n        s = 'long'\n    elif n > 5:\n        s = 'middle'\n    if n > 2:\n        s = 'short'\n    return s\n";
    expect(await rankOf("    elif n > 2:", branch, { lines: [6] })).toBeLessThan(100);
    expect(await rankOf("    if n > 5:", branch, { lines: [4] })).toBeLessThan(60);

    const caught =
      "def read(f):\n    try:\n        return f()\n    except EOFError:\n        return None\n\ndef other(f):\n    try:\n        return f()\n    except OSError:\n        return None\n";
    expect(await rankOf("except (EOFError, OSError):", caught, { lines: [4] })).toBeLessThan(30);

    const turned =
      "def step(state):\n    state.last = state.now\n    state.now = state.next\n    state.count += 1\n    return state\n";
    expect(await rankOf("    state.now = state.next\n    state.last = state.now\n", turned, { lines: [2, 3] })).toBeLessThan(40);
  });

  test("a variable that held another kind of value comes clearly later", async () => {
    const source =
      "def expand(text, table, active=frozenset()):\n    for name in table:\n        if name in active:\n            return text\n    return expand2(text, table, active)\n\ndef expand2(text, table, known):\n    return known\n";
    const probe = "from shop import expand\nassert expand('a', {'b': 'c'}) == frozenset('b')\n";
    const unasked = await rankOf("expand2(text, table, text)", source, { lines: [5] });
    const asked = await rankOf("expand2(text, table, text)", source, { lines: [5], probe });

    expect(unasked).toBeLessThan(60);
    expect(asked).toBeGreaterThan(2 * unasked);
  });
});
