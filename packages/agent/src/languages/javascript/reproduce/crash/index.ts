import { locateFrames, type LocatedFrame } from "../../../../crash/locate-frames.ts";
import type { Crash } from "@fixpoint/contracts";
import type { UnusableRecord } from "../../../../types/language.ts";
import { readText } from "../../files.ts";
import { shapeOf, type Project } from "../project.ts";
import type { Bound, Need } from "../types.ts";
import type { Rebuilt } from "./arguments.ts";
import { recordedCall, type RecordedCall } from "./calls.ts";

/** Below code that the issue shows with its error, above a call that its prose names. */
const SCORE = 58;
/** Whoever raises on purpose may be right: its callers go first. */
const DELIBERATE_SCORE = 40;

/** How a test imports what a module exports under `name`, as `local`; null when it does not export it. */
async function needFor(project: Project, file: string, name: string | null, local: string): Promise<Need | null> {
  const shape = await shapeOf(project, file);
  const need: Need = { source: { kind: "own", file }, default: null, namespace: null, named: [] };
  if (name !== null && shape.names.has(name)) return { ...need, named: [{ imported: name, local }] };
  return (shape.default || shape.whole) && shape.defaultName === name ? { ...need, default: local } : null;
}

async function bindFrame(project: Project, frame: LocatedFrame): Promise<Rebuilt<{ call: RecordedCall; need: Need }>> {
  const call = recordedCall(frame, (await readText(project.root, frame.file)) ?? "");
  if ("reason" in call) return call;
  const { callable, local } = call.made;
  const need = await needFor(project, frame.file, callable.holder, local);
  return need === null
    ? { reason: `${callable.holder === null ? "its function" : `\`${callable.holder}\``} is not exported` }
    : { made: { call: call.made, need } };
}

/** The calls of a recorded crash as examples that must not throw, the innermost first. */
export async function fromCrash(project: Project, crash: Crash, tell: (unusable: UnusableRecord) => void): Promise<Bound[]> {
  const { located, unusable } = await locateFrames(project.root, project.profile.sourceFiles, crash);
  for (const one of unusable) tell(one);
  const found: Bound[] = [];
  for (const [rank, frame] of located.entries()) {
    const bound: Awaited<ReturnType<typeof bindFrame>> =
      crash.type === null ? { reason: "the exception's type was not recorded" } : await bindFrame(project, frame);
    if ("reason" in bound) {
      tell({ what: `the recorded call at ${frame.label}`, reason: bound.reason });
      continue;
    }
    const { call, need } = bound.made;
    found.push({
      steps: [{ kind: "check", check: { kind: "completes", code: call.code } }],
      derivedFrom: call.derivedFrom,
      symptom: { kind: "exception", errorType: crash.type, message: crash.message },
      score: (call.isDeliberate ? DELIBERATE_SCORE : SCORE) - rank / 10,
      needs: [need],
    });
  }
  return found;
}
