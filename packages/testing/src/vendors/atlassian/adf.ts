export interface FakeAdf {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: FakeAdf[];
}

function inline(text: string): FakeAdf[] {
  const parts = text.split(/(`[^`]+`)/).filter((part) => part !== "");
  return parts.map((part) =>
    part.startsWith("`") ? { type: "text", text: part.slice(1, -1), marks: [{ type: "code" }] } : { type: "text", text: part },
  );
}

/** What a person would have typed: paragraphs, code blocks and inline code; all else are words. */
export function adfOf(text: string): FakeAdf {
  const parts = text.split(/^(```\w*\n[\s\S]*?\n```)$/m);
  const content = parts.flatMap((part): FakeAdf[] => {
    const [, language = "", code] = /^```(\w*)\n([\s\S]*)\n```$/.exec(part) ?? [];
    if (code !== undefined) return [{ type: "codeBlock", attrs: { language }, content: [{ type: "text", text: code }] }];
    const paragraphs = part.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
    return paragraphs.map((paragraph) => ({ type: "paragraph", content: inline(paragraph.trim()) }));
  });
  return { type: "doc", attrs: {}, content };
}

/** Every word and address in a document. */
export function wordsOf(node: FakeAdf): string {
  const links = (node.marks ?? []).map(({ attrs }) => attrs?.["href"]).filter((href) => href !== undefined);
  return [node.text, ...links, ...(node.content ?? []).map(wordsOf)]
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
}

const TEXT_HOLDERS = new Set(["paragraph", "heading", "codeBlock", "taskItem"]);

/** Why Jira would not take a document; null when it would. */
export function faultOf(node: FakeAdf): string | null {
  if (node.type === "text" && !node.text) return "a text without a sign";
  if (node.type === "blockquote" && node.content?.some(({ type }) => type === "heading" || type === "blockquote"))
    return "a heading or a quote in a quote";
  if (node.content?.some(({ type }) => type === "text") && !TEXT_HOLDERS.has(node.type)) return `text in ${node.type}`;
  return (node.content ?? []).map(faultOf).find((fault) => fault !== null) ?? null;
}
