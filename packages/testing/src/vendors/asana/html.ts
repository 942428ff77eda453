function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** What a person would have typed: lines, code blocks and inline code; all else are words. */
export function htmlOf(text: string): string {
  const parts = text.split(/^```\w*\n([\s\S]*?)\n```$/m).map((part, index) => {
    if (index % 2 === 1) return `<pre>${xml(part)}</pre>`;
    return xml(part).replaceAll(/`([^`\n]+)`/g, "<code>$1</code>");
  });
  return `<body>${parts.join("")}</body>`;
}

/** Every word and address in it. */
export function wordsOf(html: string): string {
  const words = html.replaceAll(/<a href="([^"]*)">/g, "$1 ").replaceAll(/<[^>]*>/g, "");
  return words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const TAG = /<(\/?)([a-z]+)( href="[^"<]*")?>/g;
const COMMENT_TAGS = new Set(["body", "strong", "em", "u", "s", "code", "pre", "ul", "ol", "li", "blockquote", "a"]);

/** Whether Asana takes it as a comment: XML in one `<body>`, of these tags alone, and no code block in a list. */
export function isTaken(html: string): boolean {
  const open: string[] = [];
  for (const [, end, tag = ""] of html.matchAll(TAG)) {
    if (!COMMENT_TAGS.has(tag)) return false;
    if (tag === "pre" && open.includes("li")) return false;
    if (end === "") open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  const rest = html.replaceAll(TAG, "");
  return open.length === 0 && /^<body>[\s\S]*<\/body>$/.test(html) && !/<|&(?!(amp|lt|gt|quot|#\d+);)/.test(rest);
}
