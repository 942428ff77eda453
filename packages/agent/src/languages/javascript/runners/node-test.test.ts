import { afterAll, expect, test } from "vitest";
import { detect } from "../detect.ts";
import { makeRepository } from "../testing/repositories.ts";
import { runTests } from "./index.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

test("what a test leaves open does not keep the suite from its end", { timeout: 60_000 }, async () => {
  const workspace = await makeRepository({
    "package.json": JSON.stringify({ name: "served", scripts: { test: "node --test" } }),
    "test/open.test.js":
      "const { test } = require('node:test');\nconst { createServer } = require('node:http');\ntest('is served', () => { createServer(() => {}).listen(0); });\n",
  });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");

  const run = await runTests(workspace, profile, { timeMs: 20_000 });

  expect(run).toMatchObject({ ended: "exited", cases: [{ name: "is served", outcome: "PASSED" }] });
});
