import type { Expectation, Snippet, Transcript, TranscriptEntry } from "../../types/facts.ts";
import { closingIndex, splitArguments, splitTopLevel } from "./balanced.ts";
import { shownExpression } from "./expressions.ts";
import { parseOutcome, type Outcome } from "./outcome.ts";
import type { Side } from "./side.ts";

const COMMENT = /^(.*?)(?:\s*\/\/+|(?:^|\s+)#+|\s*\/\*+)\s*(.+?)(?:\s*\*\/)?\s*$/;
const ARROW =
  /^(?:=+>|-+>|→|⇒|returns?\b|gives\b|prints\b|outputs?\b|logs\b|yields\b|expected\b|should\b|actual\b|got\b|throws\b|raises\b|instead\b|wrong\b|correct\b|currently\b|but\b|want\b|(?:I|we)(?:'d| would| had)? (?:expect|want)|Uncaught\b|[\w$.]{0,80}(?:Error|Exception)\b)/i;
/** A bare comment that reads as a value: `f(1) // 2`. */
const VALUE_ONLY =
  /^(?:-?\d[\w.]*|true|false|null|undefined|None|True|False|NaN)(?![\w$]).*$|^["'`[{].*$|^[A-Za-z_][\w.]{0,80}\([^()\n]{0,200}\),? .*\b(?:expect|should|want)/i;

function make(
  expression: string | null,
  outcome: Outcome,
  side: Side | null,
  origin: Expectation["origin"],
  snippet: number,
): Expectation | null {
  const value = outcome.bare;
  const expected = outcome.expected ?? (value !== null && side !== "actual" ? value : null);
  const actual = outcome.actual ?? (value !== null && side === "actual" ? value : null);
  const throws =
    outcome.throws === null
      ? null
      : { ...outcome.throws, which: side === "expected" ? ("expected" as const) : outcome.throws.which };
  if (expected === null && actual === null && throws === null) return null;
  const bare = expected !== null && expected === value && side === null ? { bare: true as const } : {};
  return { expression, expected, actual, throws, origin, snippet, ...bare };
}

/** Splits code and comment where the mark stands in no string. */
export function splitComment(line: string): { code: string; comment: string } | null {
  if (!/\/\/|#|\/\*/.test(line)) return null;
  for (const mark of ["//", "#", "/*"]) {
    const [code, ...rest] = splitTopLevel(line, mark);
    if (code === undefined || rest.length === 0 || line.trimStart().startsWith("#!")) continue;
    if (mark === "//" && /https?:$/.test(code)) continue;
    return {
      code,
      comment: rest
        .join(mark)
        .replace(/\*\/\s*$/, "")
        .trim(),
    };
  }
  const whole = COMMENT.exec(line);
  return whole && (whole[1] ?? "").trim() === "" ? { code: "", comment: (whole[2] ?? "").trim() } : null;
}

/** `f(1) // => 2` and its many spellings; the comment may stand on the line below. */
export function fromComments(snippet: Snippet, side: Side | null): Expectation[] {
  const found: Expectation[] = [];
  const bare = new Set<Expectation>();
  let previous: string | null = null;
  for (const raw of snippet.code.split("\n").slice(0, 2000)) {
    const line = raw.slice(0, 2000);
    const parts = splitComment(line);
    const code = parts === null ? line : parts.code;
    const expression: string | null = code.trim() === "" ? previous : shownExpression(code);
    if (code.trim() !== "") previous = expression;
    if (parts === null || expression === null || parts.comment === "") continue;
    const marked = ARROW.test(parts.comment);
    if (!marked && !(code.trim() !== "" && VALUE_ONLY.test(parts.comment))) continue;
    const outcome = parseOutcome(parts.comment);
    const one = make(expression, outcome, side, "comment", snippet.index);
    if (one === null) continue;
    const last = found.at(-1);
    const sameCall = last?.expression === expression && last.throws === null && one.throws === null;
    // What is shown first and called otherwise below is what happens now.
    if (sameCall && bare.has(last) && outcome.expected !== null && outcome.actual === null) asActual(last);
    // Two comments under one call are its two sides.
    if (sameCall && (last.expected === null) !== (one.expected === null)) {
      last.expected ??= one.expected;
      last.actual ??= one.actual;
      delete last.bare;
      bare.delete(last);
      continue;
    }
    found.push(one);
    if (outcome.bare !== null) bare.add(one);
  }
  // Beside calls of which both sides are told, a value alone is right, whatever the text around says.
  if (found.some((one) => one.expected !== null && one.actual !== null && !bare.has(one)))
    for (const one of bare) asExpected(one);
  return found;
}

function asActual(one: Expectation): void {
  one.actual ??= one.expected;
  one.expected = null;
  delete one.bare;
}

function asExpected(one: Expectation): void {
  if (one.actual === null || one.expected !== null) return;
  one.expected = one.actual;
  one.actual = null;
  one.bare = true;
}

const REMARK = /\n?\s*(?:#|\/\/)\s*(?=(?:expect|should|want|correct|wrong|incorrect|right|bug|ok\b|fine))/i;

/** What an entry printed; the `undefined` that Node adds behind a statement is no part of it. */
function shownBy(entry: TranscriptEntry): string {
  return entry.output.replace(/(?<=\S)\s*\nundefined$/, "");
}

/** The value that an entry shows, without what the reporter noted beside it. */
export function valueShownBy(entry: TranscriptEntry): string {
  return (shownBy(entry).split(REMARK)[0] ?? "").trim();
}

/** What a session printed is what happens now, unless the text around says that it should. */
export function fromTranscript(transcript: Transcript, side: Side | null): Expectation[] {
  return transcript.entries.flatMap((entry): Expectation[] => {
    const parts = splitComment(entry.input);
    const input = (parts?.code.trim() || entry.input).trim();
    const said = parts === null || !ARROW.test(parts.comment) ? null : parseOutcome(parts.comment);
    const [body, ...notes] = shownBy(entry).split(REMARK);
    const noted = notes[0] === undefined ? null : parseOutcome(notes[0]);
    const expected = said?.expected ?? said?.bare ?? noted?.expected ?? noted?.bare ?? null;
    const output = (body ?? "").trim();
    const failed = /^(?:Uncaught:?\s*)?(?:Traceback \(most recent|[\w$.]*(?:Error|Exception)\b)/.test(output);
    if (failed) {
      const line = /Traceback/.test(output)
        ? (output.split("\n").findLast((one) => /^[\w.]+(?::|$)/.test(one)) ?? "")
        : (output.split("\n")[0] ?? "");
      const named = /^(?:Uncaught:?\s*)?([\w$.]+)(?: \[[\w-]+\])?(?::\s*(.*))?$/.exec(line.trim());
      return [
        {
          expression: input,
          expected,
          actual: null,
          throws: {
            which: side === "expected" ? "expected" : "actual",
            type: named?.[1]?.split(".").at(-1) ?? null,
            message: named?.[2]?.trim() || null,
          },
          origin: "transcript",
          snippet: transcript.snippet,
        },
      ];
    }
    if ((output === "" || output === "undefined") && expected === null) return [];
    const shown = shownExpression(input.split("\n").at(-1) ?? input) ?? input;
    const right = side === "expected" && expected === null;
    return [
      {
        expression: input.includes("\n") ? input : shown,
        expected: right ? output : expected,
        actual: right || output === "" ? null : output,
        throws: null,
        origin: "transcript",
        snippet: transcript.snippet,
        ...(right ? { bare: true as const } : {}),
      },
    ];
  });
}

const EQUAL =
  /\b(?:assert\.(?:strictEqual|deepStrictEqual|deepEqual|equal|looseEqual|same|is)|(?:t|test|assert)\.(?:is|same|equal|deepEqual|strictEqual)|assert_equal|(?:self\.)?assert(?:Equals?|ListEqual|DictEqual|AlmostEqual))\s*\(/;
const MATCHER =
  /^\s*\.(?:resolves\.)?(?:toBe|toEqual|toStrictEqual|to\.equal|to\.eql|to\.be|to\.deep\.equal|to\.strictly\.equal|toBeCloseTo)\s*\(/;

function assertion(
  expression: string | undefined,
  expected: string | null,
  throws: Expectation["throws"],
  snippet: number,
): Expectation[] {
  const plain = expression
    ?.trim()
    .replace(/^await\s+/, "")
    .replace(/^(?:async\s*)?\(\)\s*=>\s*/, "")
    .replace(/^lambda:\s*/, "");
  return plain ? [{ expression: plain, expected, actual: null, throws, origin: "assertion", snippet }] : [];
}

/** Assertions that the reporter wrote: what they compare with is what should be. */
export function fromAssertions(snippet: Snippet): Expectation[] {
  const found: Expectation[] = [];
  const { code, index } = snippet;
  for (const [offset, line] of lineOffsets(code)) {
    if (found.length >= 100) break;
    const rest = code.slice(offset, offset + 4000);
    const equal = EQUAL.exec(line);
    if (equal) {
      const [left, right] = splitArguments(rest, equal.index + equal[0].length - 1) ?? [];
      if (right !== undefined) found.push(...assertion(left, right, null, index));
      continue;
    }
    const throwing = /\b(?:assert\.(?:throws|rejects)|t\.throws|(?:self\.)?assertRaises)\s*\(/.exec(line);
    if (throwing) {
      const args = splitArguments(rest, throwing.index + throwing[0].length - 1) ?? [];
      const python = throwing[0].includes("assertRaises");
      const [call, type] = python
        ? [args[1] === undefined ? undefined : `${args[1]}(${args.slice(2).join(", ")})`, args[0]]
        : args;
      found.push(
        ...assertion(
          call,
          null,
          { which: "expected", type: /^[\w.]+$/.test(type ?? "") ? (type?.split(".").at(-1) ?? null) : null, message: null },
          index,
        ),
      );
      continue;
    }
    const expecting = /\bexpect\s*\(/.exec(line);
    if (expecting) {
      const open = expecting.index + expecting[0].length - 1;
      const end = closingIndex(rest, open);
      if (end === null) continue;
      const after = rest.slice(end);
      const subject = rest.slice(open + 1, end - 1);
      const matcher = MATCHER.exec(after);
      if (matcher) {
        const value = splitArguments(after, matcher[0].length - 1)?.[0];
        if (value !== undefined) found.push(...assertion(subject, value, null, index));
        continue;
      }
      const fixed = /^\s*\.(?:toBe(Null|Undefined|NaN)|to\.be\.(null|undefined|true|false|NaN))\b/.exec(after);
      const word = fixed?.[1]?.replace(/^[NU](?!aN)/, (char) => char.toLowerCase()) ?? fixed?.[2];
      if (word !== undefined) found.push(...assertion(subject, word, null, index));
      const throws = /^\s*\.(?:toThrow(?:Error)?|to\.throw)\s*\(([^)\n]{0,200})\)/.exec(after);
      if (throws)
        found.push(
          ...assertion(
            subject,
            null,
            {
              which: "expected",
              type: /^[A-Z]\w*$/.exec(throws[1] ?? "")?.[0] ?? null,
              message: /^["'`](.*)["'`]$/.exec(throws[1] ?? "")?.[1] ?? null,
            },
            index,
          ),
        );
      continue;
    }
    const python = /^\s*assert\s+(?!\()(.+?)\s*$/.exec(line);
    if (python && snippet.language !== "javascript" && snippet.language !== "typescript") {
      const bare = splitTopLevel(python[1] ?? "", ",")[0] ?? "";
      const [left, right] = splitTopLevel(bare, "==");
      if (left !== undefined && right !== undefined) found.push(...assertion(left, right.replace(/\s+#.*$/, ""), null, index));
      else
        found.push(
          ...(bare.startsWith("not ") ? assertion(bare.slice(4), "False", null, index) : assertion(bare, "True", null, index)),
        );
    }
    const raises = /^\s*with (?:pytest\.raises|self\.assertRaises)\(\s*([\w.]+)/.exec(line);
    if (raises) {
      const body = code
        .slice(offset + line.length)
        .split("\n")
        .find((one) => one.trim() !== "");
      found.push(
        ...assertion(body, null, { which: "expected", type: raises[1]?.split(".").at(-1) ?? null, message: null }, index),
      );
    }
  }
  return found;
}

function* lineOffsets(code: string): Generator<[number, string]> {
  let offset = 0;
  for (const line of code.split("\n").slice(0, 2000)) {
    yield [offset, line.slice(0, 2000)];
    offset += line.length + 1;
  }
}
