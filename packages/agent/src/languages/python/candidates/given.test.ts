import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "never-filled: noted as well",
    `def merge_vary(current, *names):
    have = [name.strip() for name in current.split(",") if name.strip()]
    known = {name.lower() for name in have}
    for name in names:
        if name.lower() not in known:
            have.append(name)

    return ", ".join(have)
`,
    [6],
    "            known.add(name.lower())",
    80,
  ],
  [
    "never-filled: what is done runs no more",
    `class Jobs:
    def __init__(self):
        self.pending = []
        self.running = set()
        self.done = []

    def add(self, job):
        self.pending.append(job)

    def start(self):
        job = self.pending.pop(0)
        self.running.add(job)
        return job

    def finish(self, job):
        self.done.append(job)
`,
    [15, 16],
    "    def finish(self, job):\n        self.running.discard(job)\n        self.done.append(job)",
    40,
  ],
  [
    "entry: one level down",
    `def nested(pairs):
    out = {}
    for key, value in pairs:
        *parents, last = key.replace("]", "").split("[")
        node = out
        for part in parents:
            node = node[part]
        node[last] = value
    return out
`,
    [7],
    "node = node.setdefault(part, {})",
    10,
  ],
  [
    "handed-down: the separator that is given",
    `def dump(rows, separator=","):
    out = []
    for row in rows:
        out.append(",".join(quote(str(cell), separator) for cell in row))
    return "\\n".join(out)


def quote(text, separator):
    return f'"{text}"' if separator in text else text
`,
    [4],
    "out.append(separator.join(quote(str(cell), separator) for cell in row))",
    10,
  ],
  [
    "handed-down: what the object was given",
    `class Throttle:
    def __init__(self, gap):
        self.gap = gap
        self.next = 0

    def allow(self, now):
        if now < self.next:
            return False
        self.next = now + 1
        return True
`,
    [9],
    "self.next = now + self.gap",
    20,
  ],
  [
    "handed-down: by itself",
    `def text_of(node):
    if isinstance(node, str):
        return node
    parts = []
    for child in node.children:
        parts.append(str(child))
    return "".join(parts)
`,
    [6],
    "parts.append(text_of(child))",
    40,
  ],
  [
    "handed-down: by its own name",
    `class Commands:
    def __init__(self):
        self.commands = {}

    def command(self, name=None):
        def decorate(function):
            self.commands[name] = function
            return function

        return decorate
`,
    [7],
    "self.commands[name or function.__name__] = function",
    30,
  ],
  [
    "absent: None is not shown",
    `def dump(sections):
    lines = []
    for name, values in sections.items():
        lines.append(f"[{name}]")
        for key, value in values.items():
            lines.append(f"{key} = {value}")
        lines.append("")
    return "\\n".join(lines)
`,
    [6],
    "lines.append(f\"{key} = {('' if value is None else value)}\")",
    70,
  ],
  [
    "as-wrapped: only if it is asked",
    `import fnmatch


def select(names, patterns, ignore_case=False):
    out = []
    for name in names:
        probe = name.lower() if ignore_case else name
        if any(fnmatch.fnmatchcase(probe, pattern) for pattern in patterns):
            out.append(name)
    return out
`,
    [8],
    "if any(fnmatch.fnmatchcase(probe, pattern.lower() if ignore_case else pattern) for pattern in patterns):",
    70,
  ],
  [
    "adapted: a mark three times",
    `def stat(lines):
    added = sum(1 for line in lines if line.startswith("+"))
    removed = sum(1 for line in lines if line.startswith("-") and not line.startswith("---"))
    return added, removed
`,
    [2],
    "added = sum((1 for line in lines if line.startswith('+') and (not line.startswith('+++'))))",
    20,
  ],
  [
    "return-value: the other way round",
    `def rebuild(previous, goal):
    path = []
    node = goal
    while node is not None:
        path.append(node)
        node = previous.get(node)
    return path
`,
    [7],
    "return path[::-1]",
    50,
  ],
  [
    "two-sided: by their rank",
    `RANKS = "23456789TJQKA"


class Card:
    def __init__(self, text):
        self.rank, self.suit = text[0], text[1]

    def __lt__(self, other):
        return self.rank < other.rank
`,
    [9],
    "return RANKS.index(self.rank) < RANKS.index(other.rank)",
    20,
  ],
  [
    "companion: what else is raised",
    `class ConfigError(Exception):
    pass


def load(path, reader):
    try:
        return reader(path)
    except ValueError as error:
        raise ConfigError(f"{path}: {error}") from error
`,
    [8],
    "except (ValueError, OSError) as error:",
    20,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
