import { basename, dirname } from "node:path";
import type { ProjectProfile } from "../../../types/language.ts";

const MOST_WORDS = 6;

/** `test_…` from the title: a valid identifier that says what it is about. */
export function testNameOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[^\w\s-]/g, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  const slug = words.slice(0, MOST_WORDS).join("_").slice(0, 50).replace(/_+$/, "");
  return `test_${slug === "" ? "reported_case" : slug}`;
}

/** A new file beside the tests of the module that is meant, named the way that the project names its own. */
export function testPathOf(profile: ProjectProfile, testName: string, imports: string[]): string {
  const modules = imports.flatMap((line) => /^(?:from|import)\s+([\w.]+)/.exec(line)?.[1]?.split(".").at(-1) ?? []);
  const beside = profile.testFiles.find((file) =>
    modules.some((name) => [`test_${name}.py`, `${name}_test.py`].includes(basename(file))),
  );
  const folder = beside === undefined ? profile.testFolder : dirname(beside);
  const suffixed = profile.testFiles.filter((file) => file.endsWith("_test.py")).length * 2 > profile.testFiles.length;
  const slug = testName.replace(/^test_/, "");
  const taken = new Set([...profile.testFiles, ...profile.sourceFiles]);
  for (let count = 1; ; count += 1) {
    const stem = count === 1 ? slug : `${slug}_${count}`;
    const name = suffixed ? `${stem}_regression_test.py` : `test_regression_${stem}.py`;
    const path = folder === "." ? name : `${folder}/${name}`;
    if (!taken.has(path)) return path;
  }
}
