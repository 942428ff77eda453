import { baseName } from "./shell-words.ts";

const WRAPPERS = new Set([
  "npx",
  "nyc",
  "c8",
  "cross-env",
  "cross-env-shell",
  "time",
  "pnpm",
  "yarn",
  "exec",
  "istanbul",
  "cover",
  "--",
  "dotenv",
  "env",
  "run",
]);

/** Package managers: they run scripts of the package. */
export const MANAGER = /^(?:npm|yarn|pnpm|bun)$/;
/** `NAME=value` in front of a command. */
export const SETS = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s;

/** An option of what counts coverage, or the name of a report that it makes. */
const OPTION = /^(?:-|lcov|text|html)/;

/** What only sets something, or counts coverage, around another command: the runner may stand behind it. */
export function isAroundRunner(word: string): boolean {
  return WRAPPERS.has(baseName(word)) || OPTION.test(word);
}

/** Behind what only sets something, or counts coverage: `c8 --100 --reporter lcov npm run unit`. */
export function withoutWrappers(words: string[]): string[] {
  const at = words.findIndex((word) => !isAround(word));
  return at === -1 ? [] : words.slice(at);
}

function isAround(word: string): boolean {
  if (SETS.test(word) || OPTION.test(word) || /^\d+$/.test(word)) return true;
  return WRAPPERS.has(baseName(word)) && !MANAGER.test(word);
}
