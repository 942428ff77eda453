import type { Problem } from "@fixpoint/contracts";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A problem for a person whose browser was sent to a call: signing in, and authorising a provider. */
export function problemPage(problem: Problem): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(problem.title)}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:15px/1.5 ui-sans-serif,system-ui,sans-serif}main{max-width:400px}h1{font-size:20px}small{opacity:.7}</style></head>
<body><main><h1>${escapeHtml(problem.title)}</h1><p>${escapeHtml(problem.message)}</p><p><a href="/sign-in">Back to sign in</a></p><small>${escapeHtml(problem.code)} · ${escapeHtml(problem.requestId)}</small></main></body></html>`;
}
