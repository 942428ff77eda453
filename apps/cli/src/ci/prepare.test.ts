import { chmod, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tempFolder } from "@fixpoint/testing";
import { execa } from "execa";
import { describe, expect, it } from "vitest";

const PREPARE = fileURLToPath(new URL("../../../../scripts/ci/prepare.sh", import.meta.url));

describe("preparing a runner", () => {
  /** The real script with programs that only write down how they were called. */
  async function prepare(programs: Record<string, string>, env: Record<string, string> = {}) {
    await using folder = await tempFolder();
    const bin = path.join(folder.path, "bin");
    await mkdir(bin);
    for (const [name, body] of Object.entries(programs)) {
      await writeFile(path.join(bin, name), `#!/bin/bash\necho "${name} $*" >>"${folder.path}/calls"\n${body}\n`);
      await chmod(path.join(bin, name), 0o755);
    }
    for (const name of ["dirname", "cat"]) await symlink(`/usr/bin/${name}`, path.join(bin, name));
    const summary = path.join(folder.path, "summary");
    const { exitCode, stderr } = await execa("/bin/bash", [PREPARE], {
      env: { PATH: bin, GITHUB_STEP_SUMMARY: summary, ...env },
      extendEnv: false,
      reject: false,
    });
    const read = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");
    return { exitCode, stderr, calls: await read(path.join(folder.path, "calls")), summary: await read(summary) };
  }
  const ALL = { node: "exit 0", npm: "exit 0", sudo: 'shift; "$@"', id: "echo 1000", sysctl: "exit 0" };

  it("installs the sandbox as root and the locked dependencies", async () => {
    const ended = await prepare(ALL);

    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(ended.calls).toMatch(/sudo -n \S+\/node scripts\/setup-linux\.mjs\nnode scripts\/setup-linux\.mjs\n/);
    expect(ended.calls).toMatch(/npm ci --omit=dev.*\n$/);
  });

  it("refuses clearly where the sandbox cannot be had, and goes on only when asked to do without", async () => {
    const missing = { ...ALL, node: "exit 1" };

    const refused = await prepare(missing);
    const without = await prepare(missing, { FIXPOINT_SANDBOX: "none" });

    expect(refused.exitCode).toBe(1);
    expect(refused.summary).toMatch(/^## The run failed\n\nThe runner lacks bubblewrap/);
    expect(refused.calls).not.toContain("npm");
    expect(without.exitCode, without.stderr).toBe(0);
  });

  it("refuses clearly without Node", async () => {
    const { npm, id } = ALL;
    const ended = await prepare({ npm, id });

    expect([ended.exitCode, ended.stderr]).toEqual([1, "Fixpoint needs Node (20.19 or later) and npm on the runner."]);
  });
});
