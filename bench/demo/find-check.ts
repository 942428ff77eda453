import { access } from "node:fs/promises";
import path from "node:path";

const CHECKS = path.join(import.meta.dirname, "..", "demo-checks");

/** The check of an issue, when there is one: a script that passes on the release with the maintainers' repair. */
export async function findCheck(project: string, issue: string): Promise<string | null> {
  for (const extension of ["cjs", "py"]) {
    const file = path.join(CHECKS, project, `${issue}.${extension}`);
    const found = await access(file).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}
