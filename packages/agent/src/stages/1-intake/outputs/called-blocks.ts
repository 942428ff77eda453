import type { Expectation, Snippet } from "../../../types/facts.ts";
import type { RawBlock } from "../blocks/blocks.ts";
import { lastShownExpression, squeezeCode } from "../text/expressions.ts";
import { outputsBehind } from "./unnamed-blocks.ts";

const PRINTS = /^[^\S\n]*(?:console\.(?:log|info|dir)|print)\(/m;
const QUOTED = /^(["'`])(?:(?!\1)[^\\]|\\.)*\1$/s;

/** Beside a text in quotes, one without them is written alike: `## a\n` beside `'## \na\n'`. */
function asBeside(expected: string, actual: string): string | null {
  const quote = QUOTED.exec(actual)?.[1];
  if (quote === undefined || QUOTED.test(expected)) return expected;
  return expected.includes(quote) || expected.includes("\n") ? null : `${quote}${expected}${quote}`;
}

/** “Running ⟨a call, or a program that prints⟩ gives me ⟨a value⟩. What I would expect is ⟨a value⟩”, each in a block of its own. Pure. */
export function calledBlocks(blocks: readonly RawBlock[], snippets: readonly Snippet[]): Expectation[] {
  return snippets.flatMap((snippet, at): Expectation[] => {
    const outputs = snippet.role === "code" ? outputsBehind(blocks, at) : null;
    if (outputs !== null && PRINTS.test(snippet.code)) {
      const sides = { expected: outputs.expected, actual: outputs.actual, throws: null };
      return [{ expression: null, ...sides, origin: "labels", snippet: snippet.index + 2 }];
    }
    const call = lastShownExpression(snippet.code);
    if (call === null || squeezeCode(call) !== squeezeCode(snippet.code)) return [];
    const expected = outputs === null ? null : asBeside(outputs.expected.trim(), outputs.actual.trim());
    if (outputs === null || expected === null) return [];
    const sides = { expected, actual: outputs.actual.trim(), throws: null };
    return [{ expression: call, ...sides, origin: "labels", snippet: snippet.index }];
  });
}
