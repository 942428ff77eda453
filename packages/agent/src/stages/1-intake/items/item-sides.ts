import type { Item } from "./inline-items.ts";
import type { Side } from "../text/side.ts";
import { isPartOfSum, isTotal, startOfSentence } from "./sums.ts";
import { isWantedBy } from "../text/wanted-words.ts";

export interface SidedItem {
  item: Item;
  /** Null where no words tell. */
  side: Side | null;
}

const EXPECTED =
  /\b(?:expect\w*|should|shouldn't|want\w*|ought|must|supposed|correct(?:ly)?|would (?:be|have)|ha(?:s|ve|d) to|think|desired|right (?:answer|value|result|output|one)|need|like to (?:see|have|get)|(?:I|we)(?:'d| would) (?:rather )?(?:like|say|prefer|love|call)|documented|make (?:it|that|this)|please|looking for|glad|target|wish|hope[ds]?|hoping|could (?:it|that|this) be)\b|≠|!=/gi;
const ACTUAL =
  /\b(?:actual(?:ly)?|gets?|got|gives?|gave|returns?|returned|prints?|printed|logs?|logged|is|are|was|comes?|came|becomes?|turns?|raises?|throws?|ends? up|outputs?|yields?|shows?|says|said|reads|answers?|answered|reports?|reported|displays?|results?|crash\w*|fails?|makes?|produces?|has|there)\b|=>|->|→/gi;
/** What follows is the other side than what came before. */
const TURN = /\b(?:instead of|rather than|and not|but not|not|as opposed to)\b[^.;]*$/i;
/** “Does not fit. `3` would.” */
const WOULD_DO = /^ would(?: do| fit)?(?:[.!]|\s*$)/;
const WANTED_BEHIND =
  /^(?:[^.;`"]{0,60}\bwhich is (?:also )?what I(?:'d| would|'ve)?(?: have)? (?:expect|want|like)|[^.;`"]{0,20}\b(?:(?:is|was|were|would be) (?:expected|what|right|correct|the (?:right|correct|expected))|(?:should|must|ought to) (?:be|have been) (?:the (?:answer|result|output|outcome)|right|it)\b|(?<!\b(?:I|we) )(?:expected|wanted))\b)/i;
/** “… with `f(1)` being `2`”, “expected `f(1)` to return `2`”: the wish stands before the call. */
const WISHED = /^\W*(?:being|be|to (?:be|give|return|get|yield|print|equal|throw|raise))\b[^.;]*$/i;
/** “Others raise `E`, and so should this one.” */
const ALSO_WISHED = /\bso (?:should|must|ought)\b/i;
/** “a Box of 5”, “x = -3”: the value of a part. */
const PART_OF = /\ban? [A-Za-z]+ of\s*$|(?:^|[\s,(])(?!(?:result|value|output|expected|actual|got)\b)[A-Za-z_]\w{0,40} ?= ?$/i;
/** “…, a1 being "Paper" and a2 "Pens"”: it tells what a part of another value stands for. */
const STANDS_FOR = /(?:^|[\s,;(])([A-Za-z_$][\w$-]{0,40})(?: (?:being|is|stands for|means))?\s*$/;
/** Between two values that are said alike. */
const JOINED = /^\s*(?:,|and|or|,\s*and|resp\.|\(|\)?,?\s*i\.\s?e\.,?)\s*$/;
const THROWS_BEFORE = /\b(?:throws?|thrown|raises?|crash\w*|fails?|dies)(?: with| saying|:)?\s*$/i;

function lastIndex(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

function isWished(before: string): boolean {
  const sentence = before.split(/[.!?]\s/).at(-1) ?? "";
  return lastIndex(sentence, EXPECTED) !== -1;
}

function explains(before: string, told: readonly SidedItem[]): boolean {
  const name = STANDS_FOR.exec(before)?.[1];
  if (name === undefined) return false;
  return told.some(
    ({ item: { kind, text } }) =>
      kind === "value" && /^[[{(].*["']/.test(text) && [`"${name}"`, `'${name}'`].some((one) => text.includes(one)),
  );
}

/** Which side each value is said to be; the words between it and what comes before tell. */
export function sidesOf(text: string, items: readonly Item[]): SidedItem[] {
  const told: SidedItem[] = [];
  for (const [position, item] of items.entries()) {
    const from = items[position - 1]?.end ?? 0;
    const before = text.slice(Math.max(from, item.start - 120), item.start);
    const after = text.slice(item.end, items[position + 1]?.start ?? text.length);
    const clause = before.split(/[.!?;]\s/).at(-1) ?? "";
    const last = told.findLast((one) => one.item.kind !== "call")?.side ?? null;
    const [expected, actual] = [lastIndex(clause, EXPECTED), lastIndex(clause, ACTUAL)];
    let side: Side | null = null;
    if (
      item.kind === "value" &&
      (isPartOfSum(text, item) || (PART_OF.test(before) && !isTotal(text, item)) || explains(before, told))
    )
      continue;
    const wishedToo = item.kind === "error" && ALSO_WISHED.test(text.slice(item.end, item.end + 120));
    if (isWantedBy(text.slice(Math.max(0, item.start - 120), item.start), after)) side = "expected";
    else if (WANTED_BEHIND.test(after) || WOULD_DO.test(after) || wishedToo) side = "expected";
    else if (JOINED.test(before) && told.at(-1)?.item.kind !== "call") side = told.at(-1)?.side ?? null;
    else if (TURN.test(clause) && expected === -1 && last !== null) side = last === "expected" ? "actual" : "expected";
    else if (expected !== -1 || (WISHED.test(clause) && isWished(text.slice(0, from)))) side = "expected";
    else if (actual !== -1) side = "actual";
    // Who works a value out tells what it should be, unless he says that it is what he got.
    else if (isTotal(text, item) && lastIndex(startOfSentence(text, item.start), ACTUAL) === -1) side = "expected";
    else if (last === "expected" && told.at(-1)?.item.kind !== "call" && /^[^.!?;]*:\s*$/.test(before)) side = "expected";
    const isMessage = item.kind === "value" && !item.ticked && item.text.startsWith('"') && THROWS_BEFORE.test(clause);
    const error = isMessage ? { type: null, message: item.text.slice(1, -1) } : item.error;
    told.push({ item: isMessage ? { ...item, kind: "error", error } : item, side });
  }
  return told;
}
