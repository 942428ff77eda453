/** What a source file's own comments show of it, as Markdown with code blocks; empty where they show nothing. */
export function shownInComments(file: string, text: string): string[] {
  return file.endsWith(".py") ? inDocstrings(text) : inBlockComments(text);
}

/** More of one file would crowd out the others. */
const MOST = 60;
const DOCSTRINGS = [
  ['"""', '"""'],
  ["'''", "'''"],
] as const;
const CAPTION = /<caption>[^]*?<\/caption>/g;
const CAPTION_END = "</caption>";
const BLOCK_COMMENTS = [["/**", "*/"]] as const;

/** Texts between two marks, one after the other; linear in the length, whatever is left open. */
function* between(text: string, marks: readonly (readonly [open: string, close: string])[]): Iterable<string> {
  let open = marks.map((mark) => ({ mark, at: text.indexOf(mark[0]) }));
  for (;;) {
    open = open.filter(({ at }) => at !== -1);
    const [first, ...others] = open.toSorted((one, other) => one.at - other.at);
    if (first === undefined) return;
    const [start, close] = first.mark;
    const end = text.indexOf(close, first.at + start.length);
    if (end === -1) {
      open = others;
      continue;
    }
    yield text.slice(first.at + start.length, end);
    const from = end + close.length;
    open = open.map(({ mark, at }) => ({ mark, at: at < from ? text.indexOf(mark[0], from) : at }));
  }
}

function inDocstrings(text: string): string[] {
  const shown: string[] = [];
  for (const body of between(text, DOCSTRINGS)) {
    if (shown.length >= MOST) break;
    if (body.includes(">>> ")) shown.push(fencedSessions(body));
  }
  return shown;
}

/** Sessions in a docstring or in reStructuredText end with a blank line; nothing else of them is kept. */
export function fencedSessions(text: string): string {
  const blocks: string[] = [];
  let session: string[] | null = null;
  const end = (): void => {
    if (session !== null) blocks.push(session.join("\n"));
    session = null;
  };
  for (const line of text.split("\n")) {
    const bare = line.trimStart();
    if (session === null && !bare.startsWith(">>> ")) continue;
    if (bare === "") end();
    else (session ??= []).push(line);
  }
  end();
  // Sessions of one text go on where the one before ended.
  return blocks.length === 0 ? "" : `\`\`\`python\n${blocks.map(dedent).join("\n")}\n\`\`\`\n`;
}

function dedent(text: string): string {
  const lines = text.split("\n");
  const indent = /^\s*/.exec(lines[0] ?? "")?.[0] ?? "";
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())).join("\n");
}

function inBlockComments(text: string): string[] {
  const shown: string[] = [];
  for (const body of between(text, BLOCK_COMMENTS)) {
    if (shown.length >= MOST) break;
    const lines = body.split("\n").map((line) => line.replace(/^\s*\*? ?/, ""));
    for (const [index, line] of lines.entries()) {
      const tag = /^\s*@example\b(.*)$/.exec(line);
      if (tag === null || shown.length >= MOST) continue;
      const end = lines.findIndex((other, at) => at > index && /^\s*@\w/.test(other));
      const code = [tag[1] ?? "", ...lines.slice(index + 1, end === -1 ? undefined : end)].join("\n");
      const plain = withoutCaptions(code).trim();
      shown.push(plain.includes("```") ? plain : `\`\`\`js\n${plain}\n\`\`\`\n`);
    }
  }
  return shown;
}

/** Behind the last mark that closes one nothing is looked for: what is left open there would be read again and again. */
function withoutCaptions(code: string): string {
  const end = code.lastIndexOf(CAPTION_END);
  return end === -1 ? code : code.slice(0, end + CAPTION_END.length).replace(CAPTION, "") + code.slice(end + CAPTION_END.length);
}
