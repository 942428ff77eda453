import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const release = z.object({ version: z.string(), integrity: z.string() });
const outcome = z.union([z.object({ value: z.string() }), z.object({ error: z.string(), message: z.string() })]);

const askedSchema = z.object({
  /** An expression, in which `pkg` is what the package exports. */
  call: z.string(),
  now: outcome,
  wanted: outcome,
  isPromise: z.boolean(),
});
export type Asked = z.infer<typeof askedSchema>;

export const releaseCase = z.object({
  package: z.string(),
  before: release,
  after: release,
  file: z.string(),
  /** Where the release changes the file before. */
  line: z.int(),
  /** How its users get it. */
  how: z.enum(["require", "default", "names"]),
  local: z.string(),
  told: askedSchema,
  unseen: z.array(
    z.object({ call: z.string(), mended: z.boolean(), value: z.string().optional(), error: z.string().optional() }),
  ),
});
export type ReleaseCase = z.infer<typeof releaseCase>;

const FILE = path.join(import.meta.dirname, "cases.jsonl");

/** All cases, in the order of the file. @throws when a line is none. */
export async function readCases(): Promise<ReleaseCase[]> {
  const lines = (await readFile(FILE, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => releaseCase.parse(JSON.parse(line)));
}
