import type { z } from "zod";

/** The lines that are documents of this shape. What a project printed between them, and a last line that was cut off, is left out. */
export function parseJsonLines<T extends z.ZodType>(text: string, schema: T): z.infer<T>[] {
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    try {
      const parsed = schema.safeParse(JSON.parse(line));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}
