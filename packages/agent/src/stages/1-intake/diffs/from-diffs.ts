import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine, type RawBlock } from "../blocks/blocks.ts";
import { codeFrame } from "./code-frames.ts";
import { assertedIn } from "../text/asserted-calls.ts";
import { PLACEHOLDER, placeholdersIn } from "../text/placeholders.ts";
import { runnerDiff, type RunnerDiff } from "./runner-diffs.ts";

const INPUT =
  /\b(?:input|text|string|argument|source|value|line|word|name|it (?:was|is) (?:given|called with|run with))(?: (?:here|there|in this case))? (?:was|is|were|being|reads?|:)?:? ?(``[^\n]{1,400}?``(?!`)|`[^`\n]{1,400}`)/gi;
const SPAN = /`([^`\n]{1,300})`/g;
const QUOTED = /^(["'`])[^\n]*\1$/;

/** A value that is printed as code, else the text that it is. */
function asCode(text: string): string {
  // Jest names what it prints: `Array [`, `Object {`.
  const value = text.trim().replaceAll(/(?<=^|[:[,]\s{0,40}|^\s{0,40})(?:Array|Object) (?=[[{])/gm, "");
  const isCode = QUOTED.test(value) || /^(?:[[{][^]*[\]}]|-?\d[\d.]*|true|false|null|undefined)$/.test(value);
  return isCode ? value : JSON.stringify(text);
}

/** “The input was `…`”: what the one placeholder of a call stands for; the call where it has none. */
function withInput(call: string, prose: readonly ProseLine[]): string | null {
  const [name, ...more] = placeholdersIn(call);
  if (name === undefined) return call;
  const told = new Set(prose.flatMap(({ text }) => [...text.slice(0, 4000).matchAll(INPUT)].map(([, span = ""]) => span)));
  const [only, ...others] = told;
  if (more.length > 0 || only === undefined || others.length > 0) return null;
  const input = only.replace(/^(`+) ?([^]*?) ?\1$/, "$2");
  return call.replace(PLACEHOLDER, () => (QUOTED.test(input) || /^[[{]/.test(input) ? input : JSON.stringify(input)));
}

/** What an assertion in backticks looks at: `f(text)` of “`assert.equal(f(text), wanted)`”. */
function assertedInWords(prose: readonly ProseLine[]): string | null {
  const calls = new Set(
    prose.flatMap(({ text }) =>
      [...withoutMarks(text).slice(0, 4000).matchAll(SPAN)].flatMap(([, span = ""]) => {
        const first = assertedIn(span);
        return first === null || !first.includes("(") ? [] : [first];
      }),
    ),
  );
  const [only, ...others] = calls;
  return others.length > 0 ? null : (only ?? null);
}

function ofDiff(diff: RunnerDiff, expression: string, snippet: number | null): Expectation {
  const [expected, actual] = [asCode(diff.expected), asCode(diff.actual)];
  return { expression, expected, actual, throws: null, origin: "labels", snippet };
}

/**
 * What a runner of tests printed as a diff, said of the call that the code around the failure looks at, or of the one in an
 * assertion that a sentence shows. Pure.
 */
export function fromDiffs(blocks: readonly RawBlock[], prose: readonly ProseLine[]): Expectation[] {
  const found = blocks.flatMap(({ code }, index) => {
    const diff = runnerDiff(code);
    return diff === null ? [] : [{ diff, frame: codeFrame(code), index }];
  });
  return found.flatMap(({ diff, frame, index }) => {
    if (frame !== null) return [ofDiff(diff, frame.expression, index)];
    const asserted = found.length === 1 ? assertedInWords(prose) : null;
    const expression = asserted === null ? null : withInput(asserted, prose);
    return expression === null ? [] : [ofDiff(diff, expression, null)];
  });
}

/** Blocks in which a runner frames code, as that code. */
export function withFramedCode(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.map((block) => {
    const frame = runnerDiff(block.code) === null ? null : codeFrame(block.code);
    if (frame === null) return block;
    return { ...block, info: "js", code: [frame.setup, `${frame.expression};`].filter((one) => one !== "").join("\n") };
  });
}
