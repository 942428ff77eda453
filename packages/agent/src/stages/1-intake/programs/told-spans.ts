import type { Expectation, Snippet } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";

const MAKES = /^(?:const|let|var)\s+[A-Za-z_$][\w$]*\s*=(?!=)/;
const MOST = 12;

/** “`const s = new Tray(); s.put(1); s.size` gives 3”: the statements before the last one are its own program. */
function partsOf(expression: string): { before: string; last: string } | null {
  if (!expression.includes(";")) return null;
  const parts = splitTopLevel(expression, ";").filter((part) => part !== "");
  const last = parts.at(-1);
  if (parts.length < 2 || parts.length > MOST || last === undefined || !MAKES.test(parts[0] ?? "") || MAKES.test(last))
    return null;
  return { before: parts.slice(0, -1).join(";\n"), last };
}

/** What is said of several statements in one pair of backticks, as said of the last of them behind the others. */
export function ofSpans(
  expectations: readonly Expectation[],
  snippets: readonly Snippet[],
): { expectations: Expectation[]; programs: Snippet[] } {
  const programs: Snippet[] = [];
  const told = expectations.map((one) => {
    const parts = one.expression === null || one.snippet !== null ? null : partsOf(one.expression);
    if (parts === null) return one;
    const code = `${parts.before};`;
    const known = programs.find((program) => program.code === code);
    const program: Snippet = known ?? {
      language: "javascript",
      code,
      role: "code",
      lead: "",
      index: snippets.length + programs.length,
    };
    if (known === undefined) programs.push(program);
    return { ...one, expression: parts.last, snippet: program.index, after: true as const };
  });
  return { expectations: told, programs };
}
