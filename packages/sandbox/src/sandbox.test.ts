import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import type { RunRequest, RunResult, Sandbox } from "./types.ts";

describe.each(["bubblewrap", "none"] as const)("%s", (driver) => {
  let sandbox: Sandbox;
  let workTree: string;

  beforeAll(async () => {
    sandbox = await createSandbox({ driver });
    workTree = await mkdtemp(join(tmpdir(), "fixpoint-test-"));
  });
  afterAll(() => rm(workTree, { recursive: true, force: true }));

  const sh = (script: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
    sandbox.run({ argv: ["sh", "-c", script], workTree, ...more });

  it("tells exit code and both outputs", async () => {
    const result = await sh("echo out; echo err >&2; exit 7");

    expect(result).toMatchObject({
      ended: "exited",
      exitCode: 7,
      signal: null,
      stdout: "out\n",
      stderr: "err\n",
      droppedBytes: 0,
    });
  });

  it("feeds stdin and gives only the wanted environment", async () => {
    const result = await sandbox.run({ argv: ["sh", "-c", "cat; env"], workTree, stdin: "fed\n", env: { WANTED: "a=b c" } });

    const names = result.stdout.split("\n").flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? []);
    expect(result.stdout).toContain("fed\n");
    expect(result.stdout).toContain("WANTED=a=b c\n");
    expect(names.filter((name) => !["PATH", "HOME", "TMPDIR", "LANG", "WANTED", "PWD", "FIXPOINT_RUN"].includes(name))).toEqual(
      [],
    );
  });

  it("says that a command is missing", async () => {
    const result = await sandbox.run({ argv: ["no-such-program"], workTree });

    expect(result).toMatchObject({ ended: "failed_to_start" });
  });

  it("names the signal that ended a command", async () => {
    const result = await sh("kill -SEGV $$");

    expect(result).toMatchObject({ ended: "exited", exitCode: null, signal: "SIGSEGV" });
  });

  it("keeps both ends of a flood and says what was cut", async () => {
    const result = await sh("echo first; head -c 40000000 /dev/zero | tr '\\0' x; echo; echo last", {
      limits: { outputBytes: 1000 },
    });

    expect(result.stdout.length).toBeLessThan(1200);
    expect(result.stdout).toMatch(/^first\n/);
    expect(result.stdout).toMatch(/last\n$/);
    expect(result.stdout).toContain(`${result.droppedBytes} bytes of output were cut here`);
    expect(result.droppedBytes).toBe(40_000_012 - 1000);
  });

  it("ends a whole tree at the time limit, also what ignores SIGTERM and left the session", async () => {
    const sleep = uniqueSleep();
    const script = `trap '' TERM; (setsid sh -c "trap '' TERM; ${sleep} & ${sleep}" &) ; ${sleep} & wait; ${sleep}`;

    const result = await sh(script, { limits: { timeMs: 1000 } });

    expect(result).toMatchObject({ ended: "timeout", exitCode: null });
    expect(countProcesses(sleep)).toBe(0);
  });

  it("leaves nothing running after a normal end", async () => {
    const sleep = uniqueSleep();

    await sh(`setsid ${sleep} >/dev/null 2>&1 & echo done`);

    expect(countProcesses(sleep)).toBe(0);
  });

  it("lets a command tidy up on SIGTERM", async () => {
    const result = await sh("trap 'echo tidied; exit 0' TERM; sleep 30 & wait", { limits: { timeMs: 2000 } });

    expect(result).toMatchObject({ ended: "timeout", stdout: "tidied\n" });
  });

  it("stops when aborted", async () => {
    const result = await sh("sleep 30", { signal: AbortSignal.timeout(300) });

    expect(result.ended).toBe("aborted");
  });

  it("ends a command that takes too much memory, and measures it", async () => {
    const hog = [
      "python3",
      "-c",
      "import time\nkeep=[]\nwhile True:\n  keep.append(bytearray(8<<20)); time.sleep(0.005)",
    ] as const;

    const result = await sandbox.run({
      argv: ["/usr/bin/python3", ...hog.slice(1)],
      workTree,
      limits: { memoryBytes: 128 << 20, timeMs: 30_000 },
    });

    expect(result.ended).toBe("memory");
    expect(result.peakMemoryBytes).toBeGreaterThan(64 << 20);
  });

  it("refuses files over the limit", async () => {
    const result = await sh("head -c 3000000 /dev/zero > big; wc -c < big; rm -f big", { limits: { fileBytes: 1 << 20 } });

    expect(result.stdout.trim()).toBe(String(1 << 20));
  });

  it("talks in lines", async () => {
    const talk = await sandbox.spawn({
      argv: ["sh", "-c", 'while read -r line; do echo "got $line"; done; echo bye; printf end'],
      workTree,
    });
    const lines = talk.lines[Symbol.asyncIterator]();

    await talk.send("one");
    const first = await lines.next();
    await talk.send("two");
    const second = await lines.next();
    const result = await talk.kill();

    expect([first.value, second.value]).toEqual(["got one", "got two"]);
    expect(result.ended).toBe("aborted");
    await expect(talk.send("three")).rejects.toThrow("has ended");
  });

  it("ends the lines with the process, the last one without newline too", async () => {
    const talk = await sandbox.spawn({ argv: ["sh", "-c", "echo a; printf b"], workTree });

    const lines = await Array.fromAsync(talk.lines);

    expect(lines).toEqual(["a", "b"]);
    expect(await talk.result).toMatchObject({ ended: "exited", exitCode: 0 });
  });

  it("runs beside others whose files come and go in the same tree", async () => {
    const churn = spawn("sh", ["-c", "while :; do : > churn1; : > churn2; : > churn3; rm -f churn*; done"], { cwd: workTree });
    const results: RunResult[] = [];
    for (let run = 0; run < 15; run += 1) results.push(await sh("exit 0"));
    churn.kill("SIGKILL");

    expect(results.map(({ exitCode }) => exitCode)).toEqual(Array.from({ length: 15 }, () => 0));
  });

  it("refuses wrong requests in words", async () => {
    const run = (more: Partial<RunRequest>): Promise<RunResult> => sh("true", more);

    await expect(run({ workTree: "/no/such/folder" })).rejects.toThrow("does not exist");
    await expect(run({ cwd: "../.." })).rejects.toThrow("must lie in the work tree");
    await expect(run({ cwd: "missing" })).rejects.toThrow("does not exist");
    await expect(run({ env: { "A B": "" } })).rejects.toThrow("Not a name");
    await expect(run({ mounts: [{ source: "/usr", target: "/work/inside" }] })).rejects.toThrow("Nothing can be mounted");
  });
});

/** A command that other runs of these tests on the same machine do not have. */
function uniqueSleep(): string {
  return `sleep 60.${String(randomInt(1e9)).padStart(9, "1")}`;
}

/** Processes on the host with these arguments. */
function countProcesses(command: string): number {
  const text = command.replaceAll(" ", "\0");
  return readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, "latin1").includes(text);
    } catch {
      return false;
    }
  }).length;
}
