import type { Transcript, TranscriptEntry } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";

const PYTHON = /^\s{0,8}(?:>>>|In \[\d+\]:)(?: (.*)|)$/;
const PYTHON_MORE = /^\s{0,8}(?:\.\.\.|\s+\.\.\.:)(?: (.*)|)$/;
const NODE = /^\s{0,4}> (.*)$/;
const NODE_MORE = /^\s{0,4}(?:\.\.\.+|\|) (.*)$/;
const MAX_ENTRIES = 200;

/** `f(1); f(2)` with a line for each of them: as two that were asked. */
function askedTogether(input: string, output: string): TranscriptEntry[] {
  const inputs = input.length > 1000 || !input.includes(";") ? [input] : splitTopLevel(input, ";").map((one) => one.trim());
  const lines = output.split("\n");
  const areCalls = inputs.length > 1 && inputs.every((one) => /^[A-Za-z_$][\w$.]*\(.*\)$/.test(one));
  if (!areCalls || lines.length !== inputs.length) return [{ input, output }];
  return inputs.map((one, at) => ({ input: one, output: lines[at] ?? "" }));
}

function read(code: string, prompt: RegExp, more: RegExp): TranscriptEntry[] {
  const entries: TranscriptEntry[] = [];
  let output: string[] = [];
  let current: TranscriptEntry | null = null;
  const close = (): void => {
    if (current !== null) entries.push(...askedTogether(current.input, output.join("\n").replace(/^\n+|\s+$/g, "")));
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
