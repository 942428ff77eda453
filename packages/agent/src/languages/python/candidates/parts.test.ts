import { describe, expect, test, vi } from "vitest";
import { proposed } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

interface Bug {
  family: string;
  name: string;
  source: string;
  line: number;
  fixed: string;
}

const BUGS: Bug[] = [
  {
    family: "assignment",
    name: "what is spelled otherwise is lost",
    source:
      "def plain(text):\n    for letter, spelled in (('ä', 'ae'), ('ö', 'oe')):\n        text.replace(letter, spelled)\n    return text\n",
    line: 3,
    fixed: "        text = text.replace(letter, spelled)",
  },
  {
    family: "handed-down",
    name: "a group that contains itself on a detour is gone through for ever",
    source:
      "def members(group, groups, above=frozenset()):\n    if group in above:\n        return []\n    return [one for inner in groups[group] for one in members(inner, groups, above)]\n",
    line: 4,
    fixed: "members(inner, groups, above | {group})",
  },
  {
    family: "separated",
    name: "a name that begins alike is taken for what is below",
    source:
      "def below(keys, name):\n    return [key for key in keys if key.startswith(name)]\n\n\ndef path(a, b):\n    return a + '/' + b\n",
    line: 2,
    fixed: "key.startswith((name + '/'))",
  },
  {
    family: "of-all",
    name: "a number that is taken already, once another was given back",
    source: "def following(invoices):\n    return len(invoices) + 1\n\n\ndef shown(invoice):\n    return invoice.number\n",
    line: 2,
    fixed: "max((one.number for one in invoices), default=0) + 1",
  },
  {
    family: "grouping",
    name: "only the bracket is repeated",
    source:
      "def repeat(rows, times):\n    return rows * times\n\n\ndef knit(edge, row, times):\n    return repeat(edge + row, times)\n",
    line: 6,
    fixed: "return edge + repeat(row, times)",
  },
  {
    family: "two-sided",
    name: "a birthday of an earlier month counts by its day",
    source: "def had(day, born):\n    return day.month >= born.month and day.day >= born.day\n",
    line: 2,
    fixed: "(day.month, day.day) >= (born.month, born.day)",
  },
  {
    family: "accumulate",
    name: "the load of a second task replaces that of the first",
    source:
      "def load(tasks):\n    result = {}\n    for task in tasks:\n        result[task.owner] = task.days\n    return result\n",
    line: 4,
    fixed: "result[task.owner] = result.get(task.owner, 0) + task.days",
  },
  {
    family: "table",
    name: "one of two indexes is forgotten",
    source:
      "class Box:\n    def __init__(self):\n        self.by_id = {}\n        self.by_name = {}\n\n    def drop(self, key):\n        for index in (self.by_id,):\n            index.pop(key, None)\n",
    line: 7,
    fixed: "for index in (self.by_id, self.by_name,):",
  },
  {
    family: "of-all",
    name: "the first row decides how wide a table is",
    source: "def width(rows):\n    return rows[0].width + 2\n",
    line: 2,
    fixed: "return max(one.width for one in rows) + 2",
  },
  {
    family: "either-way",
    name: "a change is only seen from one side",
    source: "def touch(mine, other):\n    return mine.path.startswith(other.path)\n",
    line: 2,
    fixed: "(mine.path.startswith(other.path) or other.path.startswith(mine.path))",
  },
  {
    family: "together",
    name: "keys that only the new one has are not seen",
    source: "def changed(old, new):\n    return [key for key in set(old) if old.get(key) != new.get(key)]\n",
    line: 2,
    fixed: "in (set(old) | set(new)) if",
  },
  {
    family: "call",
    name: "names lose their order",
    source: "def names(people):\n    return sorted({one.name for one in people})\n",
    line: 2,
    fixed: "return list(dict.fromkeys(one.name for one in people))",
  },
  {
    family: "call",
    name: "a part of a hash is asked for as a whole",
    source: "def undone(sha, reverted):\n    return sha in reverted\n",
    line: 2,
    fixed: "any(sha.startswith(one) for one in reverted)",
  },
  {
    family: "clamp",
    name: "what comes is limited, and not what there is",
    source: "def fill(jar, more):\n    jar.full += min(jar.size, more)\n",
    line: 2,
    fixed: "jar.full = min(jar.size, jar.full + more)",
  },
  {
    family: "grouping",
    name: "the limit holds for the first delay alone",
    source: "def delay(limit, first, attempts):\n    return min(limit, first) * 2 ** attempts\n",
    line: 2,
    fixed: "min(limit, first * 2 ** attempts)",
  },
  {
    family: "condition-weaken",
    name: "a kind of nothing that the file asks for elsewhere",
    source:
      "class Missing:\n    pass\n\n\ndef shown(value):\n    if not value:\n        return ''\n    return str(value)\n\n\ndef cells(row):\n    return [cell for cell in row if not isinstance(cell, Missing)]\n",
    line: 6,
    fixed: "if not value or isinstance(value, Missing):",
  },
  {
    family: "condition-strengthen",
    name: "what the file asks of other entries",
    source:
      "def first(entries):\n    for one in entries:\n        if one.kind == 'text':\n            return one\n    return None\n\n\ndef texts(nodes):\n    return [node for node in nodes if node.is_open]\n",
    line: 9,
    fixed: "if (node.is_open and node.kind == 'text')",
  },
  {
    family: "flow",
    name: "a later one that refuses is not heard",
    source:
      "def may(rules):\n    allowed = False\n    for rule in rules:\n        if rule.deny:\n            return False\n        if rule.allow:\n            return True\n    return allowed\n",
    line: 7,
    fixed: "            allowed = True",
  },
  {
    family: "pattern",
    name: "a host has more than one dot",
    source: "import re\n\n\ndef is_host(text):\n    return re.match(r'[a-z]+\\.[a-z]+$', text)\n",
    line: 5,
    fixed: "[a-z]+(?:\\.[a-z]+)+$",
  },
  {
    family: "copied",
    name: "only one of the two sides is settled",
    source:
      "def settle(debtor, creditor):\n    amount = min(debtor.left, creditor.left)\n    debtor.left -= amount\n    return amount\n",
    line: 3,
    fixed: "    debtor.left -= amount\n    creditor.left -= amount\n",
  },
  {
    family: "wide-set",
    name: "a path is looked up as it was written",
    source:
      "def plain(path):\n    return path.strip('/').lower()\n\n\ndef find(files, path):\n    for file in files:\n        if plain(file) == path:\n            return file\n    return None\n",
    line: 6,
    fixed: "    path = plain(path)\n    for file in files:",
  },
  {
    family: "wide-set",
    name: "what is joined stays loud",
    source:
      "class Thread:\n    def __init__(self):\n        self.posts = []\n        self.muted = False\n\n    def join(self, target, other):\n        target.posts.extend(other.posts)\n        return target\n",
    line: 7,
    fixed: "        target.muted = target.muted or other.muted\n",
  },
  {
    family: "wide-clause",
    name: "a grant of another project is taken for this one",
    source:
      "def find(grants, role, project):\n    for grant in grants:\n        if grant.role == role:\n            return grant\n    return None\n\n\ndef show(grant):\n    return grant.project\n",
    line: 3,
    fixed: "if grant.role == role and grant.project == project:",
  },
  {
    family: "wide-form",
    name: "those that were seen before are forgotten",
    source:
      "def walk(tree, key, seen=frozenset()):\n    if key in seen:\n        return []\n    return [key, *(one for inner in tree[key] for one in walk(tree, inner, {key}))]\n",
    line: 4,
    fixed: "walk(tree, inner, seen | {key})",
  },
  {
    family: "wide-call",
    name: "money that is not rounded",
    source:
      "from decimal import Decimal\n\n\ndef to_money(value):\n    return Decimal(str(value)).quantize(Decimal('0.01'))\n\n\ndef add(totals, name, amount):\n    totals[name] = totals[name] + Decimal(str(amount))\n",
    line: 9,
    fixed: "totals[name] + to_money(amount)",
  },
  {
    family: "fallback",
    name: "what the customer agreed to is not looked at",
    source: "def days(invoice, customer):\n    return invoice.days or 30\n",
    line: 2,
    fixed: "return invoice.days or customer.days or 30",
  },
  {
    family: "lookup",
    name: "an empty queue is taken for one",
    source: "def is_wanted(queues, name):\n    if name in queues:\n        return True\n    return False\n",
    line: 2,
    fixed: "if queues.get(name):",
  },
  {
    family: "alternative",
    name: "a state that is only set counts too",
    source:
      "def owed(ticket):\n    if ticket.state == 'paid':\n        return 0\n    return ticket.amount\n\n\ndef cancel(ticket):\n    ticket.state = 'cancelled'\n",
    line: 2,
    fixed: "if ticket.state in ('paid', 'cancelled'):",
  },
  {
    family: "wide-form",
    name: "who has left is still named",
    source:
      "class Room:\n    def __init__(self):\n        self.members = set()\n\n    def named(self, team):\n        people = list(team)\n        return people\n",
    line: 7,
    fixed: "return [one for one in people if one in self.members]",
  },
  {
    family: "wide-call",
    name: "what is not scaled is bought",
    source:
      "def scaled(recipe, servings):\n    return [one * servings for one in recipe]\n\n\ndef buy(recipe, servings):\n    result = []\n    for item in recipe:\n        result.append(item)\n    return result, servings\n",
    line: 7,
    fixed: "for item in scaled(recipe, servings):",
  },
  {
    family: "wide-arithmetic",
    name: "the weight of one counts for all",
    source:
      "def weight(lines, grams):\n    total = 0\n    for line in lines:\n        total += grams[line.name]\n    return total\n\n\ndef pieces(line):\n    return line.quantity * 2 - 1\n",
    line: 4,
    fixed: "total += grams[line.name] * line.quantity",
  },
];

describe("families of what is taken for another of its kind", () => {
  test.each(BUGS)("$family: $name", async ({ family, source, line, fixed }) => {
    let first: string | undefined;
    for await (const candidate of proposed(source, { lines: [line] }))
      if (plain(candidate.text).includes(plain(fixed))) {
        first = candidate.family;
        break;
      }

    expect(first).toBe(family);
  });
});

/** Brackets around a value that needs none change nothing. */
function plain(text: string): string {
  return text.replaceAll("((name + '/'))", "(name + '/')");
}
