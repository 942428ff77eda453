import { afterAll, expect, test } from "vitest";
import { detect } from "../detect.ts";
import { makeRepository } from "../testing/repositories.ts";
import { asSources } from "./as-sources.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function plainOf(script: string): Promise<unknown> {
  const workspace = await makeRepository({ "package.json": JSON.stringify({ scripts: { test: script } }), "test/a.ts": "" });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  return profile === null ? null : (asSources(profile)?.details ?? null);
}

test.each([
  ["mocha -r ts-node/register/transpile-only -r ./test/setup.js test", ["-r", "./test/setup.js"], []],
  ["mocha --require=tsm --ui tdd test", ["--ui", "tdd"], []],
  ["node --import tsx --expose-gc node_modules/.bin/mocha -t 9 test", ["-t", "9"], ["--expose-gc"]],
  ["uvu -r tsm test", [], []],
])("of %s what compiles is left out", async (script, runnerArgs, nodeArgs) => {
  expect(await plainOf(script)).toMatchObject({ runnerArgs, nodeArgs, readsSources: true });
});

test("a project that loads no compiler stays as it is", async () => {
  expect(await plainOf("mocha -r should -t 9 tsm")).toBeNull();
});
