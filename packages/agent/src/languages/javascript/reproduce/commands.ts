import path from "node:path";
import type { IssueFacts } from "../../../types/facts.ts";
import { resolveInTree } from "../entry.ts";
import { readText } from "../files.ts";
import { withProgramCalls } from "../../program-calls.ts";
import { runnerCode } from "./program-runner.ts";
import { shapeOf, type Project } from "./project.ts";

/** What an entry does later than in its own run. */
const GOES_ON = /\basync\b|\bawait\b|\.then\(|\bset(?:Timeout|Immediate|Interval)\(|\bnextTick\(/;

/** Names of commands, and the files that they run. */
async function commandsOf(project: Project): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const add = (name: string, target: unknown): void => {
    const file = typeof target === "string" ? fileOf(project, target) : null;
    if (file !== null) found.set(name, file);
  };
  try {
    const pkg = JSON.parse((await readText(project.root, "package.json")) ?? "{}") as Record<string, unknown>;
    const name = typeof pkg["name"] === "string" ? pkg["name"] : "";
    const { bin } = pkg;
    if (typeof bin === "string") add(name.split("/").at(-1) ?? name, bin);
    else if (typeof bin === "object" && bin !== null) for (const [one, target] of Object.entries(bin)) add(one, target);
    const [only, ...more] = found.values();
    // `npx @scope/name` runs the one command there is.
    if (only !== undefined && more.length === 0 && name !== "") found.set(name, only);
  } catch {
    // Without a package there are no names.
  }
  return found;
}

/** A file of the tree; for what is built, the source. */
function fileOf({ files }: Project, target: string): string | null {
  const clean = path.posix.normalize(target);
  if (files.has(clean)) return clean;
  if (path.posix.isAbsolute(clean) || clean.startsWith("..")) return null;
  return resolveInTree(files, clean) ?? resolveInTree(files, clean.replace(/^(?:dist|build|lib|out)\//, "src/"));
}

/** The file that a command line runs, and what it is given; null where that is no program of the project. */
function programOf(
  project: Project,
  commands: ReadonlyMap<string, string>,
  words: readonly string[],
): { file: string; args: readonly string[] } | null {
  const [first = "", second = "", ...rest] = words;
  const isCalled = first === "npx";
  const [name, args] = isCalled ? [second, rest] : [first, words.slice(1)];
  if (/^node(?:js)?$/.test(first)) {
    const file = fileOf(project, second);
    return file === null ? null : { file, args: rest };
  }
  const known = commands.get(isCalled ? name.replace(/(?<=.)@[^/]*$/, "") : name.replace(/^(?:\.\/)?node_modules\/\.bin\//, ""));
  if (known !== undefined) return { file: known, args };
  const file = name.includes("/") ? fileOf(project, name) : null;
  return file === null ? null : { file, args };
}

async function isModule(project: Project, file: string): Promise<boolean> {
  if (/\.[mc][jt]s$/.test(file)) return /\.m[jt]s$/.test(file);
  return project.details.moduleType === "esm" || (await shapeOf(project, file)).esm;
}

function nameOf(file: string): string {
  const stem = path.posix.basename(file).replace(/\.[cm]?[jt]sx?$/, "");
  const words = stem.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const joined = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  return /^[A-Za-z]/.test(joined) ? `${joined}Program` : "program";
}

/** The facts with calls of the project's own programs in place of their command lines, and a block that defines these. */
export async function withCommands(project: Project, facts: IssueFacts): Promise<IssueFacts> {
  const commands = await commandsOf(project);
  const programs = new Map<string, string>();
  let isLater = false;
  let isEsm = false;
  const found = await withProgramCalls(facts, async (words) => {
    const program = programOf(project, commands, words);
    const text = program === null ? null : await readText(project.root, program.file);
    if (program === null || text === null || /\bstdin\b|readline|readFileSync\(0\b/.test(text)) return null;
    const name = nameOf(program.file);
    if ((programs.get(name) ?? program.file) !== program.file) return null;
    programs.set(name, program.file);
    isLater ||= GOES_ON.test(text);
    isEsm ||= await isModule(project, program.file);
    return `runProgram(${[name, ...program.args.map((word) => JSON.stringify(word))].join(", ")})`;
  });
  if (found.calls.length === 0) return found.facts;
  const code = runnerCode([...programs], { isEsm, isLater, runner: project.profile.reproductionRunner });
  const isAwaited = isEsm || isLater || project.profile.reproductionRunner === "vitest";
  const awaited = (expression: string | null): string | null =>
    expression !== null && isAwaited && found.calls.includes(expression) ? `await ${expression}` : expression;
  return {
    ...found.facts,
    expectations: found.facts.expectations.map((one) => ({ ...one, expression: awaited(one.expression) })),
    snippets: [
      ...found.facts.snippets,
      { language: "javascript", code, role: "code", lead: "", index: found.facts.snippets.length },
    ],
  };
}
