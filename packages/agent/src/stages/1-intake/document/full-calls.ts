import { closingIndex } from "../text/balanced.ts";
import { squeezeCode } from "../text/expressions.ts";

/** `mentions(...)`: of what was said before. */
const SHORTENED = /(?<![\w$])([A-Za-z_$][\w$.]*)\(\s*(?:\.{3}|…)\s*\)/g;
const LONGEST = 500;
/** Names that are looked for; each costs a walk through the text. */
const MOST_NAMES = 20;

/** The calls of a name that stand in the text with all that they take, each once; two are enough to see that there are several. */
export function fullCalls(name: string, text: string): string[] {
  const found = new Map<string, string>();
  for (let at = text.indexOf(`${name}(`); at !== -1; at = text.indexOf(`${name}(`, at + 1)) {
    if (/[\w$.]/.test(text[at - 1] ?? "")) continue;
    const near = text.slice(at, at + name.length + LONGEST);
    const end = closingIndex(near, name.length);
    const call = end === null ? "" : near.slice(0, end);
    if (call === "" || /\(\s*\)$|[(,]\s*(?:\.{3}|…)\s*[),]/.test(call)) continue;
    found.set(squeezeCode(call), call);
    if (found.size > 1) break;
  }
  return [...found.values()];
}

const NEAR = 200;

/** “I made one that is right: `CI88`. For this one `isValid(...)` is false”: what stands alone in backticks before it, of several such calls that take one text. */
function withLiteralBefore(call: string, before: string): string | null {
  const literal = [...before.matchAll(/`([^`\n]{1,100})`/g)].at(-1)?.[1];
  if (literal === undefined || !/^[\w+./:@ -]+$/.test(literal) || !/\d/.test(literal)) return null;
  const open = call.indexOf("(");
  return /^\((["'])[^"'\n]*\1\)$/.test(call.slice(open)) ? `${call.slice(0, open)}(${JSON.stringify(literal)})` : null;
}

/** “`mentions(...)` should give …”, where only one such call stands in the text: that call. Pure. */
export function withFullCalls(text: string): string {
  const known = new Map<string, string[]>();
  return text.replace(SHORTENED, (shortened, name: string, at: number) => {
    if (!known.has(name)) known.set(name, known.size < MOST_NAMES ? fullCalls(name, text) : []);
    const [call, ...others] = known.get(name) ?? [];
    if (call === undefined || call.includes("\n")) return shortened;
    return others.length === 0 ? call : (withLiteralBefore(call, text.slice(Math.max(0, at - NEAR), at)) ?? shortened);
  });
}
