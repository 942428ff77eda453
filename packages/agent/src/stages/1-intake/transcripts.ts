import type { Transcript, TranscriptEntry } from "../../types/facts.ts";

const PYTHON = /^\s{0,8}(?:>>>|In \[\d+\]:)(?: (.*)|)$/;
const PYTHON_MORE = /^\s{0,8}(?:\.\.\.|\s+\.\.\.:)(?: (.*)|)$/;
const NODE = /^\s{0,4}> (.*)$/;
const NODE_MORE = /^\s{0,4}(?:\.\.\.+|\|) (.*)$/;
const MAX_ENTRIES = 200;

function read(code: string, prompt: RegExp, more: RegExp): TranscriptEntry[] {
  const entries: TranscriptEntry[] = [];
  let output: string[] = [];
  let current: TranscriptEntry | null = null;
  const close = (): void => {
    if (current !== null) entries.push({ input: current.input, output: output.join("\n").replace(/^\n+|\s+$/g, "") });
    output = [];
  };
  for (const line of code.split("\n")) {
    const start = prompt.exec(line);
    if (start) {
      close();
      if (entries.length >= MAX_ENTRIES) return entries;
      current = { input: start[1] ?? "", output: "" };
      continue;
    }
    if (current === null) continue;
    const next = output.length === 0 ? more.exec(line) : null;
    if (next) current.input += `\n${next[1] ?? ""}`;
    else output.push(line.replace(/^Out\[\d+\]: ?/, ""));
  }
  close();
  return entries.filter((entry) => entry.input.trim() !== "");
}

/** A session at Python's or Node's prompt; null when the block is none. */
export function readTranscript(code: string, language: string | null, snippet: number): Transcript | null {
  if (/^\s{0,8}(?:>>> ?|In \[\d+\]: )\S/m.test(code)) {
    const entries = read(code, PYTHON, PYTHON_MORE);
    return entries.length === 0 ? null : { language: "python", entries, snippet };
  }
  if (language !== null && !["javascript", "typescript", "shell", "text"].includes(language)) return null;
  const first = code
    .split("\n")
    .find((line) => line.trim() !== "" && !/^\s*(?:\$ .*\bnode\b|node$|Welcome to Node|Type "\.help")/.test(line));
  if (first === undefined || !NODE.test(first)) return null;
  const entries = read(code, NODE, NODE_MORE);
  // npm prints “> name@version script” before what it runs.
  const session = entries.filter((entry) => !/^\S+@\d\S* \S+/.test(entry.input));
  return session.length === 0 ? null : { language: "javascript", entries: session, snippet };
}
