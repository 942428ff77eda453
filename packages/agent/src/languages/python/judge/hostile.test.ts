import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runsSlowTests } from "@fixpoint/testing";
import { describe, expect, test, vi } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject, type TestProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const SOURCE = `CACHE = {}

def clamp(value):
    return value + 1
`;
const TEST = `import unittest
from box import clamp


class ClampTest(unittest.TestCase):
    def test_clamp(self):
        self.assertEqual(clamp(3), 3)
`;
const FORGE = `import os
    for fd in range(3, 64):
        try: os.write(fd, b"pass")
        except OSError: pass
    os._exit(0)`;

function withBody(id: string, code: string): Candidate {
  const start = SOURCE.indexOf("return");
  const edits = [{ file: "box.py", start, end: SOURCE.length - 1, replacement: code }];
  return { id, edits, family: "test", description: "", line: 4, score: 1 };
}

const KINDS: Record<string, ReproductionTest["probe"]> = {
  script: { script: "from box import clamp\nassert clamp(3) == 3\n", runner: "unittest" },
  unittest: { script: "", runner: "unittest" },
  pytest: { script: "", runner: "pytest" },
};

/** Each hostile candidate with a right one behind it; verdicts by the candidate's id. */
async function judge(project: TestProject, kind: string, bodies: readonly string[]): Promise<Map<string, Judged["verdict"]>> {
  async function* stream(): AsyncGenerator<Candidate> {
    for (const body of bodies) yield* [withBody(body, body), withBody(`after ${body}`, "return value")];
  }
  const reproduction: ReproductionTest = {
    id: "r",
    testName: "test_clamp",
    filePath: "test_box.py",
    code: TEST,
    derivedFrom: "",
    symptom: { kind: "wrong_value", expected: null, actual: null },
    probe: KINDS[kind] ?? {},
    secondExamples: [],
  };
  const options = {
    maxPlausible: 1000,
    timeMs: 200_000,
    signal: new AbortController().signal,
    baseMust: "fail" as const,
    onProgress: () => undefined,
  };
  const verdicts = new Map<string, Judged["verdict"]>();
  const { workspace, profile } = project;
  for await (const { candidate, verdict } of pythonAdapter.judge(workspace, profile, reproduction, stream(), options))
    verdicts.set(candidate.id, verdict);
  return verdicts;
}

describe.each(Object.keys(KINDS))("hostile candidates, judged by %s", (kind) => {
  /** None of the bodies passes, and the right candidate behind each does. */
  async function expectHarmless(bodies: readonly string[]): Promise<TestProject> {
    await using project = await makeProject({ "box.py": SOURCE, "test_box.py": TEST }, "auto");
    const verdicts = await judge(project, kind, bodies);
    const passing = bodies.filter((body) => verdicts.get(body) === "pass" || !verdicts.has(body));
    const misjudged = bodies.filter((body) => verdicts.get(`after ${body}`) !== "pass");
    expect({ passing, misjudged }).toEqual({ passing: [], misjudged: [] });
    expect(await readFile(join(project.workspace.root, "box.py"), "utf8")).toBe(SOURCE);
    expect((await readdir(project.workspace.root)).toSorted()).toEqual(["box.py", "test_box.py"]);
    return project;
  }

  // They are waited for, alike in each.
  const mostlyOnce = test.runIf(runsSlowTests || kind === "script");

  mostlyOnce("end in time, with all that they started", async () => {
    await expectHarmless([
      "while True: pass",
      "import time; time.sleep(600)",
      "import threading; threading.Thread(target=lambda: [0 for _ in iter(int, 1)], daemon=True).start()\n    return 0",
      "import os\n    for _ in range(5): os.fork()\n    os.setsid() if os.getpid() % 2 else None\n    while True: pass",
      "import subprocess; subprocess.Popen(['sleep', '600'], start_new_session=True)\n    return 0",
      "import signal; signal.signal(signal.SIGPROF, signal.SIG_IGN)\n    while True: pass",
      "return len(bytearray(1 << 40))",
      "import sys\n    for _ in range(300): sys.stdout.write('x' * 100000); sys.__stdout__.write('x' * 100000)\n    return 0",
    ]);
  });

  mostlyOnce("do not end or stop the process of the others", async () => {
    await expectHarmless([
      "import os; os._exit(0)",
      "import sys; sys.exit(0)",
      "import os, signal; os.kill(os.getppid(), signal.SIGKILL)\n    return 0",
      "import os, signal; os.kill(os.getppid(), signal.SIGSTOP)\n    return 0",
      "import os, signal; os.killpg(0, signal.SIGKILL)",
    ]);
  });

  test("change nothing that the next one sees", async () => {
    await expectHarmless([
      "import builtins; builtins.len = lambda _: 0\n    return 0",
      "import sys; sys.modules.clear()\n    return 0",
      "CACHE['leak'] = 1\n    globals()['clamp'] = None\n    return 0",
      "import os; os.environ.clear(); os.chdir('/')\n    return 0",
    ]);
  });

  test("cannot say that they pass, nor change what judges them", async () => {
    await expectHarmless([
      FORGE,
      "import unittest; unittest.TestCase.assertEqual = lambda *_: None\n    assert False",
      "import unittest; unittest.TestResult.wasSuccessful = lambda _: True\n    return 0",
      "import unittest; raise unittest.SkipTest('no')",
      "import builtins; builtins.AssertionError = ValueError\n    return 0",
    ]);
  });

  test("harm neither the tree nor what lies outside, and reach nobody", async () => {
    await expectHarmless([
      "import os; os.remove(__file__)\n    return value",
      "open(__file__, 'w').write('')\n    return value",
      "open('/usr/fixpoint', 'w').write('')\n    return value",
      "import socket; socket.create_connection(('192.0.2.1', 80), 1)\n    return value",
    ]);
  });
});
