import { splitTopLevel } from "../text/balanced.ts";

/** A program that a command line holds. */
export interface Program {
  language: "javascript" | "python";
  code: string;
}

const COMMAND =
  /^\s*(?:[$%>#]\s+)?(?:(?:timeout|time)\s+(?:-\S+\s+|\d+[sm]?\s+)*)?(?:[A-Z_]+=\S*\s+)*(node|nodejs|bun|python3?(?:\.\d+)?|py)\s+(?:--?[a-z][\w=-]*\s+)*?(-e|-p|-pe|-c|--eval|--print)\s+(["'])/;
/** Within double quotes a shell takes the backslash away before these alone. */
const ESCAPED = /\\([$`"\\\n])/g;
/** `; echo "exit code $?"` behind a command. */
const ECHO = /^\s*(?:;|&&|\|\|)\s*echo\b[^\n]*/;
const PRINTS_LAST = /^-p|^--print/;

interface Command {
  program: Program;
  /** `node -p` shows the last value. */
  printsLast: boolean;
  /** What stands behind it in the block. */
  behind: string;
}

/** The program at the head of a block. */
function commandAt(block: string): Command | null {
  const found = COMMAND.exec(block);
  const [whole, tool, option, quote] = found ?? [];
  if (whole === undefined || quote === undefined || option === undefined) return null;
  const from = whole.length;
  let end = from;
  while (end < block.length && block[end] !== quote) end += quote === '"' && block[end] === "\\" ? 2 : 1;
  const behind = block.slice(end + 1).replace(ECHO, "");
  if (end >= block.length || !/^[^\S\n]*(?:\n|$)/.test(behind)) return null;
  const text = block.slice(from, end);
  const code = (quote === '"' ? text.replace(ESCAPED, "$1") : text).trim();
  if (code === "") return null;
  const language = tool?.startsWith("py") === true ? "python" : "javascript";
  return { program: { language, code }, printsLast: language === "javascript" && PRINTS_LAST.test(option), behind };
}

/** `node -e "…"`, `python3 -c '…'` at the head of a block; null where it begins with something else. */
export function programOf(block: string): Program | null {
  return commandAt(block)?.program ?? null;
}

/** Statements that stand in one line, each in its own; `printsLast`: as `node -p` shows the last one. */
function inLines({ language, code }: Program, printsLast: boolean): string {
  if (code.includes("\n")) return code;
  const statements = splitTopLevel(code, ";").filter((one) => one !== "");
  // What a head with a colon holds stays with it.
  if (language === "python" && statements.some((one) => /^(?:for|while|if|with|try|def|class)\b/.test(one))) return code;
  const last = statements.at(-1) ?? "";
  return (printsLast ? [...statements.slice(0, -1), `console.log(${last})`] : statements).join("\n");
}

const PROMPT = /^\s*[$%]\s+\S/;
const EXIT = /^\(?(?:exit|return(?:ed)?)[- ]?(?:code|status)?:? ?\d+\)?$/i;

/** `$ # wanted: /search` */
const REMARK = /^\s*[$%]\s+#[^\n]*(?:\n|$)/;
const WISHED = /#\s*(?:wanted|expected|want|should (?:be|print|say|read|give))\s*:?\s+(\S[^\n]*?)\s*$/i;

interface CommandRun {
  program: Program;
  output: string;
  /** What a remark behind it says that it should have printed. */
  wished?: string;
}

/**
 * A session at a shell's prompt that runs `node -e "…"` or `python -c "…"`, as the programs and what each of them printed, in
 * turn; null for any other block.
 */
export function splitCommands(block: string): CommandRun[] | null {
  const runs: CommandRun[] = [];
  let rest = block;
  while (rest.trim() !== "") {
    const [remark] = REMARK.exec(rest) ?? [];
    const last = runs.at(-1);
    if (remark !== undefined && last !== undefined) {
      const wished = WISHED.exec(remark)?.[1];
      if (wished !== undefined) last.wished = wished;
      rest = rest.slice(remark.length);
      continue;
    }
    const found = commandAt(rest);
    if (found === null) return null;
    const lines = found.behind.replace(/^[^\n]*\n?/, "").split("\n");
    const next = lines.findIndex((line) => PROMPT.test(line));
    const output = (next === -1 ? lines : lines.slice(0, next)).filter((line) => !EXIT.test(line.trim())).join("\n");
    runs.push({
      program: { ...found.program, code: inLines(found.program, found.printsLast) },
      output: output.replace(/^\n+|\s+$/g, ""),
    });
    rest = next === -1 ? "" : lines.slice(next).join("\n");
  }
  return runs.length === 0 ? null : runs;
}
