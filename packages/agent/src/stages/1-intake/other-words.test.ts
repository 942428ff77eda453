import { describe, expect, test } from "vitest";
import { parseIssue } from "./index.ts";
import { shownScript } from "./blocks/shown-scripts.ts";

const factsOf = (text: string) => parseIssue({ title: "A bug", text });
/** Call, what should come, what comes now, and which of the times it is asked. */
const wishes = (text: string) =>
  factsOf(text).expectations.flatMap(({ expression, expected, actual, nth }) =>
    expected === null ? [] : [[expression, expected, actual, ...(nth === undefined ? [] : [nth])]],
  );

describe("what should come, in other words", () => {
  test.each([
    ["Asked directly, `onTop([3, 9], 1)`, is undefined and not `9`.", ["onTop([3, 9], 1)", "9", "undefined"]],
    ["For 4 there ought to be the same, that is None from `next(4, {4: 4})`.", ["next(4, {4: 4})", "None", null]],
    ["Please let `cut(9, [1])` return `[9]`, currently it's `[]`.", ["cut(9, [1])", "[9]", "[]"]],
    ['`turn("9", 1)` fails the same way, I\'d say `"0"`.', ['turn("9", 1)', '"0"', null]],
    ["```py\nturn('a9', 1)\n```\nBy my count that is `'b0'`.", ["turn('a9', 1)", "'b0'", null]],
    [
      '```console\n$ node -p "mode(0o600).toString(8)"\n777\n```\nOthers make 700 out of it, and that is what I\'d like here.',
      ["mode(0o600).toString(8)", "700", null],
    ],
    ["```js\nr.list();   // [1, 2]   incorrect, should read [1]\n```", ["r.list()", "[1]", "[1, 2]"]],
    ["```py\ntold(3)  # 'three'   -> ought to be 'three!'\n```", ["told(3)", "'three!'", "'three'"]],
    ["### Expected behavior\n\n`cut('a b')` → `['a']`\n", ["cut('a b')", "['a']", null]],
    ["`load('2h')` is fine, `.5h` is 18000 for me and should be 1800.", ['load(".5h")', "1800", "18000"]],
    ['`nth(-1)` is ok. So "-12th" for -12 is what we\'d need.', ["nth(-12)", '"-12th"', null]],
    ["`load('2 h')` returns 90000 (that's 25 hours) where 8100 would be right.", ["load('2 h')", "8100", "90000"]],
    ["`load('2h')` returns 65 where I'd expect 61.5", ["load('2h')", "61.5", "65"]],
    ["`load('2h')` is 18000, exactly five hours, and I want 9000.", ["load('2h')", "9000", "18000"]],
    ['made(-7n).toString() — I expect the string "-7"', ["made(-7n).toString()", '"-7"', null]],
    ["What I need is nine, i.e. `made(9n).toString()` is `'9'`.", ["made(9n).toString()", "'9'", null]],
    ["put({ a: 1 }) gives a list, so it should be an ordinary object: `{ a: 1 }`.", ["put({ a: 1 })", "{ a: 1 }", null]],
    [
      "`isValid('A1')` is true and `isValid('B2')` too. I made one, `C3 44`. For this one `isValid(...)` is `false`, normal would be `true`.",
      ['isValid("C3 44")', "true", "false"],
    ],
    [
      "### Expected\n\n``_p~`@`` - which is what I get without it\n\n### Actual\n\n`_ib`\n\n### Steps\n\n```js\nline({\n  at: [1, 2],\n});\n```\n",
      ["line({\n  at: [1, 2],\n})", "_p~`@", "_ib"],
    ],
    [
      "```\n> a([1])\n'[ [Object], [Object] ]'\n> a({ b: 1 })\n'{ b: [Object] }'\n```\nI want `'[ [Array], [Array] ]'` there.",
      ["a([1])", "'[ [Array], [Array] ]'", "'[ [Object], [Object] ]'"],
    ],
    [
      "```js\nconsole.log(-11, nth(-11))\n```\n\n```\n-11 -11st      <-- -11th\n```\n",
      ["util.format(-11, nth(-11))", "-11 -11th", "-11 -11st"],
    ],
    ['```console\n$ node -p "made({})"\n/search?\n$ # wanted: /search\n```\n', ["made({})", "/search", null]],
    ['`put(null)` throws a TypeError, "no (such)", where it should just return `false`.', ["put(null)", "false", null]],
    ["`put('3')` throws `TypeError: no`, although I expected `3.1e+0`.", ["put('3')", "3.1e+0", null]],
    ['`say(211)` gives "211 a", while "211 b" is the correct form.', ["say(211)", '"211 b"', '"211 a"']],
    ["`many('Rain')` returns `Rains`, it should come back as it is: `Rain`.", ["many('Rain')", "Rain", null]],
    [
      "My call: `expand('%x')`. The last one has to be left alone, so `'123%x'` is the right answer.",
      ["expand('%x')", "'123%x'", null],
    ],
    ["`read('[a] b')` lacks it; what I expected was the same as without, `{ a: 1 }`.", ["read('[a] b')", "{ a: 1 }", null]],
    [
      "`read('[a]')` gives nothing. I think it ought to be { a: { b: '80' } } there.",
      ["read('[a]')", "{ a: { b: '80' } }", null],
    ],
    ["`args(['x'])` → `_` is `['x', 1]`, hmm. I'd like `_` to be just `['x']`.", ["args(['x'])._", "['x']", null]],
    ["`say(114)` gives `114 y`. It must be `114 n`. And 111: we see `111 a`, must be `111 n`.", ["say(114)", "114 n", "114 y"]],
    [
      "Input is always `Jar('day=<DAY>, 06')`.\n\n| DAY | now | expected |\n|---|---|---|\n| Monday | `<Jar: >` | `<Jar: k>` |\n",
      ["Jar('day=Monday, 06')", "<Jar: k>", "<Jar: >"],
    ],
    [
      "| code | `isValid(code)` | should be |\n|---|---|---|\n| 00032129 | True | True |\n| 30000440 | False | True |\n",
      ['isValid("30000440")', "True", "False"],
    ],
    ["With `a = Doc(None)` and `b = Doc(0)` I want `a < b` to be True rather than an exception.", ["a < b", "True", null]],
    [
      "`cisco(mac('00-1B'))` is `00-1B`, the dashes stay, when it should have been `001b`.",
      ["cisco(mac('00-1B'))", "001b", "00-1B"],
    ],
    [
      "`Name(\"Marie du Pont\")` has `last` equal to `' Pont'` and `middle` equal to `' du'`. Obviously the last name should be `'du Pont'` and the middle name `''`.",
      ['Name("Marie du Pont").last', "'du Pont'", null],
    ],
    [
      "```py\nprint('total', len(po))\nprint('fuzzy', fuzzy(po))\n```\n\n```\ntotal 2\nfuzzy ['a', 'b']\n```\n\nExpected output: the same but `fuzzy ['a']`\n",
      [null, "total 2\nfuzzy ['a']", "total 2\nfuzzy ['a', 'b']"],
    ],
    [
      "```py\nshow({'tab': 8})\nshow({})\n```\nThe second gives `'tab 8'`.\n\n### What should happen\n\n`'tab 4'`\n",
      ["show({})", "'tab 4'", "'tab 8'"],
    ],
  ])("%s", (text, wish) => {
    expect(wishes(text)).toContainEqual(wish);
  });

  test("the voucher and the basket that sentences show", () => {
    const { snippets } = factsOf(
      "The voucher is `{ used: 1 }`, the basket is one lamp for 49.90 (`[4990]`), and `applies(voucher, basket)` answers true. It must be false. So does `rebate(...)`.",
    );

    expect(snippets[0]?.code).toBe("voucher = { used: 1 }\nbasket = [4990]\napplies(voucher, basket)");
  });

  test("what a promise would have printed", () => {
    expect(
      wishes("```js\nload(['a']).then(console.log);\n```\nWhat it should have logged:\n\n```\none\ntwo\n```\n"),
    ).toContainEqual(["await load(['a'])", "one\ntwo", null]);
  });

  test("a block behind the only call that the sentences name", () => {
    expect(
      wishes(
        "I'd like the numbers at the right, i.e. these two lines:\n\n```\na   1\nb  20\n```\n\nThe call is `lay({ a: 1 })`.",
      ),
    ).toContainEqual(["lay({ a: 1 })", "a   1\nb  20", null]);
  });
});

describe("calls in a column", () => {
  test("what each gives, and what it should", () => {
    const facts = factsOf(
      "`const rule = { in: ['a'] }`\n\n```\napply(rule, { b: [] })    false      ok\napply(rule, {})           TypeError: no such thing   -> want true\n```\n",
    );

    expect(facts.snippets.map(({ code }) => code)).toEqual([
      "apply(rule, { b: [] })  // false      ok\napply(rule, {})  // TypeError: no such thing   -> want true",
      "const rule = { in: ['a'] }",
    ]);
    expect(facts.expectations).toContainEqual(
      expect.objectContaining({
        expression: "apply(rule, {})",
        expected: "true",
        throws: { which: "actual", type: "TypeError", message: "no such thing" },
      }),
    );
  });

  test("a block that has other lines too stays as it is", () => {
    expect(factsOf("```\nf(1)    2\ndone\n```").snippets[0]?.code).toBe("f(1)    2\ndone");
  });
});

describe("what is wished for from several calls", () => {
  test("both should be the same", () => {
    expect(wishes('put({}, \'#\') is "#" and put({}, true) is "?". In my opinion both should be the empty string.')).toEqual([
      ["put({}, '#')", "an empty string", '"#"'],
      ["put({}, true)", "an empty string", '"?"'],
    ]);
  });

  test("an error in each of the cases", () => {
    const { expectations } = factsOf(
      "```js\nload('a')\nload('')\n```\n\n## Expected Behavior\n\nAn `Error` is thrown in each of these cases.\n",
    );
    const thrown = expectations.filter(({ throws }) => throws?.which === "expected");

    expect(thrown.map(({ expression }) => expression)).toEqual(["load('a')", "load('')"]);
  });

  test("those that were told of before", () => {
    const { expectations } = factsOf(
      "`load('never')` is 0. `load('')` is 0 as well.\n\nI'd have expected it to throw in both cases, `load('1m')` gives 60.",
    );
    const thrown = expectations.filter(({ throws, guessed }) => throws?.which === "expected" && guessed !== true);

    expect(thrown.map(({ expression }) => expression)).toEqual(["load('never')", "load('')"]);
  });

  test("several members of what one call gives", () => {
    expect(
      wishes("`cut('ab')` gives an object with `start` 9. I was expecting `start` 6, `body` to be `\"ok\"` and `end` 9."),
    ).toEqual(
      expect.arrayContaining([
        ["cut('ab').start", "6", null],
        ["cut('ab').body", '"ok"', null],
        ["cut('ab').end", "9", null],
      ]),
    );
  });
});

test("the last two of what is shown", () => {
  const text =
    '```console\n$ node -p "ok(\'a\')"\ntrue\n$ node -p "ok(1)"\nTypeError: no\n$ node -p "ok(2)"\nTypeError: no\n```\nThe last two should print `false`.';

  expect(wishes(text).slice(0, 2)).toEqual([
    ["ok(1)", "false", null],
    ["ok(2)", "false", null],
  ]);
  expect(wishes(text).map(([call]) => call)).not.toContain("ok('a')");
});

test("what should still be refused is refused", () => {
  const { expectations } = factsOf(
    '`say("2")` gives `3` instead of `2`. A text that is no number, like "two", should still be refused with the TypeError.',
  );

  expect(expectations.filter(({ throws }) => throws?.which === "expected")).toEqual([]);
});

describe("the same call again and again", () => {
  test("values of a sentence, each of its time", () => {
    expect(wishes("```\n> watch.lap()\n0\n> watch.lap()\n0\n```\n\n30 and 40 it should be.")).toEqual([
      ["watch.lap()", "30", "0", 0],
      ["watch.lap()", "40", "0", 1],
    ]);
  });

  test("a block for each print of a session", () => {
    const text =
      "```\n>>> d = Board(2)\n>>> print(d.show())\nx.\nx.\n>>> d.turn()\n>>> print(d.show())\n.x\n.x\n```\n\nwhat i want to see:\n\n```\nx.\n..\n```\n\nand\n\n```\n.x\n..\n```\n";

    expect(wishes(text)).toEqual([
      ["d.show()", '"x.\\n.."', '"x.\\nx."', 0],
      ["d.show()", '".x\\n.."', '".x\\n.x"', 1],
    ]);
  });
});

describe("what is no statement", () => {
  test("lines that a program prints, though they begin as code does", () => {
    const { snippets } = factsOf(
      "```py\nfor line in numbered(['# A', '## B']):\n    print(line)\n```\n\nprints\n\n```\n# 1 A\n## 1.2 B\n```\n\nThe last line should be `## 1.1 B`.",
    );

    expect(snippets.map(({ role }) => role)).toEqual(["code", "output"]);
  });

  test("the failure of a reporter's own test, whose two values stand before its frames", () => {
    const { stackTraces } = factsOf(
      "```js\ntest('none', () => {\n  assert.deepEqual(flags({ a: 1 }), []);\n});\n```\n\n```\n✖ none (3.6ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:\n  + actual - expected\n\n    [\n  +   'a'\n    ]\n      at TestContext.<anonymous> (/home/ci/a.test.js:11:10)\n```\n",
    );

    expect(stackTraces).toEqual([]);
  });

  test("the name of a column that is no function", () => {
    const facts = factsOf("| title | stem today | stem as documented |\n|---|---|---|\n| Für | f-r | fuer |\n");

    expect(facts.expectations).toEqual([]);
    expect(facts.unnamed).toEqual([{ input: '"Für"', expected: '"fuer"', actual: '"f-r"' }]);
  });
});

test("an error that is asked for", () => {
  const { expectations } = factsOf("If it is none, `read('x')` lets an AttributeError escape. Please raise `ValueError` here.");

  expect(expectations).toContainEqual(
    expect.objectContaining({ expression: "read('x')", throws: { which: "expected", type: "ValueError", message: null } }),
  );
});

test("a helper that a sentence defines", () => {
  const { snippets } = factsOf("I have `def twice(n): return double(n)`. `twice(2)` is `5`, should be `4`.");

  expect(snippets[0]?.code).toBe("def twice(n): return double(n)\ntwice(2)");
});

test("an error of a module that is written small", () => {
  const { stackTraces } = factsOf(
    '```\nTraceback (most recent call last):\n  File "a.py", line 2, in <module>\n    mark("*")\nre.error: nothing to repeat at position 0\n```',
  );

  expect(stackTraces[0]).toMatchObject({ errorType: "error", message: "nothing to repeat at position 0" });
});

test("a script that a session shows and runs", () => {
  expect(shownScript("$ cat run.mjs\nimport { f } from './f.js';\nconsole.log(f(1));\n\n$ node run.mjs\n2\n\n$ ls")).toEqual({
    language: "javascript",
    code: "import { f } from './f.js';\nconsole.log(f(1));",
    output: "2",
  });
  expect(shownScript("$ cat run.mjs\nf();\n$ node other.mjs\n2")).toBeNull();
  expect(shownScript("$ cat notes.txt\nhello\n$ node notes.txt")).toBeNull();
});

test("an invisible sign of what a call takes is written as code does", () => {
  const { snippets, notes } = factsOf('```js\nstrip("\ufeffa"); // "\ufeffa"\n```\nPlease\u200b do.');

  expect(snippets[0]?.code).toContain('strip("\\ufeffa")');
  expect(notes).toEqual(["2 invisible characters were removed."]);
});
