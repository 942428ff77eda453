import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { CrashFrame } from "@fixpoint/contracts";
import { contextOf, crashOf, frameOf } from "../../../crash/testing/frames.ts";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { askGuest } from "../testing/guest.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const DRIVER = `import ast
from fixpoint_crash import Unusable, call_of
def made(text, frame):
    try:
        call = call_of(ast.parse(text), "app.rows", frame)
        return [call.setup, call.expression, call.derived]
    except Unusable as reason:
        return [reason.reason]
print(json.dumps([made(*one) for one in input]))`;

type Variables = Record<string, unknown>;

/** What the guest makes of the frame at the line that holds `# here`: set-up, expression and words; or one reason. */
async function callsIn(cases: [text: string, name: string | null, variables: Variables][]): Promise<string[][]> {
  const input = cases.map(([text, name, variables]) => {
    const line = text.split("\n").findIndex((one) => one.includes("# here")) + 1;
    const recorded = Object.entries(variables).map(([key, value]) => [key, { value }]);
    return [
      text,
      { label: `app/rows.py:${line}`, line, confirmed: true, function: name, variables: Object.fromEntries(recorded) },
    ];
  });
  return z.array(z.array(z.string())).parse(await askGuest(DRIVER, input));
}

describe("a recorded call", () => {
  test("is made again from the recorded parameters", async () => {
    const cases: [string, string | null, Variables, string][] = [
      ["def f(a, b=1):\n    return a.x + b  # here\n", "f", { a: "None", b: "2" }, "f(None, 2)"],
      [
        "def f(a, /, *b, c, **d):\n    return a.x  # here\n",
        "f",
        { a: "1", b: ["2"], c: "3", d: { e: "4" } },
        "f(1, *[2], c=3, **{'e': 4})",
      ],
      ["def f(a):\n    return sorted(a, key=lambda b: b.x)  # here\n", "f", { a: "[1]" }, "f([1])"],
      ["async def f(a):\n    return a.x  # here\n", "f", { a: "1" }, "asyncio.run(f(1))"],
      ["def f(a):\n    yield a.x  # here\n", "f", { a: "1" }, "list(f(1))"],
      ["class A:\n    @staticmethod\n    def f(a):\n        return a.x  # here\n", "A.f", { a: "1" }, "A.f(1)"],
      [
        "class A:\n    @classmethod\n    def f(cls, a):\n        return a.x  # here\n",
        "f",
        { cls: "<class A>", a: "1" },
        "A.f(1)",
      ],
      ["class A:\n    def __init__(self, a):\n        self.a = a.x  # here\n", "__init__", { self: "<A>", a: "1" }, "A(1)"],
      ["class A:\n    def f(self, a):\n        return a.x  # here\n", "f", { self: "A(b=[1])", a: "1" }, "A(b=[1]).f(1)"],
      ["if True:\n    def f(a):\n        return a.x  # here\n", null, { a: "1" }, "f(1)"],
    ];

    const found = await callsIn(cases.map(([text, name, variables]) => [text, name, variables]));

    expect(found.map(([, expression]) => expression)).toEqual(cases.map(([, , , expression]) => expression));
  });

  test("brings what its values need, and is said in words", async () => {
    const text = "def f(day, price):\n    day = day or 1\n    return day.x  # here\n";

    const [call] = await callsIn([[text, "f", { day: "datetime.date(2024, 1, 2)", price: "Decimal('1')" }]]);

    expect(call).toEqual([
      "from app.rows import f\nfrom decimal import Decimal\nimport datetime",
      "f(datetime.date(2024, 1, 2), Decimal('1'))",
      "called f with the 2 recorded arguments of frame app/rows.py:3 (`day` as when it crashed: the function assigns it)",
    ]);
  });

  test("cannot be made of everything", async () => {
    const cases: [string, string | null, Variables, string][] = [
      ["def f(a):\n    return a.x  # here\n", "f", {}, "`a` was not recorded, or is too large to be used"],
      ["def f(a):\n    return a.x  # here\n", "f", { a: "<Row>" }, "`a` cannot be made again from what was recorded: <Row>"],
      [
        "def f(a):\n    return [b.x for b in a]  # here\n",
        "<listcomp>",
        { b: "1" },
        "the base commit has no function `<listcomp>` of its own there",
      ],
      [
        "def f(a):\n    def g(b):\n        return b.x  # here\n",
        "g",
        { b: "1" },
        "`g` is defined inside another function or class and cannot be called by itself",
      ],
      [
        "class A:\n    def f(self):\n        return self.x.y  # here\n",
        "f",
        { self: "<A>" },
        "the instance of `A` cannot be made again from what was recorded",
      ],
      [
        "class A:\n    def f(self):\n        return self.x.y  # here\n",
        "f",
        { self: "B(x=1)" },
        "the instance of `A` cannot be made again from what was recorded",
      ],
      [
        "class A:\n    def f(self):\n        return self.x.y  # here\n",
        "f",
        { self: "A(x=exit())" },
        "the instance of `A` cannot be made again from what was recorded",
      ],
      [
        "class A:\n    @property\n    def f(self):\n        return self.x.y  # here\n",
        "f",
        { self: "A()" },
        "`A.f` is a property",
      ],
      ["a = b.x  # here\n", "<module>", {}, "it ran when the module was loaded"],
    ];

    const found = await callsIn(cases.map(([text, name, variables]) => [text, name, variables]));

    expect(found).toEqual(cases.map(([, , , reason]) => [reason]));
  });
});

const ROWS =
  "def check(row):\n    if row.width > 3:\n        raise ValueError('too wide')\n\n\ndef limit(width):\n    if width > 3:\n        raise ValueError('too wide')\n\n\ndef read(width):\n    return limit(width + 1)\n";

describe("reproductions of a crash", () => {
  async function writtenFor(frames: CrashFrame[]): Promise<{ written: string[]; told: string[] }> {
    await using project = await makeProject({ "src/app/__init__.py": "", "src/app/rows.py": ROWS });
    const facts = parseIssue({
      title: "too wide",
      text: "",
      crash: crashOf(frames, { type: "ValueError", message: "too wide" }),
    });
    const told: string[] = [];
    const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 5, ({ what, reason }) =>
      told.push(`${what}: ${reason}`),
    );
    expect(new Set(tests.map((one) => JSON.stringify(one.symptom)))).toEqual(
      new Set([JSON.stringify({ kind: "exception", errorType: "ValueError", message: "too wide" })]),
    );
    return { written: tests.map((one) => one.derivedFrom), told };
  }

  function frame(name: string, line: number, variables: CrashFrame["variables"]): CrashFrame {
    return frameOf({ file: "/srv/site-packages/app/rows.py", function: name, line, variables, context: contextOf(ROWS, line) });
  }

  test("go outwards from a call that cannot be made, and say why", async () => {
    const { written, told } = await writtenFor([frame("read", 12, { width: "3" }), frame("check", 3, { row: "<Row>" })]);

    expect(written).toEqual(["called read with the 1 recorded argument of frame src/app/rows.py:12"]);
    expect(told).toEqual(["the recorded call at src/app/rows.py:3: `row` cannot be made again from what was recorded: <Row>"]);
  });

  test("try whoever raises on purpose last", async () => {
    const { written } = await writtenFor([frame("read", 12, { width: "3" }), frame("limit", 8, { width: "4" })]);

    expect(written).toEqual([
      "called read with the 1 recorded argument of frame src/app/rows.py:12",
      "called limit with the 1 recorded argument of frame src/app/rows.py:8",
    ]);
  });
});
