import type { z } from "zod";

/** null for a text that is no document, as for one that is null. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lines that are documents of this shape. What a project printed between them, and a last line that was cut off, is left out. */
export function parseJsonLines<T extends z.ZodType>(text: string, schema: T): z.infer<T>[] {
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    const parsed = schema.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}
