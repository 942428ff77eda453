import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { languageOf, type Language } from "./languages.ts";

export interface Token {
  text: string;
  /** A CSS colour made of our own variables; null for plain text. */
  color: string | null;
}

const GRAMMARS = {
  javascript: () => import("shiki/langs/javascript.mjs"),
  jsx: () => import("shiki/langs/jsx.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  json: () => import("shiki/langs/json.mjs"),
} as const satisfies Record<Language, unknown>;
const MAX_LINES = 5000;

let shared: Promise<HighlighterCore> | null = null;

/** The lines of a file as coloured tokens, or null where its language is unknown or it is too long. Grammars load one by one. */
export async function highlight(path: string, text: string): Promise<Token[][] | null> {
  const language = languageOf(path);
  if (!language || text.split("\n").length > MAX_LINES) return null;
  shared ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "fixpoint", variablePrefix: "--syn-" })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await shared;
  if (!highlighter.getLoadedLanguages().includes(language)) await highlighter.loadLanguage((await GRAMMARS[language]()).default);
  return highlighter.codeToTokensBase(text.replace(/\r\n/g, "\n"), { lang: language, theme: "fixpoint" }).map((line) =>
    line.map((token) => ({
      text: token.content,
      color: token.color && token.color !== "var(--syn-foreground)" ? token.color : null,
    })),
  );
}
