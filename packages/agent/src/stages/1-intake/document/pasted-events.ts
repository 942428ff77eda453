import { closingIndex } from "../text/balanced.ts";
import type { RawBlock } from "../blocks/blocks.ts";

const MOST_LINES = 400;
const LONGEST = 2000;
/** `batch/run.py in run at line 26`, `run (batch/run.py:26)`, `File "batch/run.py", line 26, in run` */
const FRAME =
  /^(?:\S{1,300}\.py,? in [\w.<>]{1,100},? (?:at )?line \d+|[\w.<>]{1,100} \(\S{1,300}\.py:\d+\)|File "[^"\n]{1,300}", line \d+, in [\w.<>]{1,100}):?$/;
/** `lines     ['a', 'b']`, `lines = ['a']` */
const LOCAL = /^\s+([A-Za-z_]\w{0,60})(?:\s{2,}|\s?[=:]\s?|\t\s*)(\S.*)$/;
const VALUE = /^(?:None|True|False|-?\d[\d_]*(?:\.\d+)?|"[^"]*"|'[^']*'|\[.*\]|\(.*\)|\{.*\})$/s;
/** What a monitor shortens, or shows of an object, is no code. */
const NO_CODE = /\.{3}|…|<[A-Za-z_][\w.]* |<class |\[Filtered\]/;
/** `# run(jobs, ValueError)`: the line of the source that was being run. */
const COMMENT =
  /^\s*(?:#|>|-->)\s*(?:(?:return|[A-Za-z_]\w*(?:, [A-Za-z_]\w*){0,3} =) )?((?:[A-Za-z_]\w{0,80}\.){0,3}[A-Za-z_]\w{0,80}\(.*)$/;
const ERROR = /^[\s`*>-]*((?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception)): ([^\n]{1,300}?)`?\s*$/m;

interface Frame {
  locals: Map<string, string>;
  call: string | null;
}

/** A call with what is called of what it gives; null where its brackets are not closed. */
function wholeCall(code: string): string | null {
  let end = closingIndex(code, code.indexOf("("));
  for (let next = end; next !== null;) {
    end = next;
    const [member] = /^\.[A-Za-z_]\w{0,80}\(/.exec(code.slice(next)) ?? [];
    next = member === undefined ? null : closingIndex(code, next + member.length - 1);
  }
  return end === null ? null : code.slice(0, end);
}

function framesIn(lines: readonly string[]): Frame[] {
  const frames: Frame[] = [];
  for (const raw of lines.slice(0, MOST_LINES)) {
    const line = raw.slice(0, LONGEST);
    const last = frames.at(-1);
    if (FRAME.test(line.trim())) {
      frames.push({ locals: new Map(), call: null });
      continue;
    }
    if (last === undefined) continue;
    const called = COMMENT.exec(line)?.[1];
    const call = called === undefined ? null : wholeCall(called);
    if (call !== null) {
      last.call ??= call;
      continue;
    }
    const [, name, value] = LOCAL.exec(line) ?? [];
    if (name !== undefined && value !== undefined) last.locals.set(name, value.trim());
  }
  return frames;
}

function isGiven(value: string): boolean {
  return VALUE.test(value) && !NO_CODE.test(value);
}

/** The frame whose call can be made of its own values, as a program; null where there is none. */
function programOf({ locals, call }: Frame): string[] | null {
  if (call === null || NO_CODE.test(call)) return null;
  const bare = call.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '""');
  const named = [...locals].filter(([name]) => new RegExp(`(?<![\\w.])${name}(?!\\w|\\s*=(?!=))`).test(bare));
  if (named.length === 0 || named.some(([, value]) => !isGiven(value))) return null;
  return [...named.map(([name, value]) => `${name} = ${value}`), call];
}

/**
 * Frames that an error monitor shows, with the values of variables and the line that was run in a comment: the call that can be
 * made of them, with the error that the text names. Other blocks as they are. Pure.
 */
export function withEventsShown(blocks: readonly RawBlock[], text: string): RawBlock[] {
  const [, type, message] = ERROR.exec(text.slice(0, 20_000)) ?? [];
  if (type === undefined || message === undefined) return [...blocks];
  return blocks.map((block) => {
    const program = framesIn(block.code.split("\n"))
      .map(programOf)
      .find((one) => one !== null);
    if (program === undefined || program === null) return block;
    return { ...block, info: "python", code: `${program.join("\n")}  # raises ${type}: ${message}` };
  });
}
