import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import type { Sandbox } from "@fixpoint/sandbox";

const GUEST = path.join(import.meta.dirname, "guest");
/** Milliseconds for all calls of a question. */
const ALL_MS = 25_000;

const answerSchema = z.object({
  at: z.int(),
  /** What it gives, as `util.inspect` writes it. */
  value: z.string().optional(),
  /** The text is a literal. */
  plain: z.boolean().optional(),
  promise: z.boolean().optional(),
  /** Name of the error; `Hang` for what does not end. */
  error: z.string().optional(),
  message: z.string().optional(),
  /** A digest of what is too long to tell. */
  long: z.string().optional(),
});
export type Answer = z.infer<typeof answerSchema>;

const exportsSchema = z.object({
  how: z.enum(["require", "default", "names"]),
  exports: z.array(z.object({ name: z.string(), length: z.int(), isClass: z.boolean(), methods: z.array(z.string()) })),
});
export type Exports = z.infer<typeof exportsSchema>;

async function talk(root: string, calls: readonly string[], sandbox: Sandbox): Promise<unknown[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-asked-"));
  try {
    // The sandbox runs as somebody else.
    await chmod(folder, 0o755);
    await writeFile(path.join(folder, "calls.json"), JSON.stringify(calls));
    const mounts = {
      node: { source: path.dirname(process.execPath), target: "/opt/node" },
      guest: { source: GUEST, target: "/opt/guest" },
      asked: { source: folder, target: "/opt/asked" },
    };
    const result = await sandbox.run({
      argv: [
        path.posix.join(sandbox.guestPath(mounts.node), "node"),
        path.posix.join(sandbox.guestPath(mounts.guest), "ask.cjs"),
        sandbox.guestRoot(root),
        path.posix.join(sandbox.guestPath(mounts.asked), "calls.json"),
      ],
      workTree: root,
      mounts: Object.values(mounts),
      limits: { timeMs: ALL_MS, outputBytes: 8 * 1024 * 1024, memoryBytes: 1024 * 1024 * 1024 },
    });
    return [...result.stdout.matchAll(/^@ (.+)$/gm)].flatMap(([, line = ""]) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        // The last line of what was cut off.
        return [];
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What there is to call; null for a package that cannot be loaded. */
export async function exportsOf(root: string, sandbox: Sandbox): Promise<Exports | null> {
  const [first] = await talk(root, [], sandbox);
  const read = exportsSchema.safeParse(first);
  return read.success ? read.data : null;
}

/** What a tree answers to each call; undefined for those that it did not come to. */
export async function ask(root: string, calls: readonly string[], sandbox: Sandbox): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = Array.from({ length: calls.length });
  for (const one of await talk(root, calls, sandbox)) {
    const read = answerSchema.safeParse(one);
    if (read.success) answers[read.data.at] = read.data;
  }
  return answers;
}

/** How an answer is told apart from others. */
export function keyOf(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  return answer.error === undefined ? (answer.value ?? `long ${answer.long}`) : `throws ${answer.error}: ${answer.message}`;
}
