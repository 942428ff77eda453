import { splitTopLevel } from "../text/balanced.ts";
import type { RawBlock } from "../blocks/blocks.ts";

/** As fast-check prints it. */
const FOUND = /^[^\S\n]*Counterexample: (\[.*\])[^\S\n]*$/m;
/** `splitBill(orders, tip)`: names that stand for what the property is asked with. */
const CALL = /(?<![\w$.])((?:[A-Za-z_$][\w$]*\.)?[A-Za-z_$][\w$]*)\((\s*[A-Za-z_$][\w$]*\s*(?:,\s*[A-Za-z_$][\w$]*\s*){0,5})\)/g;
const NO_CALL = /^(?:function|if|while|for|switch|catch|property|asyncProperty|assert|expect|test|it|describe)$/;
const LONGEST = 8000;

/** The call that a property is about: of the calls in the text that take as many names, the only one. */
function callOf(text: string, count: number): string | null {
  const names = new Set(
    [...text.slice(0, 20_000).matchAll(CALL)].flatMap(([, name = "", args = ""]) =>
      args.split(",").length === count && !NO_CALL.test(name.split(".").at(-1) ?? "") ? [name] : [],
    ),
  );
  const [only, ...others] = names;
  return others.length > 0 ? null : (only ?? null);
}

/**
 * “Counterexample: [[1, 2], 3]” of a property test, as the call with these values: the one in the block that takes names in
 * their place, else the one in the text around.
 */
export function withCounterexamples(blocks: readonly RawBlock[], text: string): RawBlock[] {
  return blocks.map((block) => {
    const list = block.code.length > LONGEST ? undefined : FOUND.exec(block.code)?.[1];
    if (list === undefined) return block;
    const values = splitTopLevel(list.slice(1, -1), ",");
    const name = callOf(block.code, values.length) ?? callOf(text, values.length);
    return name === null || values.length === 0 ? block : { ...block, info: "js", code: `${name}(${values.join(", ")});` };
  });
}
