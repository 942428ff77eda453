import { describe, expect, test } from "vitest";
import { parseIssue } from "../../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../../index.ts";
import { makeRepository } from "../../testing/repositories.ts";

const FILES = {
  "package.json": JSON.stringify({ name: "rooms", main: "room.js", scripts: { test: "node --test" } }),
  "room.js":
    "class Room {\n  admit(name) {}\n  call() {}\n  later() {}\n}\nfunction tidy(name) {}\nfunction next() {}\nmodule.exports = { Room, tidy, next };\n",
};
const HEAD =
  "const test = require('node:test');\nconst assert = require('node:assert/strict');\nconst { Room, tidy, next } = require('rooms');\n";

interface Written {
  body: string[];
  probe: string;
  hangs: boolean;
}

async function writtenFor(code: string, title = "The wrong one is called"): Promise<Written[]> {
  const workspace = await makeRepository(FILES);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const facts = parseIssue({ title, text: `It fails:\n\n\`\`\`js\n${code}\n\`\`\`\n` });
    const tests = await javascriptAdapter.writeReproductions(workspace, profile, facts, 16);
    return tests.map((one) => {
      const lines = one.code.split("\n").map((line) => line.trim());
      return {
        body: lines.slice(lines.findIndex((line) => line.startsWith("test(")) + 1, lines.lastIndexOf("});")),
        probe: String(one.probe["code"]).replaceAll(/^ +/gm, ""),
        hangs: one.symptom.kind === "hang",
      };
    });
  } finally {
    workspace.dispose();
  }
}

const inTest = (lines: readonly string[], head = "() =>"): string =>
  `${HEAD}test('the first comes first', ${head} {\n${lines.join("\n")}\n});`;

describe("a test that is given is written as a whole", () => {
  const asked = [
    "const room = new Room();",
    "room.admit('Ada');",
    "assert.equal(room.call(), 'Ada');",
    "room.admit('Bo');",
    "assert.equal(room.call(), 'Bo');",
  ];
  const strict = asked.map((line) => line.replace("equal", "strictEqual"));

  test.each([
    ["of a test", inTest(asked)],
    ["of a script", HEAD + asked.join("\n")],
    ["that expects", inTest(asked.map((line) => line.replace(/assert\.equal\((.*), ('\w+')\)/, "expect($1).toBe($2)")))],
    [
      "that begins in a hook",
      `${HEAD}let room;\nbeforeEach(() => { room = new Room(); });\n${inTest(asked.slice(1)).slice(HEAD.length)}`,
    ],
  ])("with the assertions whose calls have effects: %s", async (_, code) => {
    const tests = await writtenFor(code);

    expect(tests[0]?.body.filter((line) => !/^(?:let|const) room|^room = /.test(line))).toEqual(strict.slice(1));
    for (const line of strict.slice(1)) expect(tests[0]?.probe).toContain(line);
  });

  test("with what is awaited, and an assertion of a kind that is not read, as it was written", async () => {
    const lines = [
      "const room = new Room();",
      "const broken = room.later();",
      "const good = room.later();",
      "await assert.rejects(broken, /failed/);",
      "assert.equal(await good, 'second');",
    ];
    const [first] = await writtenFor(inTest(lines, "{ timeout: 1000 }, async () =>"));

    expect(first?.body).toEqual(lines.map((line) => line.replace("assert.equal", "assert.strictEqual")));
  });

  test("where it makes the same call again", async () => {
    const [first] = await writtenFor(inTest(["assert.equal(next(), 1);", "assert.equal(next(), 2);"]));

    expect(first?.body).toEqual(["assert.strictEqual(next(), 1);", "assert.strictEqual(next(), 2);"]);
  });

  test("but assertions of plain functions are examples of their own", async () => {
    const tests = await writtenFor(inTest(["assert.equal(tidy('a'), 'A');", "assert.equal(tidy('b'), 'B');"]));

    expect(tests.slice(0, 2).map(({ body }) => body)).toEqual([
      ["assert.strictEqual(tidy('a'), 'A');"],
      ["assert.strictEqual(tidy('b'), 'B');"],
    ]);
  });

  test("a name of a test tells of no hang", async () => {
    const code = inTest(["assert.equal(tidy('a'), 'A');"]).replace(
      "the first comes first",
      "one that is done does not finish the list",
    );

    expect((await writtenFor(code))[0]?.hangs).toBe(false);
  });
});
