import { describe, expect, test, vi } from "vitest";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject, type TestProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const SOURCE = `LIMIT = 10

def clamp(value):
    if value > LIMIT:
        return LIMIT
    return value + 1


class Box:
    def __init__(self, items=()):
        self.items = list(items)

    def total(self):
        # “smart quotes” and 😀 before the edit
        return sum(self.items) - 1
`;

async function judgeAll(
  project: TestProject,
  reproduction: ReproductionTest,
  candidates: Candidate[],
  { timeMs = 200_000, baseMust = "fail" }: { timeMs?: number; baseMust?: JudgeOptions["baseMust"] } = {},
): Promise<Map<string, Judged["verdict"]>> {
  async function* stream(): AsyncGenerator<Candidate> {
    yield* candidates;
  }
  const verdicts = new Map<string, Judged["verdict"]>();
  const options = { maxPlausible: 1000, timeMs, signal: new AbortController().signal, baseMust, onProgress: () => undefined };
  for await (const { candidate, verdict } of pythonAdapter.judge(
    project.workspace,
    project.profile,
    reproduction,
    stream(),
    options,
  ))
    verdicts.set(candidate.id, verdict);
  return verdicts;
}

function replacing(id: string, text: string, replacement: string, source = SOURCE, file = "box.py"): Candidate {
  const start = source.indexOf(text);
  return {
    id,
    edits: [{ file, start, end: start + text.length, replacement }],
    family: "test",
    description: "",
    line: 1,
    score: 1,
  };
}

function reproduction(script: string): ReproductionTest {
  return {
    id: "r",
    testName: "test_it",
    filePath: "test_regression_it.py",
    code: "",
    derivedFrom: "",
    symptom: { kind: "wrong_value", expected: null, actual: null },
    probe: { script, runner: "unittest" },
    secondExamples: [],
  };
}

describe("judge", () => {
  test("a parser under test may throw a SyntaxError: that is no module that cannot be read", async () => {
    const source = "def parse(text):\n    if text:\n        raise SyntaxError('a digit')\n    return text\n";
    await using project = await makeProject({ "beats.py": source });
    const edits = [replacing("right", "if text:", "if not text:", source, "beats.py")];

    const verdicts = await judgeAll(project, reproduction("from beats import parse\nassert parse('x') == 'x'\n"), edits);

    expect(verdicts.get("right")).toBe("pass");
  });

  test("function bodies, module constants and classes are exchanged in the loaded program", async () => {
    await using project = await makeProject({
      "box.py": SOURCE,
      "user.py": "from box import clamp, Box\n\ndef use(v):\n    return clamp(v)\n",
    });
    const probe = reproduction(
      "from user import use, Box\nassert use(3) == 3\nassert use(99) == 10\nassert Box([1, 2]).total() == 3\n",
    );
    const both: Candidate = {
      ...replacing("both", "value + 1", "value"),
      edits: [replacing("", "value + 1", "value").edits[0]!, replacing("", "- 1", "").edits[0]!],
    };

    const verdicts = await judgeAll(project, probe, [
      both,
      replacing("half", "value + 1", "value"),
      replacing("syntax", "value + 1", "value +"),
      replacing("constant", "LIMIT = 10", "LIMIT = 11"),
      { ...both, id: "again" },
      { ...both, id: "with-constant", edits: [...both.edits, replacing("", "LIMIT = 10", "LIMIT = 5 + 5").edits[0]!] },
    ]);

    expect(Object.fromEntries(verdicts)).toEqual({
      both: "pass",
      half: "fail",
      syntax: "broken",
      constant: "fail",
      again: "pass",
      "with-constant": "pass",
    });
  });

  test("what ran while the program was loaded is loaded anew with its new code, and no neighbour of it", async () => {
    const source = `class Table:
    @staticmethod
    def row(number, times=(lambda value: value + 1)):
        def twice(value):
            return value + value
        return twice(number) + times(number)

    def last(self):
        return sorted([2, 1], key=lambda one: one), sorted([4, 3], key=lambda one: one)


ROWS = [Table.row(number) for number in range(3)]
`;
    await using project = await makeProject({ "tables.py": source });
    const change = (id: string, from: string, to: string): Candidate => replacing(id, from, to, source, "tables.py");
    const verdicts = await judgeAll(
      project,
      reproduction(
        "import tables\nassert tables.ROWS == [0, 2, 4], tables.ROWS\nassert tables.Table().last() == ([1, 2], [3, 4])",
      ),
      [
        change("within", "return value + value", "return value - 2"),
        change("outer", "return twice(number) + times(number)", "return twice(number)"),
        change("given", "value + 1", "0 * value"),
        change("both", "return twice(number) + times(number)", "return (lambda of: of)(2 * number)"),
        change("more", "def row(number, times=(lambda value: value + 1)):", "def row(number, times=(lambda value: 0)):"),
        change("where it is called", "Table.row(number) for", "number * 2 for"),
      ],
    );

    expect(Object.fromEntries(verdicts)).toEqual({
      within: "fail",
      outer: "pass",
      given: "pass",
      both: "pass",
      more: "pass",
      "where it is called": "pass",
    });
  });

  test("hostile candidates end in time and harm neither the worker nor the project", async () => {
    await using project = await makeProject({ "box.py": SOURCE });
    const body = (id: string, code: string) => replacing(id, "return value + 1", code);
    const list = [
      body("loop", "while True: pass"),
      body("sleep", "import time; time.sleep(60)"),
      body("exit", "import os; os._exit(0)"),
      body("recursion", "return clamp(value)"),
      body("flood", "import sys\n    for _ in range(300): sys.stdout.write('x' * 100000)\n    return 0"),
      body(
        "forks",
        "import os\n    for _ in range(5): os.fork()\n    os.setsid() if os.getpid() % 2 else None\n    while True: pass",
      ),
      body("memory", "return len(bytearray(1 << 40))"),
      body("killer", "import os, signal; os.kill(os.getppid(), signal.SIGTERM)\n    return 0"),
      body("ok", "return value"),
    ];

    const verdicts = await judgeAll(
      project,
      reproduction("from box import clamp\nassert clamp(3) == 3\n"),
      list.filter(({ id }) => id !== "killer"),
    );

    // Where its children meet the limit of processes, the candidate fails before its time is over; on a busy machine so much
    // output takes longer than there is.
    expect(Object.fromEntries(verdicts)).toEqual({
      loop: "timeout",
      sleep: "timeout",
      exit: "fail",
      recursion: "fail",
      flood: expect.stringMatching(/^(timeout|fail)$/),
      forks: expect.stringMatching(/^(timeout|fail)$/),
      memory: "fail",
      ok: "pass",
    });
  });

  test("a candidate that kills its worker is broken, and the next ones are judged", async () => {
    await using project = await makeProject({ "box.py": SOURCE });
    const list = [
      replacing("killer", "return value + 1", "import os, signal; os.kill(os.getppid(), signal.SIGKILL)"),
      replacing("ok", "return value + 1", "return value"),
    ];

    const verdicts = await judgeAll(project, reproduction("from box import clamp\nassert clamp(3) == 3\n"), list);

    expect(Object.fromEntries(verdicts)).toEqual({ killer: "broken", ok: "pass" });
  });

  test("where the probe passes on the base, the whole test runs", async () => {
    const code =
      "import unittest\nfrom box import clamp\n\nclass T(unittest.TestCase):\n    def test_it(self):\n        self.assertEqual(clamp(3), 3)\n";
    await using project = await makeProject({ "box.py": SOURCE, "test_regression_it.py": code });

    const verdicts = await judgeAll(project, reproduction("import box\n"), [
      replacing("ok", "value + 1", "value"),
      replacing("no", "value + 1", "value + 2"),
    ]);

    expect(Object.fromEntries(verdicts)).toEqual({ ok: "pass", no: "fail" });
    expect(project.logged.join()).toContain("whole test");
  });

  test("on a repaired tree, where the probe must pass, mutants are judged", async () => {
    await using project = await makeProject({ "box.py": SOURCE });

    const verdicts = await judgeAll(
      project,
      reproduction("from box import clamp\nassert clamp(3) == 4\n"),
      [replacing("same", "value + 1", "1 + value"), replacing("killed", "value + 1", "value + 2")],
      { baseMust: "pass" },
    );

    expect(Object.fromEntries(verdicts)).toEqual({ same: "pass", killed: "fail" });
  });

  test("a tree that is not repaired after all has no mutants to judge", async () => {
    await using project = await makeProject({ "box.py": SOURCE });
    const wrong = reproduction("from box import clamp\nassert clamp(3) == 3\n");

    const verdicts = await judgeAll(project, wrong, [replacing("same", "value + 1", "1 + value")], { baseMust: "pass" });

    expect(verdicts.size).toBe(0);
    expect(project.logged.join()).toContain("does not pass on the repaired tree");
  });

  test("a hang on the base is a failure that a candidate can end", async () => {
    const source = "def count(n):\n    while n > 0:\n        n += 1\n    return n\n";
    await using project = await makeProject({ "loop.py": source });

    const verdicts = await judgeAll(project, reproduction("import loop\nloop.count(3)\n"), [
      replacing("ok", "+=", "-=", source, "loop.py"),
      replacing("no", "+= 1", "+= 2", source, "loop.py"),
    ]);

    expect(Object.fromEntries(verdicts)).toEqual({ ok: "pass", no: "timeout" });
  });

  test("where the base hangs, what has to be loaded again has the time for that", async () => {
    const source = "STEP = 1\n\n\ndef count(n):\n    while n > 0:\n        n += STEP\n    return n\n";
    const slow = "import time\n\nuntil = time.process_time() + 0.4\nwhile time.process_time() < until:\n    pass\n";
    await using project = await makeProject({ "loop.py": `import slow\n${source}`, "slow.py": slow });
    const known = { ...reproduction("import loop\nloop.count(3)\n"), symptom: { kind: "hang" } as const, hangMs: 1500 };

    const verdicts = await judgeAll(project, known, [
      replacing("ok", "STEP = 1", "STEP = -1", `import slow\n${source}`, "loop.py"),
      replacing("no", "STEP = 1", "STEP = 2", `import slow\n${source}`, "loop.py"),
    ]);

    expect(Object.fromEntries(verdicts)).toEqual({ ok: "pass", no: "timeout" });
  });
});
