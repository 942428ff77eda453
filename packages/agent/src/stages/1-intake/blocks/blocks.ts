import { withCallLines } from "./call-lines.ts";
import { splitCommands } from "./commands.ts";
import { withoutMachines } from "../text/machines.ts";
import { markedOutput } from "./marked-output.ts";
import { asSession } from "./shell-sessions.ts";
import { shownScript } from "./shown-scripts.ts";
import { sideOf } from "../text/side.ts";
import { readSteps } from "./step-lists.ts";

/** A code block as it stands in the text. */
export interface RawBlock {
  info: string | null;
  code: string;
  lead: string;
  /** Text of the nearest heading above; empty when there is none. */
  heading: string;
  /** Blanks that stood before all lines, beyond those of the fence around them. */
  indent?: number;
}

export interface ProseLine {
  text: string;
  heading: string;
  /** Index of the next block after this line, when nothing but blank lines stand between; else null. */
  before: number | null;
  /** How many blocks stand above this line. */
  after: number;
}

export interface Document {
  blocks: RawBlock[];
  prose: ProseLine[];
}

const FENCE = /^(\s{0,12}(?:>\s?)*)(`{3,}|~{3,})([^`]*)$/;
const HEADING = /^\s{0,3}(?:#{1,6}\s+(.+?)\s*#*|(?:\*\*|__)([^*_]{2,80})(?:\*\*|__)\s*:?|h[1-6]\.\s+(.+))\s*$/;
const BARE_HEADING =
  /^\s{0,3}((?:expected|actual|current|observed|desired)(?: (?:behaviou?r|results?|output|outcome|value))?|steps to reproduce|reproduction|to reproduce|environment|versions?|description|summary)\s*:?\s*$/i;
const JIRA = /^\s*\{(?:code|noformat)(?::([^}]*))?\}\s*$/;
const PRE = /^\s*<pre>(?:\s*<code[^>]*>)?\s*$/i;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s/;
export const MAX_BLOCKS = 80;
const MAX_BLOCK = 64 * 1024;

/** A line without Markdown marks around it. */
export function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:>\s?)+/, "")
    .replace(/^\s*(?:[-*+]|\d{1,3}[.)]|#{1,6})\s+/, "")
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/\*\*|__/g, "")))
    .join("")
    .trim();
}

/** Lines of prose as one text of so many characters at most, without marks. */
export function asOneText(prose: readonly ProseLine[], most: number): string {
  return prose
    .map((line) => withoutMarks(line.text))
    .join(" ")
    .slice(0, most);
}

function commonIndent(lines: readonly string[]): number {
  const widths = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  return widths.length === 0 ? 0 : widths.reduce((least, width) => Math.min(least, width), 1000);
}

function unindent(lines: readonly string[]): string {
  const common = commonIndent(lines);
  return lines.map((line) => line.slice(Math.min(common, line.length - line.trimStart().length))).join("\n");
}

/** Splits Markdown (and Jira's markup) into code blocks and prose. Linear in the length of the text. */
export function readBlocks(text: string, notes: string[]): Document {
  const lines = text.split("\n");
  const blocks: RawBlock[] = [];
  const prose: ProseLine[] = [];
  let heading = "";
  let lead = "";
  let listIndent = false;
  let dropped = 0;

  function add(info: string | null, content: readonly string[], fence: string | null = null): void {
    const indent = fence === null ? 0 : Math.max(0, commonIndent(content) - fence.length);
    const code = unindent(content).replace(/^\n+|\s+$/g, "");
    if (code === "") return;
    if (blocks.length >= MAX_BLOCKS) {
      dropped += 1;
      return;
    }
    if (code.length > MAX_BLOCK)
      notes.push(`Code block ${blocks.length + 1} was cut to ${MAX_BLOCK} of ${code.length} characters.`);
    for (let at = prose.length - 1; at >= 0; at -= 1) {
      const line = prose[at];
      if (line === undefined || line.after !== blocks.length) break;
      if (line.text.trim() === "") continue;
      line.before = blocks.length;
      break;
    }
    const shown = info === null ? withCallLines(code.slice(0, MAX_BLOCK)) : code.slice(0, MAX_BLOCK);
    const written = { info, code: shown, lead, heading, ...(indent === 0 ? {} : { indent }) };
    const script = shownScript(written.code);
    if (script !== null && blocks.length + 1 < MAX_BLOCKS) {
      blocks.push({ info: script.language, code: script.code, lead: "", heading });
      if (script.output !== "") blocks.push({ info: null, code: script.output, lead: "", heading });
      return;
    }
    const marked =
      info === null || /^(?:text|txt|console|output)$/i.test(info) ? markedOutput(written.code, blocks.at(-1)?.code) : null;
    if (marked !== null && blocks.length + 1 < MAX_BLOCKS) {
      blocks.push({ info: null, code: marked.shown, lead: "It prints:", heading });
      blocks.push({ info: null, code: marked.wished, lead: "It should be:", heading });
      return;
    }
    const block = asSession(written);
    const runs = block === written ? splitCommands(block.code) : null;
    if (runs === null) {
      blocks.push(block);
      return;
    }
    for (const { program, output, wished } of runs.slice(0, MAX_BLOCKS - blocks.length)) {
      blocks.push({ info: program.language, code: program.code, lead, heading });
      // A run that is said to be as wished shows what is wished for.
      if (output !== "") blocks.push({ info: "text", code: output, lead: sideOf(lead) === "expected" ? lead : "", heading });
      if (wished !== undefined) blocks.push({ info: "text", code: wished, lead: "It should print:", heading });
    }
  }

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const fence = FENCE.exec(line);
    const jira = fence === null ? JIRA.exec(line) : null;
    const pre = fence === null && jira === null && PRE.test(line);
    if (fence !== null || jira !== null || pre) {
      const mark = fence?.[2] ?? "";
      const quoted = (fence?.[1] ?? "").includes(">");
      const content: string[] = [];
      for (at += 1; at < lines.length; at += 1) {
        const inner = lines[at] ?? "";
        const bare = quoted ? inner.replace(/^\s*(?:>\s?)/, "") : inner;
        const trimmed = bare.trim();
        const closes =
          fence !== null
            ? trimmed.length >= mark.length && trimmed[0] === mark[0] && trimmed.split("").every((char) => char === mark[0])
            : jira !== null
              ? /^\{(?:code|noformat)\}$/.test(trimmed)
              : /^(?:<\/code>)?\s*<\/pre>$/i.test(trimmed);
        if (closes) break;
        content.push(bare);
      }
      add(fence?.[3]?.trim() || jira?.[1]?.trim() || null, content, fence?.[1]?.replace(/>\s?/g, "") ?? "");
      lead = "";
      continue;
    }
    const previousBlank = at === 0 || (lines[at - 1] ?? "").trim() === "";
    const isIndented = /^(?: {4}|\t)\s*\S/.test(line) && previousBlank && !listIndent;
    const isPrompt = /^\s{0,3}(?:>>> \S|In \[\d+\]: )/.test(line);
    if (isIndented || isPrompt) {
      const content: string[] = [];
      for (; at < lines.length; at += 1) {
        const inner = lines[at] ?? "";
        if (isIndented ? inner.trim() !== "" && !/^(?: {4}|\t)/.test(inner) : inner.trim() === "") break;
        content.push(inner);
      }
      at -= 1;
      add(null, content);
      lead = "";
      continue;
    }
    // Points below “Expected” are values, though they be written as calls.
    const areValues = /^\s*[-*+]\s/.test(line) && /^(?:expected|actual)\b/i.test(heading);
    const steps = LIST_ITEM.test(line) && !areValues ? readSteps(lines, at) : null;
    if (steps !== null) {
      add(null, steps.code);
      prose.push(...steps.said.map((text) => ({ text: text.slice(0, 4000), heading, before: null, after: blocks.length })));
      at = steps.to - 1;
      listIndent = true;
      continue;
    }
    const title = HEADING.exec(line) ?? BARE_HEADING.exec(line);
    const name = title?.[1] ?? title?.[2] ?? title?.[3];
    if (name !== undefined) heading = withoutMarks(name).replace(/:$/, "");
    if (LIST_ITEM.test(line)) listIndent = true;
    else if (/^\S/.test(line)) listIndent = false;
    if (line.trim() !== "") lead = withoutMarks(line).slice(0, 500);
    prose.push({ text: withoutMachines(line.slice(0, 4000)), heading, before: null, after: blocks.length });
  }
  if (dropped > 0) notes.push(`${dropped} more code blocks were left out.`);
  return { blocks, prose };
}
