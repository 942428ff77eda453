import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "words.py":
    "class TooLong(Exception):\n    pass\n\n\ndef wrap(text, width=70):\n    return [text]\n\n\ndef half(n):\n    return n / 2\n\n\ndef cut(text, at):\n    if at < 0:\n        raise TooLong(text)\n    return text[:at]\n",
  "test_words.py": "import words\n\n\ndef test_wrap():\n    assert words.wrap('a') == ['a']\n",
};

interface Probe {
  symptom: unknown;
  script: string;
  seconds: string[];
}

async function probesOf(text: string): Promise<Probe[]> {
  await using project = await makeProject(FILES);
  const tests = await pythonAdapter.writeReproductions(
    project.workspace,
    project.profile,
    parseIssue({ title: "half", text }),
    5,
  );
  return tests.map(({ symptom, probe, secondExamples }) => ({
    symptom,
    script: String(probe["script"]),
    seconds: secondExamples.map((one) => one.code),
  }));
}

test.each<[string, string, string]>([
  [
    "how an object is shown is no text that a function gives",
    "`half(3)` comes out empty, `<Half: >`, but I want `<Half: 1.5>`.\n",
    "assert (repr(half(3))) == ('<Half: 1.5>')",
  ],
  [
    "two values asked at once are one value",
    "```\n>>> half(3), half(5)\n(1.5, 2.5)\n```\n\nI expected `(1, 2)`.\n",
    "assert ((half(3), half(5))) == ((1, 2))",
  ],
  [
    "the rows of a loop in a test are examples",
    "```python\ndef test_half():\n    for given, wanted in [(3, 1), (5, 2)]:\n        assert half(given) == wanted\n```\n",
    "assert (half(given)) == (wanted)",
  ],
  [
    "so are those of a test that tells its rows apart",
    "```python\nclass HalfTest(unittest.TestCase):\n    def test_half(self):\n        for given in (3, 5):\n            with self.subTest(given=given):\n                self.assertEqual(half(given), 1)\n```\n",
    "assert (half(given)) == (1)",
  ],
  [
    "what a test class sets up stands before",
    "```python\nclass HalfTest(unittest.TestCase):\n    def setUp(self):\n        self.given = 3\n\n    def test_half(self):\n        self.assertEqual(half(self.given), 1)\n```\n",
    "given = 3\nassert (half(given)) == (1)",
  ],
  [
    "a comparison is compared as a whole",
    "```python\nhalf(3) in (1, 2)  # False, should be True\n```\n",
    "assert ((half(3) in (1, 2))) == (True)",
  ],
  [
    "a text of several lines is no other text within the test",
    '```python\ntext = """\\\n# one\n  two\n"""\nwrap(text)  # expected: []\n```\n',
    "text = (\n    '# one\\n'\n    '  two\\n'\n)\nassert (wrap(text)) == ([])",
  ],
  [
    "a class of the standard library needs no import in the issue",
    "`half(timedelta(days=3))` returns `timedelta(1)` instead of `timedelta(days=1, hours=12)`.",
    "from datetime import timedelta\nassert (half(timedelta(days=3))) == (timedelta(days=1, hours=12))",
  ],
  [
    "a name that is a module and a class is what it is used as",
    "`half(datetime(2024, 1, 31))` should be 3.",
    "from datetime import datetime\nfrom words import half\n",
  ],
  [
    "a number that is stated for a decimal",
    '`half(Decimal("0.5"))` must be 0.2, not 0.3.',
    'assert (float(half(Decimal("0.5")))) == (0.2)',
  ],
  ["a day in words", "`half(date(2024, 5, 1))` should be 1 March 2024.", "== (date(2024, 3, 1))"],
  ["a day as it is written in numbers", "`half(date(2024, 5, 1))` should be 2024-03-01.", "== (date(2024, 3, 1))"],
  [
    "a call on what is wanted, with a function that raises",
    "```python\nseen = []\ndef fail():\n    seen.append(1)\n    raise ValueError(2)\n\nwrap(fail)\nlen(seen)  # 2, I expect 1\n```\n",
    "    raise ValueError(2)\nwith contextlib.suppress(ValueError):\n    wrap(fail)\nassert (len(seen)) == (1)",
  ],
  [
    "a listed call with words behind it",
    "It is wrong:\n\n    half(3)      returns 1.5, should be 2\n    half(5)      returns 2.5, should be 3\n",
    "assert (half(3)) == (2)",
  ],
  [
    "an error of the project that should be there instead of a value",
    "```python\nhalf(3)   # 1.5, expected TooLong\nwrap('a')   # ['a']\n```\n",
    "try:\n    half(3)\nexcept TooLong:",
  ],
  [
    "what should be refused, as the function refuses",
    "It should reject that, but `cut('ab', 9)` gives the whole text.",
    "try:\n    cut('ab', 9)\nexcept TooLong:",
  ],
  [
    "what came out and what should, each behind an arrow in a line below",
    "```python\nwrap('ab', 1)\n# => got      ['ab']\n# => expected ['a', 'b']\n```\n",
    "assert (wrap('ab', 1)) == (['a', 'b'])",
  ],
])("%s", async (_, text, wanted) => {
  const [first] = await probesOf(text);

  expect(first?.script).toContain(wanted);
});

test("what another object was told may change what is looked at", async () => {
  const tests = await probesOf(
    "```\n>>> one = wrap('a')\n>>> one.append('b')\n>>> two = wrap('c')\n>>> two[1:]\n['b']\n```\n\nThere should be `[]`.\n",
  );

  expect(tests.map(({ script }) => script.includes("one.append('b')"))).toEqual([false, true]);
});

test("an error without a block of code is of the call that the text names", async () => {
  const [first] = await probesOf(
    "`wrap(3)` ends in\n\n```\nTraceback (most recent call last):\nTypeError: not a text\n```\n\nI expected `[3]`.\n",
  );

  expect(first?.symptom).toEqual({ kind: "exception", errorType: "TypeError", message: "not a text" });
  expect(first?.script).toContain("wrap(3)");
});

test("a table that names no function is of each that takes one value", async () => {
  const tests = await probesOf(
    'It prints "0" for all.\n\n| given | result | expected |\n|---|---|---|\n| `3` | 1.5 | 2 |\n| `5` | 2.5 | 3 |\n',
  );

  expect(tests.map(({ script }) => script)).toContain("from words import half\nassert (half(3)) == (2)\n");
  expect(tests.map(({ script }) => script)).toContain("from words import half\nassert (half(5)) == (3)\n");
});

test("a title that begins with a number gives a class of a valid name", async () => {
  await using project = await makeProject({ ...FILES, "test_words.py": "import unittest\n" });
  const facts = parseIssue({ title: "404 of half", text: "`half(3), half(5)` is `(1.5, 2.5)`, should be `(1, 2)`." });
  const profile = { ...project.profile, reproductionRunner: "unittest" as const };
  const [first] = await pythonAdapter.writeReproductions(project.workspace, profile, facts, 5);

  expect(first?.code).toContain("class Case404OfHalfTest(");
  expect(first?.code).toContain("self.assertEqual((half(3), half(5)), (1, 2))");
});

test("a call that failed may have changed what is looked at", async () => {
  const tests = await probesOf(
    "```\n>>> one = wrap('a')\n>>> one.insert('b')\nTypeError: insert expected 2 arguments\n>>> len(one)\n2\n```\n\nThere should be `1`.\n",
  );

  expect(tests.map(({ script }) => script)).toContainEqual(
    expect.stringContaining("with contextlib.suppress(TypeError):\n    one.insert('b')\nassert (len(one)) == (1)"),
  );
});

test("a call is one example, however it is compared", async () => {
  const [first] = await probesOf('`half(Decimal("0.5"))` should be 0.2. `half(8)` should be 2.');

  expect(first?.seconds).toEqual([expect.stringContaining("half(8) == 2")]);
});

test("a negative number is no arrow", async () => {
  const [first] = await probesOf("```python\nhalf(-3)  # -1, expected -2\n```\n");

  expect(first?.symptom).toEqual({ kind: "wrong_value", expected: "-2", actual: "-1" });
});

test("what came out and what should, each behind an arrow, is no value of its own", async () => {
  const tests = await probesOf("```python\nwrap('ab', 1)\n# => got      ['ab']\n# => expected ['a', 'b']\n```\n");

  expect(tests.map(({ script }) => script.includes("got"))).not.toContain(true);
});

test("a piece of what is printed is looked for in it, beside the one that stands there now", async () => {
  const tests = await probesOf(
    "It has `No. 3 - soup (1 left)`, though it has to be `No. 3 - soup (4 left)`. I call `wrap('soup', 3)`.",
  );

  expect(tests.map(({ script }) => script)).toContainEqual(
    expect.stringContaining("('No. 3 - soup (4 left)', 'No. 3 - soup (1 left)') if part in str(wrap('soup', 3))"),
  );
});

test("what a block shows behind a call that should have failed is no wish", async () => {
  const tests = await probesOf("```python\nhalf(3)   # 1.5, expected TooLong\nwrap('a')   # ['a']\n```\n");

  expect(tests.map(({ script }) => script.includes("wrap('a')"))).toEqual([false]);
  expect(tests[0]?.seconds).toEqual([]);
});

test("a function that raises nothing may refuse in another way", async () => {
  expect(await probesOf("It should reject that, but `wrap('ab', 9)` gives the whole text.")).toEqual([]);
});

test("a call of what the sentence makes before it", async () => {
  const probes = await probesOf(
    "With `a = half(3)` and `b = half(5)`, `b < a` raises `TypeError: no` instead of giving `False`.\n",
  );

  expect(probes.map(({ script }) => script)).toContainEqual(
    expect.stringContaining("a = half(3)\nb = half(5)\nassert ((b < a)) == (False)"),
  );
});
