import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "storehouse", type: "module", main: "src/index.js", scripts: { test: "node --test" } }),
  "src/index.js": 'export { BoxDesk } from "./desk.js";\nexport { Room } from "./room.js";\n',
  "src/desk.js":
    "export class BoxDesk {\n  constructor() { this.boxes = []; }\n  take(box) { this.boxes.push(box); return this.boxes.length; }\n  give() { return this.boxes.pop(); }\n}\n",
  "src/room.js": "export class Room {\n  constructor(seats) { this.seats = seats; }\n  left(taken) { return this.seats; }\n}\n",
  "test/room.test.js":
    "import { test } from 'node:test';\nimport { Room } from '../src/index.js';\ntest('a room', () => { const room = new Room(12); });\n",
};

async function codesFor(text: string): Promise<string[]> {
  const workspace = await makeRepository(FILES);
  const profile = await javascriptAdapter.detect(workspace.root);
  const tests = await javascriptAdapter.writeReproductions(workspace, profile!, parseIssue({ title: "A bug", text }), 4);
  workspace.dispose();
  return tests.map(({ code }) => code);
}

test("an object that is never made is of the class that has its name and its methods", async () => {
  const [code] = await codesFor(
    "    desk.take('a')   -> 1\n    desk.take('b')   -> 2\n    desk.give()      -> 'b'      (should be 'a')\n",
  );

  expect(code).toContain("const desk = new BoxDesk();");
  expect(code).toContain("import { BoxDesk } from '../src/index.js';");
  expect(code).toContain("desk.take('b');");
  expect(code).toContain("assert.strictEqual(desk.give(), 'a');");
});

test("one that needs something is made as the tests make it", async () => {
  const [code] = await codesFor("`room.left(3)` gives 12 instead of 9.");

  expect(code).toContain("const room = new Room(12);");
});

test("what nobody says the state of now is not made up, nor what has other methods", async () => {
  expect(await codesFor("`desk.give()` should be 'a'.")).toEqual([]);
  expect(await codesFor("`desk.open()` gives 1 instead of 2.")).toEqual([]);
});

test("a variable that is not declared is", async () => {
  const [code] = await codesFor("```js\nd = new BoxDesk();\nd.take('a');\nd.take('b');\nd.give(); // 'b', expected 'a'\n```\n");

  expect(code).toContain("let d = new BoxDesk();");
});

test("calls that name no object are of the one class that has them all, with what was called before", async () => {
  const [code] = await codesFor("First I call `take('a')`, then `take('b')`. Now `give()` returns 'b' instead of 'a'.");

  expect(code).toContain("const desk = new BoxDesk();");
  expect(code).toMatch(/desk\.take\('a'\);\s+desk\.take\('b'\);\s+assert\.strictEqual\(desk\.give\(\), 'a'\);/);
  expect(await codesFor("First I call `take('a')`, then `left(2)` returns 12 instead of 10.")).toEqual([]);
});

test("what a session asks again is asked where it is asked last", async () => {
  const session = "```\n> desk = new BoxDesk()\n> desk.boxes\n[]\n> desk.take('a')\n1\n> desk.boxes\n[]\n```\n\n";

  const [code] = await codesFor(`${session}I expected \`['a']\`.`);

  expect(code).toMatch(/desk\.take\('a'\);\s+assert\.deepStrictEqual\(desk\.boxes, \['a'\]\);/);
});
