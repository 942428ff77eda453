import type { Snippet } from "../../types/facts.ts";
import type { ProseLine } from "./blocks.ts";
import { guessLanguage } from "./languages.ts";

/** Each is looked for in all others: a text of nothing but code in backticks must not take long. */
export const MOST_SPANS = 200;
const SPAN = /``([^`\n]{1,400})``|`([^`\n]{1,400})`/g;
const ASSIGNS = /^(?:(?:const|let|var) )?([A-Za-z_$][\w$]*)(?:\s*:\s*[\w<>[\], |]{1,60})? = (?!=)\S/;
const IMPORTS = /^(?:from [\w.]+ import |import [\w{*])|\brequire\(/;
const ACTS = /^[\w$.]+\(.*\)$|^[\w$.[\]"']+ = (?!=)\S/s;

/** “With `a = f(1)`, `a.b()` gives …”: the code in a text's sentences as one program; null where they name nothing that they use. */
export function inlineProgram(prose: readonly ProseLine[], index: number): Snippet | null {
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
  if (!isUsed && !lines.some((line) => IMPORTS.test(line))) return null;
  const code = lines.join("\n");
  return { language: guessLanguage(code), code, role: "code", lead: "", index };
}

function namesIt(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
