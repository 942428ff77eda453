import type { Expectation } from "../../types/facts.ts";
import type { ProseLine } from "./blocks.ts";
import { cleanValue, parseOutcome } from "./outcome.ts";
import { sideOf, type Side } from "./side.ts";
import { expressionOf } from "./statements.ts";

const MOST_ROWS = 100;
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?\|?\s*$/;
const INPUT = /^(?:input|call|code|expression|text|value|source|what|args?|arguments?|example)/i;

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((cell) => cell.trim().replace(/\*\*|__/g, ""));
}

/** Which side a column is of; “result” beside “correct” is what happens. */
function sideOfColumn(heading: string): Side | null {
  const side = sideOf(heading);
  if (side !== null) return side;
  if (/^(?:right|ok|wish|fixed|with the fix)/i.test(heading)) return "expected";
  return /^(?:result|output|returns?|gives?|prints?|is|now|today|before|value)/i.test(heading) ? "actual" : null;
}

/** The call of a row; with a call that the table is about, that one with the row's texts in the places of the columns' names. */
function callOf(cells: readonly string[], headings: readonly string[], input: number, about: string | null): string | null {
  const own = expressionOf(cells[input]);
  if (own !== null && /[([]/.test(own) && !/^["'[{]/.test(own)) return own;
  if (about === null) return null;
  const values = new Map(headings.map((heading, index) => [heading.replaceAll("`", "").trim(), literalOf(cells[index] ?? "")]));
  // All at once: a value may be spelled as another column's name.
  const filled = about.replaceAll(/(?<![\w$."'])[A-Za-z_$][\w$]*(?![\w$(])/g, (name) => values.get(name) ?? name);
  return filled === about ? null : filled;
}

function literalOf(cell: string): string {
  const value = cell.replace(/^`(.*)`$/s, "$1");
  const isCode = /^(?:["'[{(].*|-?\d[\d.]*|true|false|null|undefined|NaN|None|True|False|new .*|[\w$.]+\(.*\))$/s.test(value);
  return isCode ? value : JSON.stringify(value);
}

/** `| call | result | expected |` with a call in each row, or with inputs of the call in the sentence above. */
export function fromTables(prose: readonly ProseLine[]): Expectation[] {
  const found: Expectation[] = [];
  for (const [at, line] of prose.entries()) {
    if (!RULE.test(line.text)) continue;
    const headings = cellsOf(prose[at - 1]?.text ?? "");
    const named = headings.map(sideOfColumn);
    // `f(x)` beside “expected” is what it gives.
    const sides = named.map((side, index) => side ?? (/\(.*\)/.test(headings[index] ?? "") ? "actual" : null));
    if (!sides.includes("expected")) continue;
    const input = Math.max(
      0,
      headings.findIndex((heading, index) => sides[index] === null && INPUT.test(heading.replaceAll("`", ""))),
    );
    const lead = prose
      .slice(Math.max(0, at - 6), at - 1)
      .map(({ text }) => text)
      .join(" ");
    const calls = headings.map((heading) => expressionOf(heading)).filter((call) => call !== null && call.includes("("));
    const about = calls[0] ?? expressionOf(/``([^`\n]{1,400})``|`([^`\n]{1,400})`/.exec(lead)?.[0]);
    for (const row of prose.slice(at + 1, at + 1 + MOST_ROWS)) {
      if (!row.text.includes("|")) break;
      const cells = cellsOf(row.text);
      const expression = callOf(cells, headings, input, about);
      if (expression === null) continue;
      found.push(...ofRow(expression, cells, sides));
    }
  }
  return found;
}

function ofRow(expression: string, cells: readonly string[], sides: readonly (Side | null)[]): Expectation[] {
  const of = (side: Side): string => cells[sides.indexOf(side)] ?? "";
  const [right, now] = [of("expected"), of("actual")];
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
