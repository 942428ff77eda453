const SHOWS = /^\s{0,8}[$%] (?:cat|type|less|more|bat) (\S{1,120}\.(?:[cm]?[jt]sx?|py))\s*$/;
const PROMPT = /^\s{0,8}[$%] (.*)$/;
const MOST_LINES = 400;

/** A script that a session at a shell's prompt shows, and what it printed when it was run there. */
export interface ShownScript {
  language: "javascript" | "python";
  code: string;
  output: string;
}

function languageOf(file: string): ShownScript["language"] {
  return file.endsWith(".py") ? "python" : "javascript";
}

/** `$ cat run.mjs`, the script, `$ node run.mjs`, what it printed; null for any other block. Pure. */
export function shownScript(block: string): ShownScript | null {
  const lines = block.split("\n");
  const file = SHOWS.exec(lines[0] ?? "")?.[1];
  const end = lines.findIndex((line, at) => at > 0 && PROMPT.test(line));
  if (file === undefined || end === -1 || lines.length > MOST_LINES) return null;
  const command = PROMPT.exec(lines[end] ?? "")?.[1] ?? "";
  const runs = /^(?:time )?(?:node|nodejs|bun|deno run|tsx|npx tsx|ts-node|python3?(?:\.\d+)?|py)\b/.test(command);
  if (!runs || !command.trim().split(/\s+/).includes(file)) return null;
  const next = lines.findIndex((line, at) => at > end && PROMPT.test(line));
  const code = lines.slice(1, end).join("\n").trim();
  const output = lines
    .slice(end + 1, next === -1 ? lines.length : next)
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
  return code === "" ? null : { language: languageOf(file), code, output };
}
