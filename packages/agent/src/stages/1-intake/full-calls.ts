import { closingIndex } from "./balanced.ts";
import { squeezeCode } from "./expressions.ts";

/** `mentions(...)`: of what was said before. */
const SHORTENED = /(?<![\w$])([A-Za-z_$][\w$.]*)\(\s*(?:\.{3}|…)\s*\)/g;
const LONGEST = 500;

/** The calls of a name that stand in the text with all that they take, each once. */
export function fullCalls(name: string, text: string): string[] {
  const found = new Map<string, string>();
  for (let at = text.indexOf(`${name}(`); at !== -1; at = text.indexOf(`${name}(`, at + 1)) {
    if (/[\w$.]/.test(text[at - 1] ?? "")) continue;
    const end = closingIndex(text, at + name.length);
    const call = end === null ? "" : text.slice(at, end);
    if (call === "" || call.length > LONGEST || /\(\s*\)$|[(,]\s*(?:\.{3}|…)\s*[),]/.test(call)) continue;
    found.set(squeezeCode(call), call);
  }
  return [...found.values()];
}

/** “`mentions(...)` should give …”, where only one such call stands in the text: that call. Pure. */
export function withFullCalls(text: string): string {
  return text.replace(SHORTENED, (shortened, name: string) => {
    const [call, ...others] = fullCalls(name, text);
    return call === undefined || others.length > 0 || call.includes("\n") ? shortened : call;
  });
}
