import type { Snippet, SnippetRole, Transcript } from "../../../types/facts.ts";
import { codeBeforeTrace } from "./before-trace.ts";
import type { RawBlock } from "../blocks/blocks.ts";
import { programOf } from "../blocks/commands.ts";
import { guessLanguage, looksLikeCode, normaliseLanguage } from "../text/languages.ts";
import { withSignsInWords } from "./marked-comments.ts";
import { withFilesRead } from "./read-files.ts";
import { withRemarks } from "./remarks.ts";
import { sideOfBlock } from "../text/side.ts";
import { traceShare } from "../traces/traces.ts";
import { readTranscript } from "../shown/transcripts.ts";

const DATA = new Set(["json", "yaml", "toml", "ini", "xml", "csv", "html", "css", "diff", "sql"]);

const PROMPT = /^\s*(?:[$%#>]|[\w.-]+@[\w.-]+\S*[$#])\s/m;
const COMMAND =
  /^\s*(?:npm|npx|yarn|pnpm|pip3?|python3?|node|deno|bun|git|cd|docker|curl|make|mkdir|echo|cat|export|\.{0,2}\/\S+)\b/m;
const PRINTS = /\b(?:print(?:s|ed)?|outputs?|shows?|logs?|gives?|console)\b/i;

/** A block that is marked as a console's: what a program prints there, with no command in it. */
function isOnlyPrinted(block: RawBlock): boolean {
  const isTold = PRINTS.test(block.lead) || sideOfBlock(block) !== null;
  return isTold && !PROMPT.test(block.code) && !COMMAND.test(block.code);
}

function roleOf(block: RawBlock, language: string | null, transcript: Transcript | null): SnippetRole {
  if (transcript !== null) return "transcript";
  if (traceShare(block.code) >= 0.4) return "trace";
  if (language === "shell" && isOnlyPrinted(block)) return "output";
  if (language === "shell" || /^\s*\$ \S/.test(block.code)) return "shell";
  if (language !== null && DATA.has(language)) return "data";
  if (language === "text") return "output";
  if (language !== null) return "code";
  if (/^(?:(?:npm|npx|yarn|pnpm|pip|pip3|python|python3|node|git|cd|docker) [^=(]*\n?)+$/.test(block.code)) return "shell";
  return looksLikeCode(block.code) ? "code" : "output";
}

/** `// [ true, false ]` and nothing else: what is shown, in a block that is marked as code. */
function withoutCommentMarks(code: string): string | null {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const [, mark = null] = /^\s*(\/\/|#)\s/.exec(lines[0] ?? "") ?? [];
  if (mark === null || !lines.every((line) => line.trimStart().startsWith(mark))) return null;
  const bare = lines.map((line) => line.trimStart().slice(mark.length).trim()).join("\n");
  return PRINTED.test(bare) ? bare : null;
}

const SHOWS =
  /^(?:(?:the )?(?:output|result|outcome)s?\b|(?:it|this|which|that)? ?(?:prints|printed|gives|gave|returns|returned|shows)\b|got\b|hoped\b)/i;
/** A value as it is printed: \`Delta(added=[])\`, a list, a text. */
const PRINTED = /^(?:[A-Z]\w*\(.*\)|[[{(].*[\]})]|"[^"\n]*"|'[^'\n]*')$/s;

/** What code above gives, or should: a value and nothing else, with words before it that say so. */
function isShown(block: RawBlock, before: readonly RawBlock[]): boolean {
  const code = block.code.trim();
  const isTold = SHOWS.test(block.lead.trim()) || sideOfBlock(block) !== null;
  return (
    before.length > 0 &&
    isTold &&
    (isPrintout(block, before) ||
      (PRINTED.test(code) && !/^[^"'\n]*=(?!=)[^"'(\n]*$/m.test(code.split("\n")[0]?.replace(/\(.*$/, "") ?? "")))
  );
}

const STATEMENT =
  /^[^\S\n]*(?:(?:import|from|def|class|const|let|var|function|return|if|for|while|with|try|assert|raise|throw|await)\b|[\w$.[\]]+ (?:[-+*/]?=) |[\w$.]+\([^)\n]*\)[^\w\s]?[^\S\n]*$|[})\]]+;?[^\S\n]*$)|[;{][^\S\n]*$/m;

/** A block without a language behind a program that prints, and no line of it is a statement: `1111 False`, `## 1 Intro`. */
function isPrintout({ code, info }: RawBlock, before: readonly RawBlock[]): boolean {
  return info === null && before.some((one) => /^[^\S\n]*(?:console\.log|print)\(/m.test(one.code)) && !STATEMENT.test(code);
}

/** What a block is, and its code without what is no part of it. */
export function readSnippet(
  block: RawBlock,
  index: number,
  blocks: readonly RawBlock[],
): { snippet: Snippet; transcript: Transcript | null } {
  const commented = withoutCommentMarks(block.code);
  if (commented !== null) return readSnippet({ ...block, code: commented, info: null }, index, blocks);
  const program = programOf(block.code);
  if (program !== null) return { snippet: { ...program, role: "code", lead: block.lead, index }, transcript: null };
  const named = block.info === null ? null : normaliseLanguage(block.info);
  const transcript = readTranscript(block.code, named, index);
  const language = transcript?.language ?? named ?? guessLanguage(block.code);
  const whole = isShown(block, blocks.slice(0, index))
    ? "output"
    : roleOf(block, named ?? transcript?.language ?? null, transcript);
  const before = whole === "trace" ? codeBeforeTrace(block.code) : null;
  if (before !== null) {
    const spoken = named ?? guessLanguage(before);
    const snippet = { language: spoken === "text" ? null : spoken, code: before, role: "code" as const, lead: block.lead, index };
    return { snippet, transcript };
  }
  const role = whole;
  const code = role === "code" ? withFilesRead(withThenPrinted(block.code), block, blocks) : asPrinted(block, role);
  const said = role === "code" ? withSignsInWords(withRemarks(code, language === "python" ? "#" : "//")) : code;
  return {
    snippet: { language: language === "text" ? null : language, code: said, role, lead: block.lead, index },
    transcript,
  };
}

/** `load(1).then(console.log)` prints what `load(1)` comes to. */
function withThenPrinted(code: string): string {
  return code.replaceAll(
    /^((?:await )?[A-Za-z_$][^\n]{0,1000})\.then\((?:console\.log|\(?(\w{1,30})\)? => console\.log\(\2\))\);?$/gm,
    (_, call: string) => `console.log(await ${call.replace(/^await /, "")});`,
  );
}

/** Blanks before all lines of what is printed are part of it; those before code are not. */
function asPrinted({ code, indent = 0 }: RawBlock, role: SnippetRole): string {
  const isText = role === "output" && code.includes("\n") && !/^["'`[{(]/.test(code.trimStart());
  return isText && indent > 0 ? code.replaceAll(/^(?=.)/gm, " ".repeat(indent)) : code;
}
