import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestFailure } from "../../types/tests.ts";
import { asksOthers } from "./of-others.ts";

const SOURCES = { "shell.py": "class Shell:\n    pass\n\nPrompt = make_prompt()\n" };
let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "others-"));
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(path.join(root, name), code);
});
afterAll(() => rmSync(root, { recursive: true }));

const asks = (message: string, more: Partial<TestFailure> = {}): Promise<boolean> => {
  const frames = [{ file: "tests/test_shell.py", line: 4, function: "test_magic" }];
  const failure: TestFailure = {
    kind: "exception",
    errorType: "AttributeError",
    message,
    expected: null,
    actual: null,
    frames,
    ...more,
  };
  return asksOthers(failure, "tests/test_shell.py", { root }, { sourceFiles: Object.keys(SOURCES) });
};

test.each([
  ["'InteractiveShell' object has no attribute 'magic'", true],
  ["'Shell' object has no attribute 'magic'", false],
  ["'Prompt' object has no attribute 'magic'", false],
  ["module 'numpy' has no attribute 'float'", true],
  ["module 'shell' has no attribute 'magic'", false],
  ["type object has none", false],
])("a test that stands on another package asks others: %s", async (message, expected) => {
  expect(await asks(message)).toBe(expected);
});

test("what is thrown within the project, or is another error, is the project's", async () => {
  const message = "'InteractiveShell' object has no attribute 'magic'";

  expect(await asks(message, { frames: [{ file: "shell.py", line: 2, function: "run" }] })).toBe(false);
  expect(await asks(message, { errorType: "ValueError" })).toBe(false);
  expect(await asks(message, { kind: "assertion" })).toBe(false);
});
