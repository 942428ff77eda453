import type { Crash, CrashFrame } from "@fixpoint/contracts";
import { readInside } from "../run/safe-files.ts";
import type { UnusableRecord } from "../types/language.ts";
import { matchContext } from "./match-context.ts";
import { matchPath, plainPath } from "./match-path.ts";
import { readRecorded, type Recorded } from "./recorded-values.ts";

/** A recorded call whose code stands in the project at the base commit. */
export interface LocatedFrame {
  /** For people: the project's file and the recorded line. */
  label: string;
  file: string;
  /** In the base's file, from 1. */
  line: number;
  /** The lines around it were recorded and are the same. */
  confirmed: boolean;
  function: string | null;
  variables: ReadonlyMap<string, Recorded>;
}

/** Further out the stack is the framework's, not the bug's. */
const MAX_LOCATED = 12;

function recordedPath(frame: CrashFrame): string | null {
  if (frame.file !== null) return frame.file;
  return frame.module === null ? null : `${frame.module.replaceAll(".", "/")}.py`;
}

function locatedIn(frame: CrashFrame, file: string, text: string): LocatedFrame | null {
  const found = matchContext(frame, text.split("\n"));
  if (found === null) return null;
  const label = `${file}:${frame.line ?? found.line}`;
  return { label, file, ...found, function: frame.function, variables: readRecorded(frame.variables) };
}

async function locate(root: string, files: readonly string[], frame: CrashFrame): Promise<LocatedFrame | UnusableRecord> {
  const path = recordedPath(frame);
  const what = `the recorded call at ${path === null ? "an unknown place" : `${plainPath(path)}:${frame.line ?? "?"}`}`;
  if (path === null) return { what, reason: "its file was not recorded" };
  const matches = matchPath(path, files);
  if (matches.length === 0) return { what, reason: "the base commit has no such file" };
  const found: LocatedFrame[] = [];
  for (const { file, isWhole } of matches) {
    const text = await readInside(root, file);
    const located = text === null ? null : locatedIn(frame, file, text);
    if (located !== null && (isWhole || located.confirmed)) found.push(located);
  }
  const confirmed = found.filter((one) => one.confirmed);
  const [first, second] = confirmed.length > 0 ? confirmed : found;
  if (first === undefined) return { what, reason: "the code there is not that of the base commit" };
  return second === undefined ? first : { what, reason: "several files of the base commit may be meant" };
}

/**
 * The recorded calls of the project's own code, the innermost first, with the place where they stand at the base commit.
 * Where the monitor took none for the project's own (it may be installed like a library), all are looked at.
 */
export async function locateFrames(
  root: string,
  files: readonly string[],
  crash: Crash,
): Promise<{ located: LocatedFrame[]; unusable: UnusableRecord[] }> {
  const own = crash.frames.filter((frame) => frame.isInApp);
  const located: LocatedFrame[] = [];
  const unusable: UnusableRecord[] = [];
  for (const frame of (own.length > 0 ? own : crash.frames).toReversed()) {
    if (located.length >= MAX_LOCATED) break;
    const one = await locate(root, files, frame);
    if ("reason" in one) unusable.push(one);
    else located.push(one);
  }
  return { located, unusable };
}
