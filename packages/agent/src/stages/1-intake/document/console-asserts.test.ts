import { expect, test } from "vitest";
import { withConsoleAsserts } from "./console-asserts.ts";
import { parseIssue } from "../index.ts";

test.each([
  ["console.assert(add(1, 2) === 3, 'sum');  // fails", "assert.equal(add(1, 2), 3);  // fails"],
  ["console.assert(tray.top() == 'a===b')", "assert.equal(tray.top(), 'a===b')"],
  ["console.assert(tray.isEmpty(), `no ${1}`);", "assert(tray.isEmpty());"],
  ["console.assert(a === 1 && b === 2);", "assert(a === 1 && b === 2);"],
  ["console.assert(a !== 1);", "assert(a !== 1);"],
])("what the console asserts is an assertion: %s", (line, assertion) => expect(withConsoleAsserts(line)).toBe(assertion));

test.each(["console.log(a === 1)", "console.assert(", "myconsole.asserts(a)"])("other code stays as it is: %s", (code) =>
  expect(withConsoleAsserts(code)).toBe(code),
);

test("each is read as what a test demands", () => {
  const text =
    "```js\nconst tray = new Tray();\ntray.put(4);\nconsole.assert(tray.top() === 4, 'top');\n```\n\n`Assertion failed: top`";

  expect(parseIssue({ title: "Tray", text }).expectations).toContainEqual(
    expect.objectContaining({ expression: "tray.top()", expected: "4", origin: "assertion" }),
  );
});
