import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { startComparer, type Comparer, type Comparisons } from "./comparer.ts";
import { watch, type Questions } from "./watch.ts";

/** Answers what the guest script asks while it goes on, each question in its turn. */
export interface Answers {
  conditions(questions: Questions): void;
  comparisons(places: Comparisons): void;
  stop(): Promise<void>;
}

/** `script`: the reproduction's probe; nothing is known where it is empty. `send` writes a line for the guest script. */
export function createAnswers(
  workspace: Workspace,
  profile: ProjectProfile,
  script: string,
  send: (line: string) => Promise<void>,
): Answers {
  let comparer: Promise<Comparer | null> | null = null;
  let last = Promise.resolve();

  function answer(find: () => Promise<unknown>): void {
    // Who asked may be gone.
    last = last.then(async () => await send(JSON.stringify(await find()))).catch(() => undefined);
  }

  return {
    conditions: (questions) => answer(() => watch(workspace, profile, script, questions)),
    comparisons: (places) =>
      answer(async () => {
        if (script === "") return null;
        comparer ??= startOrTell(workspace, profile, script);
        return (await (await comparer)?.compare(places)) ?? null;
      }),
    stop: async () => (await comparer)?.stop(),
  };
}

/** Edits are judged without being asked, too. */
async function startOrTell(workspace: Workspace, profile: ProjectProfile, script: string): Promise<Comparer | null> {
  try {
    return await startComparer(workspace, profile, script);
  } catch (error) {
    if (!workspace.signal.aborted) workspace.log("warn", `Edits cannot be asked: ${String(error).slice(0, 300)}`);
    return null;
  }
}
