import { readFile } from "node:fs/promises";
import { z } from "zod";
import { projectOf } from "../order/fix-commits.ts";

/** A line of a file of cases: an issue as its reporter wrote it, and the commit that fixed it. */
const Line = z.object({
  language: z.enum(["javascript", "python"]),
  /** A git folder on this machine. */
  repository: z.string(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  issue: z.int().positive(),
  title: z.string(),
  body: z.string(),
});

export interface PublicIssue extends z.infer<typeof Line> {
  /** `project-123`. */
  slug: string;
  project: string;
  /** Issues with an odd number are only run, and never looked into. */
  half: "development" | "validation";
}

/** The cases of a file with a JSON document in each line. @throws TypeError for a line that is none. */
export async function readIssues(file: string): Promise<PublicIssue[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line, index) => {
    const read = Line.safeParse(JSON.parse(line));
    if (!read.success) throw new TypeError(`${file}:${index + 1}: ${z.prettifyError(read.error)}`);
    const project = projectOf(read.data.repository);
    const slug = `${project}-${read.data.issue}`;
    return { ...read.data, project, slug, half: read.data.issue % 2 === 0 ? "development" : "validation" };
  });
}
