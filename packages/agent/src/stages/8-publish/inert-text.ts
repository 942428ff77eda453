/** Unseen, and no word for any host: what it parts is no reference any more. */
const APART = "\u200b";
/** Looks like a hyphen and joins no key. */
const HYPHEN = "\u2011";

/** `ABC-12`, `SHOP-1A`, `GH-12`, `CU-abc`: trackers link and close what such words name. */
const KEY = /(?<!\w)((?:[A-Za-z]\w*-)*[A-Za-z]\w*)-(?=\w*\d|(?<=\bCU-)\w)/gi;
/** Only where a key comes soon after: commands are copied and should stay as they are. */
const CLOSING_WORD = /\b(clos|fix|resolv|implement|complet)(e?|e?s|e?d|ing)(?=:?\s.{0,80}?\w-\w)/gi;
/** `[skip ci]`, `[ci skip]`, `[no ci]`, `[skip actions]` and the like, and Azure's `***NO_CI***`. */
const SKIP_MARK = /\[([^[\]]*\b(?:skip|ci|actions)\b[^[\]]*)\]/gi;

/** Text of others on one line: no line breaks, no control or invisible characters, bounded. */
export function oneLine(text: string, limit: number): string {
  const flat = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  if (flat.length <= limit) return flat;
  return `${flat.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** For Markdown that a host renders: no mention, no reference, no address that becomes a link. Marks are not escaped here. */
export function inertInMarkdown(text: string): string {
  return text
    .replace(KEY, `$1-${APART}`)
    .replace(/([@#!$%~&^])(?=[\w"])/g, `$1${APART}`)
    .replace(/:(?=\/\/)/g, `:${APART}`)
    .replace(/(www)(?=\.)/gi, `$1${APART}`);
}

/** For code, which hosts leave alone; some trackers search the raw text for their closing words. */
export function inertInCode(text: string): string {
  return text.replace(CLOSING_WORD, `$1${APART}$2`);
}

const SCHEME = /[a-z][a-z0-9+.-]*:\/\//gi;
const STARS = /\*+(?=NO_CI)/gi;

/** Without addresses' schemes and the stars of a skip mark; what stands around one may be another, once it is gone. */
function withoutMarks(text: string): string {
  const left = text.replace(SCHEME, "").replace(STARS, "");
  return left === text ? text : withoutMarks(left);
}

/**
 * For a commit message, which is read as it stands: addresses lose their scheme, and nothing tells a pipeline to stay away;
 * then, since what is taken out brings together what stood around it, mentions and numbers are parted by a space, and keys
 * keep their look.
 */
export function inertInCommit(text: string): string {
  return withoutMarks(text)
    .replace(SKIP_MARK, "($1)")
    .replace(KEY, `$1${HYPHEN}`)
    .replace(/([@#])(?=\w)/g, "$1 ");
}

/** An address of the web as it is safely written into text; null for anything else. */
export function webAddress(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return ["http:", "https:"].includes(protocol) && href.length <= 1000 ? href : null;
}
