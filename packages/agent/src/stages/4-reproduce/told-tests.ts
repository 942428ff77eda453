import { leafName } from "../../follow-up/test-source.ts";
import { readInside } from "../../run/safe-files.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { FailingTest } from "../../types/follow-up.ts";
import type { ProjectProfile, Workspace } from "../../types/language.ts";
import { escapePattern } from "../../run/escape-pattern.ts";
import type { Baseline } from "../3-environment/baseline.ts";

interface Request {
  facts: Pick<IssueFacts, "title" | "text">;
  workspace: Pick<Workspace, "root">;
  profile: Pick<ProjectProfile, "testFiles">;
  baseFiles: ReadonlySet<string>;
  baseline: Baseline | null;
}

const MOST_FILES = 400;
const MOST = 8;
const QUOTED = /"([^"\n]{5,200})"|'([^'\n]{5,200})'|`([^`\n]{5,200})`|“([^”\n]{5,200})”/g;
const PYTHON_NAME = /\btest_\w+/g;
const SCRIPT = /\.(?:[cm]?[jt]sx?|py)$/;

/** What is known to pass is not the test that fails. */
function isGreen(baseline: Baseline | null, { name, file }: FailingTest): boolean {
  const cases = [...(baseline?.cases.values() ?? [])];
  return cases.some((one) => one.outcome === "PASSED" && one.file === file && leafName(one.name) === name);
}

function opens(code: string, title: string): boolean {
  const escaped = escapePattern(title);
  // Test files hold helpers too, and methods that the language calls.
  const named = title.startsWith("test") ? `|\\bdef ${escaped}\\(` : "";
  const opening = new RegExp(`\\b(?:it|test|specify|context)(?:\\.\\w+)*\\(\\s*(["'\`])${escaped}\\1${named}`);
  return code.includes(title) && opening.test(code);
}

/**
 * Tests whose titles the issue quotes, by the text of the files that it names, else of all test files: for where nothing is
 * known of how they end, since a large suite was cut off before it came to them, or their file could not be loaded beside
 * others.
 */
export async function testsToldOf({ facts, workspace, profile, baseFiles, baseline }: Request): Promise<FailingTest[]> {
  const text = `${facts.title}\n${facts.text}`;
  const quoted = [...text.matchAll(QUOTED)].map((match) => match.slice(1).find((one) => one !== undefined) ?? "");
  const titles = [...new Set([...quoted, ...(text.match(PYTHON_NAME) ?? [])])];
  if (titles.length === 0) return [];
  const named = [...baseFiles].filter((file) => SCRIPT.test(file) && text.includes(file));
  const files = [...new Set([...named, ...profile.testFiles.slice(0, MOST_FILES)])];
  const found: FailingTest[] = [];
  const nothing = { errorType: null, message: null, expected: null, actual: null };
  for (const file of files) {
    const code = await readInside(workspace.root, file);
    if (code === null) continue;
    for (const name of titles) {
      const one = { ...nothing, name, file };
      if (opens(code, name) && !isGreen(baseline, one)) found.push(one);
    }
    // Those of the files that it names are meant.
    if (found.length >= MOST || (found.length > 0 && file === named.at(-1))) break;
  }
  return found.slice(0, MOST);
}
