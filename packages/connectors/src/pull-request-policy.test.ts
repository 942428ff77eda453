import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { branchForIssue, type ChangedFile, findPolicyViolations, isFixpointBranch } from "./pull-request-policy.ts";

const file = (path: string, base: string | null, patch: string | null, mode = "100644"): ChangedFile => ({
  path,
  base: base === null ? null : { mode, text: base },
  patch: patch === null ? null : { mode, text: patch },
});
const check = (...files: ChangedFile[]): string[] => findPolicyViolations("fixpoint/A-1", files);

describe("branches", () => {
  it("are ours for every key", () => {
    fc.assert(fc.property(fc.string(), (key) => isFixpointBranch(branchForIssue(key))));
    expect(branchForIssue("ACME-12")).toBe("fixpoint/ACME-12");
    expect(branchForIssue("a..b.lock")).toBe("fixpoint/a-b-lock");
  });

  it.each([
    "main",
    "fixpoint",
    "fixpoint/",
    "fixpoint/a/b",
    "fixpoint/..",
    "fixpoint/a..b",
    "fixpoint/a.lock",
    "refs/heads/fixpoint/a",
    "Fixpoint/a",
    "fixpoint/-a",
    "fixpoint/a b",
    "fixpoint/a\n",
  ])("refuses %j", (branch) => {
    expect(findPolicyViolations(branch, [file("src/a.js", "", "x")])).toHaveLength(1);
  });
});

describe("paths", () => {
  it.each([
    ".github/workflows/ci.yml",
    "sub/.github/dependabot.yml",
    ".gitlab-ci.yml",
    ".GitLab-CI.yml",
    "a/package-lock.json",
    "poetry.lock",
    ".husky/pre-commit",
    ".gitattributes",
    "Jenkinsfile",
    ".git/hooks/x",
    "a/../b",
  ])("protects %s", (path) => {
    expect(check(file(path, null, "x"))).toHaveLength(1);
  });

  it("lets sources, new tests and ordinary deletions pass", () => {
    const violations = check(
      file("src/a.js", "1", "2"),
      file("src/old.js", "1", null),
      file("test/new.test.js", null, "test('x', () => { expect(1).toBe(1) })"),
      file("test_new.py", null, "def test_a():\n  assert True\n"),
    );

    expect(violations).toEqual([]);
  });

  it("refuses links, submodules and an empty change", () => {
    expect(check(file("link", null, "/etc/passwd", "120000"))).toHaveLength(1);
    expect(check(file("module", null, "", "160000"))).toHaveLength(1);
    expect(check()).toHaveLength(1);
  });
});

describe("tests", () => {
  const js =
    "describe('a', () => {\n  it('b', () => { expect(f()).toBe(1); });\n  it('c', () => { assert.equal(f(), 1); });\n});\n";
  const py = "import pytest\n\nclass TestA:\n    def test_b(self):\n        assert f() == 1\n";

  it.each([
    ["a deleted file", "test/a.test.js", js, null],
    ["a removed case", "test/a.test.js", js, js.replace(/ {2}it\('c'.*\n/, "")],
    ["a removed assertion", "test/a.test.js", js, js.replace("expect(f()).toBe(1);", "")],
    ["it.skip", "test/a.test.js", js, js.replace("it('b'", "it.skip('b'")],
    ["it.only", "src/a.spec.ts", js, js.replace("it('b'", "it.only('b'")],
    ["xit", "test/a.test.js", js, js.replace("it('b'", "xit('b'")],
    ["a skip option", "test/a.test.js", js, js.replace("it('b', ", "it('b', { skip: true }, ")],
    ["a skip mark", "tests/test_a.py", py, py.replace("    def", "    @pytest.mark.skip\n    def")],
    ["an expected failure", "tests/test_a.py", py, py.replace("    def", "    @pytest.mark.xfail\n    def")],
    ["a renamed case", "tests/test_a.py", py, py.replace("test_b", "b")],
    ["a new file that skips", "tests/conftest.py", null, "import pytest\npytest.skip('no', allow_module_level=True)\n"],
  ])("refuses %s", (_name, path, base, patch) => {
    expect(check(file(path, base, patch)).length).toBeGreaterThan(0);
  });

  it("lets additions pass", () => {
    expect(check(file("test/a.test.js", js, `${js}it('d', () => { expect(g()).toBe(2); });\n`))).toEqual([]);
  });
});
