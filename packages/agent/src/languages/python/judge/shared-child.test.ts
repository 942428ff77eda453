import { describe, expect, test, vi } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { askGuest } from "../testing/guest.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const SOURCE = `import collections
import decimal
import functools
import itertools
import json
import logging
import math
import os
import random
import re
import sys
import threading
import warnings

CACHE = {}
TODO = ["work"]
DONE = []
COUNT = 0
QUEUE = collections.deque([1])
RECENT = collections.OrderedDict(a=1, b=2)
Row = collections.namedtuple("Row", "name count")
DICE = random.Random(7)
BYTES = bytearray(b"ok")
LOCAL = threading.local()
LOCAL.depth = 0
UNIQUE = {1, 2}


class Box:
    made = 0
    names = []

    def __init__(self):
        self.inner = {"depth": [0]}

    def __repr__(self):
        return "box"


class Slotted:
    __slots__ = ("value",)


BOX = Box()
SLOTTED = Slotted()
SLOTTED.value = 0


def remember(value, seen=[]):
    return len(seen)


def counter():
    count = 0

    def now():
        return count

    return now


NOW = counter()


@functools.lru_cache(maxsize=None)
def slow(value):
    return value


@functools.lru_cache(maxsize=None)
def known(value):
    return value


known(1)


def state():
    """0 where nothing has been left behind."""
    found = [
        len(CACHE), len(TODO) - 1, len(DONE), COUNT, QUEUE[0] - 1, list(RECENT) != ["a", "b"], BYTES != b"ok", LOCAL.depth,
        len(UNIQUE) - 2, Box.made, len(Box.names), BOX.inner["depth"][0], len(vars(BOX)) - 1, repr(BOX) != "box", SLOTTED.value,
        remember(0), NOW(), slow.cache_info().currsize, hasattr(slow, "left"), known.cache_info().currsize - 1,
        hasattr(re.I, "left"), hasattr(re.I | re.S | re.X, "left"), re.RegexFlag(2) != re.I, json.dumps([1]) != "[1]", math.floor(1.5) - 1,
        os.environ.get("LEFT") is not None, os.getcwd() == "/", sys.getrecursionlimit() != LIMIT, sys.gettrace() is not None,
        sys.getprofile() is not None, threading.active_count() - 1, random.random() == AFTER_ONE, decimal.getcontext().prec != 28,
        len(list(itertools.chain([1]))) - 1, re.sub("a", "b", "a") != "b", len(warnings.filters) - FILTERS,
        LOG.level, json.JSONEncoder().encode(1) != "1", "json.tool" in sys.modules, DICE.random() != THROWN,
    ]
    return sum(map(int, found))


LIMIT = sys.getrecursionlimit()
FILTERS = len(warnings.filters)
AFTER_ONE = random.Random(1).random()
THROWN = random.Random(7).random()
LOG = logging.getLogger("box")


def clamp(value):
    return value + 1
`;
/** Only a right edit looks at what was left behind. */
const SCRIPT = "import box\nassert box.clamp(3) == 3 and box.state() == 0\n";

function withBody(id: string, code: string): Candidate {
  const start = SOURCE.lastIndexOf("return value + 1");
  const edits = [{ file: "box.py", start, end: SOURCE.length - 1, replacement: code }];
  return { id, edits, family: "test", description: "", line: 4, score: 1 };
}

async function judge(candidates: Candidate[]): Promise<Map<string, Judged["verdict"]>> {
  await using project = await makeProject({ "box.py": SOURCE }, "auto");
  async function* stream(): AsyncGenerator<Candidate> {
    yield* candidates;
  }
  const reproduction: ReproductionTest = {
    id: "r",
    testName: "test_it",
    filePath: "test_regression_it.py",
    code: "",
    derivedFrom: "",
    symptom: { kind: "wrong_value", expected: null, actual: null },
    probe: { script: SCRIPT, runner: "unittest" },
    secondExamples: [],
  };
  const signal = new AbortController().signal;
  const options = { maxPlausible: 1000, timeMs: 200_000, signal, baseMust: "fail" as const, onProgress: () => undefined };
  const { workspace, profile } = project;
  const verdicts = new Map<string, Judged["verdict"]>();
  for await (const { candidate, verdict } of pythonAdapter.judge(workspace, profile, reproduction, stream(), options))
    verdicts.set(candidate.id, verdict);
  return verdicts;
}

/** Each leaves something that a right candidate would fail at. */
const LEAKS: Record<string, string> = {
  "a module's dictionary": "CACHE['left'] = 1",
  "the end of one list in the next": "DONE.append(TODO.pop())",
  "a module's number": "global COUNT; COUNT += 1",
  "a module's function": "global state; state = lambda: 1",
  "a deque": "QUEUE.rotate(); QUEUE.appendleft(2)",
  "an order": "RECENT.move_to_end('a')",
  bytes: "BYTES[0] = 0",
  "what a thread has": "LOCAL.depth = 1",
  "a set": "UNIQUE.add(3)",
  "a class's attribute": "Box.made += 1",
  "a class's list": "Box.names.append(1)",
  "a class's method": "Box.__repr__ = lambda self: 'left'",
  "what an instance holds": "BOX.inner['depth'][0] += 1",
  "an instance's attribute": "BOX.more = 1",
  "a slot": "SLOTTED.value = 1",
  "a default": "remember.__defaults__[0].append(1)",
  "other defaults": "remember.__defaults__ = ([1],)",
  "another function's code": "remember.__code__ = (lambda value, seen=[]: 1).__code__",
  "a cell": "NOW.__closure__[0].cell_contents = 1",
  "a cache that was in use": "known(2)",
  "no cache that was in use": "known.cache_clear()",
  "what a cache is asked": "slow.left = 1",
  "a flag's attribute": "re.I.left = 1",
  "the attribute of a flag that is made of others": "(re.I | re.S | re.X).left = 1",
  "another flag": "re.RegexFlag._value2member_map_[2] = re.M",
  "a module's function elsewhere": "json.dumps = lambda _: 'left'",
  "a function of C": "math.floor = lambda _: 0",
  "a class elsewhere": "json.JSONEncoder.encode = lambda *_: 'left'",
  "a built-in": "import builtins; builtins.len = lambda _: 1",
  "the environment": "os.environ['LEFT'] = '1'",
  "the folder": "os.chdir('/')",
  "the limit of recursion": "sys.setrecursionlimit(900)",
  "a trace": "sys.settrace(lambda *_: None)",
  "a profile": "sys.setprofile(lambda *_: None)",
  "a thread": "threading.Thread(target=lambda: [0 for _ in iter(int, 1)], daemon=True).start()",
  chance: "random.seed(1)",
  "another chance": "DICE.seed(1)",
  "a context": "decimal.getcontext().prec = 3",
  iterators: "itertools.chain = lambda *_: []",
  "a pattern's function": "re.sub = lambda *_: 'left'",
  "filters of warnings": "warnings.simplefilter('error')",
  "a level": "LOG.setLevel(50)",
  "a loaded module": "import json.tool",
  "no modules": "sys.modules.clear()",
  "an alarm":
    "import signal; signal.signal(signal.SIGALRM, lambda *_: CACHE.update(left=1)); signal.setitimer(signal.ITIMER_REAL, 0.01)",
  "no alarm": "import signal; signal.signal(signal.SIGPROF, signal.SIG_IGN)",
  "what runs at the end": "import atexit; atexit.register(lambda: CACHE.update(left=1))",
  "no collector": "import gc; gc.disable()",
  "what runs while others do": "global KEPT; KEPT = (CACHE.update(left=1) for _ in 'ab'); next(KEPT)",
  "what runs when it ends": "class Late:\n        def __del__(self): CACHE.update(left=1)\n    late = Late(); late.itself = late",
  "a file that is open": "global KEPT; KEPT = open('/dev/null')",
  "a child": "import subprocess; subprocess.Popen(['sleep', '5'])",
  "no pipes": "os.closerange(3, 100)",
  "the end": "os._exit(3)",
  "less memory": "import resource; resource.setrlimit(resource.RLIMIT_AS, (1 << 24, 1 << 24))",
};

const HARMLESS: Record<string, string> = {
  nothing: "pass",
  "an error": "1 / 0",
  "an error of its own": "class Odd(Exception): pass\n    raise Odd(value)",
  "what holds itself": "loop = []; loop.append(loop)",
  "patterns and texts": "re.sub('q+', '', 'x'); repr([[1]]); json.dumps({'a': [1.5]}); f'{value:>3}'",
  "a flag that is made of others": "re.compile('q', re.I | re.S | re.X)",
  "a cache that is emptied again": "slow(1)",
  "what is an instance of what": "isinstance(value, collections.abc.Mapping); isinstance([], collections.abc.Sized)",
  "what nobody logs": "LOG.debug('x %s', value)",
  "what is put back": "CACHE['a'] = 1; del CACHE['a']; Box.made += 1; Box.made -= 1",
  "other chance": "random.Random(1).random()",
  "a file that is closed": "open('/dev/null').close()",
};

/** For each: "nothing", "something", or what the child that ran it ended with. */
async function leftBehind(codes: Record<string, string>): Promise<Record<string, string>> {
  const program = `
import os, sys, types
from fixpoint_leaks import Leaks
box = types.ModuleType("box")
box.__file__ = "/box/box.py"
sys.modules["box"] = box
exec(input["source"], vars(box))
leaks = Leaks(lambda path: path == box.__file__)
assert leaks.can_tell
pipe = os.pipe()
answers = {}
for name, code in input["codes"].items():
    if os.fork() == 0:
        leave = os._exit
        run = {}
        exec("def run(value):\\n    " + code, vars(box), run)
        leaks.begin()
        run = run.pop("run")
        leaks.before()
        try:
            run(3)
        except Exception:
            pass
        leave(10 + leaks.left_behind())
    code = os.waitstatus_to_exitcode(os.wait()[1])
    answers[name] = {10: "nothing", 11: "something"}.get(code, str(code))
print(json.dumps(answers))
`;
  return (await askGuest(program, { source: SOURCE, codes })) as Record<string, string>;
}

describe("one child for many candidates", () => {
  test("what one leaves behind, the next ones do not find", async () => {
    const candidates = Object.entries(LEAKS).flatMap(([name, code]) => [
      withBody(`wrong: ${name}`, `${code}\n    return value + 2`),
      withBody(`right after: ${name}`, "return value"),
      withBody(`raises: ${name}`, `${code}\n    raise ValueError(value)`),
      withBody(`wrong after: ${name}`, "return value + 3"),
      withBody(`right at last: ${name}`, "return value"),
    ]);

    const verdicts = await judge(candidates);

    const misjudged = candidates.flatMap(({ id }) =>
      (verdicts.get(id) === "pass") === id.startsWith("right") ? [] : [`${id}: ${verdicts.get(id) ?? "none"}`],
    );
    expect(misjudged).toEqual([]);
  });

  test("who finds the pipe and what a verdict begins with passes nothing", async () => {
    const forge = `frame = sys._getframe()
    while "head" not in frame.f_locals: frame = frame.f_back
    os.write(frame.f_locals["tells"], frame.f_locals["head"][:24] + b"pass clean 00000000")
    `;
    const wrong = ["return 0", "os._exit(0)", "while True: pass"].map((end) => withBody(end, forge + end));
    const verdicts = await judge(wrong.flatMap((one) => [one, withBody(`after ${one.id}`, "return value")]));

    const passing = [...verdicts].flatMap(([id, verdict]) => (verdict === "pass" ? [id] : []));
    expect(passing).toEqual(wrong.map(({ id }) => `after ${id}`));
  });

  test("all of that is noticed", async () => {
    const unnoticed = Object.entries(await leftBehind(LEAKS)).flatMap(([name, left]) => (left === "nothing" ? [name] : []));
    expect(unnoticed).toEqual([]);
  });

  test("what leaves nothing behind is not taken for a leak", async () => {
    const noticed = Object.entries(await leftBehind(HARMLESS)).flatMap(([name, left]) => (left === "nothing" ? [] : [name]));
    expect(noticed).toEqual([]);
  });

  test("says itself who runs too long, but not of what is done behind it", async () => {
    const program = `
import os, tempfile
from fixpoint_processes import become_subreaper
from fixpoint_shared_child import SharedChild
from fixpoint_swap import Plan, Program
become_subreaper()
program = Program(os.path.realpath(tempfile.mkdtemp()))

class Late:
    def __del__(self):
        while True:
            pass

def hangs():
    while True:
        pass

def hangs_later():
    late = Late()
    late.itself = late
    return "pass", None

def sleeps():
    import time
    time.sleep(60)

answers = []
for run in (lambda: ("fail", None), hangs, hangs_later, sleeps, lambda: os._exit(0)):
    child = SharedChild(program, lambda: None, run, 10)
    answers.append(child.judge(Plan(), 0.1, 2))
    child.end()
print(json.dumps(answers))
`;
    expect(await askGuest(program, null)).toEqual(["fail", "timeout", null, null, null]);
  });
});
