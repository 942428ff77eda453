import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Sandbox } from "@fixpoint/sandbox";
import { fetchPackage } from "../../apps/server/src/published-packages/index.ts";
import type { Fix } from "../order/fixes.ts";
import { installDependencies } from "../repair/materialise-case.ts";
import { checkTree } from "../shared/check-patch.ts";
import { keyOf } from "./ask.ts";
import { bothAnswer, explore, type Answered, type Roots } from "./explore.ts";
import { measured } from "./measured.ts";
import type { Asked, ReleaseCase } from "./read-cases.ts";
import { localName } from "./seeds.ts";
import { isSeldom, type Random } from "./variations.ts";

// A bug that a release mended, found by asking that release and the one before the same: what the two answer otherwise.

/** Of a case: calls that the release mended, and calls that stay as they are. */
const MOST = { mended: 14, same: 26 };
/** So few tell a right mending from a wrong one badly. */
const FEWEST_MENDED = 3;
/** Calls with one answer that a check asks. */
const MOST_ALIKE = 3;
/** Characters that somebody would write into an issue. */
const LONGEST_TOLD = { wanted: 160, now: 200 };

export interface ReleasePair {
  fix: Fix;
  before: { version: string; integrity: string };
  after: { version: string; integrity: string };
}

interface Finding {
  sandbox: Sandbox;
  /** Absolute path; what was downloaded stays there. */
  cacheDir: string;
  random: Random;
}

async function unpacked(name: string, release: ReleasePair["before"], cacheDir: string): Promise<string> {
  const target = await mkdtemp(path.join(os.tmpdir(), "fixpoint-release-"));
  await fetchPackage({ kind: "npm", package: name, ...release }, { target, cacheDir, signal: AbortSignal.timeout(60_000) });
  return target;
}

async function pageOf(folder: string): Promise<string> {
  const [page] = (await readdir(folder)).filter((name) => /^readme(?:\.\w+)?$/i.test(name));
  return page === undefined ? "" : readFile(path.join(folder, page), "utf8");
}

/** Least for what is short, ordinary and near to what the package's page shows. */
function costOf({ call, steps, old, fresh }: Answered): number {
  const length = call.length + (fresh.value?.length ?? 60) + (old.value?.length ?? 0);
  const isOdd = /null|undefined|\(\) =>|new Date|new Map|new Set/.test(call);
  return length + (isOdd ? 25 : 0) + 20 * steps + (fresh.error === undefined ? 0 : 80);
}

function isTellable({ old, fresh, call }: Answered): boolean {
  if (call.includes("\n") || old.long !== undefined || fresh.long !== undefined) return false;
  if (fresh.error === "Hang" || fresh.error === "Never") return false;
  if (fresh.error === undefined && (fresh.plain !== true || (fresh.value ?? "").length > LONGEST_TOLD.wanted)) return false;
  if (old.error === undefined)
    return (old.value ?? "").length <= LONGEST_TOLD.now && (fresh.error === undefined || old.plain === true);
  return old.error !== fresh.error;
}

function toldOf({ call, fresh, old }: Answered): Asked {
  const outcome = ({ value, error, message }: Answered["old"]): Asked["now"] =>
    error === undefined ? { value: value ?? "" } : { error, message: message ?? "" };
  return { call, now: outcome(old), wanted: outcome(fresh), isPromise: fresh.promise === true };
}

/** Nobody asks of null and undefined but where the issue does: right repairs differ there. */
function isUsual(one: Answered, told: Answered): boolean {
  const isAbsent = /\b(?:null|undefined)\b/;
  if (one === told || isSeldom(one.call) || (isAbsent.test(one.call) && !isAbsent.test(told.call))) return false;
  return (
    isTellable({ ...one, old: one.fresh, fresh: one.fresh }) || (one.fresh.error !== undefined && one.fresh.error !== "Hang")
  );
}

/** What is nearest to what people call first, but few of what answers the same: a hundred errors say as much as one. */
function chosen(list: readonly Answered[], most: number, random: Random): Answered[] {
  const perAnswer = new Map<string, number>();
  const mixed = list.map((one) => ({ one, at: one.steps + 2 * random() })).toSorted((a, b) => a.at - b.at);
  return mixed
    .filter(({ one: { fresh } }) => {
      const key = fresh.error === undefined ? `${keyOf(fresh)}` : `throws ${fresh.error}`;
      const count = (perAnswer.get(key) ?? 0) + 1;
      perAnswer.set(key, count);
      return count <= MOST_ALIKE;
    })
    .slice(0, most)
    .map(({ one }) => one);
}

/** What is told and what is asked, of all that was found; null where too little differs. */
async function chooseCalls(
  found: readonly Answered[],
  roots: Roots,
  { sandbox, random }: Finding,
): Promise<Pick<ReleaseCase, "told" | "unseen"> | null> {
  // Where the tree stands is of the machine, and not of the release.
  const places = roots.map((root) => sandbox.guestRoot(root));
  const namesPlace = ({ value = "", message = "" }: Answered["old"]): boolean =>
    places.some((place) => `${value} ${message}`.includes(place));
  const placeless = found.filter(({ old, fresh }) => !namesPlace(old) && !namesPlace(fresh));
  const differing = placeless.filter((one) => one.differs && isTellable(one) && !isSeldom(one.call));
  const told = differing.toSorted((a, b) => costOf(a) - costOf(b))[0];
  if (told === undefined) return null;
  const usual = placeless.filter((one) => isUsual(one, told));
  const of = (differs: boolean, most: number): Answered[] =>
    chosen(
      usual.filter((one) => one.differs === differs),
      most * 2,
      random,
    );
  const [mended, same] = [of(true, MOST.mended), of(false, MOST.same)];
  // Once more, in another order and each beside others: what is not the same then depends on more than the call.
  const again = await bothAnswer([told, ...same, ...mended].map((one) => one.call).toReversed(), roots, sandbox);
  const stays = (one: Answered): boolean =>
    again.some((two) => two.call === one.call && keyOf(two.old) === keyOf(one.old) && keyOf(two.fresh) === keyOf(one.fresh));
  const steady = mended.filter(stays).slice(0, MOST.mended);
  if (!stays(told) || steady.length < FEWEST_MENDED) return null;
  const unseen = [...steady, ...same.filter(stays).slice(0, MOST.same)].map(({ call, differs, fresh }) => ({
    call,
    mended: differs,
    ...(fresh.error === undefined ? { value: fresh.value ?? "" } : { error: fresh.error }),
  }));
  return { told: toldOf(told), unseen };
}

/** The check fails on the release before, and passes on it with what the release changes in this file: nothing else counts. */
async function isToldApart(entry: ReleaseCase, fix: Fix, [old]: Roots, sandbox: Sandbox): Promise<boolean> {
  const checks = await mkdtemp(path.join(os.tmpdir(), "fixpoint-release-check-"));
  try {
    const { check } = await measured(entry, checks);
    const request = { folder: old, check, sandbox, signal: AbortSignal.timeout(60_000) };
    if ((await checkTree(request)).correct) return false;
    await writeFile(path.join(old, fix.file), fix.after);
    for (let time = 0; time < 2; time += 1) if (!(await checkTree(request)).correct) return false;
    return true;
  } finally {
    await rm(checks, { recursive: true, force: true });
  }
}

/** Null where the two releases answer all alike, nothing that differs could be told, or another file has a part in it. */
export async function findCase(pair: ReleasePair, finding: Finding): Promise<ReleaseCase | null> {
  const { sandbox, cacheDir, random } = finding;
  const { fix, before, after } = pair;
  const folders: string[] = [];
  try {
    for (const release of [before, after]) folders.push(await unpacked(fix.project, release, cacheDir));
    const [old = "", fresh = ""] = folders;
    // Both with what the earlier one asks for: so that nothing else differs.
    await installDependencies(old);
    await cp(path.join(old, "node_modules"), path.join(fresh, "node_modules"), { recursive: true }).catch(() => {});
    const roots: Roots = [old, fresh];
    const explored = await explore({ fix, page: await pageOf(fresh), roots }, sandbox, random);
    const calls = explored === null ? null : await chooseCalls(explored.found, roots, finding);
    if (explored === null || calls === null) return null;
    const entry: ReleaseCase = {
      package: fix.project,
      before,
      after,
      file: fix.file,
      line: fix.line,
      how: explored.how,
      local: localName(fix.project),
      ...calls,
    };
    return (await isToldApart(entry, fix, roots, sandbox)) ? entry : null;
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}
