/** Text of a side of a file; null where it is not there. */
type Side = string | null;

/** A small project with all that a patch must leave alone, by path. Commit it as it is; every file has mode 100644. */
export const FORBIDDEN_TREE: Record<string, string> = {
  "src/add.js": "exports.add = (a, b) => a - b;\n",
  "src/add.py": "def add(a, b):\n    return a - b\n",
  "package.json": `${JSON.stringify({ name: "sums", version: "1.0.0", scripts: { test: "node --test" }, dependencies: {} }, null, 2)}\n`,
  "package-lock.json": '{ "name": "sums", "lockfileVersion": 3, "packages": {} }\n',
  "poetry.lock": "# locked\n",
  "jest.config.js": 'module.exports = { testMatch: ["**/*.test.js"] };\n',
  "pyproject.toml": '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n',
  ".github/workflows/ci.yml": "on: push\njobs: {}\n",
  ".gitlab-ci.yml": "test:\n  script: [npm test]\n",
  CODEOWNERS: "* @acme/all\n",
  "docs/ci.yml": "on: push\njobs: {}\n",
  "test/add.test.js":
    'test("adds", () => {\n  expect(add(1, 2)).toBe(3);\n});\ntest("adds nothing", () => {\n  expect(add(1, 0)).toBe(1);\n});\n',
  "test/__snapshots__/add.test.js.snap": "exports[`adds 1`] = `3`;\n",
  "test/fixtures/sums.json": "[3, 4]\n",
  "tests/test_add.py": "from src.add import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n",
  "tests/conftest.py": "import pytest\n",
};

function lines(text: Side): string[] {
  return text === null ? [] : text.replace(/\n$/, "").split("\n");
}

function range(count: number): string {
  return count === 0 ? "0,0" : `1,${count}`;
}

/** A path as git writes it in a diff. */
function quoted(side: "a" | "b", path: string): string {
  const name = `${side}/${path}`;
  return /["\\\u0000-\u001f]/.test(name) ? JSON.stringify(name) : name;
}

interface Modes {
  before?: string;
  after?: string;
}

/** A diff of git that replaces a whole file. */
function diff(
  path: string,
  before: Side,
  after: Side,
  { before: oldMode = "100644", after: newMode = oldMode }: Modes = {},
): string {
  const head = [`diff --git ${quoted("a", path)} ${quoted("b", path)}`];
  if (before === null) head.push(`new file mode ${newMode}`);
  else if (after === null) head.push(`deleted file mode ${oldMode}`);
  else if (oldMode !== newMode) head.push(`old mode ${oldMode}`, `new mode ${newMode}`);
  if (before === after) return `${head.join("\n")}\n`;
  const [removed, added] = [lines(before), lines(after)];
  return [
    ...head,
    `--- ${before === null ? "/dev/null" : quoted("a", path)}`,
    `+++ ${after === null ? "/dev/null" : quoted("b", path)}`,
    `@@ -${range(removed.length)} +${range(added.length)} @@`,
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    "",
  ].join("\n");
}

/** Changes a file of the tree. */
function change(path: string, by: (text: string) => string): string {
  const text = FORBIDDEN_TREE[path] ?? null;
  return diff(path, text, by(text ?? ""));
}

function remove(path: string): string {
  return diff(path, FORBIDDEN_TREE[path] ?? null, null);
}

function rename(from: string, to: string): string {
  return [
    `diff --git ${quoted("a", from)} ${quoted("b", to)}`,
    "similarity index 100%",
    `rename from ${from}`,
    `rename to ${to}`,
    "",
  ].join("\n");
}

function manifest(part: Record<string, unknown>): string {
  return change("package.json", (text) => `${JSON.stringify({ ...JSON.parse(text), ...part }, null, 2)}\n`);
}

const BINARY = `diff --git a/src/table.bin b/src/table.bin
new file mode 100644
index 0000000000000000000000000000000000000000..f76dd238ade08917e6712764a16a22005a50573d
GIT binary patch
literal 1
IcmZPo000310RR91

`;

/** What a fix may look like: its push must work, or the others prove nothing. */
export const ALLOWED_PATCH =
  change("src/add.js", (text) => text.replace("a - b", "a + b")) +
  diff("test/add-regression.test.js", null, 'test("adds two", () => {\n  expect(add(2, 2)).toBe(4);\n});\n') +
  change("tests/test_add.py", (text) => `${text}\n\ndef test_add_two():\n    assert add(2, 2) == 4\n`);

export interface ForbiddenPatch {
  name: string;
  /** Unified diff of git against `FORBIDDEN_TREE`, which applies cleanly. */
  patch: string;
}

/** Patches that no host may ever be given, each with a fix beside what is forbidden, which must not go through either. */
export const FORBIDDEN_PATCHES: readonly ForbiddenPatch[] = Object.entries({
  "a workflow is changed": change(".github/workflows/ci.yml", (text) => text.replace("push", "issues")),
  "a workflow is deleted": remove(".github/workflows/ci.yml"),
  "a workflow is added": diff(".github/workflows/x.yml", null, "on: push\n"),
  "a workflow is added by a rename": rename("docs/ci.yml", ".github/workflows/ci2.yml"),
  "a workflow is moved away": rename(".github/workflows/ci.yml", "docs/ci2.yml"),
  "a workflow under a name in other case": diff(".GitHub/workflows/x.yml", null, "on: push\n"),
  "a workflow under a name with a dot at its end": diff(".github./workflows/x.yml", null, "on: push\n"),
  "GitLab's pipeline is changed": change(".gitlab-ci.yml", (text) => text.replace("npm test", "true")),
  "the code owners are changed": change("CODEOWNERS", () => "* @mallory\n"),
  "a hook is added": diff(".husky/pre-commit", null, "true\n"),
  "an editor's tasks are added": diff(".vscode/tasks.json", null, "{}\n"),
  "npm's lockfile is changed": change("package-lock.json", (text) => text.replace("3", "2")),
  "npm's lockfile is deleted": remove("package-lock.json"),
  "poetry's lockfile is changed": change("poetry.lock", (text) => `${text}# more\n`),
  "a lockfile is added": diff("web/yarn.lock", null, "# yarn\n"),
  "the test script is changed": manifest({ scripts: { test: "true" } }),
  "an install script is added": manifest({ scripts: { test: "node --test", postinstall: "node x.js" } }),
  "a dependency is added": manifest({ dependencies: { "left-pad": "1.3.0" } }),
  "the manifest excludes tests": manifest({ jest: { testPathIgnorePatterns: [".*"] } }),
  "the manifest is no JSON any more": change("package.json", () => "{\n"),
  "jest's settings exclude tests": change("jest.config.js", () => "module.exports = { testMatch: [] };\n"),
  "vitest's settings are added": diff("vitest.config.ts", null, "export default { test: { include: [] } };\n"),
  "mocha's settings are added": diff(".mocharc.yml", null, "ignore: ['**']\n"),
  "pytest's settings exclude tests": change("pyproject.toml", (text) => text.replace("tests", "none")),
  "pytest's own file is added": diff("pytest.ini", null, "[pytest]\naddopts = --ignore=tests\n"),
  "conftest.py skips": change(
    "tests/conftest.py",
    (text) => `${text}\n\ndef pytest_collection_modifyitems(items):\n    items.clear()\n`,
  ),
  "a conftest.py is added": diff("conftest.py", null, 'collect_ignore = ["tests"]\n'),
  "a test file is deleted": remove("test/add.test.js"),
  "a test of Python is deleted": remove("tests/test_add.py"),
  "a test file is renamed out of sight": rename("test/add.test.js", "test/add.js.txt"),
  "a case is removed": change("test/add.test.js", (text) => text.replace(/test\("adds nothing"[\s\S]*/, "")),
  "an assertion is removed": change("test/add.test.js", (text) => text.replace("  expect(add(1, 2)).toBe(3);\n", "")),
  "an expected value is changed": change("test/add.test.js", (text) => text.replace("toBe(3)", "toBe(-1)")),
  "a case is skipped": change("test/add.test.js", (text) => text.replace('test("adds"', 'test.skip("adds"')),
  "a case is skipped by a computed name": change("test/add.test.js", (text) => `${text}test["skip"]("x", () => {});\n`),
  "only one case is run": change("test/add.test.js", (text) => `${text}test.concurrent.only("x", () => {});\n`),
  "cases are commented out": change("test/add.test.js", (text) => `/*\n${text}`),
  "the process ends before the cases": change("test/add.test.js", (text) => `process.exit(0);\n${text}`),
  "a case of Python is skipped": change("tests/test_add.py", (text) => text.replace("def test", "@pytest.mark.skip\ndef test")),
  "cases of Python are skipped by an imported mark": change(
    "tests/test_add.py",
    (text) => `from pytest import mark\npytestmark = mark.skip\n${text}`,
  ),
  "cases of Python are made text": change("tests/test_add.py", (text) => `"""\n${text}`),
  "a new test file skips its cases": diff("test/new.test.js", null, 'test.skip("x", () => {});\n'),
  "a snapshot is rewritten": change("test/__snapshots__/add.test.js.snap", (text) => text.replace("3", "-1")),
  "a snapshot is deleted": remove("test/__snapshots__/add.test.js.snap"),
  "what tests compare with is changed": change("test/fixtures/sums.json", () => "[-1, 4]\n"),
  "a symlink is added": diff("src/link", null, "../../outside\n", { after: "120000" }),
  "a source becomes a symlink": remove("src/add.py") + diff("src/add.py", null, "../../outside\n", { after: "120000" }),
  "a submodule is added": diff("vendor/x", null, `Subproject commit ${"1".repeat(40)}\n`, { after: "160000" }),
  "submodules are configured": diff(".gitmodules", null, '[submodule "x"]\n'),
  "git's attributes are added": diff(".gitattributes", null, "* filter=x\n"),
  "git's attributes are added deeper": diff("src/.gitattributes", null, "*.js -diff\n"),
  "a source becomes a program": diff("src/add.py", FORBIDDEN_TREE["src/add.py"] ?? null, FORBIDDEN_TREE["src/add.py"] ?? null, {
    before: "100644",
    after: "100755",
  }),
  "a program is added": diff("bin/run", null, "#!/bin/sh\n", { after: "100755" }),
  "a binary file is added": BINARY,
  "a name has a line break": diff("src/a\nb.js", null, "1;\n"),
  "a name has a backslash": diff("src\\..\\x.js", null, "1;\n"),
  "a name turns its reading direction": diff("src/a\u202esj.exe", null, "1;\n"),
  "a name is a stream of a protected file": diff("package-lock.json:x", null, "1;\n"),
}).map(([name, patch]) => ({
  name,
  patch: patch + diff("src/fix.js", null, "exports.fix = true;\n"),
}));
