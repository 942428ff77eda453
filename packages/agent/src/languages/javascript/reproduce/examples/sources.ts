import type { IssueFacts, Snippet } from "../../../../types/facts.ts";
import { freeNames } from "../../ast.ts";
import { stripTypes } from "../../strip-types.ts";
import { readSnippet } from "../steps.ts";
import type { Line } from "../steps.ts";
import type { Step } from "../types.ts";
import { checkText } from "./stated.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export interface Source {
  snippet: Snippet;
  lines: Line[];
}

export function placeOf(snippet: Snippet): string {
  return `the ${ORDINALS[snippet.index] ?? `${snippet.index + 1}th`} code block`;
}

export function readSources(facts: IssueFacts): Source[] {
  return facts.snippets.flatMap((snippet) => {
    const code =
      (snippet.role === "code" || snippet.role === "data") &&
      (snippet.language === null || /^(?:javascript|typescript|js|ts|jsx|tsx|mjs|node)$/i.test(snippet.language));
    if (!code) return [];
    return (readSnippet(stripTypes(snippet.code)) ?? []).filter((lines) => lines.length > 0).map((lines) => ({ snippet, lines }));
  });
}

/** Statements that must have run before line `until`; what only prints, asserts or is an example of its own is left out. */
export function setupOf(lines: readonly Line[], until: number): Step[] {
  const own = lines.filter((line) => line.declares && !line.isImport);
  return (
    lines
      .slice(0, until)
      // What brings the module in is worked out from the names that are used.
      .filter((line) => !/^import\s*\(/.test(line.code))
      .filter((line) => !line.printed && line.assertion === null && !(line.remark?.throws && !line.declares))
      .filter(
        (line) =>
          line.declares ||
          line.isImport ||
          line.remark === null ||
          !standsAlone(line, own) ||
          isOfOneObject(line, lines[until], own),
      )
      .map((line) => ({ kind: "code", code: line.code }))
  );
}

/** A call whose value is told and that changes nothing which the code declares. */
function standsAlone(line: Line, own: readonly Line[]): boolean {
  if (/^[\w$.[\]]+\s*(?:[-+*/%&|^]|\*\*|<<|>>>?|\?\?|\|\||&&)?=(?![=>])/.test(line.code)) return false;
  const names = freeNames(line.code);
  return !own.some((one) => names.some((name) => declares(one.code, name)));
}

const METHOD = /^\s*(?:await\s+)?([A-Za-z_$][\w$]*)\.([A-Za-z_$][\w$]*)\s*\(/;

/** `desk.take('a')` before `desk.give()`, where nobody declares `desk`: what is done to it may show in what it gives. */
function isOfOneObject(line: Line, asked: Line | undefined, own: readonly Line[]): boolean {
  const [, object, method] = METHOD.exec(line.code) ?? [];
  const [, other, wanted] = METHOD.exec(asked?.code ?? "") ?? [];
  return object !== undefined && object === other && method !== wanted && !own.some((one) => declares(one.code, object));
}

function declares(code: string, name: string): boolean {
  return new RegExp(`\\b(?:const|let|var|function|class|import)\\b[^=(]*(?<![\\w$])${name.replace(/\$/g, "\\$")}(?![\\w$])`).test(
    code,
  );
}

/** What other code blocks declare and this one uses, e.g. a set-up block before it. */
export function withPrelude(steps: Step[], own: Snippet | null, sources: readonly Source[]): Step[] {
  const text = (list: Step[]) => list.map((step) => (step.kind === "code" ? step.code : checkText(step.check))).join("\n;");
  let all = steps;
  for (const other of sources.filter(({ snippet }) => snippet.index !== own?.index)) {
    const free = new Set(freeNames(text(all)));
    if (free.size === 0) break;
    const declared = other.lines.filter((line) => line.declares || line.isImport);
    const provides = declared.filter((line) => [...free].some((name) => declares(line.code, name)));
    if (provides.length === 0) continue;
    // Where imports alone are needed, the calls behind them are another example.
    const needed = provides.every((line) => line.isImport)
      ? provides
      : other.lines.filter((line) => line.remark === null || line.declares);
    all = [...setupOf(needed, needed.length), ...all];
  }
  return all;
}
