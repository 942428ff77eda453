import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "adapted: as in the branch above",
    `def shift(text, amount):
    out = []
    for char in text:
        if "a" <= char <= "z":
            out.append(chr((ord(char) - 97 + amount) % 26 + 97))
        elif "A" <= char <= "Z":
            out.append(chr(ord(char) - 65 + amount + 65))
        else:
            out.append(char)
    return "".join(out)
`,
    [7],
    "out.append(chr((ord(char) - 65 + amount) % 26 + 65))",
    20,
  ],
  [
    "as-wrapped: what others go through",
    `def clamp(value, low=0, high=255):
    return max(low, min(high, value))


def rgb_to_hex(r, g, b):
    return "#%02x%02x%02x" % (clamp(r), clamp(g), b)
`,
    [6],
    'return "#%02x%02x%02x" % (clamp(r), clamp(g), clamp(b))',
    10,
  ],
  [
    "as-wrapped: what the value goes through elsewhere",
    `def etag_matches(header, etag):
    if header.strip() == "*":
        return True
    for candidate in header.split(","):
        candidate = candidate.strip()
        if candidate == etag.removeprefix("W/"):
            return True
    return False
`,
    [6],
    'if candidate.removeprefix("W/") == etag.removeprefix("W/"):',
    30,
  ],
  [
    "twin: what is left of the other one",
    `def diff(old, new):
    table = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for i in range(len(old) - 1, -1, -1):
        for j in range(len(new) - 1, -1, -1):
            table[i][j] = table[i + 1][j + 1] + 1 if old[i] == new[j] else max(table[i + 1][j], table[i][j + 1])
    i = j = 0
    out = []
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            out.append(("=", old[i]))
            i += 1
            j += 1
        elif table[i + 1][j] >= table[i][j + 1]:
            out.append(("-", old[i]))
            i += 1
        else:
            out.append(("+", new[j]))
            j += 1
    out.extend(("-", line) for line in old[i:])
    return out
`,
    [19, 20],
    "out.extend((('+', line) for line in new[j:]))\n    return out",
    300,
  ],
  [
    "looked-up: the key itself",
    `class Translator:
    def __init__(self, tables, fallback="en"):
        self.tables = tables
        self.fallback = fallback

    def text(self, key, language):
        table = self.tables.get(language, {})
        if key in table:
            return table[key]
        return self.tables[self.fallback][key]
`,
    [10],
    "return self.tables[self.fallback].get(key, key)",
    10,
  ],
  [
    "looked-up: a mark of the module",
    `from itertools import zip_longest

MISSING = object()


def interleave(*iterables):
    for group in zip_longest(*iterables):
        for item in group:
            if item is not MISSING:
                yield item
`,
    [7],
    "for group in zip_longest(*iterables, fillvalue=MISSING):",
    10,
  ],
  [
    "looked-up: an empty value is there",
    `class Layered:
    def __init__(self, *layers):
        self.layers = layers

    def get(self, key, default=None):
        for layer in self.layers:
            if layer.get(key):
                return layer[key]
        return default

    def keys(self):
        names = set()
        for layer in self.layers:
            names.update(layer)
        return sorted(names)
`,
    [7],
    "if key in layer:",
    30,
  ],
  [
    "looked-up: only those that are there",
    `def pick(data, *keys):
    return {key: data[key] for key in keys}
`,
    [2],
    "return {key: data[key] for key in keys if key in data}",
    20,
  ],
  [
    "looked-up: keys of both",
    `def diff(old, new, path=""):
    changes = []
    for key in old:
        where = f"{path}/{key}"
        if key not in new:
            changes.append(("remove", where))
        elif key not in old:
            changes.append(("add", where, new[key]))
        elif old[key] != new[key]:
            changes.append(("replace", where, new[key]))
    return changes
`,
    [3],
    "for key in old.keys() | new.keys():",
    20,
  ],
  [
    "looked-up: what is used up",
    `import re


def build_path(template, **params):
    def replace(match):
        name = match.group(1)
        if name not in params:
            raise KeyError(name)
        return str(params[name])

    path = re.sub(r"\\{(\\w+)\\}", replace, template)
    return path, params
`,
    [9],
    "return str(params.pop(name))",
    30,
  ],
  [
    "protocol: the class has no value",
    `class cached_property:
    def __init__(self, function):
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__

    def __get__(self, instance, owner=None):
        value = self.function(instance)
        instance.__dict__[self.name] = value
        return value
`,
    [7, 8],
    "    def __get__(self, instance, owner=None):\n        if instance is None:\n            return self\n        value = self.function(instance)",
    70,
  ],
  [
    "protocol: no error, no class",
    `class suppress:
    def __init__(self, *exceptions):
        self.exceptions = exceptions

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return issubclass(kind, self.exceptions)
`,
    [9],
    "return kind is not None and issubclass(kind, self.exceptions)",
    60,
  ],
  [
    "protocol: the clock that was given",
    `import time


class TTLCache:
    def __init__(self, ttl, clock=time.monotonic):
        self.ttl = ttl
        self.clock = clock
        self.data = {}

    def set(self, key, value):
        self.data[key] = (value, self.clock() + self.ttl)

    def get(self, key, default=None):
        if key not in self.data:
            return default
        value, expires = self.data[key]
        if time.monotonic() >= expires:
            del self.data[key]
            return default
        return value
`,
    [17],
    "if self.clock() >= expires:",
    20,
  ],
  [
    "protocol: what was handed on is not emptied",
    `def chunks(iterable, size):
    chunk = []
    for item in iterable:
        chunk.append(item)
        if len(chunk) == size:
            yield chunk
            chunk.clear()
    if chunk:
        yield chunk
`,
    [7],
    "chunk = []",
    10,
  ],
  [
    "protocol: keywords are a part of the key",
    `import functools


def memoize(function):
    cache = {}

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        key = args
        if key not in cache:
            cache[key] = function(*args, **kwargs)
        return cache[key]

    return wrapper
`,
    [9],
    "key = (args, tuple(sorted(kwargs.items())))",
    10,
  ],
  [
    "protocol: a bit is taken away",
    `class BitSet:
    def __init__(self, bits=0):
        self.bits = bits

    def add(self, index):
        self.bits |= 1 << index

    def discard(self, index):
        self.bits ^= 1 << index

    def __contains__(self, index):
        return bool(self.bits >> index & 1)
`,
    [9],
    "self.bits &= ~(1 << index)",
    10,
  ],
  [
    "protocol: items are not compared",
    `import heapq
import itertools


class PriorityQueue:
    def __init__(self):
        self.heap = []
        self.counter = itertools.count()

    def push(self, item, priority=0):
        heapq.heappush(self.heap, (priority, item))

    def pop(self):
        return heapq.heappop(self.heap)[-1]

    def __len__(self):
        return len(self.heap)
`,
    [11],
    "heapq.heappush(self.heap, (priority, next(self.counter), item))",
    40,
  ],
  [
    "protocol: those without one come last",
    `def sort_by(rows, field, reverse=False):
    return sorted(rows, key=lambda row: row[field], reverse=reverse)
`,
    [2],
    "return sorted(rows, key=lambda row: (row[field] is None, row[field]), reverse=reverse)",
    20,
  ],
  [
    "handed-down: what came from above",
    `class Trie:
    def __init__(self):
        self.children = {}
        self.end = False

    def insert(self, word):
        node = self
        for char in word:
            node = node.children.setdefault(char, Trie())
        node.end = True

    def words(self, prefix=""):
        if self.end:
            yield prefix
        for char, child in sorted(self.children.items()):
            yield from child.words(char)
`,
    [16],
    "yield from child.words(prefix + char)",
    40,
  ],
  [
    "handed-down: the object of the method",
    `import functools


def cached_method(function):
    name = "_cache_" + function.__name__

    @functools.wraps(function)
    def wrapper(self, *args):
        cache = self.__dict__.setdefault(name, {})
        if args not in cache:
            cache[args] = function(*args)
        return cache[args]

    return wrapper
`,
    [11],
    "cache[args] = function(self, *args)",
    10,
  ],
  [
    "handed-down: what was worked out already",
    `def weighted_mean(values, weights):
    total = sum(weights)
    return sum(value * weight for value, weight in zip(values, weights)) / len(values)
`,
    [3],
    "return sum(value * weight for value, weight in zip(values, weights)) / total",
    10,
  ],
  [
    "handed-down: the errors that are given",
    `def call(function, retries, errors=(ValueError,)):
    while True:
        try:
            return function()
        except Exception:
            if retries == 0:
                raise
            retries -= 1
`,
    [5],
    "except errors:",
    10,
  ],
  [
    "raise-type: no attribute of that name",
    `class AttrDict(dict):
    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise KeyError(name) from None

    def __setattr__(self, name, value):
        self[name] = value
`,
    [6],
    "raise AttributeError(name) from None",
    50,
  ],
  [
    "as-wrapped: each as well",
    `def freeze(value):
    if isinstance(value, dict):
        return tuple(sorted((key, freeze(item)) for key, item in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(freeze(item) for item in value)
    if isinstance(value, set):
        return frozenset(value)
    return value
`,
    [7],
    "return frozenset(freeze(item) for item in value)",
    20,
  ],
  [
    "as-wrapped: by the same method",
    `class Sets:
    def __init__(self):
        self.parent = {}

    def find(self, item):
        self.parent.setdefault(item, item)
        while self.parent[item] != item:
            item = self.parent[item]
        return item

    def union(self, a, b):
        self.parent[self.find(a)] = b
`,
    [12],
    "self.parent[self.find(a)] = self.find(b)",
    40,
  ],
  [
    "as-wrapped: where it is empty, as elsewhere",
    `import base64
from urllib.parse import unquote_to_bytes


def parse_data_uri(uri):
    head, _, body = uri[5:].partition(",")
    kind, *flags = head.split(";")
    if "base64" in flags:
        return kind or "text/plain", base64.b64decode(body)
    return kind, unquote_to_bytes(body)
`,
    [10],
    'return (kind or "text/plain"), unquote_to_bytes(body)',
    30,
  ],
  [
    "protocol: what a table says of each",
    `def sniff(line, candidates=",;\\t|"):
    counts = {mark: line.count(mark) for mark in candidates}
    best = max(counts, key=counts)
    return best if counts[best] else ","
`,
    [3],
    "best = max(counts, key=counts.get)",
    10,
  ],
  [
    "protocol: a part of a series is one",
    `class Series:
    def __init__(self, values):
        self.values = list(values)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self.values[index]
        return self.values[index]

    def __len__(self):
        return len(self.values)
`,
    [7],
    "return Series(self.values[index])",
    30,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
