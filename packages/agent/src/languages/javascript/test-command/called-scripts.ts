import { makeScript } from "./makefile.ts";
import { MANAGER, withoutWrappers } from "./wrappers.ts";

/** Scripts of the package that a command runs; none where it is no such command. Pure. */
export function calledScripts(given: string[], scripts: Record<string, string>): string[] {
  const words = withoutWrappers(given);
  const [command = "", ...rest] = words;
  if (/^(?:npm-run-all2?|run-[sp])$/.test(command))
    return Object.keys(scripts).filter((name) =>
      rest.some((word) => word === name || (word.endsWith("*") && name.startsWith(word.slice(0, -1)))),
    );
  if (command === "make") {
    const target = rest.find((word) => !word.startsWith("-") && !word.includes("="));
    return [target === undefined ? command : makeScript(target)];
  }
  if (!MANAGER.test(command)) return [];
  const name = rest.find((word) => !word.startsWith("-") && word !== "run" && word !== "run-script");
  const [, pattern] = /^\/(.{1,100})\/$/.exec(name ?? "") ?? [];
  if (command === "pnpm" && pattern !== undefined) return matching(pattern, Object.keys(scripts));
  return name === undefined ? [] : [name === "t" ? "test" : name];
}

/** `pnpm run "/^test:/"` runs each script whose name matches. */
function matching(pattern: string, names: string[]): string[] {
  const [, start = "", rest = ""] = /^(\^?)([\w:.-]*)(?:\.\*)?$/.exec(pattern) ?? [];
  return rest === "" ? [] : names.filter((name) => (start === "" ? name.includes(rest) : name.startsWith(rest)));
}
