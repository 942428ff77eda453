import { GIVES } from "../1-intake/text/prose-patterns.ts";
import { itemsIn } from "../1-intake/items/inline-items.ts";

const LONGEST = 20_000;
const NEAR = 240;
/** “… gives `[1]`. Shouldn't that be a single one?” */
const DOUBTED = new RegExp(
  `^[^\`.;!?\\n]{0,60}?\\b${GIVES} \`([^\`\\n]{1,300})\`[^\`.;!?\\n]{0,30}[.;!?]\\s+(?:Shouldn['’]t (?:that|it|this|the result)\\b|Should (?:that|it|this) not\\b|(?:That|This|It) (?:can['’]t|cannot|can hardly) be\\b|(?:That|This)(?:['’]s| is) (?:wrong|nonsense|not right|no good|surely wrong)\\b|How can that be|Why not\\b)`,
  "i",
);

/** The one call of whose value the text says right behind it that it is wrong; null where there are several. Pure. */
export function doubtedIn(text: string): { expression: string; value: string } | null {
  const head = text.slice(0, LONGEST);
  const found = itemsIn(head).flatMap(({ kind, ticked, text: call, end }) => {
    const value = kind === "call" && ticked && call.endsWith(")") ? DOUBTED.exec(head.slice(end, end + NEAR))?.[1] : undefined;
    return value === undefined ? [] : [{ expression: call, value: value.trim() }];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}
