import { LOCAL_ACCOUNTS } from "./accounts.ts";
import { escapeHtml } from "../../../core/html.ts";

export const STYLE = `
:root { color-scheme: light dark; --bg: #fafaf9; --card: #fff; --line: #e4e4e7; --text: #18181b; --soft: #63636e; --accent: #4f46e5; }
@media (prefers-color-scheme: dark) { :root { --bg: #0c0c0f; --card: #16161b; --line: #2a2a33; --text: #f4f4f5; --soft: #a1a1ad; --accent: #8b85ff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--bg); color: var(--text); font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 32px; }
h1 { margin: 0 0 4px; font-size: 20px; letter-spacing: -0.01em; }
p { margin: 0 0 20px; color: var(--soft); }
form { display: grid; gap: 10px; margin: 0; }
button { display: block; width: 100%; padding: 11px 14px; text-align: left; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 9px; cursor: pointer; }
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px; }
small { display: block; margin: 4px 2px 0; color: var(--soft); font-size: 13px; }
footer { margin-top: 22px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
`;

function layout(productName: string, base: string, body: string): string {
  const name = escapeHtml(productName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · ${name}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body><main>${body}</main></body>
</html>`;
}

/** The list of accounts, each a button that sends itself. */
export function accountsPage(options: { productName: string; base: string; action: string }): string {
  const items = LOCAL_ACCOUNTS.map(
    (account) =>
      `<li><button type="submit" name="account" value="${escapeHtml(account.email)}">Continue as ${escapeHtml(account.email)}</button><small>${escapeHtml(account.note)}</small></li>`,
  ).join("");
  return layout(
    options.productName,
    options.base,
    `<h1>Choose an account</h1><p>Local sign-in of ${escapeHtml(options.productName)}</p>
<form method="post" action="${escapeHtml(options.action)}"><ul>${items}</ul></form>
<footer>These accounts exist on this machine only. Configure an OAuth client to sign in with GitHub, Google or GitLab.</footer>`,
  );
}

export function messagePage(options: { productName: string; base: string; title: string; message: string }): string {
  return layout(
    options.productName,
    options.base,
    `<h1>${escapeHtml(options.title)}</h1><p>${escapeHtml(options.message)}</p><a href="/sign-in">Back to sign in</a>`,
  );
}
