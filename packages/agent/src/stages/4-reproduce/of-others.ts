import { baseErrorName } from "../../gates/messages.ts";
import { throwsInProject } from "../../gates/reproduction-failure.ts";
import { escapePattern } from "../../run/escape-pattern.ts";
import { readInside } from "../../run/safe-files.ts";
import type { ProjectProfile, Workspace } from "../../types/language.ts";
import type { TestFailure } from "../../types/tests.ts";

const OF_OBJECT = /'([A-Za-z_]\w*)' object has no attribute '/;
const OF_MODULE = /module '([A-Za-z_][\w.]*)' has no attribute '/;

type Place = Pick<Workspace, "root">;
type Sources = Pick<ProjectProfile, "sourceFiles">;

/** Whether some source of the project declares a class of that name. */
async function declares(name: string, { root }: Place, { sourceFiles }: Sources): Promise<boolean> {
  const declared = new RegExp(`\\bclass\\s+${escapePattern(name)}\\b|\\b${escapePattern(name)}\\s*=`);
  for (const file of sourceFiles) if (declared.test((await readInside(root, file)) ?? "")) return true;
  return false;
}

function hasModule(name: string, { sourceFiles }: Sources): boolean {
  const [top = ""] = name.split(".");
  return sourceFiles.some((file) => file.split("/").some((part) => part === top || part === `${top}.py`));
}

/**
 * A test that asks for what an object or a module of another package does not have here, at its own line: that package is newer
 * or older than the project expects, and nothing of the project is shown to be wrong.
 */
export async function asksOthers(
  failure: TestFailure | null,
  testFile: string | null,
  workspace: Place,
  profile: Sources,
): Promise<boolean> {
  if (failure?.kind !== "exception" || baseErrorName(failure.errorType ?? "") !== "AttributeError") return false;
  if (testFile === null || throwsInProject(failure, testFile) !== false) return false;
  const [, object] = OF_OBJECT.exec(failure.message) ?? [];
  if (object !== undefined) return !(await declares(object, workspace, profile));
  const [, module] = OF_MODULE.exec(failure.message) ?? [];
  return module !== undefined && !hasModule(module, profile);
}
