import { randomBytes } from "node:crypto";
import { access } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { TextEdit } from "../../../types/candidate.ts";
import type { LanguageAdapter, TypeCheck, Workspace } from "../../../types/language.ts";
import { askLines, type LineAsker } from "../../ask-lines.ts";
import { baseEnv, GUEST_MOUNT, guestFile, NODE_MOUNT, nodePath } from "../guest.ts";

const Answer = z.object({
  nonce: z.string(),
  ready: z.boolean().optional(),
  errors: z.array(z.string()).optional(),
});

/** The first one reads the project and the types of its packages. */
const FIRST_MS = 30_000;
const ONE_MS = 10_000;

/** The project's own TypeScript with its own tsconfig.json; started by the first question. Where one of them is missing nobody objects. */
export const openTypeCheck: LanguageAdapter["openTypeCheck"] = (workspace) => {
  let asker: Promise<LineAsker<z.infer<typeof Answer>> | null> | null = null;
  let isFirst = true;
  return {
    async errorsOf(edits) {
      asker ??= start(workspace);
      const started = await asker;
      if (started === null) return [];
      const answer = await started.ask({ check: { edits: edits.map(plain) } }, isFirst ? FIRST_MS : ONE_MS);
      isFirst = false;
      // Who does not come back once is not asked again.
      if (answer === null) asker = Promise.resolve(null);
      return answer?.errors ?? [];
    },
    close: async () => (await asker)?.stop(),
  } satisfies TypeCheck;
};

function plain({ file, start, end, replacement }: TextEdit): TextEdit {
  return { file, start, end, replacement };
}

async function start(workspace: Workspace): Promise<LineAsker<z.infer<typeof Answer>> | null> {
  const { root, sandbox, signal } = workspace;
  if (!(await hasConfig(root))) return null;
  const child = await sandbox.spawn({
    argv: [nodePath(sandbox), "--max-old-space-size=2048", guestFile(sandbox, "types.cjs")],
    workTree: root,
    mounts: [GUEST_MOUNT, NODE_MOUNT],
    env: baseEnv(sandbox),
    signal,
    limits: { timeMs: 24 * 3600 * 1000, memoryBytes: 3 * 1024 ** 3, processes: 64, outputBytes: 16 * 1024 ** 2 },
  });
  const nonce = randomBytes(12).toString("hex");
  const asker = askLines(child, nonce, Answer);
  const ready = await asker.ask({ init: { nonce, root: sandbox.guestRoot(root) } }, FIRST_MS);
  if (ready?.ready === true) return asker;
  await asker.stop();
  return null;
}

async function hasConfig(root: string): Promise<boolean> {
  return access(path.join(root, "tsconfig.json")).then(
    () => true,
    () => false,
  );
}
