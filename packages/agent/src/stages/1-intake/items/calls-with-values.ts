import type { Said } from "./guess-readings.ts";
import type { SidedItem } from "./item-sides.ts";

/** A call behind words that announce a value, where a call is waiting for one: `EUI("…")` is how the value is shown. */
function isValue({ item, side }: SidedItem, open: boolean): boolean {
  return (
    item.kind !== "call" || (open && side !== null && /^[\w.]*[A-Z]\w*\(|^<|^[\w.]+\([^()]*\)$/.test(item.text) && item.ticked)
  );
}

/** Each call with the values that are named behind it; where none are, with those before. */
export function callsWithValues(told: readonly SidedItem[], text: string): Said[] {
  const said: Said[] = [];
  const before: SidedItem[] = [];
  for (const one of told) {
    const open = said.at(-1);
    const lacks = open !== undefined && !open.values.some(({ side }) => side === one.side);
    if (isValue(one, lacks)) (open?.values ?? before).push(one);
    else {
      said.push({ call: one.item, values: [] });
    }
  }
  // What stands before is of the first call, unless that has both its sides behind it, or is one more of the same.
  const [first] = said;
  const behind = first?.values ?? [];
  const isWhole = behind.some(({ side }) => side === "expected") && behind.some(({ side }) => side === "actual");
  const isFurther =
    behind[0] !== undefined && /^\W{0,3}(?:as well|too)\b/i.test(text.slice(behind[0].item.end, behind[0].item.end + 20));
  const takes = (one: SidedItem): boolean =>
    /^\d+$/.test(one.item.text) && new RegExp(`(?<![\\w.])${one.item.text}(?![\\w.])`).test(first?.call.text ?? "");
  if (first !== undefined && !isWhole && !isFurther)
    first.values.unshift(...(behind.length > 1 ? before.filter((one) => !takes(one)) : before));
  return said.filter(({ call }) => !PRAISED.test(text.slice(Math.max(0, call.start - 60), call.start)));
}

/** “Yesterday's was right: `f(1)` gives 2”. */
const PRAISED = /\b(?:is|was|are|were) (?:right|fine|correct|ok(?:ay)?|good):?\s*$/i;
