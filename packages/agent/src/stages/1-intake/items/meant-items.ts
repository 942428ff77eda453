import type { Item } from "./inline-items.ts";
import { PLACEHOLDER, placeholdersIn } from "../text/placeholders.ts";

/** What a text means by the items that it names: some stand for more than they say. */
export function meantBy(text: string, items: readonly Item[]): Item[] {
  return withInputs(text, withBlockGiven(text, withOwner(withMembers(text, withoutLikened(text, items)))));
}

const GIVEN_BLOCK =
  /^\s+(?:is (?:called|run) )?(?:with|on|for|to)\s+(?:the (?:contents?|text|lines) of )?(?:that|this|the (?:above|following)|my|such an?) (?:file|text|input|document|string|source|block|contents?|snippet|lines?|config\w*|settings|data)\b/i;

/** “Calling `parse` with this file”: the function is called, with what a block shows. */
function withBlockGiven(text: string, items: readonly Item[]): Item[] {
  return items.map((item) => {
    const name = item.ticked && item.kind === "value" ? /^([A-Za-z_$][\w$.]*)(?:\(\))?$/.exec(item.text)?.[1] : undefined;
    if (name === undefined || !GIVEN_BLOCK.test(text.slice(item.end, item.end + 100))) return item;
    return { ...item, kind: "call", text: `${name}(text)` };
  });
}

const LIKE = /\b(?:like|unlike|whereas|as (?:for|with|in)|compared (?:to|with))\s+$/i;
const WHICH_IS = /^,? (?:which|that) (?:correctly |rightly )?(?:is|gives|returns|yields|comes out as)\s+$/i;

/** “…, like `f(1)`, which is `2`”: another call, that is right as it is, and its value. */
function withoutLikened(text: string, items: readonly Item[]): Item[] {
  const isCall = items.map(
    (item, at) =>
      item.kind === "call" &&
      items[at + 1]?.kind === "value" &&
      LIKE.test(text.slice(Math.max(0, item.start - 40), item.start)) &&
      WHICH_IS.test(text.slice(item.end, items[at + 1]?.start)),
  );
  return items.filter((_, at) => isCall[at] !== true && isCall[at - 1] !== true);
}

/** `.b` behind `f(1).a` is `f(1).b`. */
function withOwner(items: readonly Item[]): Item[] {
  let owner: string | null = null;
  return items.map((item) => {
    const member = item.ticked && /^\.[A-Za-z_$][\w$]*(?:\(.*\))?$/.test(item.text);
    if (member && owner !== null) return { ...item, kind: "call", text: `${owner}${item.text}` };
    if (item.kind === "call") owner = /^(.+[)\]])\.[A-Za-z_$][\w$]*$/s.exec(item.text)?.[1] ?? owner;
    return item;
  });
}

/** “shop: 33 % and more” is a text. */
const MEMBER = /^[A-Za-z_$][\w$]*:\s*(?:["'`[{(].*|[\w.$-]+)$/s;
const JOINED = /^\s*(?:,|and|,\s*and)\s*$/;

/** `start: 1` and `end: 3` are `{ start: 1, end: 3 }`. */
function withMembers(text: string, items: readonly Item[]): Item[] {
  const meant: Item[] = [];
  for (const item of items) {
    const last = meant.at(-1);
    const isMember = item.ticked && item.kind === "value" && MEMBER.test(item.text);
    if (isMember && last?.ticked === true && last.text.startsWith("{ ") && JOINED.test(text.slice(last.end, item.start)))
      meant[meant.length - 1] = { ...last, text: `${last.text.slice(0, -2)}, ${item.text} }`, end: item.end };
    else meant.push(isMember ? { ...item, text: `{ ${item.text} }` } : item);
  }
  return meant;
}

const INTRODUCED = /\b(?:for|with|given|on|where)\s+(?:(?:the|a|an)\s+)?(?:[a-z]+\s+)?$/i;

/** “`f(text)` … for `a%b` it gives”: the call that is meant has that text, and the other was only its pattern. */
function withInputs(text: string, items: readonly Item[]): Item[] {
  let open: Item | null = null;
  const filled = new Set<Item>();
  const meant = items.map((item): Item => {
    if (item.kind === "call") {
      open = placeholdersIn(item.text).length === 1 ? item : null;
      return item;
    }
    if (open === null || item.kind !== "value" || !INTRODUCED.test(text.slice(0, item.start))) return item;
    const input = /^(?:["'[{]|-?\d)/.test(item.text) ? item.text : JSON.stringify(item.text);
    filled.add(open);
    return { ...item, kind: "call", text: open.text.replace(PLACEHOLDER, () => input) };
  });
  return meant.filter((item) => !filled.has(item));
}
