import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "orders", main: "index.js", scripts: { test: "node --test" } }),
  "index.js": 'module.exports = { Order: require("./order.js").Order };\n',
  "order.js": "class Order {}\nfunction describe(order) {\n  return order.id;\n}\nmodule.exports = { Order, describe };\n",
};

async function codesFor(text: string): Promise<string[]> {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const tests = await javascriptAdapter.writeReproductions(workspace, profile, parseIssue({ title: "A bug", text }), 8);
    return tests.map(({ code }) => code);
  } finally {
    workspace.dispose();
  }
}

test("a function of the project may be called as one of the runner's", async () => {
  const [code] = await codesFor("```\n> describe({ id: 3 })\n3\n```\n\nI would expect `'3'`.\n");

  expect(code).toContain('require("./order.js")');
  expect(code).toContain("describe({ id: 3 })");
});

test("what should be refused is not taken to throw", async () => {
  const codes = await codesFor("It should reject that, but `describe({ id: 3 })` gives the whole text.");

  expect(codes).toEqual([]);
});
