import { mostlyOne } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { runOnFiles } from "./testing/run-on-files.ts";
import type { IssueInput } from "./types/facts.ts";
import type { RunOutcome } from "./types/run.ts";

const pkg = (fields: object): string =>
  `${JSON.stringify({ name: "spread", version: "1.0.0", main: "src/spread.js", scripts: { test: "node --test" }, ...fields })}\n`;
const SPREAD = `function spread(list) {
  let low = list[0];
  let high = list[0];
  for (const one of list) {
    if (one < low) low = one;
    if (one < high) high = one;
  }
  return high - low;
}
`;
const SUITE = `test("of one number", () => assert.equal(spread([4]), 0));
test("of numbers that fall", () => assert.equal(spread([7, 7]), 0));
`;
const COMMONJS = {
  "package.json": pkg({ bin: { spread: "bin/spread.js" } }),
  "src/spread.js": `${SPREAD}module.exports = { spread };\n`,
  "bin/spread.js": `#!/usr/bin/env node
const { spread } = require("../src/spread.js");
const numbers = process.argv.slice(2);
if (numbers.length === 0) {
  console.error("no numbers");
  process.exit(2);
}
if (require.main === module) process.stdout.write(\`a spread of \${spread(numbers.map(Number))}\\n\`);
`,
  "test/spread.test.js": `const test = require("node:test");
const assert = require("node:assert/strict");
const { spread } = require("../src/spread.js");
${SUITE}`,
};
const ESM = {
  "package.json": pkg({ type: "module", bin: "bin/spread.js" }),
  "src/spread.js": `export ${SPREAD}`,
  "bin/spread.js": `#!/usr/bin/env node
import { spread } from "../src/spread.js";
console.error("a spread of %d", spread(process.argv.slice(2).map(Number)));
process.exit(1);
`,
  "test/spread.test.js": `import test from "node:test";
import assert from "node:assert/strict";
import { spread } from "../src/spread.js";
${SUITE}`,
};
const PYTHON = {
  "pyproject.toml": '[project]\nname = "spread"\nversion = "1.0.0"\n\n[project.scripts]\nspread = "spread.cli:main"\n',
  "spread/__init__.py": "",
  "spread/numbers.py": `def spread(items):
    low = high = items[0]
    for one in items:
        if one < low:
            low = one
        if one < high:
            high = one
    return high - low
`,
  "spread/cli.py": `import sys

from .numbers import spread


def main():
    numbers = sys.argv[1:]
    if not numbers:
        sys.exit("no numbers")
    print(f"a spread of {spread([int(one) for one in numbers])}")
    return 0
`,
  "spread/__main__.py": "import sys\n\nfrom .cli import main\n\nsys.exit(main())\n",
  "tool.py": `import sys

from spread.numbers import spread

print("a spread of", spread([int(one) for one in sys.argv[1:]]), file=sys.stderr)
sys.exit(3)
`,
  "tests/test_spread.py": `from spread.numbers import spread


def test_one():
    assert spread([4]) == 0


def test_same():
    assert spread([7, 7]) == 0
`,
};

/** Proposes nothing: what the invocation shows is all that is asked. */
const NOTHING = { name: "search", async *propose() {} };

const runOn = (files: Record<string, string>, issue: IssueInput, searches: boolean): Promise<RunOutcome> =>
  // Of fewer edits, one that passes could be there by chance.
  runOnFiles({ files, issue, timeoutMs: 120_000, budget: { candidates: 400 }, deps: searches ? {} : { engines: [NOTHING] } });

const session = (command: string): string => `\`\`\`\n$ ${command} 4 9 1\na spread of 0\n\`\`\`\n\nExpected \`a spread of 8\`.`;
const told = (one: string, other: string): string =>
  `\`${one} 4 9 2\` prints \`a spread of 0\`. It should print \`a spread of 7\`.\n\n` +
  `\`${other} 1 5\` prints \`a spread of 0\`, it should print \`a spread of 4\`.`;

const TITLE = "The highest number is not found";

describe("an invocation of the project's own program is an example", () => {
  test.each(
    mostlyOne<[string, Record<string, string>, string]>([
      ["CommonJS, a session", COMMONJS, session("spread")],
      ["an ES module that prints on stderr, in sentences", ESM, told("npx spread", "node bin/spread.js")],
      ["a Python module, in sentences", PYTHON, told("python -m spread", "python3 -m spread")],
      ["a script of Python that exits with a code", PYTHON, session("python tool.py")],
    ]),
  )("%s", { timeout: 200_000 }, async (_, files, text) => {
    const outcome = await runOn(files, { title: TITLE, text }, false);

    expect(outcome.reproductionScript[0]?.test_name).toMatch(/highest/);
    expect(outcome.resultStatus).toBe("reproduced");
  });

  test("from a console script to its fix", { timeout: 200_000 }, async () => {
    const outcome = await runOn(PYTHON, { title: TITLE, text: told("$ spread", "$ spread") }, true);

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.fix[0]?.patch.code).toContain("one > high:");
  });
});
