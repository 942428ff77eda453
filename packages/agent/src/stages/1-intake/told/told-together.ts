import type { IssueFacts } from "../../../types/facts.ts";

/** A title and a paragraph are told apart by an empty line. */
const APART = /\n[^\S\n]*\n/;

/** Whether one paragraph, or the title, names both: what is told of another call is not said of one that only the title names. Pure. */
export function areToldTogether({ title, text }: Pick<IssueFacts, "title" | "text">, name: string, value: string): boolean {
  return [title, ...text.split(APART)].some((paragraph) => paragraph.includes(name) && paragraph.includes(value));
}
