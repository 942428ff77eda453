import type { ChatMessage } from "../types/chat-notifier.ts";

/** As Slack cuts off itself, counted in UTF-16 units after escaping. */
const MOST_IN_SECTION = 3000;
const MOST_IN_TITLE = 500;
const MOST_IN_FALLBACK = 1000;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Of mrkdwn: nothing that somebody wrote becomes a mention or a link. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The longest beginning that has room once it is escaped; no sign and no entity is cut in two. */
export function escapedWithin(text: string, most: number): string {
  const whole = escaped(text);
  if (whole.length <= most) return whole;
  let kept = "";
  for (const sign of text) {
    const next = escaped(sign);
    if (kept.length + next.length > most - 1) break;
    kept += next;
  }
  return `${kept}…`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A bar would end the address within a link. */
function linkTo(url: string, label: string): string {
  return `<${escaped(new URL(url).href.replaceAll("|", "%7C"))}|${label}>`;
}

/** One section in mrkdwn, and the text that stands in for it in notifications and for screen readers. */
export function render({ title, url, lines }: ChatMessage): {
  text: string;
  blocks: { type: string; [field: string]: unknown }[];
} {
  const heading = `*${linkTo(url, escapedWithin(inOneLine(title), MOST_IN_TITLE))}*`;
  const room = MOST_IN_SECTION - heading.length - 1;
  const body = lines.length > 0 && room > 1 ? `\n${escapedWithin(lines.join("\n"), room)}` : "";
  return {
    text: escapedWithin(inOneLine([title, ...lines].join(" · ")), MOST_IN_FALLBACK),
    blocks: [{ type: "section", text: { type: "mrkdwn", text: `${heading}${body}` } }],
  };
}
