import { expect, test } from "vitest";
import type { Symptom } from "../../../../types/facts.ts";
import { candidatesAt, makeFixture } from "../../testing/fixture.ts";
import { line, type EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";

interface Row {
  name: string;
  wrong: string;
  right: string;
  /** What is asked of it, and what should come: `lib.f(…)` of the text. */
  check: string;
  family?: string;
  issue?: string;
  symptom?: Symptom;
}

/** A pattern that a text is asked for. */
function asked(name: string, wrong: string, right: string, fits: string, not?: string): Row {
  const check = `assert.strictEqual(lib.f(${JSON.stringify(fits)}), true);`;
  const other = not === undefined ? "" : ` assert.strictEqual(lib.f(${JSON.stringify(not)}), false);`;
  return { name, wrong: `return ${wrong}.test(text);`, right: `return ${right}.test(text);`, check: check + other };
}

function made(name: string, wrong: string, right: string, of: string, gives: unknown): Row {
  const check = `assert.deepStrictEqual(lib.f(${JSON.stringify(of)}), ${JSON.stringify(gives)});`;
  return { name, wrong: `return ${wrong};`, right: `return ${right};`, check };
}

const ROWS: Row[] = [
  {
    ...made(
      "a text that is a pattern",
      String.raw`new RegExp("^[A-Z]{3}$").test(text)`,
      String.raw`new RegExp("^[A-Z]{2,3}$").test(text)`,
      "AB",
      true,
    ),
    family: "pattern-text",
  },
  asked("as many digits as there are", String.raw`/^\d\d:\d\d$/`, String.raw`/^\d+:\d\d$/`, "100:30"),
  {
    ...made("the first of them alone", "text.split(text[0]).join('')", "text.replace(text[0], '')", "abab", "bab"),
    family: "replaced",
  },
  asked("each number may have a fraction", String.raw`/^\d+x\d+$/`, String.raw`/^\d+(?:\.\d+)?x\d+(?:\.\d+)?$/`, "1.5x2.5"),
  asked("an exponent has a sign", String.raw`/^\d+(?:e\d+)?$/`, String.raw`/^\d+(?:e[+-]?\d+)?$/`, "1e-5"),
  made(
    "a value in quotes",
    String.raw`text.match(/a=(\S+)/)[1]`,
    String.raw`text.match(/a=("[^"]*"|\S+)/)[1]`,
    'a="b c"',
    '"b c"',
  ),
  made(
    "a tag that closes itself",
    String.raw`text.replace(/<img src="a">/g, '')`,
    String.raw`text.replace(/<img src="a"\s*\/?>/g, '')`,
    '<img src="a" />',
    "",
  ),
  made("behind the last dot", String.raw`text.replace(/\.\w+$/, '')`, String.raw`text.replace(/\.[^.]+$/, '')`, "a.b-c", "a"),
  asked("one more of what stands last", String.raw`/^\d:\d$/`, String.raw`/^\d:\d(?::\d)?$/`, "1:2:3"),
  made("the longest first", String.raw`text.match(/\d+(m|s|ms)/)[1]`, String.raw`text.match(/\d+(ms|m|s)/)[1]`, "1ms", "ms"),
  made(
    "a tag has more in it",
    String.raw`text.match(/<title>([^<]*)</)[1]`,
    String.raw`text.match(/<title[^>]*>([^<]*)</)[1]`,
    "<title id=a>b<",
    "b",
  ),
  made("not twice", String.raw`text.replace(/:\w+/g, '')`, String.raw`text.replace(/(?<!:):\w+/g, '')`, "a::b:c", "a::b"),
  made("a name of more letters", "text.match(/[a-z_]|[()]/g)", String.raw`text.match(/[a-z_]\w*|[()]/g)`, "ab(", ["ab", "("]),
  made(
    "the first sign of its end",
    String.raw`text.replace(/<%[^%]*%>/g, '')`,
    String.raw`text.replace(/<%[\s\S]*?%>/g, '')`,
    "<% 5 % 2 %>a",
    "a",
  ),
  made(
    "blanks around a group",
    String.raw`text.replace(/<%=(\w+)%>/g, '$1')`,
    String.raw`text.replace(/<%=\s*(\w+)\s*%>/g, '$1')`,
    "<%= a %>",
    "a",
  ),
  made("either of two signs", String.raw`text.replace(/\?.*$/, '')`, String.raw`text.replace(/[?#].*$/, '')`, "a#b", "a"),
  made("one more sign of a few", String.raw`text.match(/[#!]/)[0]`, String.raw`text.match(/[#!;]/)[0]`, ";", ";"),

  asked("blanks around a sign", String.raw`/^\w+:\w+$/`, String.raw`/^\w+\s*:\s*\w+$/`, "a : b"),
  asked("blanks behind a sign", String.raw`/^(\w+):(\w+)$/`, String.raw`/^(\w+):\s*(\w+)$/`, "a: b"),
  asked("blanks at both ends", String.raw`/^(\d+)-(\d+)$/`, String.raw`/^\s*(\d+)-(\d+)\s*$/`, " 1-2 "),
  asked("any blanks for one", String.raw`/^(\w+) (\w+)$/`, String.raw`/^(\w+)\s+(\w+)$/`, "a  b"),
  made(
    "blanks within brackets",
    String.raw`text.replace(/\{\{(\w+)\}\}/g, '<$1>')`,
    String.raw`text.replace(/\{\{\s*(\w+)\s*\}\}/g, '<$1>')`,
    "{{ a }}",
    "<a>",
  ),
  asked("the last part may be missing", String.raw`/^--([^=]+)=(.*)$/`, String.raw`/^--([^=]+)(?:=(.*))?$/`, "--a"),
  asked("what ends it may be missing", String.raw`/^git@(\w+)\.git$/`, String.raw`/^git@(\w+)(?:\.git)?$/`, "git@a"),
  asked("a fraction", String.raw`/^(\d+)\s*(s|m)$/`, String.raw`/^(\d+(?:\.\d+)?)\s*(s|m)$/`, "1.5s"),
  asked("a sign before a number", String.raw`/^(\d+)(s|m)$/`, String.raw`/^(-?\d+)(s|m)$/`, "-5s"),
  made(
    "several codes of a colour",
    String.raw`text.replace(/\u001b\[\d+m/g, '')`,
    String.raw`text.replace(/\u001b\[\d+(?:;\d+)*m/g, '')`,
    "\u001b[1;3ma",
    "a",
  ),
  made("what ends is not part of it", `text.match(/"(.*)"/)[1]`, `text.match(/"([^"]*)"/)[1]`, '"a" or "b"', "a"),
  made(
    "over several lines",
    "text.replace(/<!--.*-->/g, '')",
    String.raw`text.replace(/<!--[\s\S]*?-->/g, '')`,
    "<!--\n-->a",
    "a",
  ),
  made(
    "an escaped quote",
    String.raw`text.match(/"([^"]*)"/)[1]`,
    String.raw`text.match(/"((?:[^"\\]|\\.)*)"/)[1]`,
    '"a\\"b"',
    'a\\"b',
  ),
  made("either quote", String.raw`text.match(/'([^']+)'/)[1]`, String.raw`text.match(/["']([^"']+)["']/)[1]`, '"a"', "a"),
  asked("a safe address too", String.raw`/^http:\/\//`, String.raw`/^https?:\/\//`, "https://a"),
  asked("a name that is written in two ways", String.raw`/\.(?:png|jpg)$/`, String.raw`/\.(?:png|jpe?g)$/`, "a.jpeg"),
  asked("the other slash", String.raw`/\/test\//`, String.raw`/[\\/]test[\\/]/`, "a\\test\\b"),
  made(
    "a scheme keeps its slashes",
    String.raw`text.replace(/\/{2,}/g, '/')`,
    String.raw`text.replace(/(?<!:)\/{2,}/g, '/')`,
    "http://a//b",
    "http://a/b",
  ),
  made(
    "digits by threes",
    String.raw`text.replace(/\B(?=(\d{3})+)/g, ',')`,
    String.raw`text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')`,
    "12345",
    "12,345",
  ),
  asked("three digits will do", "/^#[0-9a-f]{6}$/", "/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/", "#abc"),
  made("empty lines stay empty", "text.replace(/^/gm, '  ')", "text.replace(/^(?=.)/gm, '  ')", "a\n\nb", "  a\n\n  b"),
  asked("a number with an exponent", String.raw`/^\d+(?:\.\d+)?$/`, String.raw`/^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/`, "1e5"),
  made("at either end as often as it comes", "text.replace(/^-|-$/g, '')", "text.replace(/^-+|-+$/g, '')", "--a--", "a"),
  asked("a sign in each class", String.raw`/^[a-z][a-z\d]*$/`, String.raw`/^[a-z$][a-z\d$]*$/`, "$a$"),
  asked("the beginning of each branch", "/^a|b/", "/^a|^b/", "bc", "xb"),
  asked("the ends of all branches", "/^yes|no$/", "/^(?:yes|no)$/", "yes", "yesterday"),
  made("words of capitals too", "text.match(/[a-f]+/g)", "text.match(/[a-fA-F]+/g)", "aB", ["aB"]),
  asked("a dash in the class, not a range", String.raw`/^[\w.-]+$/`, String.raw`/^[\w.+-]+$/`, "a+b", "a,b"),
  made(
    "what escapes is escaped",
    String.raw`text.replace(/[.*+?^$()[\]{}|]/g, '\\$&')`,
    String.raw`text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')`,
    "a\\",
    "a\\\\",
  ),
  made("the sign before the class", "text.replace(/%[sd]/g, '')", "text.replace(/%[sd%]/g, '')", "%%%s", ""),
  made("letters of all kinds", String.raw`text.match(/\w+/g)`, String.raw`text.match(/[\p{L}\p{N}_]+/gu)`, "über", ["über"]),
  made(
    "none that is escaped",
    String.raw`text.replace(/\$\w+/g, '')`,
    String.raw`text.replace(/(?<!\\)\$\w+/g, '')`,
    "\\$a $b",
    "\\$a ",
  ),
  made(
    "the first capital begins a word",
    "text.replace(/[A-Z]/g, '_$&')",
    "text.replace(/(?<!^)[A-Z]/g, '_$&')",
    "AbCd",
    "Ab_Cd",
  ),
  made("a group is no part", "text.split(/(,|;)/)", "text.split(/(?:,|;)/)", "a,b", ["a", "b"]),
  made("the mark stays", String.raw`text.split(/[.!?]\s+/)`, String.raw`text.split(/(?<=[.!?])\s+/)`, "a. b", ["a.", "b"]),
  asked("only what has more than one", String.raw`/^\+/`, String.raw`/^\+(?!\+)/`, "+a", "++a"),
];

const MADE_OF_TEXT: Row[] = [
  made(
    "the end of a word",
    "new RegExp('^' + text).test('forty')",
    "new RegExp('^' + text + '\\\\b').test('forty')",
    "for",
    false,
  ),
  made(
    "a dot is no sign of its own",
    String.raw`new RegExp(text.replace(/:(\w+)/, '$1')).test('a-b')`,
    String.raw`new RegExp(text.replace(/\./g, '\\.').replace(/:(\w+)/, '$1')).test('a-b')`,
    "a.b",
    false,
  ),
  made(
    "names literally, as the file does",
    "new RegExp([text, 'b'].join('|')).test('acc')",
    "new RegExp([text, 'b'].map((one) => one.replace(/[.*+?^${}()|[\\]\\\\]/g, \"\\\\$&\")).join('|')).test('acc')",
    "a.c",
    false,
  ),
  made("no flags", "text.replace(new RegExp('a'), '')", "text.replace(new RegExp('a', 'g'), '')", "aba", "b"),
  made("another flag", "text.replace(new RegExp('a', 'g'), '')", "text.replace(new RegExp('a', 'gi'), '')", "abA", "b"),
  made(
    "alternatives in a group",
    "new RegExp(`^${['a', 'b'].join('|')}$`).test(text)",
    "new RegExp(`^(?:${['a', 'b'].join('|')})$`).test(text)",
    "ax",
    false,
  ),
  made(
    "added up",
    "new RegExp('^' + ['a', 'b'].join('|') + '$').test(text)",
    "new RegExp('^(?:' + ['a', 'b'].join('|') + ')$').test(text)",
    "ax",
    false,
  ),
  made(
    "the whole text",
    "new RegExp(['a', 'b'].join('|')).test(text)",
    "new RegExp(`^(?:${['a', 'b'].join('|')})$`).test(text)",
    "ax",
    false,
  ),
  made("only a letter", String.raw`new RegExp('\d+').test(text)`, String.raw`new RegExp('\\d+').test(text)`, "12", true),
  made("a slash at the end", "new RegExp(`^${'a'}$`).test(text)", "new RegExp(`^${'a'}/?$`).test(text)", "a/", true),
  made(
    "one folder",
    "new RegExp('^' + text.replace(/\\*/g, '.*') + '$').test('a/b')",
    "new RegExp('^' + text.replace(/\\*/g, '[^/]*') + '$').test('a/b')",
    "*",
    false,
  ),
].map((row) => ({ ...row, family: "pattern-text" }));

const REPLACED: Row[] = [
  made("blanks of any number", "text.replace(' ', '_')", String.raw`text.replace(/\s+/g, '_')`, "a  b c", "a_b_c"),
  made(
    "all over the text, one and the other",
    "text.replace('<', '(').replace('>', ')')",
    "text.replace(/</g, '(').replace(/>/g, ')')",
    "<<>>",
    "(())",
  ),
  made("only at the end", "text.replace('.js', '')", String.raw`text.replace(/\.js$/, '')`, "a.json.js", "a.json"),
  made("only at the beginning", "text.replace('no-', '')", "text.replace(/^no-/, '')", "a-no-b", "a-no-b"),
  made(
    "no dash at either end",
    "text.replace(/[^a-z]+/g, '-')",
    "text.replace(/[^a-z]+/g, '-').replace(/^-+|-+$/g, '')",
    "!a b!",
    "a-b",
  ),
  made(
    "a word in capitals",
    "text.replace(/([a-z])([A-Z])/g, '$1-$2')",
    "text.replace(/([a-z])([A-Z])/g, '$1-$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')",
    "aHTMLPage",
    "a-HTML-Page",
  ),
  made(
    "none before the first",
    "text.replace(/[A-Z]/g, (one) => '_' + one.toLowerCase())",
    "text.replace(/[A-Z]/g, (one) => '_' + one.toLowerCase()).replace(/^_/, '')",
    "AbCd",
    "ab_cd",
  ),
  made(
    "an unknown name stays",
    String.raw`text.replace(/&(\w+);/g, (all, name) => ({ a: 'b' })[name])`,
    String.raw`text.replace(/&(\w+);/g, (all, name) => ({ a: 'b' })[name] ?? all)`,
    "&c;",
    "&c;",
  ),
].map((row) => ({ ...row, family: "replaced" }));

/** What the pattern stops at in the issue's text. */
const TOLD: Row[] = [
  {
    ...asked("a word in front", String.raw`/^([\w.-]+)=(.*)$/`, String.raw`/^(?:export\s+)?([\w.-]+)=(.*)$/`, "export A=1"),
    issue: "`f('export A=1')` is false",
  },
  {
    ...asked("one more unit", String.raw`/^(\d+)(px|em)$/`, String.raw`/^(\d+)(px|em|%)$/`, "50%"),
    issue: "`f('50%')` is false",
  },
  {
    ...asked("one more letter", String.raw`/^(\d+)([km])b$/`, String.raw`/^(\d+)([km])i?b$/`, "5kib"),
    issue: "`f('5kib')` is false",
  },
  {
    ...asked(
      "a part with its sign",
      String.raw`/^application\/json$/`,
      String.raw`/^application\/(?:[\w-]+\+)?json$/`,
      "application/ld+json",
    ),
    issue: "`f('application/ld+json')` is false",
  },
  {
    ...asked("the rest", String.raw`/^P(\d+D)?T(\d+H)?(\d+M)?$/`, String.raw`/^P(\d+D)?(?:T(\d+H)?(\d+M)?)?$/`, "P3D"),
    issue: "`f('P3D')` is false",
  },
];

function caseOf({ name, wrong, right, check, family = "regex", issue }: Row): EditCase {
  const item = line(family, name, "text", wrong, right, check);
  return issue === undefined ? item : { ...item, issue };
}

test.each([...ROWS, ...MADE_OF_TEXT, ...REPLACED, ...TOLD].map(caseOf))("$family: $name", (item) => expectEdit(item));

test("a pattern that takes for ever on a text of the issue is not waited for", async () => {
  const code = String.raw`exports.f = (text) => /^(\w+\s?)+$/.test(text);` + "\n";
  const fixture = makeFixture({ files: { "lib.js": code }, probe: "", issue: `\`f('${"a".repeat(38)}!')\` hangs` });

  const candidates = await candidatesAt(fixture, "lib.js", [1]);

  expect(candidates.some(({ family }) => family === "regex")).toBe(true);
});

test("a part that is kept as a text for a pattern that is made elsewhere is one", () =>
  expectEdit({
    family: "pattern-text",
    name: "a part of a pattern",
    code: String.raw`const TIME = "(\\d\\d):(\\d\\d)";
const ALL = new RegExp("^" + [TIME].join("\\s*") + "$");
exports.f = (text) => ALL.test(text);
`,
    line: 1,
    fixed: String.raw`const TIME = "(\\d+):(\\d\\d)";`,
    check: 'assert.strictEqual(lib.f("100:30"), true); assert.strictEqual(lib.f("100:3"), false);',
  }));
