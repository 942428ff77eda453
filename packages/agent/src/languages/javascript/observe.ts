import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJsonLines } from "../../run/json-lines.ts";
import { writeInside } from "../../run/safe-files.ts";
import type {
  EditedFiles,
  LanguageAdapter,
  Observation,
  ObserveOptions,
  ReproductionTest,
  Workspace,
} from "../../types/language.ts";
import { guestFile, resultsFile, runNode } from "./guest.ts";
import { inputsIn, namesFractions } from "../numbers-in.ts";
import { Probe } from "./judge/probe.ts";
import { variantsOf } from "./neighbours.ts";

const Line = z.object({ index: z.number().int(), outcome: z.string(), kind: z.enum(["value", "nothing", "throws"]) });

/** Milliseconds for one answer, and inputs without one: then the rest is not asked. Where the example hangs, so may many. */
const LIMITS = { answerMs: 1_000, mostEnds: 3 };
const HANGING_LIMITS = { answerMs: 150, mostEnds: 12 };

/** Milliseconds for all answers of one of several edits, its program's loading included: one that hangs leaves time for the others. */
const EACH = { leastMs: 1_500, mostMs: 8_000, part: 0.15 };

const EachLine = z.object({ each: z.number().int(), answers: z.array(Line) });

/** Puts the module with the neighbours into the tree while `run` runs, and says of which neighbour an answer is. */
async function withNeighbours<T>(
  workspace: Workspace,
  reproduction: ReproductionTest,
  { text = "", only }: ObserveOptions,
  run: (guestModule: string, read: (lines: readonly z.infer<typeof Line>[]) => Observation[]) => Promise<T>,
): Promise<T | null> {
  const probe = Probe.safeParse(reproduction.probe);
  const found = probe.success ? variantsOf(probe.data, inputsIn(text), namesFractions(`${text}\n${probe.data.code}`)) : null;
  if (!probe.success || found === null) return null;
  const variants = found.variants.filter(({ input }) => only?.has(input) !== false);
  const functions = variants.map(({ body }) => `async () => {\n${body}\n}`).join(",\n");
  const list = `[\n${functions}\n]`;
  const code = `${found.head}\n${probe.data.format === "esm" ? "export default " : "module.exports = "}${list};\n`;
  const name = path.posix.join(
    path.posix.dirname(probe.data.file),
    `fixpoint-neighbours-${randomBytes(6).toString("hex")}.${probe.data.format === "esm" ? "mjs" : "cjs"}`,
  );
  const host = path.join(workspace.root, name);
  try {
    await writeInside(workspace.root, name, code);
    return await run(`${workspace.sandbox.guestRoot(workspace.root)}/${name}`, (lines) =>
      lines.flatMap(({ index, outcome, kind }): Observation[] => {
        const variant = variants[index];
        return variant === undefined
          ? []
          : [
              {
                input: variant.input,
                outcome,
                kind,
                ...(variant.isOfOtherKind && { isOfOtherKind: true }),
                ...(variant.isExample && { isExample: true }),
              },
            ];
      }),
    );
  } finally {
    await rm(host, { force: true });
  }
}

function limitsOf({ hangMs }: ReproductionTest, answerMs = Number.POSITIVE_INFINITY): string {
  const limits = hangMs === undefined ? LIMITS : HANGING_LIMITS;
  return JSON.stringify({ ...limits, answerMs: Math.min(limits.answerMs, answerMs) });
}

/** Runs the probe's neighbours one after the other in one process. */
export const observe: LanguageAdapter["observe"] = async (workspace, _profile, reproduction, options) => {
  const out = resultsFile(workspace);
  try {
    const seen = await withNeighbours(workspace, reproduction, options, async (module, read) => {
      await runNode(workspace, [guestFile(workspace.sandbox, "observe.mjs"), module, out.guest, limitsOf(reproduction)], {
        timeMs: options.timeMs,
      });
      return read(parseJsonLines((await out.read()) ?? "", Line));
    });
    return seen ?? [];
  } finally {
    await out.remove();
  }
};

/** The same in a thread for each edit, all in one process. */
export const observeEach: LanguageAdapter["observeEach"] = async (workspace, _profile, reproduction, edits, options) => {
  const { timeMs, answerMs } = options;
  const [out, source] = [resultsFile(workspace), resultsFile(workspace)];
  const root = workspace.sandbox.guestRoot(workspace.root);
  const absolute = (files: EditedFiles["base"]): object =>
    Object.fromEntries(Object.entries(files).map(([file, code]) => [`${root}/${file}`, code]));
  const each = edits.map(({ patched, base }) => ({ patched: absolute(patched), base: absolute(base) }));
  try {
    const seen = await withNeighbours(workspace, reproduction, options, async (module, read) => {
      await writeInside(workspace.root, source.name, JSON.stringify(each));
      const eachMs = String(Math.round(Math.min(EACH.mostMs, Math.max(EACH.leastMs, timeMs * EACH.part))));
      const guest = guestFile(workspace.sandbox, "observe-each.mjs");
      const args = [guest, module, source.guest, out.guest, limitsOf(reproduction, answerMs), eachMs];
      await runNode(workspace, args, { timeMs });
      return parseJsonLines((await out.read()) ?? "", EachLine).map(({ answers }) => read(answers));
    });
    return seen ?? [];
  } finally {
    await Promise.all([out.remove(), source.remove()]);
  }
};
