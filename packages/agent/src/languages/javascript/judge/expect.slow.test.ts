import { afterAll, describe, expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "../testing/fixture.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
/** Node itself does not know the constructor's form. */
const SOURCE = `export class Edge { constructor(readonly at: number) {} }\nexport interface Range { from: number; to: number }\nexport const inRange = (n: number, range: Range): boolean => ${BODY};\n`;
/** Hooks, rows, a mock, a test that is red for another reason; an import without its ending. */
const TEST = `import { inRange, type Range } from "../src/range";

describe("a range", () => {
  let range: Range;
  beforeEach(() => { range = { from: 1, to: 5 }; });
  it("is red for another reason", () => expect(inRange(9, range)).toBe("unknown"));
  it.each([[1, true], [5, false]])("holds %d: %s", (n, held) => {
    const told = TOOLS.fn();
    for (const one of [n]) told(inRange(one, range));
    expect(told).toHaveBeenCalledWith(held);
    expect({ n, at: [held] }).toEqual({ n: expect.any(Number), at: expect.arrayContaining([held]) });
  });
});
`;

const RUNNERS = [
  {
    name: "vitest",
    version: "3.2.4",
    head: 'import { beforeEach, describe, expect, it, vi } from "vitest";\n',
    tools: "vi",
    more: {},
  },
  {
    name: "vitest",
    version: "1.6.1",
    head: 'import { beforeEach, describe, expect, it, vi } from "vitest";\n',
    tools: "vi",
    more: {},
  },
  {
    name: "jest",
    version: "29.7.0",
    head: "",
    tools: "jest",
    more: { "@types/jest": "29.5.14", "ts-jest": "29.2.5", typescript: "5.6.3" },
  },
];

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

describe.each(RUNNERS)("a test of $name $version", ({ name, version, head, tools, more }) => {
  it("is run for each candidate in one process, with what the project itself asserts with", { timeout: 600_000 }, async () => {
    const code = `${head}${TEST.replace("TOOLS", tools)}`;
    const settings = name === "jest" ? { jest: { preset: "ts-jest" } } : {};
    const workspace = await makeRepository(
      {
        "package.json": JSON.stringify({
          name: "range",
          version: "1.0.0",
          scripts: { test: name === "jest" ? "jest" : "vitest run" },
          devDependencies: { [name]: version, ...more },
          ...settings,
        }),
        "tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
        "src/range.ts": SOURCE,
        "test/range.test.ts": code,
      },
      "auto",
    );
    disposals.push(workspace.dispose);
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const installed = await javascriptAdapter.install(workspace, profile, { offline: false });
    const reproduction = redTest("test/range.test.ts", "a range > holds 1: true", code);
    const edits = inPlaceOf("src/range.ts", SOURCE, BODY, [
      "n >= range.from && n < range.to",
      "n > range.from && n <= range.to",
      "n >=",
      "true",
    ]);
    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

    expect(installed.status, installed.detail).toBe("installed");
    expect(said).toEqual([]);
    expect(Object.values(verdicts)).toEqual(["pass", "fail", "fail", "pass"]);
    const whole: unknown[] = [];
    const options = judgeOptions({ baseMust: "pass" });
    const green = { file: "test/range.test.ts", except: ["a range > is red for another reason", "a range > holds 1: true"] };
    for await (const { verdict } of javascriptAdapter.judgeBySuite(workspace, profile, green, from(edits), options))
      whole.push(verdict);
    expect(whole).toEqual(["pass", "fail", "fail", "fail"]);
    const { tests } = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });
    expect(tests[0]).toMatchObject({ passed: false, lines: { "src/range.ts": expect.arrayContaining([3]) } });
  });
});
