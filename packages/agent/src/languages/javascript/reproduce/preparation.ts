import path from "node:path";
import * as t from "@babel/types";
import { tryParse } from "../ast.ts";
import { resolveInTree } from "../entry.ts";
import { readText } from "../files.ts";
import type { Project } from "./project.ts";
import type { Need } from "./types.ts";

const MOST_FILES = 200;
const CALLED = /\.([A-Za-z_$][\w$]*)\s*\(/g;
/** Of the language's own values, which any program calls. */
const OF_VALUES = new Set(
  [Object.prototype, Array.prototype, String.prototype, Number.prototype, Date.prototype, Promise.prototype, Map.prototype]
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .concat("log"),
);

export interface Preparation {
  /** Statements that the example needs before all others. */
  code: string;
  needs: Need[];
}

interface Imported {
  file: string;
  need: Need;
}

/** Names that a test file imports from the project as a whole, with the files that they are of. */
function importsOf(project: Project, from: string, program: t.Program): Map<string, Imported> {
  const found = new Map<string, Imported>();
  const note = (local: string, specifier: string): void => {
    if (!specifier.startsWith(".")) return;
    const file = resolveInTree(project.files, path.posix.join(path.posix.dirname(from), specifier));
    if (file === null) return;
    found.set(local, { file, need: { source: { kind: "own", file }, default: local, namespace: null, named: [] } });
  };
  for (const statement of program.body) {
    if (t.isImportDeclaration(statement))
      for (const one of statement.specifiers) if (!t.isImportSpecifier(one)) note(one.local.name, statement.source.value);
    if (!t.isVariableDeclaration(statement)) continue;
    for (const { id, init } of statement.declarations) {
      const [specifier] = t.isCallExpression(init) && t.isIdentifier(init.callee, { name: "require" }) ? init.arguments : [];
      if (t.isIdentifier(id) && t.isStringLiteral(specifier)) note(id.name, specifier.value);
    }
  }
  return found;
}

/** Calls of the package itself at the top of a test file, which only names of the project and literals go into. */
function callsAtTop(text: string, name: string, program: t.Program, imports: ReadonlyMap<string, Imported>): Preparation | null {
  const lines: string[] = [];
  const needs = new Map<string, Need>();
  for (const statement of program.body) {
    const call = t.isExpressionStatement(statement) ? statement.expression : null;
    if (!t.isCallExpression(call) || !t.isMemberExpression(call.callee) || !t.isIdentifier(call.callee.object, { name }))
      continue;
    const parts = call.arguments.map((one) =>
      t.isIdentifier(one) ? imports.get(one.name) : t.isLiteral(one) ? null : undefined,
    );
    if (parts.includes(undefined)) continue;
    for (const one of parts) if (one) needs.set(one.need.default ?? "", one.need);
    lines.push(text.slice(statement.start ?? 0, statement.end ?? 0).replace(/;?$/, ";"));
  }
  return lines.length === 0 ? null : { code: lines.join("\n"), needs: [...needs.values()] };
}

/**
 * What the project's own tests do with the package before they call what an example calls, where the package itself does not
 * have that: `dayjs.extend(duration)` of a library with plug-ins. null where nothing is lacking, or no test shows how.
 */
export async function preparationFor(project: Project, needs: readonly Need[], text: string): Promise<Preparation | null> {
  const { entry } = project.details;
  const own = needs.find(({ source }) => source.kind === "own" && source.file === entry);
  const name = own?.default ?? own?.namespace ?? null;
  if (entry === null || name === null) return null;
  const base = (await readText(project.root, entry)) ?? "";
  const isThere = (member: string): boolean =>
    OF_VALUES.has(member) || new RegExp(`(?<![\\w$])${member.replaceAll("$", "\\$")}(?![\\w$])`).test(base);
  const lacking = [...text.matchAll(CALLED)].map(([, member = ""]) => member).filter((member) => !isThere(member));
  if (lacking.length === 0) return null;
  for (const file of project.profile.testFiles.slice(0, MOST_FILES)) {
    const code = (await readText(project.root, file)) ?? "";
    if (!lacking.every((member) => code.includes(`.${member}(`))) continue;
    const program = tryParse(file, code)?.program;
    const imports = program === undefined ? null : importsOf(project, file, program);
    if (program === undefined || imports?.get(name)?.file !== entry) continue;
    const found = callsAtTop(code, name, program, imports);
    if (found !== null && !found.code.split("\n").every((line) => text.includes(line.replace(/;$/, "")))) return found;
  }
  return null;
}
