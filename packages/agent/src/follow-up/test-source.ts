import { unrolled } from "../languages/javascript/unroll.ts";
import { closingIndex } from "../stages/1-intake/text/balanced.ts";
import { parseIssue } from "../stages/1-intake/index.ts";
import type { IssueFacts } from "../types/facts.ts";
import type { ProjectProfile } from "../types/language.ts";

/** The test's own name, without its suites: “a > b” and `Case::test_b` → `b`. */
export function leafName(name: string): string {
  return (
    name
      .split(/ > |::/)
      .at(-1)
      ?.trim() ?? name
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function javascriptSource(code: string, name: string): string | null {
  const opening = new RegExp(`^[ \\t]*(?:it|test|specify)(?:\\.\\w+)?\\(\\s*(["'\`])${escaped(name)}\\1`, "m").exec(code);
  if (opening === null) return null;
  const start = opening.index + opening[0].search(/\S/);
  const end = closingIndex(code, code.indexOf("(", start));
  if (end === null) return null;
  // A test whose function is one expression is that expression.
  const short = /^\S+?\(\s*(["'`])[\s\S]*?\1\s*,\s*(?:async\s*)?\(\w*\)\s*=>\s*(?![\s{])([\s\S]+?),?\s*\)$/.exec(
    code.slice(start, end),
  );
  const imports = code.split("\n").filter((line) => /^(?:import\b.*["']|(?:const|let|var)\b.*\brequire\()/.test(line));
  return unrolled([...imports, short?.[2] ?? code.slice(start, end)].join("\n"));
}

function pythonSource(code: string, name: string): string | null {
  const lines = code.split("\n");
  const at = lines.findIndex((line) => new RegExp(`^\\s*(?:async )?def ${escaped(name.replace(/\[.*$/, ""))}\\(`).test(line));
  if (at === -1) return null;
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0].length ?? 0;
  const inside = (line: string): boolean => line.trim() === "" || (/^\s*/.exec(line)?.[0].length ?? 0) > indent;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !inside(line));
  const body = rest.slice(0, end === -1 ? undefined : end).filter((line) => line.trim() !== "");
  const width = Math.min(...body.map((line) => /^\s*/.exec(line)?.[0].length ?? 0));
  const imports = lines.filter(
    (line) => /^(?:from\s+\S+\s+import\s+[^(]+|import\s+.+)$/.test(line) && !/\b(?:pytest|unittest)\b/.test(line),
  );
  if (body.length === 0) return null;
  const decorated = decoratorsAbove(lines, at);
  // The rows of its parameters are examples, each with what it demands.
  if (decorated.some((line) => line.includes("parametrize(")))
    return [...imports, ...decorated, lines[at] ?? "", ...body]
      .map((line, index) => (index < imports.length ? line : line.slice(indent)))
      .join("\n");
  const setUp = /\bself\.(?!assert|fail|subTest|skip)/.test(body.join("\n")) ? setUpAbove(lines, at, indent) : [];
  if (setUp.length > 0) return [...imports, ...setUp, lines[at] ?? "", ...body].join("\n");
  return [...imports, ...body.map((line) => line.slice(width))].join("\n");
}

/** Head and set-up of the class that the method is of; none where it has no set-up. */
function setUpAbove(lines: readonly string[], at: number, indent: number): string[] {
  const head = lines.slice(0, at).findLastIndex((line) => line.startsWith("class "));
  const first = lines.findIndex((line, index) => index > head && /^\s+def (?:setUp|setup_method)\(/.test(line));
  if (head === -1 || first === -1) return [];
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => line.trim() !== "" && (/^\s*/.exec(line)?.[0].length ?? 0) <= indent);
  return [
    lines[head] ?? "",
    lines[first] ?? "",
    ...rest.slice(0, end === -1 ? undefined : end).filter((line) => line.trim() !== ""),
  ];
}

/** All lines of the decorators of the function that is defined there. */
function decoratorsAbove(lines: readonly string[], at: number): string[] {
  const start = lines.slice(0, at).findLastIndex((line) => line.trim() === "" || /^\s*(?:(?:async )?def|class) /.test(line)) + 1;
  const above = lines.slice(start, at);
  const first = above.findIndex((line) => line.trimStart().startsWith("@"));
  return first === -1 ? [] : above.slice(first);
}

/** Whether a test file holds a test of that name. */
export function holdsTest(code: string, name: string): boolean {
  return code.includes(leafName(name).replace(/\[.*$/, ""));
}

/** What a test demands, as facts of an issue whose code it is; null where its text cannot be cut out. Pure. */
export function factsOfTest(code: string, name: string, language: ProjectProfile["language"]): IssueFacts | null {
  const leaf = leafName(name);
  const source = language === "python" ? pythonSource(code, leaf) : javascriptSource(code, leaf);
  if (source === null) return null;
  return parseIssue({ title: leaf, text: `\`\`\`\`${language}\n${source}\n\`\`\`\`\n` });
}
