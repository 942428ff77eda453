import { calledScripts } from "./called-scripts.ts";
import { readCommand } from "./command.ts";
import { inShell, shellWords } from "./shell-words.ts";
import type { TestScript } from "./types.ts";

export type { TestScript } from "./types.ts";

/** Finds the runner in the scripts: `eslint . && mocha -r x` gives mocha with its arguments. null when no known runner is called. */
export function readTestScript(scripts: Record<string, string>, start = "test"): TestScript | null {
  const seen = new Set<string>();
  const notes: string[] = [];
  const visit = (name: string): TestScript | null => {
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (script === undefined || seen.has(name)) return null;
    seen.add(name);
    const commands = shellWords(script).flatMap(inShell);
    if (commands.length > 1) notes.push(`the script “${name}” chains several commands; only the tests are run`);
    const found = commands.flatMap((words) => {
      const inner = calledScripts(words, scripts).flatMap((called) => visit(called) ?? []);
      const own = inner.length === 0 ? readCommand(words) : null;
      return own === null ? inner : [{ ...own, notes }];
    });
    return together(found);
  };
  const first = visit(start);
  if (first !== null) return first;
  const others = Object.keys(scripts).filter(
    (name) =>
      /^(?:make )?(?:test|unit|mocha|jest|spec|tap|tape|uvu|lab|qunit|ci)/.test(name) &&
      !/watch|lint|types|e2e|browser|cover/.test(name),
  );
  for (const name of others) {
    const found = visit(name);
    if (found !== null) return found;
  }
  return null;
}

/** The first of several, a runner before scripts, with what others that call the same runner name. */
function together(found: readonly TestScript[]): TestScript | null {
  const first = found.find(({ runner }) => runner !== "script") ?? found[0];
  if (first === undefined) return null;
  const all = [first, ...found.filter((one) => one !== first && one.runner === first.runner)];
  const files = all.some((one) => one.files.length === 0) ? [] : [...new Set(all.flatMap((one) => one.files))];
  if (all.length === 1) return { ...first, files };
  // Each has patterns of its own.
  const { chosen: _, ...shared } = first;
  return { ...shared, files };
}
