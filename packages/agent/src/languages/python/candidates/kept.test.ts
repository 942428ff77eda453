import { expect, test, vi } from "vitest";
import { rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A bug as packages have it, the lines that are suspicious, a part of its fix, and before how many it comes. */
type Case = [bug: string, source: string, lines: number[], fix: string, within: number];

const CASES: Case[] = [
  [
    "never-filled: nobody writes it down",
    `class Limiter:
    def __init__(self, limit, window):
        self.limit = limit
        self.window = window
        self.hits = []

    def allow(self, now):
        self.hits = [hit for hit in self.hits if hit > now - self.window]
        if len(self.hits) >= self.limit:
            return False
        return True
`,
    [10, 11],
    "            return False\n        self.hits.append(now)\n        return True",
    40,
  ],
  [
    "never-filled: what is done",
    `def topological(graph):
    order = []
    done = set()
    active = set()

    def visit(node):
        if node in done:
            return
        if node in active:
            raise ValueError(f"cycle at {node}")
        active.add(node)
        for other in graph.get(node, ()):
            visit(other)
        active.discard(node)
        order.append(node)

    for node in graph:
        visit(node)
    return order
`,
    [14, 15],
    "        active.discard(node)\n        done.add(node)\n        order.append(node)",
    20,
  ],
  [
    "never-filled: the last error",
    `import functools


def retry(times):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            last = None
            for _ in range(times):
                try:
                    return function(*args, **kwargs)
                except Exception as error:
                    last = error

        return wrapper

    return decorate
`,
    [9],
    "raise last",
    30,
  ],
  [
    "never-filled: the one before",
    `def pairwise(iterable):
    iterator = iter(iterable)
    previous = next(iterator, None)
    for item in iterator:
        yield previous, item

`,
    [5],
    "        previous = item",
    30,
  ],
  [
    "never-set: when it was last",
    `class Debounce:
    def __init__(self, wait, clock):
        self.wait = wait
        self.clock = clock
        self.last = None

    def ready(self):
        now = self.clock()
        if self.last is not None and now - self.last < self.wait:
            return False
        return True
`,
    [10, 11],
    "            return False\n        self.last = now\n        return True",
    40,
  ],
  [
    "never-set: that it was called",
    `import functools


def once(function):
    called = False
    result = None

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        nonlocal called, result
        if not called:
            result = function(*args, **kwargs)
        return result

    return wrapper
`,
    [11, 12],
    "        if not called:\n            called = True\n            result = function(*args, **kwargs)",
    100,
  ],
  [
    "never-set: in the other table, too",
    `class Cache:
    def __init__(self, limit):
        self.limit = limit
        self.values = {}
        self.hits = {}

    def get(self, key):
        if key not in self.values:
            return None
        self.hits[key] += 1
        return self.values[key]

    def put(self, key, value):
        if key not in self.values and len(self.values) >= self.limit:
            victim = min(self.hits, key=self.hits.get)
            del self.values[victim]

        self.values[key] = value
        self.hits.setdefault(key, 0)
`,
    [16],
    "del self.hits[victim]",
    30,
  ],
  [
    "never-set: what the constructor is given",
    `class Template:
    def __init__(self, filters=None):
        self.filters = {"upper": str.upper, "lower": str.lower}

    def apply(self, value, names):
        for name in names:
            value = self.filters[name](value)
        return value
`,
    [3],
    "self.filters.update(filters or {})",
    30,
  ],
  [
    "entry: a section that comes again",
    `def parse_ini(text):
    config = {}
    section = None
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        if line[0] == "[":
            section = line[1:-1]
            config[section] = {}
        else:
            key, value = line.split("=", 1)
            config[section][key.strip()] = value.strip()
    return config
`,
    [10],
    "config.setdefault(section, {})",
    30,
  ],
  [
    "entry: what is not there is not taken away",
    `class Emitter:
    def __init__(self):
        self.handlers = {}

    def on(self, event, handler):
        self.handlers.setdefault(event, []).append(handler)

    def off(self, event, handler=None):
        if handler is None:
            del self.handlers[event]
        else:
            self.handlers[event].remove(handler)

    def emit(self, event, *args):
        for handler in list(self.handlers.get(event, ())):
            handler(*args)
`,
    [10],
    "self.handlers.pop(event, None)",
    10,
  ],
  [
    "entry: None is a value",
    `import functools


def memoize(function):
    cache = {}

    @functools.wraps(function)
    def wrapper(*args):
        value = cache.get(args)
        if value is None:
            value = cache[args] = function(*args)
        return value

    return wrapper
`,
    [10],
    "if args not in cache:",
    10,
  ],
  [
    "entry: both are tables",
    `def deep_merge(base, override):
    result = dict(base)
    for key, value in override.items():
        if isinstance(value, dict):
            result[key] = deep_merge(result[key], value)
        else:
            result[key] = value
    return result
`,
    [4],
    "if isinstance(value, dict) and isinstance(result.get(key), dict):",
    20,
  ],
  [
    "entry: a shorter way",
    `import heapq


def distances(graph, start):
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, node = heapq.heappop(queue)
        if cost > best[node]:
            continue
        for other, weight in graph[node].items():
            total = cost + weight
            if other not in best:
                best[other] = total
                heapq.heappush(queue, (total, other))
    return best
`,
    [13],
    "if other not in best or total < best[other]:",
    30,
  ],
  [
    "entry: what is there is no table",
    `def deep_set(data, path, value):
    *parents, last = path.split(".")
    for key in parents:
        if key not in data:
            data[key] = {}
        data = data[key]
    data[last] = value
`,
    [4],
    "if not isinstance(data.get(key), dict):",
    20,
  ],
  [
    "entry: what is there stays",
    `def add(document, path, value):
    *parents, last = path
    target = document
    for key in parents:
        target = target[key]
    if isinstance(target, list):
        if last == "-":
            target.append(value)
        else:
            target[int(last)] = value
    else:
        target[last] = value
    return document
`,
    [10],
    "target.insert(int(last), value)",
    50,
  ],
  [
    "guard: nothing is given back",
    `class Observable:
    def __init__(self, value=None):
        self._value = value
        self._watchers = []

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old = self._value
        self._value = new
        for watcher in self._watchers:
            watcher(old, new)

    def watch(self, watcher):
        self._watchers.append(watcher)
`,
    [12, 13],
    "        old = self._value\n        if new == old:\n            return\n        self._value = new",
    2390,
  ],
  [
    "never-filled: a table of entries",
    `import heapq


class Queue:
    def __init__(self):
        self.heap = []
        self.entries = {}

    def push(self, item, priority):
        entry = [priority, item, True]
        if item in self.entries:
            self.entries[item][2] = False
        heapq.heappush(self.heap, entry)

    def pop(self):
        while self.heap:
            priority, item, alive = heapq.heappop(self.heap)
            if alive:
                del self.entries[item]
                return item
        raise KeyError("empty")
`,
    [12, 13],
    "        self.entries[item] = entry",
    230,
  ],
  [
    "never-filled: it is put back",
    `from collections import deque


def round_robin(*iterables):
    queue = deque(iter(one) for one in iterables)
    while queue:
        current = queue.popleft()
        try:
            yield next(current)
        except StopIteration:
            continue

`,
    [8],
    "queue.append(current)",
    30,
  ],
  [
    "never-filled: the best so far",
    `def closest(word, words, distance, limit=2):
    best, score = None, limit + 1
    for candidate in words:
        found = distance(word, candidate)
        if found < score:
            best = candidate

    return best
`,
    [6],
    "score = found",
    30,
  ],
  [
    "never-set: longer each time",
    `def poll(check, attempts, sleep, delay=1, factor=1):
    for attempt in range(attempts):
        if check():
            return True
        sleep(delay)

    return False
`,
    [5],
    "delay *= factor",
    30,
  ],
  [
    "never-set: a place that was seen",
    `def flood(grid, row, column, colour):
    old = grid[row][column]
    if old == colour:
        return
    stack = [(row, column)]
    while stack:
        r, c = stack.pop()
        if not (0 <= r < len(grid) and 0 <= c < len(grid[0])) or grid[r][c] != old:
            continue
        stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
`,
    [9, 10],
    "        grid[r][c] = colour",
    680,
  ],
  [
    "meant: how often each is there",
    `class Bag:
    def __init__(self):
        self.counts = {}

    def add(self, item):
        self.counts[item] = self.counts.get(item, 0) + 1

    def discard(self, item):
        if item in self.counts:
            self.counts[item] -= 1
            if self.counts[item] == 0:
                del self.counts[item]

    def __len__(self):
        return len(self.counts)
`,
    [15],
    "return sum(self.counts.values())",
    10,
  ],
  [
    "entry: the same key",
    `def choose(count, forms):
    if count in forms:
        return forms[f"={count}"]
    return forms["one" if count == 1 else "other"].replace("#", str(count))
`,
    [2],
    'if f"={count}" in forms:',
    10,
  ],
  [
    "call: what is taken away",
    `from collections import Counter


def missing(need, have):
    rest = Counter(need)
    rest.update(have)
    return +rest
`,
    [6],
    "rest.subtract(have)",
    20,
  ],
  [
    "flow: nothing was found",
    `class Trie:
    def __init__(self):
        self.root = {}

    def find(self, prefix):
        node = self.root
        for char in prefix:
            node = node.get(char)
            if node is None:
                break
        return node
`,
    [10],
    "return None",
    10,
  ],
  [
    "noted: an empty tuple stands in the function",
    `def f(table, key):
    return table.get(key, ())
`,
    [2],
    "return table[key]",
    110,
  ],
];

test.each(CASES)("%s", async (_bug, source, lines, fix, within) => {
  expect(await rankOf(fix, source, { lines })).toBeLessThan(within);
});
