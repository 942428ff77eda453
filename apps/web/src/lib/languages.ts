const EXTENSIONS = {
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  jsx: "jsx",
  ts: "typescript",
  mts: "typescript",
  cts: "typescript",
  tsx: "tsx",
  py: "python",
  json: "json",
} as const;
export type Language = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

/** The language of a file by its name; null where there are no colours for it. */
export function languageOf(path: string): Language | null {
  const extension = path.split(".").at(-1) ?? "";
  return Object.entries(EXTENSIONS).find(([known]) => known === extension)?.[1] ?? null;
}
