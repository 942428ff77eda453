import type { Expectation, Snippet } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn } from "../items/inline-items.ts";

/** “I just want the `E`”, “when I had expected an `E`”: an error that should come, and not what comes. */
const WISHED =
  /\b(?:(?:I|we)(?:'d| had| would have| have| just| only| would)*(?: like| rather have| rather get)?(?: (?:want(?:ed)?|expect(?:ed)?|hoped for|need(?:ed)?))?|should (?:be|raise|get|have been)|please say so:) (?:an? |the )?`?([A-Z]\w*(?:Error|Exception))`?(?!\w)/g;
const WISH = /want|expect|like|rather|need|hoped|should|please/i;
const TYPE = /\b([A-Z]\w*(?:Error|Exception))\b/g;
const FRAME = /^\s*File "[^"\n]{1,400}", line \d+, in <module>\s*$/;
const CALL = /^[A-Za-z_][\w.]*\(.*\)$/s;
const MOST = 4;

/** What a trace shows that the reporter's own program called. */
function callInTrace({ code }: Snippet): string | null {
  const lines = code.split("\n");
  const line = lines[lines.findIndex((one) => FRAME.test(one)) + 1]?.trim() ?? "";
  const call = (splitTopLevel(line, " = ").at(-1) ?? "").trim();
  return CALL.test(call) && /\(.*["'\d[{]/.test(call) ? call : null;
}

/**
 * “`f('x')` raises a `KeyError`, when I had expected a `NameMissing` error”: of the call that the sentence names last before
 * it, else of the one that the trace shows. Only where the text tells of another error that comes now.
 */
export function wishedErrors(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  const text = prose
    .map((line) => withoutMarks(line.text))
    .join(" ")
    .slice(0, 20_000);
  const traces = snippets.filter(({ role }) => role === "trace");
  const told = new Set([text, ...traces.map(({ code }) => code)].flatMap((one) => one.match(TYPE) ?? []));
  const calls = itemsIn(text).filter(({ kind }) => kind === "call");
  return [...text.matchAll(WISHED)].slice(0, MOST).flatMap((match): Expectation[] => {
    const [whole, type] = match;
    if (type === undefined || !WISH.test(whole) || ![...told].some((one) => one !== type)) return [];
    const start = Math.max(text.lastIndexOf(". ", match.index), 0);
    const named = calls.findLast(({ start: at, end }) => end <= match.index && at >= start)?.text;
    const [only, ...others] = traces;
    const expression = named ?? (only === undefined || others.length > 0 ? null : callInTrace(only));
    if (expression == null) return [];
    const throws = { which: "expected" as const, type, message: null };
    return [{ expression, expected: null, actual: null, throws, origin: "prose", snippet: null }];
  });
}
