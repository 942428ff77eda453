import type { Snippet, StackTrace } from "../../../types/facts.ts";

const FILE =
  /(?:^|[\s`"'([])((?:[\w@.-]{1,80}\/){0,12}[\w@.-]{1,100}\.(?:[mc]?[jt]sx?|py|pyi|java|json|toml|ya?ml|vue|svelte))(?::\d+)?(?=$|[\s`"')\],.:;])/g;
const VERSION =
  /(?:^|[\s(*`|-])([A-Za-z@][\w@/.-]{0,60}?)(?:[ @:=*`|]{1,4}| version:? )v?(\d{1,4}\.\d{1,4}(?:\.\d{1,4})?(?:-[\w.]{1,20})?)(?=$|[\s),;*`|.])/g;
const COMMON = new Set([
  "true",
  "false",
  "null",
  "undefined",
  "none",
  "nan",
  "this",
  "self",
  "return",
  "const",
  "let",
  "var",
  "function",
  "import",
  "from",
  "require",
  "async",
  "await",
  "new",
  "class",
  "def",
  "print",
  "console",
  "log",
  "the",
  "for",
  "if",
  "else",
  "error",
  "string",
  "number",
  "object",
  "array",
  "node",
  "npm",
  "python",
  "js",
  "json",
]);

/** Names in backticks or that look like code in prose (and calls in snippets), most frequent first. */
export function readIdentifiers(prose: string, snippets: readonly Snippet[]): string[] {
  const counts = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    if (name.length < 2 || name.length > 80 || COMMON.has(name.toLowerCase()) || /^\d/.test(name)) return;
    if (counts.size < 5000 || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + weight);
  };
  const bounded = prose.slice(0, 400_000);
  for (const match of bounded.matchAll(/`([^`\n]{1,300})`/g))
    for (const name of (match[1] ?? "").match(/[A-Za-z_$][\w$]*/g) ?? []) add(name, 2);
  for (const match of bounded.matchAll(/\b([A-Za-z_$][\w$]{1,79})\(/g)) add(match[1] ?? "", 2);
  for (const match of bounded.matchAll(
    /\b([a-z]+(?:[A-Z][a-z0-9]+)+|[a-z0-9]+(?:_[a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+)\b/g,
  ))
    add(match[1] ?? "", 1);
  for (const snippet of snippets) {
    if (snippet.role !== "code" && snippet.role !== "transcript") continue;
    for (const match of snippet.code.slice(0, 20_000).matchAll(/([A-Za-z_$][\w$]{1,79})\(/g)) add(match[1] ?? "", 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 60)
    .map(([name]) => name);
}

export function readFiles(text: string, traces: readonly StackTrace[]): string[] {
  const files = new Set<string>();
  for (const trace of traces) {
    for (const frame of trace.frames) {
      if (!/^node:|node_modules\/|site-packages\/|<anonymous>|^internal\//.test(frame.file)) files.add(frame.file);
    }
  }
  for (const match of text.slice(0, 400_000).matchAll(FILE)) {
    const name = match[1] ?? "";
    if (!/^(?:node\.js|next\.js|vue\.js|react\.js|express\.js|three\.js|d3\.js)$/i.test(name)) files.add(name);
  }
  return [...files].slice(0, 100);
}

export function readVersions(prose: string): { name: string; version: string }[] {
  const found = new Map<string, { name: string; version: string }>();
  for (const match of prose.slice(0, 400_000).matchAll(VERSION)) {
    const name = (match[1] ?? "").replace(/[:*.]+$/, "");
    const version = match[2] ?? "";
    if (/^(?:version|v|at|in|from|to|is|and|or|about|since|than|of|with|on|using|returns?|gives?|by|line|it|be|was)$/i.test(name))
      continue;
    found.set(`${name.toLowerCase()}@${version}`, { name, version });
  }
  return [...found.values()].slice(0, 40);
}
