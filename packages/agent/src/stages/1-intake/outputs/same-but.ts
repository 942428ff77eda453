import type { Expectation, Snippet } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { isLike } from "../items/guess-readings.ts";

const SAME_BUT =
  /\b(?:the )?same(?: as (?:above|before|this))?,? (?:but|except|only)(?: (?:for|with|that))?(?: (?:the|this|a) (?:line|row))?:? `([^`\n]{1,300})`/i;
const WISH = /\b(?:expect\w*|should|want\w*|would like|desired|correct)\b/i;

function firstWord(line: string): string {
  return line.trim().split(/\s+/)[0] ?? "";
}

/** “Expected output: the same but `fuzzy ['Copy']`”: what is printed above with that line in the place of the one that is alike. Pure. */
export function sameBut(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  return prose.flatMap((line): Expectation[] => {
    const text = withoutMarks(line.text);
    const wish = SAME_BUT.exec(text)?.[1];
    if (wish === undefined || !WISH.test(`${line.heading} ${text}`)) return [];
    const home = snippets.findLast(({ index, role }) => index < line.after && role === "output");
    const lines = home?.code.split("\n") ?? [];
    const begun = [...lines.keys()].filter((at) => firstWord(lines[at] ?? "") === firstWord(wish));
    const alike = [...lines.keys()].filter((at) => isLike(lines[at] ?? "", wish));
    const [only, ...others] = begun.length > 0 ? begun : alike;
    if (home === undefined || only === undefined || others.length > 0 || lines[only] === wish) return [];
    const expected = lines.with(only, wish).join("\n");
    return [{ expression: null, expected, actual: home.code, throws: null, origin: "labels", snippet: home.index }];
  });
}
