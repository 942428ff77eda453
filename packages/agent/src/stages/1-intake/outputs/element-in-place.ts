import type { Expectation, Snippet } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";
import type { RawBlock } from "../blocks/blocks.ts";
import { squeezeCode } from "../text/expressions.ts";
import { membersShown } from "../text/shown-members.ts";
import { sideOfBlock } from "../text/side.ts";

export interface InPlace {
  /** Code of the block that holds the record: read alone it says nothing. */
  block: string;
  expectation: Expectation;
}

const LONGEST = 8000;

/** A record alone, without the comma and the remark behind it. */
function recordOf(code: string): string | null {
  const bare = code
    .split("\n")
    .map((line) => line.replace(/([,}\]])\s*(?:\/\/|#).*$/, "$1"))
    .join("\n")
    .trim()
    .replace(/,$/, "");
  return /^\{.*\}$/s.test(bare) && membersShown(bare).length > 0 ? bare : null;
}

function sharedWith(record: string, element: string): number {
  const [wished, shown] = [membersShown(record), membersShown(element)];
  if (wished.map(({ name }) => name).join() !== shown.map(({ name }) => name).join()) return 0;
  return wished.filter(({ value }, at) => squeezeCode(value) === squeezeCode(shown[at]?.value ?? "")).length;
}

/**
 * “The same list, only with this as second entry” and a record: what is printed above, with it in the place of the one that has
 * the same members and most of their values. Pure.
 */
export function elementsInPlace(blocks: readonly RawBlock[], snippets: readonly Snippet[]): InPlace[] {
  return blocks.flatMap((block, at): InPlace[] => {
    const record = block.code.length > LONGEST || sideOfBlock(block) !== "expected" ? null : recordOf(block.code);
    const home = snippets.findLast(({ index, role, code }) => index < at && role === "output" && /^\[.*\]$/s.test(code.trim()));
    if (record === null || home === undefined || home.code.length > LONGEST) return [];
    const list = home.code.trim();
    const elements = splitTopLevel(list.slice(1, -1), ",").map((one) => one.trim());
    const likeness = elements.map((one) => (squeezeCode(one) === squeezeCode(record) ? 0 : sharedWith(record, one)));
    const most = Math.max(0, ...likeness);
    const [only, ...others] = [...likeness.keys()].filter((index) => likeness[index] === most);
    if (most === 0 || only === undefined || others.length > 0) return [];
    // As it is printed but for that, since a program's output is compared as a text, too.
    const place = list.indexOf(elements[only] ?? "");
    const expected = `${list.slice(0, place)}${record}${list.slice(place + (elements[only] ?? "").length)}`;
    const side = { expected, actual: home.code, throws: null };
    return [{ block: block.code, expectation: { expression: null, ...side, origin: "labels", snippet: home.index } }];
  });
}
