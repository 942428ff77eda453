import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { byWhatIsTold, type Told } from "./choose-language.ts";

const SITE = {
  adapter: javascriptAdapter,
  profile: {
    sourceFiles: ["site/static/a.js", "site/static/b.js", "site/static/c.js"],
    testFiles: ["tests/site.test.js"],
    testRunner: "mocha",
  },
};
const PROGRAM = {
  adapter: pythonAdapter,
  profile: { sourceFiles: ["site/build.py", "site/theme.py"], testFiles: ["tests/test_theme.py"], testRunner: "unittest" },
};

const first = (told: Partial<Told>, found = [SITE, PROGRAM]): string =>
  byWhatIsTold(found, { named: [], told: "", ...told })[0]?.adapter.id ?? "";

test.each<[string, Partial<Told>, string]>([
  ["nothing is told", {}, "javascript"],
  ["a test file is named", { named: ["tests/test_theme.py"] }, "python"],
  ["more files of the other one", { named: ["tests/test_theme.py", "site/static/a.js", "site/static/b.js"] }, "javascript"],
  ["a block is marked", { told: "It fails:\n```python\ntheme.load()\n```\n" }, "python"],
  ["a session", { told: ">>> load('')\nNone\n" }, "python"],
  ["a trace of one", { told: 'Traceback (most recent call last):\n  File "site/theme.py", line 3, in load\n' }, "python"],
  ["a trace of the other", { told: "TypeError: x is undefined\n    at load (site/static/a.js:3:4)\n" }, "javascript"],
  ["both", { told: "```js\nload()\n```\n```py\nload()\n```\n" }, "javascript"],
])("%s", (_, told, expected) => {
  expect(first(told)).toBe(expected);
});

test("scripts without a test do not hide the program that has some", () => {
  const scripts = { ...SITE, profile: { ...SITE.profile, testFiles: [], testRunner: null } };
  expect(byWhatIsTold([scripts, PROGRAM], { named: [], told: "" })[0]?.adapter.id).toBe("python");
});
