/** A program that a command line holds. */
export interface Program {
  language: "javascript" | "python";
  code: string;
}

const COMMAND =
  /^\s*(?:[$%>#]\s+)?(?:[A-Z_]+=\S*\s+)*(node|nodejs|bun|python3?(?:\.\d+)?|py)\s+(?:-\w+\s+)*?(-e|-p|-pe|-c|--eval|--print)\s+(["'])/;
/** Within double quotes a shell takes the backslash away before these alone. */
const ESCAPED = /\\([$`"\\\n])/g;

/** `node -e "…"`, `python3 -c '…'` at the head of a block; null where it begins with something else. */
export function programOf(block: string): Program | null {
  const found = COMMAND.exec(block);
  const [whole, tool, option, quote] = found ?? [];
  if (whole === undefined || quote === undefined || option === undefined) return null;
  const from = whole.length;
  let end = from;
  while (end < block.length && block[end] !== quote) end += quote === '"' && block[end] === "\\" ? 2 : 1;
  if (end >= block.length || !/^\s*(?:\n|$)/.test(block.slice(end + 1))) return null;
  const text = block.slice(from, end);
  const code = (quote === '"' ? text.replace(ESCAPED, "$1") : text).trim();
  if (code === "") return null;
  return { language: tool?.startsWith("py") === true ? "python" : "javascript", code };
}
