import type { Mount, SandboxProcess } from "@fixpoint/sandbox";
import { LATER, type HandOver } from "../../../run/hand-over.ts";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { ProjectProfile, Workspace } from "../../../types/language.ts";
import { detailsOf, guestRoots, projectEnv } from "../details.ts";
import { GUEST_MOUNT, guestCommand } from "../guest-files.ts";
import { parseMessage, type Probe } from "./protocol.ts";

/** Candidates on their way to one worker: enough that it never waits for the host. */
const WINDOW = 8;
/** Beyond the longest that a candidate may last, a silent worker is taken for stuck. */
const GRACE_MS = 5000;
const MEBIBYTE = 1024 * 1024;

export interface WorkerSetup {
  workspace: Workspace;
  profile: ProjectProfile;
  probe: Probe;
  /** Relative path of the test file that runs where the probe does not show the bug; null where nothing may run instead. */
  testFile: string | null;
  /** The one test of that file that counts, as its runner names it; null where all do. */
  testName: string | null;
  /** Those of it that do not count. */
  except: readonly string[];
  /** Absolute scratch folder; the project itself is mounted read-only, so that no candidate can damage it. */
  scratch: string;
  timeMs: number;
  baseMust: JudgeOptions["baseMust"];
  /** The test file runs where it can, and the probe only where it cannot. */
  testFirst: boolean;
  /** Type of the error with which the probe must fail on the base; null for any. */
  mustRaise: string | null;
  /** Gate R saw it, so that nobody has to wait for it again. */
  baseHangs: boolean;
}

export interface Worker {
  mode: "probe" | "test";
  /** Judges what `source` hands out until it is dry; returns the candidates that it took and did not finish when it died. */
  serve(source: HandOver<Candidate | null>, report: (judged: Judged) => void): Promise<Candidate[]>;
  kill(): Promise<void>;
}

/** Starts a worker and lets it run the base; a string says why nothing can be judged. */
export async function startWorker(setup: WorkerSetup): Promise<Worker | string> {
  const { workspace, profile, probe } = setup;
  const { sandbox } = workspace;
  const project: Mount = { source: workspace.root, target: "/project" };
  const root = sandbox.guestPath(project);
  const child = await sandbox.spawn({
    argv: guestCommand(sandbox, "fixpoint_judge"),
    workTree: setup.scratch,
    mounts: [GUEST_MOUNT, project],
    env: projectEnv(profile),
    limits: { timeMs: setup.timeMs, outputBytes: 64 * MEBIBYTE },
    signal: workspace.signal,
  });
  const lines = child.lines[Symbol.asyncIterator]();
  const { testFile, testName: name, except } = setup;
  const test = testFile === null ? null : { path: `${root}/${testFile}`, runner: probe.runner, name, except };
  await child
    .send(
      JSON.stringify({
        root,
        sourceRoots: guestRoots(root, detailsOf(profile)),
        probe: probe.script,
        test,
        baseMust: setup.baseMust,
        baseHangs: setup.baseHangs,
        mustRaise: setup.mustRaise,
        testFirst: setup.testFirst,
      }),
    )
    .catch(() => undefined);
  for (;;) {
    const line = await lines.next();
    if (line.done) {
      const result = await child.result;
      return `the judge ended before it was ready (${result.ended}): ${result.stderr.trim().slice(-500)}`;
    }
    const message = parseMessage(line.value);
    if (message?.event === "unusable") {
      await child.kill();
      return message.reason;
    }
    if (message?.event === "ready") return connect(child, lines, message);
  }
}

function connect(
  child: SandboxProcess,
  lines: AsyncIterator<string>,
  ready: { mode: "probe" | "test"; longestMs: number },
): Worker {
  return {
    mode: ready.mode,
    async serve(source, report) {
      const pending = new Map<number, Candidate>();
      let id = 0;
      let dry = false;
      let line: Promise<IteratorResult<string>> | null = null;
      const fill = async () => {
        while (!dry && pending.size < WINDOW) {
          const candidate = await (line === null ? source.next() : source.nextBefore(line));
          if (candidate === LATER) return;
          if (!candidate) dry = true;
          else {
            id += 1;
            pending.set(id, candidate);
            await child.send(JSON.stringify({ id, edits: candidate.edits })).catch(() => (dry = true));
            line ??= lines.next();
          }
        }
      };
      await fill();
      while (pending.size > 0) {
        // A candidate can stop its worker without ending it.
        const guard = setTimeout(() => void child.kill(), ready.longestMs + GRACE_MS);
        const read = await (line ?? lines.next()).finally(() => clearTimeout(guard));
        line = null;
        if (read.done) return [...pending.values()];
        const message = parseMessage(read.value);
        const candidate = message?.event === "judged" ? pending.get(message.id) : undefined;
        if (message?.event === "judged" && candidate !== undefined) {
          pending.delete(message.id);
          report({ candidate, verdict: message.verdict });
        }
        if (pending.size > 0) line = lines.next();
        await fill();
      }
      return [];
    },
    async kill() {
      await child.kill();
    },
  };
}
