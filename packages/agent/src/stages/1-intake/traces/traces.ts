import type { StackFrame, StackTrace } from "../../../types/facts.ts";

const JS_FRAME =
  /^\s*at (?:async )?(?:([^()]{1,300}?) \()?((?:file:\/\/|node:|[A-Za-z]:)?[^():\n]{1,400}):(\d{1,9}):(\d{1,9})\)?\s*$/;
const JAVA_FRAME = /^\s*at ([\w.$<>]{1,300})\(([\w$]{1,200}\.(?:java|kt|scala|groovy)):(\d{1,9})\)\s*$/;
const PY_FRAME = /^\s*File "([^"\n]{1,400})", line (\d{1,9})(?:, in (.{1,200}))?\s*$/;
const HEADER =
  /^\s*(?:Uncaught )?(?:\(in promise\) )?(?:Exception in thread "[^"]{0,80}" )?(?:Caused by: )?(?:E\s{2,6})?([A-Za-z_$][\w$.]{0,120}(?:Error|Exception|Warning|Failure|Interrupt|Exit)[\w$]{0,20}|[A-Z]\w{1,60})(?: \[[\w-]{1,60}\])?(?::[ \t]?(.{0,2000}))?\s*$/;
/** Errors of Python's own modules that are written small: `re.error`, `struct.error`, `socket.timeout`. */
const SMALL =
  /^\s*(?:E\s{2,6})?([a-z_]\w{0,40}(?:\.[a-z_]\w{0,40}){0,3}\.(?:error|timeout|gaierror|herror))(?::[ \t]?(.{0,2000}))?\s*$/;
/** Without frames a line needs a name that says that it is an error. */
const LONE =
  /^(?:Uncaught )?(?:\(in promise\) )?([A-Za-z_$][\w$.]{0,120}(?:Error|Exception))(?: \[[\w-]{1,60}\])?:[ \t](.{1,2000})$/;
/** A block of its own may hold one without a name too: “Error: no such colour”. */
const LONE_IN_BLOCK = /^(?:Uncaught )?(?:\(in promise\) )?(Error)(?: \[[\w-]{1,60}\])?:[ \t](.{1,2000})$/;
const MAX_FRAMES = 200;

function frame(file: string, line: string | undefined, column: string | undefined, name: string | undefined): StackFrame {
  return {
    file: file.replace(/^file:\/\//, ""),
    line: line === undefined ? null : Number(line),
    column: column === undefined ? null : Number(column),
    function: name?.trim() || null,
  };
}

function header(line: string | undefined): { errorType: string | null; message: string | null } {
  const found = line === undefined ? null : (HEADER.exec(line) ?? SMALL.exec(line));
  return { errorType: found?.[1]?.split(".").at(-1) ?? null, message: found?.[2]?.trim() || null };
}

/** Stack traces of JavaScript, TypeScript, Python and the JVM in a text; also a lone “TypeError: …” line. */
export function readTraces(text: string, snippet: number | null): StackTrace[] {
  const lines = text.split("\n").map((line) => line.slice(0, 2500));
  const traces: StackTrace[] = [];
  for (let at = 0; at < lines.length && traces.length < 20; at += 1) {
    const line = lines[at] ?? "";
    if (/^\s*Traceback \(most recent call last\):/.test(line)) {
      const frames: StackFrame[] = [];
      const indent = /^\s*/.exec(line)?.[0].length ?? 0;
      for (at += 1; at < lines.length; at += 1) {
        const inner = lines[at] ?? "";
        const found = PY_FRAME.exec(inner);
        if (found) {
          if (frames.length < MAX_FRAMES) frames.push(frame(found[1] ?? "", found[2], undefined, found[3]));
          continue;
        }
        const depth = /^\s*/.exec(inner)?.[0].length ?? 0;
        if (inner.trim() !== "" && depth <= indent) break;
      }
      traces.push({ language: "python", ...header(lines[at]), frames: frames.reverse(), snippet });
      continue;
    }
    const next = lines[at + 1] ?? "";
    if (JS_FRAME.test(line) || JAVA_FRAME.test(line)) {
      const first = at;
      const frames: StackFrame[] = [];
      let language = "javascript";
      for (; at < lines.length; at += 1) {
        const inner = lines[at] ?? "";
        const java = JAVA_FRAME.exec(inner);
        const js = java ? null : JS_FRAME.exec(inner);
        if (!java && !js) break;
        if (frames.length >= MAX_FRAMES) continue;
        if (java) {
          language = "java";
          frames.push(frame(java[2] ?? "", java[3], undefined, java[1]));
        } else if (js) {
          frames.push(frame(js[2] ?? "", js[3], js[4], js[1]));
          if (/\.[mc]?tsx?$/.test(js[2] ?? "")) language = "typescript";
        }
      }
      // The message may run over several lines above the first frame.
      let top = first - 1;
      while (top > first - 6 && top >= 0 && header(lines[top]).errorType === null) top -= 1;
      const head = header(lines[top]);
      const rest =
        head.errorType !== null && top < first - 1
          ? lines
              .slice(top + 1, first)
              .join("\n")
              .trim()
          : "";
      traces.push({
        language,
        ...head,
        message: rest === "" ? head.message : `${head.message ?? ""}\n${rest}`.trim().slice(0, 4000),
        frames,
        snippet,
      });
      at -= 1;
      continue;
    }
    const lone = LONE.exec(line.trim()) ?? (snippet === null ? null : LONE_IN_BLOCK.exec(line.trim()));
    if (lone && !JS_FRAME.test(next) && !JAVA_FRAME.test(next)) {
      traces.push({
        language: "unknown",
        errorType: lone[1]?.split(".").at(-1) ?? null,
        message: lone[2]?.trim() ?? null,
        frames: [],
        snippet,
      });
    }
  }
  return traces;
}

/** How much of a text is a stack trace, from 0 to 1. */
export function traceShare(text: string): number {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return 0;
  const hits = lines.filter(
    (line) =>
      JS_FRAME.test(line) ||
      JAVA_FRAME.test(line) ||
      PY_FRAME.test(line) ||
      /^\s*Traceback \(/.test(line) ||
      LONE.test(line.trim()) ||
      LONE_IN_BLOCK.test(line.trim()),
  ).length;
  return /^\s*Traceback \(/m.test(text) ? Math.min(1, (hits * 2) / lines.length) : hits / lines.length;
}
