/** Text as a reader of the rendered issue sees it, and what was taken out. */
export interface VisibleText {
  text: string;
  notes: string[];
}

// Zero-width and soft characters, bidirectional controls, and the invisible tag alphabet.
export const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
/** A joiner between two pictures makes one emoji of them and is seen; any other is not. */
// oxlint-disable-next-line no-misleading-character-class -- the modifiers are meant one by one
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
// oxlint-disable-next-line no-control-regex -- terminal sequences are what must go
const ANSI = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,200}(?:\u0007|\u001b\\)?|[@-_])/g;
// oxlint-disable-next-line no-control-regex -- as above
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const FENCE = /^\s{0,12}(?:>\s?)*(`{3,}|~{3,})/;

/** Removes HTML comments outside of code; one that is never closed hides the rest, as renderers have it. */
function withoutComments(text: string): { text: string; removed: number } {
  if (!text.includes("<!--")) return { text, removed: 0 };
  const kept: string[] = [];
  let fence: string | null = null;
  let inside = false;
  let removed = 0;
  for (const line of text.split("\n")) {
    const mark: string | undefined = inside ? undefined : FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length) fence = null;
      kept.push(line);
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      kept.push(line);
      continue;
    }
    let visible = "";
    let position = 0;
    while (position < line.length) {
      if (inside) {
        const close = line.indexOf("-->", position);
        if (close < 0) break;
        position = close + 3;
        inside = false;
        continue;
      }
      const open = line.indexOf("<!--", position);
      if (open < 0) {
        visible += line.slice(position);
        break;
      }
      visible += line.slice(position, open);
      position = open + 4;
      inside = true;
      removed += 1;
    }
    if (visible.trim() !== "" || position === 0) kept.push(visible);
  }
  return { text: kept.join("\n"), removed };
}

/** A text that a call takes: a mark before it that code has there. */
const LITERAL = /(?<=[([,{=:]\s{0,4})(["'])((?:(?!\1)[^\n\\]|\\[^\n]){1,200})\1/g;
/** One sign each; the tag alphabet writes words. */
const SIGN = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]/g;
/** More are no text that somebody tries, but one that somebody hides. */
const MOST_SIGNS = 3;

/** What a call takes may be about such a sign (`strip("\ufeffa")`): there it is written as code does, for all to see. */
function withSignsShown(text: string): string {
  return text.replaceAll(LITERAL, (whole: string) =>
    (whole.match(SIGN) ?? []).length > MOST_SIGNS
      ? whole
      : whole.replaceAll(SIGN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** Strips what a person who reads the issue cannot see: it could only be meant for a program. */
export function stripHidden(raw: string): VisibleText {
  const notes: string[] = [];
  const normal = raw.replace(/\r\n?/g, "\n");
  const plain = normal.replace(ANSI, "").replace(CONTROL, "");
  const shown = withSignsShown(plain);
  const seen = shown.replace(INVISIBLE, "").replace(STRAY_JOINER, "");
  if (seen.length < shown.length) notes.push(`${shown.length - seen.length} invisible characters were removed.`);
  const { text, removed } = withoutComments(seen);
  if (removed > 0) notes.push(`${removed} hidden comment${removed === 1 ? " was" : "s were"} removed.`);
  return { text, notes };
}
