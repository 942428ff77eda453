import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";

const fixSchema = z.object({
  project: z.string(),
  commit: z.string(),
  file: z.string(),
  /** Of the file before: where the change begins, and how many lines it takes away (0: it only adds some before the line). */
  line: z.int(),
  lines: z.int(),
  before: z.string(),
  after: z.string(),
});

export type Fix = z.infer<typeof fixSchema>;

/** The fixes of a file that `mine.ts` wrote; throws for a line that is none. */
export async function* readFixes(file: string): AsyncIterable<Fix> {
  for await (const line of createInterface({ input: createReadStream(file) })) yield fixSchema.parse(JSON.parse(line));
}
