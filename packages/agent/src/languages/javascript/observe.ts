import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { parseJsonLines } from "../../run/json-lines.ts";
import type { LanguageAdapter, Observation } from "../../types/language.ts";
import { guestFile, resultsFile, runNode } from "./guest.ts";
import { inputsIn, namesFractions } from "../numbers-in.ts";
import { Probe } from "./judge/probe.ts";
import { variantsOf } from "./neighbours.ts";

const Line = z.object({ index: z.number().int(), outcome: z.string(), kind: z.enum(["value", "nothing", "throws"]) });

/** Runs the probe's neighbours one after the other in one process. */
export const observe: LanguageAdapter["observe"] = async (workspace, _profile, reproduction, options) => {
  const probe = Probe.safeParse(reproduction.probe);
  const text = options.text ?? "";
  const found = probe.success ? variantsOf(probe.data, inputsIn(text), namesFractions(`${text}\n${probe.data.code}`)) : null;
  if (!probe.success || found === null) return [];
  const functions = found.variants.map(({ body }) => `async () => {\n${body}\n}`).join(",\n");
  const list = `[\n${functions}\n]`;
  const code = `${found.head}\n${probe.data.format === "esm" ? "export default " : "module.exports = "}${list};\n`;
  const out = resultsFile(workspace);
  const name = path.posix.join(
    path.posix.dirname(probe.data.file),
    `fixpoint-neighbours-${randomBytes(6).toString("hex")}.${probe.data.format === "esm" ? "mjs" : "cjs"}`,
  );
  const host = path.join(workspace.root, name);
  try {
    await writeFile(host, code, { flag: "wx" });
    const guest = `${workspace.sandbox.guestRoot(workspace.root)}/${name}`;
    await runNode(workspace, [guestFile(workspace.sandbox, "observe.mjs"), guest, out.guest], { timeMs: options.timeMs });
    return parseJsonLines((await out.read()) ?? "", Line).flatMap(({ index, outcome, kind }): Observation[] => {
      const variant = found.variants[index];
      return variant === undefined
        ? []
        : [{ input: variant.input, outcome, kind, ...(variant.isOfOtherKind && { isOfOtherKind: true }) }];
    });
  } finally {
    await rm(host, { force: true });
    await out.remove();
  }
};
