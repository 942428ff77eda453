import { splitTopLevel } from "../text/balanced.ts";
import { programOf } from "./commands.ts";
import { STOPPED } from "../shown/from-transcript.ts";

const PROMPT = /^\s{0,8}[$%] /;
const MOST_COMMANDS = 40;
const PRINT = /^print\((.*)\)$/s;

interface Command {
  code: string;
  output: string;
}

/** `$ python3 -c "…"` and behind each what it printed; null where a command is of another kind. */
function commandsOf(block: string): Command[] | null {
  const groups: string[][] = [];
  for (const line of block.split("\n")) {
    if (PROMPT.test(line)) groups.push([line]);
    else groups.at(-1)?.push(line);
    if (groups.length === 0 || groups.length > MOST_COMMANDS) return null;
  }
  const commands = groups.map((lines): Command | null => {
    // The quoted program may take several lines.
    for (let taken = 1; taken <= lines.length; taken += 1) {
      const head = lines
        .slice(0, taken)
        .join("\n")
        .replace(/^(\s*[$%] )time /, "$1");
      const program = programOf(head);
      if (program === null) continue;
      return program.language === "python" ? { code: program.code, output: lines.slice(taken).join("\n") } : null;
    }
    return null;
  });
  return commands.every((one) => one !== null) ? commands : null;
}

/** `print(a, b)` as a print of each, where what it printed falls into as many words; else of the line that it makes. */
function entriesOf(statement: string, output: string): string[] {
  const shown = STOPPED.test(output) ? "^C" : output.trimEnd();
  const args = splitTopLevel(PRINT.exec(statement)?.[1] ?? "", ",");
  if (args.length === 0 || args.some((one) => /^\w+=(?!=)/.test(one))) return [`>>> ${statement}`, shown];
  const words = shown.trim().split(/\s+/);
  if (args.length > 1 && args.every((one) => !one.startsWith("*")) && words.length === args.length && !shown.includes("\n"))
    return args.flatMap((one, at) => [`>>> print(${one})`, words[at] ?? ""]);
  const [first = "", ...more] = args;
  if (more.length === 0 && !first.startsWith("*")) return [`>>> ${statement}`, shown];
  const parts = more.length === 0 ? first.slice(1) : `[${args.join(", ")}]`;
  return [`>>> print(" ".join(map(str, ${parts})))`, shown];
}

/** What somebody ran by `python -c` and saw, as the session at Python's prompt that it could have been; other blocks as they are. */
export function asSession<Block extends { info: string | null; code: string }>(block: Block): Block {
  const commands = PROMPT.test(block.code) ? commandsOf(block.code) : null;
  if (commands === null || commands.every(({ output }) => output.trim() === "")) return block;
  const seen = new Set<string>();
  const lines = commands.flatMap(({ code, output }) => {
    const statements = code.includes("\n") ? null : splitTopLevel(code, ";");
    const last = statements?.pop();
    if (statements === null || last === undefined) return null;
    // What a command before has imported needs not be said again.
    const before = statements.filter((one) => !(/^(?:from|import) /.test(one) && seen.has(one)));
    for (const one of statements) seen.add(one);
    return [...before.map((one) => `>>> ${one}`), ...entriesOf(last, output)];
  });
  if (lines.includes(null)) return block;
  return { ...block, info: "python", code: lines.filter((line) => line !== null && line !== "").join("\n") };
}
