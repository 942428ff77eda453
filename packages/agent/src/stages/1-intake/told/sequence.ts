import type { IssueFacts } from "../../../types/facts.ts";
import { withoutMarks } from "../blocks/blocks.ts";
import { itemsIn, type Item } from "../items/inline-items.ts";
import { sidesOf } from "../items/item-sides.ts";
import { sideOfBlock, type Side } from "../text/side.ts";
import { inOrder } from "./in-order.ts";

/** Something that an issue tells, at its place among all that it tells. */
export interface ToldItem {
  kind: Item["kind"] | "block";
  /** As code; of a block all of it. */
  text: string;
  side: Side | null;
  ticked: boolean;
  /** Position among the blocks; null for what stands in a sentence. */
  block: number | null;
  /** Which sentence of the issue it stands in. */
  sentence: number;
  /** Words between what is told before it and it, and behind it up to what comes next, of the same lines. */
  before: string;
  after: string;
}

/** What an issue is about stands before that. */
const MOST_TOLD = 400;
const MOST_BEFORE = 120;
const MOST_AFTER = 80;
const ENDS = /[.!?;](?:\s|$)/g;

function sentencesIn(text: string): number {
  return [...text.matchAll(ENDS)].length;
}

/** All that an issue tells, in its order: what its sentences name, and its blocks. Pure. */
export function sequenceOf(facts: Pick<IssueFacts, "title" | "text">): ToldItem[] {
  const told: ToldItem[] = [];
  let sentence = 0;
  function addText(text: string): void {
    const items = itemsIn(text);
    const sides = new Map(sidesOf(text, items).map(({ item, side }) => [item.start, side]));
    let at = 0;
    for (const [index, item] of items.entries()) {
      const before = text.slice(at, item.start);
      sentence += sentencesIn(before);
      const after = text.slice(item.end, items[index + 1]?.start ?? text.length);
      told.push({
        kind: item.kind,
        text: item.text,
        side: sides.get(item.start) ?? null,
        ticked: item.ticked,
        block: null,
        sentence,
        before: before.slice(-MOST_BEFORE),
        after: after.slice(0, MOST_AFTER),
      });
      at = item.end;
    }
    sentence += 1;
  }
  addText(facts.title);
  for (const { lines, block } of inOrder(facts)) {
    if (told.length >= MOST_TOLD) break;
    for (const line of paragraphs(lines)) addText(line);
    if (block === null) continue;
    const { index, raw } = block;
    const place = { kind: "block" as const, ticked: false, block: index, sentence, before: raw.lead, after: "" };
    told.push({ ...place, text: raw.code, side: sideOfBlock(raw) });
  }
  return told.slice(0, MOST_TOLD);
}

/** Lines that make one text; each point of a list is one by itself. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[][] = [];
  for (const line of lines) {
    const isNew = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(line) || line.trim() === "";
    const last = found.at(-1);
    if (last === undefined || isNew) found.push([withoutMarks(line)]);
    else last.push(withoutMarks(line));
  }
  return found.map((some) => some.join(" ").trim()).filter((text) => text !== "");
}
