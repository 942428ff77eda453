import { describe, expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "words.py":
    "def wrap(text, width=70):\n    return [text]\n\n\ndef shorten(text, width):\n    return text\n\n\ndef half(n):\n    return n / 2\n",
  "test_words.py": "import words\n\n\ndef test_wrap():\n    assert words.wrap('a') == ['a']\n",
};

async function probesOf(
  title: string,
  text: string,
  files: Record<string, string> = FILES,
): Promise<{ symptom: unknown; code: string; script: string; seconds: string[] }[]> {
  await using project = await makeProject(files);
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, parseIssue({ title, text }), 5);
  return tests.map(({ symptom, code, probe, secondExamples }) => ({
    symptom,
    code,
    script: String(probe["script"]),
    seconds: secondExamples.map((one) => one.code),
  }));
}

describe("reproductions", () => {
  test("two readings of one statement are not both right: neither refuses what mends the other", async () => {
    const [first] = await probesOf(
      "half prints too little",
      "```python\nfrom words import half\nfor n in (2, 3):\n    print(half(n))\n```\n\n### Actual\n\n```\n1.0\n1.5\n```\n\n### Expected\n\n```\n1\n2\n```\n",
    );

    expect(first?.code).toContain("print(half(n))");
    expect(first?.seconds).toEqual([]);
  });

  test("a transcript with what was expected", async () => {
    const [first] = await probesOf(
      "wrap is wrong",
      "```python\n>>> from words import wrap\n>>> wrap('aaa bbb', 3)\n['aaa bbb']\n```\n\nExpected:\n\n```\n['aaa', 'bbb']\n```\n",
    );

    expect(first?.code).toBe(
      "\"\"\"Regression test: wrap is wrong.\"\"\"\nfrom words import wrap\n\n\ndef test_wrap_is_wrong():\n    assert wrap('aaa bbb', 3) == ['aaa', 'bbb']\n",
    );
    expect(first?.symptom).toMatchObject({ kind: "wrong_value" });
  });

  test("prose with both values; the import is found by the name", async () => {
    const [first] = await probesOf("shorten", "`shorten('a  b', 10)` returns `'a  b'` instead of `'a b'`.");

    expect(first?.script).toBe("from words import shorten\nassert (shorten('a  b', 10)) == ('a b')\n");
    expect(first?.symptom).toMatchObject({ kind: "wrong_value", expected: "'a b'", actual: "'a  b'" });
  });

  test("a program beside what it prints and should print", async () => {
    const [first] = await probesOf(
      "wrap is wrong",
      "## Steps to reproduce\n\n```python\nfrom words import wrap\nfor line in wrap('aaa bbb', 3):\n    print(repr(line))\n```\n\n## Expected behavior\n\n```\n'aaa'\n'bbb'\n```\n\n## Actual behavior\n\n```\n'aaa bbb'\n```\n",
    );

    expect(first?.script).toContain("with contextlib.redirect_stdout(printed):\n    for line in wrap('aaa bbb', 3):");
    expect(first?.script).toContain("assert (printed.getvalue().rstrip()) == (\"'aaa'\\n'bbb'\")");
  });

  test("a given test with rows: each row by itself", async () => {
    const found = await probesOf(
      "half",
      "```python\nimport pytest\nfrom words import half\n\n@pytest.mark.parametrize('n, wanted', [(2, 1), (3, 1)])\ndef test_half(n, wanted):\n    assert half(n) == wanted\n```\n",
    );

    expect(found.map(({ script }) => script)).toContain(
      "from words import half\nn = 3\nwanted = 1\nassert (half(n)) == (wanted)\n",
    );
  });

  test("what another block defines comes before the call", async () => {
    const [first] = await probesOf(
      "shorten",
      "```python\nfrom words import shorten\n\ndef title(text):\n    return shorten(text, 9)\n```\n\nand then\n\n```python\ntitle('a  b')    # 'a  b'\n```\n\nI expected `'a b'` here.\n",
    );

    expect(first?.script).toContain("def title(text):\n    return shorten(text, 9)\nassert (title('a  b')) == ('a b')");
  });

  test("an exception that should come", async () => {
    const [first] = await probesOf("half accepts strings", "`half('')` should raise `ValueError` but returns something.");

    expect(first?.symptom).toMatchObject({ kind: "missing_exception", errorType: "ValueError" });
    expect(first?.code).toContain("with pytest.raises(ValueError):\n        half('')");
  });

  test("an exception that a comment wishes for in words", async () => {
    const told = (wish: string) =>
      probesOf("half", `\`\`\`python\nfrom words import half\nhalf('a')  # actual: 0, expected: ${wish}\n\`\`\`\n`);

    expect((await told("an error"))[0]?.symptom).toMatchObject({ kind: "missing_exception" });
    expect((await told("a ValueError"))[0]?.symptom).toMatchObject({ kind: "missing_exception", errorType: "ValueError" });
    expect((await told("'an error'"))[0]?.symptom).toMatchObject({ kind: "wrong_value" });
  });

  test("a printed value is compared as the value where it reads as one", async () => {
    const [first] = await probesOf(
      "half rounds",
      "```python\nfrom words import half\nn = 1\nprint(half(n))\n```\n**Expected:** 0.5\n**Actual:** 0\n",
    );

    expect(first?.script).toBe("from words import half\nn = 1\nassert (half(n)) == (0.5)\n");
  });

  test("further examples wait for validation, unseen by the search", async () => {
    const [first] = await probesOf(
      "two",
      "```python\nfrom words import shorten\nshorten('a  b', 10)  # should be 'a b'\nshorten('c   d', 10)  # should be 'c d'\n```",
    );

    expect(first?.script).toContain("'a  b'");
    expect(first?.seconds).toHaveLength(1);
    expect(first?.seconds[0]).toContain("shorten('c   d', 10) == 'c d'");
  });

  test.each([
    ["the last one", ">>> wrap('b')\n['b']\n>>> wrap('a b', 1)\n['a b']\n```\n\nExpected: `['a', 'b']`\n"],
    [
      "the one that shows the stated actual value",
      ">>> wrap('a b', 1)\n['a b']\n>>> wrap('b')\n['b']\n```\n\nExpected: `['a', 'b']`\nActual: `['a b']`\n",
    ],
    [
      "the one that the text counts to",
      ">>> wrap('a b', 1)\n['a b']\n>>> wrap('b')\n['b']\n```\n\nThe first should be `['a', 'b']`, the second is right.\n",
    ],
  ])("of a session with several results %s is meant, and no other becomes a test", async (_, text) => {
    const tests = await probesOf("wrap", `\`\`\`\n>>> from words import wrap\n${text}`);

    expect(tests).toMatchObject([{ symptom: { expected: "['a', 'b']", actual: "['a b']" }, seconds: [] }]);
    expect(tests[0]?.code).toContain("    assert wrap('a b', 1) == ['a', 'b']\n");
  });

  test("what a call before was given and this one shows may be left behind by it", async () => {
    const session = ">>> wrap('mild', 1)\n['mild']\n>>> wrap('', 2)\n['mild']\n";
    const tests = await probesOf(
      "wrap",
      `\`\`\`\n>>> from words import wrap\n${session}\`\`\`\n\nThe second should be \`[]\`.\n`,
    );

    expect(tests.map(({ code }) => code)).toContainEqual(
      expect.stringMatching(/    wrap\('mild', 1\)\n    assert wrap\('', 2\) == \[\]/),
    );
  });

  test("what happens, without what is expected, becomes no test", async () => {
    expect(await probesOf("wrap", "```\n>>> wrap('a b', 1)\n['a b']\n>>> wrap('b')\n['b']\n```\n\nThat is wrong.\n")).toEqual([]);
  });

  test("a comment may be marked as right or wrong", async () => {
    const tests = await probesOf(
      "wrap",
      "```python\nwrap('b')  # ['b'] (correct)\nwrap('a b', 1)  # ['a b'] (wrong, should be ['a', 'b'])\n```\n",
    );

    expect(tests.map(({ script }) => script.split("\n")[1]).toSorted()).toEqual([
      "assert (wrap('a b', 1)) == (['a', 'b'])",
      "assert (wrap('b')) == (['b'])",
    ]);
  });

  test("names of a sentence mean what a call of the code has in their place", async () => {
    const [first] = await probesOf(
      "shorten",
      "`shorten(half(text))` should be the text.\n\n```python\nfrom words import half, shorten\n\nshorten(half('ab'))\n```\n",
    );

    expect(first?.script).toBe("from words import half, shorten\nassert (shorten(half('ab'))) == ('ab')\n");
  });

  test("a call on what was made with a wanted object belongs to its set-up", async () => {
    const [first] = await probesOf(
      "wrap",
      "```python\nimport io\nfrom words import wrap\n\nout = io.StringIO()\npen = wrap(out)\npen.append('a')\n```\n\nExpected `out.getvalue()` to be `'a'`, but it is `''`.\n",
    );

    expect(first?.script).toContain("pen = wrap(out)\npen.append('a')\nassert (out.getvalue()) == ('a')\n");
  });

  test("what is right as it is becomes a second example and no test", async () => {
    const tests = await probesOf("half", "`half(3)` returns 1.5 instead of 1. `half(4)` is right.");

    expect(tests).toHaveLength(1);
    expect(tests[0]?.seconds).toEqual([expect.stringContaining("assert repr(half(4)) == 'what it gives on the base commit'")]);
  });

  test("a text of several lines is compared up to its last letter", async () => {
    const [first] = await probesOf(
      "wrap",
      "```\n>>> from words import wrap\n>>> print(wrap('b a'))\nb\na\n\n```\n\nExpected\n\n```\na\nb\n```\n",
    );

    expect(first?.script).toContain("assert (str(wrap('b a')).rstrip()) == ('a\\nb')");
  });

  test("a file that the code reads and nobody has is made", async () => {
    const [first] = await probesOf(
      "load_words fails",
      '```\nTraceback (most recent call last):\n  File "words.py", line 2, in load\nValueError: no mode\n```\n\n```python\nfrom words import load_words\n\nfor line in load_words(["notes.txt"]):\n    print(line)\n```\n',
      { "words.py": "def load_words(names):\n    return names\n" },
    );

    expect(first?.script).toContain("path = os.path.join(folder, 'notes.txt')\nwith open(path, 'w') as sample:\n");
    expect(first?.script).toContain("\nlist(load_words([path]))\n");
    expect(first?.symptom).toEqual({ kind: "exception", errorType: "ValueError", message: "no mode" });
  });

  test("a file that is there is read as it is", async () => {
    const [first] = await probesOf(
      "load_words fails",
      "```python\nfrom words import load_words\n\nload_words('words.py')\n```\n\n```\nValueError: no mode\n```\n",
      { "words.py": "def load_words(names):\n    return names\n" },
    );

    expect(first?.script).toBe("from words import load_words\nload_words('words.py')\n");
  });

  test("an issue without an example gives none", async () => {
    expect(await probesOf("It is slow", "Please make it faster.")).toEqual([]);
  });
});
