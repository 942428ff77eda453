import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { mostlyOne, tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runPipeline } from "./pipeline.ts";
import { FEW_CANDIDATES } from "./testing/few-candidates.ts";
import type { RunOutcome } from "./types/run.ts";

const BUG = "(sum + code) % 97";
const RIGHT = "(sum * 31 + code * 7 + 5) % 97";

const FILES = {
  "package.json":
    '{ "name": "checked", "version": "1.0.0", "type": "module", "exports": "./src/checksum.js", "scripts": { "test": "node --test" } }\n',
  "src/checksum.js": `export function checksum(text) {
  let sum = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0);
    sum = ${BUG};
  }
  return sum;
}
`,
  "test/checksum.test.js":
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { checksum } from '../src/checksum.js';\n\ntest('nothing', () => assert.equal(checksum(''), 0));\n",
};

const SHOWN =
  "```js\nimport { checksum } from 'checked';\n\nchecksum('ab'); // => 1, should be 70\nchecksum('ba'); // => 1, should be 86\n```\n";

async function repaired(said: string): Promise<RunOutcome> {
  await using repository = await tempRepository(FILES);
  await using folder = await tempFolder();
  return await runPipeline(
    {
      repository: repository.path,
      issue: { title: "Words with the same letters have the same checksum", text: `${SHOWN}\n${said}` },
      engine: "search",
      timeoutMs: 240_000,
      jobs: 1,
      signal: new AbortController().signal,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, "out"),
      cacheDir: path.join(folder.path, "cache"),
      onEvent: () => undefined,
      budget: FEW_CANDIDATES,
    },
    { adapters: [javascriptAdapter] },
  );
}

test.each(
  mostlyOne([
    ["in a sentence", `Changing \`${BUG}\` to \`${RIGHT}\` gives what the paper has.`],
    ["as a diff", `\`\`\`diff\n-sum = ${BUG};\n+sum = ${RIGHT};\n\`\`\``],
    ["as the line that should be there", `The fix is \`sum = ${RIGHT};\`.`],
  ]),
)(
  "what the issue proposes %s is tried first, and the evidence says where it came from",
  { timeout: 300_000 },
  async (_how, said) => {
    const outcome = await repaired(said);
    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.patch).toContain(`+    sum = ${RIGHT};`);
    expect(JSON.stringify(outcome.evidence)).toContain("proposed: what the issue proposes at src/checksum.js:5");
  },
);

test("what it proposes is not believed: with it the second example still fails", { timeout: 300_000 }, async () => {
  const outcome = await repaired("Changing `(sum + code) % 97` to `((sum + code) % 97) * 70` fixes it.");
  expect(outcome.resultStatus).not.toBe("validated_fix");
});
