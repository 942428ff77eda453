import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "rows.py":
    "class Bad(Exception):\n    pass\n\n\nclass Writer:\n    def __init__(self, f, names):\n        self.f, self.names = f, list(names)\n\n    def write(self, row):\n        self.f.write(','.join(row))\n\n\ndef read(path):\n    return open(path).read()\n\n\ndef parse(text):\n    return text\n\n\nclass Gate:\n    def __init__(self):\n        self.turns = 0\n\n    def turn(self):\n        self.turns += 1\n        return self.turns\n",
};

async function scriptsFor(text: string): Promise<string[]> {
  await using project = await makeProject(FILES);
  const facts = parseIssue({ title: "rows", text });
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 6);
  return tests.map(({ probe }) => String(probe["script"]));
}

test("a stream that nobody makes is one to write into", async () => {
  const [script] = await scriptsFor(
    "With `w = Writer(out, ['a'])`, after `w.write(['1', '2'])` I see that `out.getvalue()` is only `'1'`, though it should be `'1,2'`.",
  );

  expect(script).toContain("out = io.StringIO()");
  expect(script).toContain("w.write(['1', '2'])\nassert (out.getvalue()) == ('1,2')");
});

test("each test of a class that waits for an error is an example", async () => {
  const scripts = await scriptsFor(
    "```python\nimport unittest\nfrom rows import parse, Bad\n\n\nclass BadRows(unittest.TestCase):\n    def test_one(self):\n        with self.assertRaises(Bad):\n            parse('= 3')\n\n    def test_two(self):\n        with self.assertRaises(Bad):\n            parse(\n                'a b'\n            )\n```\n",
  );

  expect(scripts.filter((script) => script.includes("parse('= 3')"))).toHaveLength(1);
  expect(scripts.some((script) => script.includes("parse('a b')") && !script.includes("parse('= 3')"))).toBe(true);
});

test("a folder that pytest gives is made", async () => {
  const [script] = await scriptsFor(
    "```python\nfrom rows import read\n\n\ndef test_read(tmp_path):\n    (tmp_path / 'a').write_text('x')\n    assert read(tmp_path / 'a') == 'x\\n'\n```\n",
  );

  expect(script).toContain("mkdtemp()");
});

test("what is no code keeps nothing else from being read", async () => {
  const scripts = await scriptsFor(
    "| code | `parse(code)` | should be |\n|---|---|---|\n| 012 | `1` | `'x'` |\n\n`parse(012)` is `'012'` and should be `12`; `parse('a')` gives `'a'` instead of `'b'`.",
  );

  expect(scripts.join("\n")).toContain("assert (parse('a')) == ('b')");
});

test("of several times that the same is asked, the one that is told of", async () => {
  const scripts = await scriptsFor(
    "```python\ngate = Gate()\nprint(gate.turn())\nprint(gate.turn())\n```\n\nprints\n\n```\n1\n2\n```\n\nI'd like\n\n```\n1\n3\n```\n",
  );

  expect(scripts[0]).toContain("gate = Gate()\ngate.turn()\nassert (gate.turn()) == (3)");
});

test("what a block compares is asked behind it", async () => {
  const [script] = await scriptsFor(
    "```python\nimport io\nfrom rows import parse\n\n\ndef test_lines():\n    with io.StringIO(parse('a')) as lines:\n        assert list(lines) == ['b']\n```\n",
  );

  expect(script).toContain(
    "with io.StringIO(parse('a')) as lines:\n    seen_there = list(lines)\nassert (seen_there) == (['b'])",
  );
});

test("looking at a property may keep what it gives", async () => {
  const scripts = await scriptsFor("```\n>>> gate = Gate()\n>>> gate.turns\n0\n>>> gate.turn()   # expected 1 again\n2\n```\n");

  expect(scripts.join("\n-----\n")).toContain("gate = Gate()\ngate.turns\nassert (gate.turn()) == (1)");
});

test("a library of test cases without tests of its own is source", async () => {
  await using project = await makeProject({
    "cases.py": "import unittest\n\n\nclass Case(unittest.TestCase):\n    pass\n\n\ndef size(n):\n    return n\n",
  });

  expect(project.profile.sourceFiles).toEqual(["cases.py"]);
});

test("what decorates a definition of the reporter's comes along", async () => {
  const [script] = await scriptsFor(
    "```python\nimport functools\nfrom rows import parse\n\n@functools.lru_cache\ndef kept(text):\n    return parse(text)\n\nkept('a')  # 'a', should be 'A'\n```\n",
  );

  expect(script).toContain("import functools");
  expect(script).toContain("@functools.lru_cache\ndef kept(text):");
});

test("of several modules that have a name, the one that has others of the text", async () => {
  await using project = await makeProject({
    "zones/__init__.py": "",
    "zones/old.py": "def zone(name):\n    return None\n",
    "zones/at/here.py": "def here():\n    return 1\n\n\ndef zone(name):\n    return None\n",
    "zones/at/__init__.py": "",
  });
  const facts = parseIssue({ title: "zone('') is wrong", text: "`zone('')` gives None, not `here()`." });

  const [test] = await pythonAdapter.writeReproductions(project.workspace, project.profile, facts, 2);

  expect(test?.code).toContain("from zones.at.here import zone");
});

test("what the title tells of is demanded of no call, though a comment shows it", async () => {
  await using project = await makeProject({ "dates.py": "def read(text):\n    return None\n" });
  const text = "```python\nfrom dates import read\nread('a -0000')  # None\n```\n";
  const write = (title: string) =>
    pythonAdapter.writeReproductions(project.workspace, project.profile, parseIssue({ title, text }), 3);

  expect(await write("Dates with -0000 come back as None")).toEqual([]);
  expect(await write("Dates with -0000 are wrong")).toHaveLength(1);
});

test("a test that asks through a helper is run as it stands, for each of its parameters", async () => {
  const scripts = await scriptsFor(
    '```python\nimport pytest\nfrom rows import parse\n\n\ndef check(text, expected):\n    found = parse(text)\n    assert found == expected\n\n\n@pytest.mark.parametrize("text", ["a", ""])\ndef test_texts(text):\n    check(text, text)\n```\n',
  );

  expect(scripts).toHaveLength(2);
  expect(scripts[1]).toContain("def check(text, expected):");
  expect(scripts[1]).toContain("test_texts('')");
});
