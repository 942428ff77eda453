/** Plain text as Markdown that reads as that text. Names like `cart_total` stay as they are. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, String.raw`\\`)
    .replaceAll(/[*`[\]<]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll("~~", String.raw`\~\~`)
    .replaceAll(/&(?=#?\w+;)/g, "&amp;");
}

/** `words` are Markdown; without any the address is its own. */
export function linkTo(url: string, words = ""): string {
  // What could end the link early is written as a URL may write it.
  const address = url.replaceAll(/[\s<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  if (words !== "") return `[${words}](${address})`;
  return /^(https?|mailto):/i.test(address) ? `<${address}>` : escapeText(url);
}

/** Keeps the lines of a paragraph from being read as headings, lists, quotes or rules. */
export function escapeLineStarts(text: string): string {
  return text
    .replaceAll(/^([ \t]*)([-+=>]|#{1,6}(?=\s|$))/gm, String.raw`$1\$2`)
    .replaceAll(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

/** Each line behind a prefix, as in a quote. */
export function prefixed(text: string, first: string, others = first): string {
  const lines = text.split("\n").map((line, index) => (index === 0 ? first : others) + line);
  return lines.map((line) => line.replace(/^[ >]+$/, (blank) => blank.trimEnd())).join("\n");
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

/** Signs that Markdown's text holds as HTML's entities, in words that are no code. */
export function withoutEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
