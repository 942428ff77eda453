import type { Expectation, UnnamedExample } from "../../../types/facts.ts";
import type { ProseLine } from "../blocks/blocks.ts";
import { cleanValue, parseOutcome } from "../text/outcome.ts";
import type { Side } from "../text/side.ts";
import { sideOfColumn, withNow, withOther } from "./table-sides.ts";
import { cellBeside, judgingColumn, namedAbove, wishedBy } from "./table-cells.ts";
import { expressionOf } from "../prose/statements.ts";
import { kindOf } from "../text/value-kinds.ts";

/** Of all tables together, their headings among them; each says one thing at most. */
export const MOST_ROWS = 200;
/** Characters; a longer line is left out, since a value that is cut is another one. */
const LONGEST_ROW = 1000;
const INPUT = /^(?:in(?:put)?|call|code|expression|text|value|source|what|args?|arguments?|example)/i;

/** Bars within code and behind a backslash divide nothing. Linear in the length of the line. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  const cells: string[] = [];
  let from = 0;
  let ticksLeft = inner.split("`").length - 1;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === "`") ticksLeft -= 1;
    // A tick that is never closed opens no code: they are counted from the end.
    if (inner[at] !== "|" || inner[at - 1] === "\\" || ticksLeft % 2 !== 0) continue;
    cells.push(inner.slice(from, at));
    from = at + 1;
  }
  return [...cells, inner.slice(from)].map((cell) => cell.trim().replace(/\*\*|__/g, ""));
}

function isRow({ text }: ProseLine): boolean {
  return text.includes("|") && text.length <= LONGEST_ROW;
}

/** `|---|:--|`, below the headings. */
function isRule(line: ProseLine): boolean {
  return isRow(line) && cellsOf(line.text).every((cell) => /^:?-{2,}:?$/.test(cell));
}

/** Words before a bracket are a sentence, and no call. */
const PROSE = /^(?!(?:new|await|not|len|typeof) )[a-z]+ [^([]*[([]/i;

/** The call of a row; with a call that the table is about, that one with the row's texts in the places of the columns' names. */
function callOf(cells: readonly string[], { headings, input, about, isSaid, texts }: Table): string | null {
  const own = isSaid ? null : expressionOf(cells[input]);
  if (own !== null && /[([]/.test(own) && !/^["'[{]/.test(own) && !PROSE.test(own)) return own;
  if (about === null) return null;
  const values = new Map(
    headings.map((heading, index) => [heading.replaceAll("`", "").trim(), literalOf(cells[index] ?? "", texts.has(index))]),
  );
  // All at once: a value may be spelled as another column's name.
  const cellOf = new Map(headings.map((heading, index) => [heading.replaceAll("`", "").trim(), cells[index] ?? ""]));
  // `load('<DAY>, 6 Nov')`: a place within a text.
  const placed = about.replaceAll(
    /<([A-Za-z][\w ]{0,30})>/g,
    (whole, name: string) => cellOf.get(name)?.replaceAll("`", "") ?? whole,
  );
  if (placed !== about) return placed;
  const filled = about.replaceAll(/(?<![\w$."'])[A-Za-z_$][\w$]*(?![\w$(])/g, (name) => values.get(name) ?? name);
  return filled === about ? null : filled;
}

function literalOf(cell: string, isText = false): string {
  const value = cell.replace(/^`(.*)`$/s, "$1");
  return isCode(value) && !isText ? value : JSON.stringify(value);
}

function isCode(value: string): boolean {
  // Numbers do not begin so.
  if (/^0\d+$/.test(value)) return false;
  return /^(?:["'[{].*|\(.*,.*\)|-?\d[\d.]*|true|false|null|undefined|NaN|None|True|False|new [A-Z][\w.]*\(.*\)|[\w$.]+\(.*\))$/s.test(
    value,
  );
}

/** The columns of which some row is no code: each of their cells is a text, `[1]` too. */
function columnsOfTexts(rows: readonly string[][], count: number): Set<number> {
  const isText = (at: number): boolean => rows.some((row) => !isCode((row[at] ?? "").replace(/^`(.*)`$/s, "$1")));
  return new Set(Array.from({ length: count }, (_, at) => at).filter(isText));
}

/** The columns of which some row begins with a zero that no number has: codes, and no numbers. */
function columnsOfCodes(rows: readonly string[][], count: number): Set<number> {
  const bare = (row: readonly string[], at: number): string => (row[at] ?? "").replaceAll("`", "");
  const isCodes = (at: number): boolean =>
    rows.some((row) => /^0\d+$/.test(bare(row, at))) && rows.every((row) => /^\d*$/.test(bare(row, at)));
  return new Set(Array.from({ length: count }, (_, at) => at).filter(isCodes));
}

interface Table {
  headings: string[];
  /** Of each column; null where it is none. */
  sides: (Side | null)[];
  /** The column of what goes in. */
  input: number;
  /** The call that the table is about, where its rows have none. */
  about: string | null;
  /** The function was only named somewhere above: what comes now must show that it is meant. */
  isGuess: boolean;
  /** A heading says what its function says: that takes all that the other columns hold. */
  isSaid: boolean;
  texts: ReadonlySet<number>;
  /** The column of what should be only judges what is. */
  judges: boolean;
}

const OF_FUNCTION = /^`?([A-Za-z_$][\w$.]{0,80})\(\)`?$/;
/** “`mark` says”, “what parseLogin says”, “expand gives”: what a function gives now. */
const FUNCTION_SAYS =
  /(?:`([A-Za-z_$][\w$.]{0,80})(?:\(\))?`|\b([A-Za-z_$][\w$]{0,80}))(?:\(\))? (?:says|gives|returns|prints|makes(?: of it)?|today|now)$/;
/** Of the rows, so many show values of one kind in two columns that are compared. */
const MOSTLY_ALIKE = 0.8;

/**
 * `| text | ground | inspector | contrast() |`: what a function gives for the columns that are no value of its kind, beside
 * the only other one that is. null for any other table.
 */
function comparedWith(headings: readonly string[], rows: readonly string[][]): Table | null {
  const shown = headings.findIndex((one) => OF_FUNCTION.test(one.trim()));
  const name = OF_FUNCTION.exec(headings[shown]?.trim() ?? "")?.[1];
  if (name === undefined || headings.filter((one) => OF_FUNCTION.test(one.trim())).length > 1 || rows.length === 0) return null;
  const kindAt = (row: readonly string[], at: number): string => kindOf((row[at] ?? "").replaceAll("`", ""));
  const isLike = headings.map(
    (_, at) => at !== shown && rows.filter((row) => kindAt(row, at) === kindAt(row, shown)).length >= rows.length * MOSTLY_ALIKE,
  );
  if (isLike.filter(Boolean).length !== 1) return null;
  const sides = headings.map((_, at): Side | null => (at === shown ? "actual" : isLike[at] === true ? "expected" : null));
  const taken = headings.filter((_, at) => sides[at] === null).map((one) => one.replaceAll("`", "").trim());
  if (taken.length === 0 || taken.some((one) => !/^[A-Za-z_$][\w$]*$/.test(one))) return null;
  return {
    headings: [...headings],
    sides,
    input: sides.indexOf(null),
    about: `${name}(${taken.join(", ")})`,
    judges: false,
    isSaid: false,
    texts: new Set(),
    isGuess: false,
  };
}

/** What stands above the rule of a table; null where no column says what should be. */
function tableAbove(prose: readonly ProseLine[], rule: number): Table | null {
  const heading = prose[rule - 1];
  if (heading === undefined || !isRow(heading)) return null;
  const headings = cellsOf(heading.text);
  const end = prose.findIndex((line, at) => at > rule && !line.text.includes("|"));
  const rows = prose
    .slice(rule + 1, end === -1 ? undefined : end)
    .slice(0, MOST_ROWS)
    .filter(isRow)
    .map(({ text }) => cellsOf(text));
  const judging = judgingColumn(rows);
  const named = headings.map((one, at): Side | null => (at === judging ? "expected" : sideOfColumn(one)));
  const judges = judging > 0 && named.includes("actual");
  if (!named.includes("expected")) {
    const compared = comparedWith(headings, rows);
    if (compared !== null) return compared;
  }
  // `f(x)` beside “expected” is what it gives.
  const isCalled = headings.map((one, at) => named[at] === null && /[\w$]\(.*\)/.test(one));
  const kindAt = (at: number): string => kindOf((rows[0]?.[at] ?? "").replaceAll("`", ""));
  // Of several the one that gives what the values that should come are.
  const fits =
    isCalled.filter(Boolean).length === 1
      ? isCalled
      : isCalled.map((is, at) => is && kindAt(at) === kindAt(named.indexOf("expected")));
  const shown = named.map((side, at) => side ?? (fits[at] === true ? "actual" : null));
  const sides = withNow(withOther(shown, headings), rows);
  if (!sides.includes("expected")) return null;
  const input = headings.findIndex((one, index) => sides[index] === null && INPUT.test(one.replaceAll("`", "")));
  const lead = prose
    .slice(Math.max(0, rule - 6), rule - 1)
    .map(({ text }) => text)
    .join(" ");
  // `encode(n)` now: the call stands in the heading, beside a word of its side.
  const calls = headings
    .filter((_, at) => isCalled[at] !== true || fits[at] === true)
    .map((one) => expressionOf(/`[^`]{1,200}`/.exec(one)?.[0] ?? one))
    .filter((call) => call !== null && /[\w$]\((?!\))/.test(call) && !/^[A-Za-z_$][\w$.]*\([\w$.]+\(/.test(call));
  const said = calls[0] === undefined ? saidBy(headings, sides) : null;
  const about =
    calls[0] ??
    said ??
    expressionOf(/``([^`\n]{1,400})``|`([^`\n]{1,400})`/.exec(lead)?.[0]) ??
    explainedBehind(prose, rule, headings);
  const called =
    about === null && sides.includes("actual")
      ? namedAbove(
          prose,
          rule,
          headings.filter((_, at) => sides[at] === null),
        )
      : null;
  return {
    headings,
    sides,
    input: Math.max(0, input),
    about: about ?? called,
    judges,
    isSaid: said !== null,
    texts: said === null ? columnsOfCodes(rows, headings.length) : columnsOfTexts(rows, headings.length),
    isGuess: called !== null,
  };
}

/** `| text | word | mark says | should say |`: a call of the columns that are of no side. */
function saidBy(headings: readonly string[], sides: readonly (Side | null)[]): string | null {
  const at = sides.indexOf("actual");
  const [, ticked, word] = FUNCTION_SAYS.exec(headings[at]?.trim() ?? "") ?? [];
  // “stem today” may be a thing and no function.
  const isThing = /(?:today|now)$/.test(headings[at] ?? "") && !/[a-z][A-Z]|_/.test(word ?? "");
  const isWord = isThing || /^(?:it|result|output|what|that|this|program|tool|version)$/i.test(word ?? "");
  const name = ticked ?? (isWord ? undefined : word);
  const taken = headings.filter((_, index) => sides[index] === null).map((one) => one.replaceAll("`", "").trim());
  if (name === undefined || taken.length === 0 || taken.some((one) => !/^[A-Za-z_$][\w$]*$/.test(one))) return null;
  return `${name}(${taken.join(", ")})`;
}

/** Lines that may explain a table. */
const MOST_BEHIND = 4;

/** “(“result” is what `bare(label)` gives.)” below a table with a column “label”. */
function explainedBehind(prose: readonly ProseLine[], rule: number, headings: readonly string[]): string | null {
  const columns = new Set(headings.map((one) => one.replaceAll("`", "").trim()));
  const behind = prose.slice(rule + 1, rule + 1 + MOST_ROWS).filter(({ text }) => !text.includes("|"));
  const spans = behind.slice(0, MOST_BEHIND).flatMap(({ text }) => text.slice(0, LONGEST_ROW).match(/`[^`\n]{1,200}`/g) ?? []);
  const calls = spans.map((one) => expressionOf(one)).filter((one) => one !== null);
  return calls.find((one) => /^[\w$.]+\(/.test(one) && argumentsOf(one).some((name) => columns.has(name))) ?? null;
}

function argumentsOf(call: string): string[] {
  return call.slice(call.indexOf("(") + 1).match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** The cells with what should come in the place of what is said of what comes. */
function judged(cells: string[], { sides, judges }: Table): string[] {
  const at = sides.indexOf("expected");
  return judges && cells[at] !== undefined ? cells.with(at, wishedBy(cells[at], cells[sides.indexOf("actual")] ?? "")) : cells;
}

/** The cells of each row below a table's rule. */
function* rowsOf(prose: readonly ProseLine[]): Generator<{ table: Table; cells: string[] }> {
  let left = MOST_ROWS;
  for (const [at, line] of prose.entries()) {
    if (left === 0) break;
    if (!isRule(line)) continue;
    left -= 1;
    const table = tableAbove(prose, at);
    if (table === null) continue;
    for (const row of prose.slice(at + 1, at + 1 + left)) {
      if (!row.text.includes("|")) break;
      left -= 1;
      if (isRow(row)) yield { table, cells: judged(cellsOf(row.text), table) };
    }
  }
}

/** `| call | result | expected |` with a call in each row, or with inputs of the call in the sentence above. */
export function fromTables(prose: readonly ProseLine[]): Expectation[] {
  return [...rowsOf(prose)].flatMap(({ table, cells }) => {
    const expression = callOf(cells, table);
    const own = expression === null ? [] : ofRow(expression, cells, table.sides);
    const said = table.isSaid ? own.flatMap(withLists) : own;
    return table.isGuess ? said.filter(({ actual, throws, fine }) => actual !== null || throws !== null || fine === true) : said;
  });
}

/** `mark("a b", "a")`, or `mark("a b", ["a"])`: a column of single words may be of what takes several. Which one shows when it runs. */
function withLists(one: Expectation): Expectation[] {
  const { expression, actual } = one;
  const last = /^(.*, )("[^"]*")\)$/.exec(expression ?? "");
  return last === null || actual === null
    ? [one]
    : [one, { ...one, expression: `${last[1] ?? ""}[${last[2] ?? ""}])`, guessed: true }];
}

/** `| input | result | expected |` of a table that names no call: both values are told, and differ. */
export function unnamedIn(prose: readonly ProseLine[]): UnnamedExample[] {
  return [...rowsOf(prose)].flatMap(({ table, cells }) => {
    const { input, sides, about, headings } = table;
    const [actual, expected] = [cells[sides.indexOf("actual")] ?? "", cells[sides.indexOf("expected")] ?? ""];
    const isOfOne = about === null && sides[input] === null && headings.length === 3;
    if (!isOfOne || callOf(cells, table) !== null || actual === "" || expected === "" || actual === expected) return [];
    if (parseOutcome(actual).throws !== null || parseOutcome(expected).throws !== null) return [];
    return [{ input: literalOf(cells[input] ?? ""), expected: literalOf(expected), actual: literalOf(actual) }];
  });
}

function ofRow(expression: string, cells: readonly string[], sides: readonly (Side | null)[]): Expectation[] {
  const of = (side: Side): string => cells[sides.indexOf(side)] ?? "";
  const now = of("actual");
  const right = cellBeside(of("expected"), now);
  if (right === null) return [];
  const base = { expression, origin: "labels" as const, snippet: null };
  const [wanted, given] = [parseOutcome(right).throws, parseOutcome(now).throws];
  if (wanted !== null) return [{ ...base, expected: null, actual: null, throws: { ...wanted, which: "expected" } }];
  const expected = cleanValue(right);
  if (expected === null) return [];
  const actual = given === null ? cleanValue(now) : null;
  // A row that is right already tells what must stay.
  if (actual === expected) return [{ ...base, expected: null, actual: null, throws: null, fine: true }];
  return [{ ...base, expected, actual, throws: given === null ? null : { ...given, which: "actual" } }];
}
