import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { functionsIn } from "../../packages/agent/src/engines/search/function-names.ts";
import { lineFeatures } from "../../packages/agent/src/stages/5-localise/likely/features.ts";
import type { Features } from "../../packages/agent/src/stages/5-localise/likely/of-text.ts";

const lines = z.record(z.string(), z.array(z.number()));
const place = z.object({ file: z.string(), line: z.number() });

/** What was seen of a bug whose fix is known, up to the suspicious lines; one in each line of a file. */
const seenBug = z.object({
  project: z.string(),
  language: z.enum(["javascript", "python"]),
  file: z.string(),
  change: z.object({ line: z.number(), removed: z.array(z.string()), added: z.array(z.string()) }),
  facts: z.object({ title: z.string() }),
  frames: z.array(place),
  sources: z.record(z.string(), z.string()),
  spectrum: z.object({
    tests: z.array(z.object({ test: z.string(), passed: z.boolean(), lines, loaded: lines.optional() })),
    coverable: lines,
  }),
  suspicious: z.array(place.extend({ score: z.number(), reasons: z.array(z.string()) })),
  reproduction: z.looseObject({ code: z.string(), filePath: z.string(), testName: z.string() }),
  failure: z.looseObject({ message: z.string().nullable() }),
});
type SeenBug = z.infer<typeof seenBug>;

export interface BugRows {
  project: string;
  language: SeenBug["language"];
  /** Each suspicious line, in their order. */
  rows: { features: Features; isRight: boolean }[];
}

/** The lines that the fix changes, or those on both sides of what it adds. */
function isChanged({ file, change: { line, removed } }: SeenBug, at: { file: string; line: number }): boolean {
  const [from, to] = removed.length > 0 ? [line, line + removed.length - 1] : [line - 1, line];
  return at.file === file && at.line >= from && at.line <= to;
}

function rowsOf(bug: SeenBug): BugRows {
  const { project, language, facts, frames, spectrum, suspicious, reproduction, failure } = bug;
  const sources = new Map(Object.entries(bug.sources));
  const told = { test: reproduction as never, failure: failure as never, title: facts.title };
  const features = lineFeatures({ ...told, suspicious, spectrum, sources, functions: functionsIn(sources), frames });
  const rows = suspicious.map((one, index) => ({ features: features[index] ?? {}, isRight: isChanged(bug, one) }));
  return { project, language, rows };
}

/** Of a file of `collect.ts`; what was not reproduced says nothing. */
export async function readBugs(file: string): Promise<BugRows[]> {
  const bugs: BugRows[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const bug = seenBug.safeParse(JSON.parse(line));
    if (bug.success) bugs.push(rowsOf(bug.data));
  }
  return bugs;
}
