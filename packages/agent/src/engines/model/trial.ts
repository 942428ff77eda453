import { reproductionCase } from "../../gates/reproduction-failure.ts";
import { reproductionTimeMs, runReproduction } from "../../run/run-reproduction.ts";
import { writeInside } from "../../run/safe-files.ts";
import type { Judged } from "../../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestRun } from "../../types/tests.ts";

export interface Changed {
  file: string;
  base: string;
  patched: string;
}

/** A tree of its own in which a test is run on changed files. What it shows is a hint; the gates look for themselves. */
export interface Trial {
  run(test: ReproductionTest, changes: readonly Changed[]): Promise<TestRun>;
  workspace(): Promise<Workspace>;
}

interface TrialOptions {
  adapter: LanguageAdapter;
  profile: ProjectProfile;
  fresh(label: string): Promise<Workspace>;
  signal: AbortSignal;
  leftMs(): number;
}

export function openTrial({ adapter, profile, fresh, signal, leftMs }: TrialOptions): Trial {
  let tree: Promise<Workspace> | null = null;
  const written = new Map<string, string>();
  const workspace = (): Promise<Workspace> => (tree ??= fresh("model").then((one) => ({ ...one, signal })));
  return {
    workspace,
    async run(test, changes) {
      const place = await workspace();
      for (const [file, base] of written) await writeInside(place.root, file, base);
      for (const { file, base, patched } of changes) {
        written.set(file, base);
        await writeInside(place.root, file, patched);
      }
      await writeInside(place.root, test.filePath, test.code);
      return runReproduction(adapter, place, profile, test, reproductionTimeMs(test, leftMs()));
    },
  };
}

export function verdictOf(run: TestRun, test: ReproductionTest): Judged["verdict"] {
  if (run.ended === "timeout") return "timeout";
  if (run.failure?.kind === "syntax" || run.failure?.kind === "import") return "broken";
  const passed = reproductionCase(run, test)?.outcome === "PASSED";
  return passed && run.failure === null && run.ended === "exited" ? "pass" : "fail";
}
