import { escapeHtml } from "../../core/html.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { Words } from "./words.ts";

type Content = Pick<Mail, "subject" | "text" | "html">;

const MOST_IN_SUBJECT = 180;
/** Nobody reads more in one e-mail. */
export const MOST_IN_DIGEST = 100;

interface Around {
  productName: string;
  settingsUrl: string;
}

function shortened(subject: string): string {
  const signs = [...subject];
  return signs.length <= MOST_IN_SUBJECT ? subject : `${signs.slice(0, MOST_IN_SUBJECT - 1).join("")}…`;
}

function layout(body: string, { productName, settingsUrl }: Around): string {
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#1c2430;background:#ffffff">
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8dde5;font-size:13px;color:#5a6575">${escapeHtml(productName)} tells you this because you chose so. <a href="${escapeHtml(settingsUrl)}" style="color:#5a6575">Change what you are told of</a></p>
</body></html>
`;
}

function entry({ title, lines, url }: Words): string {
  const rest = lines.map((line) => `<br><span style="color:#5a6575">${escapeHtml(line)}</span>`).join("");
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#1f4fbf;font-weight:600">${escapeHtml(title)}</a>${rest}</p>`;
}

function plain({ title, lines, url }: Words): string {
  return [title, ...lines, url].join("\n");
}

function footer({ settingsUrl }: Around): string {
  return `-- \nChange what you are told of: ${settingsUrl}\n`;
}

export function singleMail(words: Words, around: Around): Content {
  return {
    subject: shortened(words.title),
    text: `${plain(words)}\n\n${footer(around)}`,
    html: layout(entry(words), around),
  };
}

/** Everything in one e-mail, the oldest first; `all` is never empty. */
export function digestMail(all: readonly Words[], around: Around): Content {
  const shown = all.slice(0, MOST_IN_DIGEST);
  const more = all.length - shown.length;
  const rest = more > 0 ? `And ${more} more.` : "";
  const heading = all.length === 1 ? "1 thing happened" : `${all.length} things happened`;
  return {
    subject: `${around.productName}: ${heading}`,
    text: [heading, ...shown.map(plain), ...(rest ? [rest] : []), footer(around)].join("\n\n"),
    html: layout(
      [`<p style="margin:0 0 20px">${heading}.</p>`, ...shown.map(entry), rest && `<p>${rest}</p>`].join("\n"),
      around,
    ),
  };
}
