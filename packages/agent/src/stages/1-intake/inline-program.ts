import type { Expectation, Snippet } from "../../types/facts.ts";
import type { ProseLine } from "./blocks.ts";
import { guessLanguage } from "./languages.ts";

/** Each is looked for in all others: a text of nothing but code in backticks must not take long. */
export const MOST_SPANS = 200;
const SPAN = /``([^`\n]{1,400})``|`([^`\n]{1,400})`/g;
const ASSIGNS = /^(?:(?:const|let|var) )?([A-Za-z_$][\w$]*)(?:\s*:\s*[\w<>[\], |]{1,60})? = (?!=)\S/;
const IMPORTS = /^(?:from [\w.]+ import |import [\w{*])|\brequire\(/;
const ACTS = /^[\w$.]+\(.*\)$|^[\w$.[\]"']+ = (?!=)\S/s;

/** “With `a = f(1)`, `a.b()` gives …”: the code in a text's sentences as one program; null where they name nothing that they use. */
export function inlineProgram(prose: readonly ProseLine[], snippets: readonly Snippet[]): Snippet | null {
  const spans = prose
    .flatMap(({ text }) => [...text.matchAll(SPAN)].map((match) => (match[1] ?? match[2] ?? "").trim()))
    .slice(0, MOST_SPANS);
  const lines = spans.filter((span) => IMPORTS.test(span) || ASSIGNS.test(span) || ACTS.test(span));
  const above = new Set<string>();
  const isUsed = lines.some((line) => {
    above.add(line);
    const name = ASSIGNS.exec(line)?.[1];
    return name !== undefined && spans.some((span) => !above.has(span) && namesIt(span, name));
  });
  if (!isUsed && !lines.some((line) => IMPORTS.test(line)) && !(snippets.length === 0 && isOfOneObject(lines))) return null;
  const code = lines.join("\n");
  return { language: guessLanguage(code), code, role: "code", lead: "", index: snippets.length };
}

const ASKED = /^(?:await )?([A-Za-z_$][\w$]*)\.([A-Za-z_$][\w$]*)\(/;

/** `feed.report(…)`, then `feed.delayOf(…)`: what is done to an object that the text never makes, before it is asked. */
function isOfOneObject(lines: readonly string[]): boolean {
  const [first, ...more] = lines.map((line) => ASKED.exec(line));
  const all = first === undefined ? [] : [first, ...more];
  if (all.length < 2 || all.some((one) => one === null)) return false;
  const owners = new Set(all.map((one) => one?.[1]));
  const methods = new Set(all.map((one) => one?.[2]));
  return owners.size === 1 && methods.size > 1;
}

/** Said of a line of that program: with what it does before. */
export function withInline(expectations: readonly Expectation[], program: Snippet): Expectation[] {
  const lines = program.code.split("\n");
  if (program.index > 0 || !isOfOneObject(lines)) return [...expectations];
  return expectations.map((one) =>
    one.snippet === null && one.expression !== null && lines.includes(one.expression) ? { ...one, snippet: program.index } : one,
  );
}

function namesIt(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
