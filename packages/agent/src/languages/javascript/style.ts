import path from "node:path";
import type { JavaScriptDetails, RunnerName } from "./details.ts";

export interface StyleInput {
  testFiles: string[];
  texts: ReadonlyMap<string, string>;
  runner: RunnerName;
  moduleType: "cjs" | "esm";
  entry: string | null;
  entryText: string | null;
  packageFiles: string[];
  runnerArgs: string[];
}

type Style = JavaScriptDetails["style"];

/** Learns from the project's tests; from its entry where there are none. */
export function readStyle(input: StyleInput): Style {
  const samples = input.testFiles.map((file) => input.texts.get(file) ?? "");
  const all = samples.length > 0 ? samples.join("\n") : (input.entryText ?? "");
  const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  const statements = count(/[\w)\]'"`]\s*;[ \t]*$/gm);
  const bare = count(/[\w)\]'"`][ \t]*$/gm);
  const suffix = suffixOf(input);
  const tabs = count(/^\t+\S/gm);
  const four = count(/^ {4}\S/gm);
  const two = count(/^ {2}\S/gm);
  const imports = count(/^\s*import\b[^(\n]*\bfrom\s*["']|^\s*import\s+["']/gm);
  const requires = count(/\brequire\(\s*["']/g);
  return {
    format: formatOf(suffix, input, imports, requires),
    quote: count(/"[^"'\n]*"/g) > count(/'[^"'\n]*'/g) ? '"' : "'",
    semicolons: all === "" ? true : statements >= bare / 3,
    indent: tabs > two + four ? "\t" : two === 0 && four > 0 ? "    " : "  ",
    suffix,
    globals:
      input.runner === "mocha" ||
      (input.runner === "jest" && !/@jest\/globals/.test(all)) ||
      (input.runner === "vitest" && samples.length > 0 && !/from\s+["']vitest["']/.test(all)),
    tdd:
      input.runner === "mocha" &&
      (input.runnerArgs.some((word, index) => word === "tdd" || word === "--ui=tdd" || (word === "qunit" && index > 0)) ||
        (count(/\bsuite\s*\(/g) > 0 && count(/\bdescribe\s*\(/g) === 0)),
  };
}

function formatOf(suffix: string, input: StyleInput, imports: number, requires: number): "cjs" | "esm" {
  if (/\.m[jt]s$/.test(suffix)) return "esm";
  if (/\.c[jt]s$/.test(suffix)) return "cjs";
  if (imports + requires > 0 && input.testFiles.length > 0) return imports > requires ? "esm" : "cjs";
  if (/\.tsx?$/.test(suffix) || input.runner === "vitest") return "esm";
  return input.moduleType;
}

/** The ending that most tests share. */
function suffixOf(input: StyleInput): string {
  const counts = new Map<string, number>();
  for (const file of input.testFiles) {
    const base = path.posix.basename(file);
    const match = /(?:[._-](?:test|spec|tests|specs))?\.[mc]?[jt]sx?$/i.exec(base);
    const suffix = match?.[0] ?? ".js";
    counts.set(suffix, (counts.get(suffix) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (best !== undefined) return best;
  const ending = /\.[mc]?[jt]sx?$/.exec(input.entry ?? "")?.[0] ?? ".js";
  return input.runner === "tape" || input.runner === "mocha" ? ending : `.test${ending}`;
}
